import { T as cn, w as Button } from "./lists-BMCqcPF.js";
import { n as useFocusBack, t as CornerClose } from "./dialog-parts-CdtMgsX.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Dialog } from "radix-ui";
// src/components/ui/dialog.tsx
var DialogClose = Dialog.Close;
/**
* A modal dialog: focus stays inside and goes back where it was, Escape and the corner button close
* it. Full width on phones. Its text is as small as the console around it, of which it stands apart.
*/
function Dialog$1(props) {
	const { open, onOpenChange, title, description, trigger, footer, className, children } = props;
	const focusBack = useFocusBack();
	return /* @__PURE__ */ jsxs(Dialog.Root, {
		...open === void 0 ? {} : { open },
		...onOpenChange ? { onOpenChange } : {},
		children: [trigger ? /* @__PURE__ */ jsx(Dialog.Trigger, {
			asChild: true,
			children: trigger
		}) : null, /* @__PURE__ */ jsxs(Dialog.Portal, { children: [/* @__PURE__ */ jsx(Dialog.Overlay, { className: "fixed inset-0 z-50 animate-appear bg-scrim" }), /* @__PURE__ */ jsxs(Dialog.Content, {
			...description ? {} : { "aria-describedby": void 0 },
			...focusBack,
			onEscapeKeyDown: (event) => isListOpen() && event.preventDefault(),
			className: cn("fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-rise flex-col rounded-t-card border border-line bg-surface text-sm shadow-float outline-none sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:max-h-[86dvh] sm:max-w-lg sm:-translate-y-1/2 sm:rounded-card", className),
			children: [
				/* @__PURE__ */ jsxs("header", {
					className: "border-b border-line px-5 py-4 pr-14",
					children: [/* @__PURE__ */ jsx(Dialog.Title, {
						className: "font-heading text-lg font-semibold wrap-anywhere",
						children: title
					}), description ? /* @__PURE__ */ jsx(Dialog.Description, {
						className: "mt-0.5 text-sm break-words text-ink-soft",
						children: description
					}) : null]
				}),
				/* @__PURE__ */ jsx("div", {
					className: "overflow-y-auto px-5 py-5",
					children
				}),
				footer ? /* @__PURE__ */ jsx("footer", {
					className: "flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3",
					children: footer
				}) : null,
				/* @__PURE__ */ jsx(CornerClose, { className: "top-3.5 right-3.5" })
			]
		})] })]
	});
}
/** The footer of a dialog that holds a form: leave it, or send it. */
function FormFooter({ form, submit, submitting, isPending, onCancel }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Button, {
		variant: "outline",
		onClick: onCancel,
		children: "Cancel"
	}), /* @__PURE__ */ jsx(Button, {
		type: "submit",
		form,
		disabled: isPending,
		children: isPending ? submitting : submit
	})] });
}
/** Escape closes an open list of suggestions first, the dialog only after it. */
function isListOpen() {
	return document.activeElement?.matches("[role=\"combobox\"][aria-expanded=\"true\"]") === true;
}
export { DialogClose as n, FormFooter as r, Dialog$1 as t };
