import { n as useFocusBack, t as CornerClose } from "./dialog-parts-CdtMgsX.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { Dialog } from "radix-ui";
// src/components/ui/drawer.tsx
/** A sheet from the bottom edge. Escape, the corner button and a press beside it close it. */
function Drawer({ open, onOpenChange, trigger, title, description, children }) {
	const { onOpenAutoFocus, onCloseAutoFocus } = useFocusBack();
	return /* @__PURE__ */ jsxs(Dialog.Root, {
		open,
		onOpenChange,
		children: [trigger ? /* @__PURE__ */ jsx(Dialog.Trigger, {
			asChild: true,
			children: trigger
		}) : null, /* @__PURE__ */ jsxs(Dialog.Portal, { children: [/* @__PURE__ */ jsx(Dialog.Overlay, { className: "fixed inset-0 z-50 animate-appear bg-scrim" }), /* @__PURE__ */ jsxs(Dialog.Content, {
			ref: stayAboveKeyboard,
			...description ? {} : { "aria-describedby": void 0 },
			onOpenAutoFocus: (event) => {
				onOpenAutoFocus();
				event.preventDefault();
				if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
			},
			onCloseAutoFocus,
			className: "fixed inset-x-0 bottom-(--covered,0px) z-50 mx-auto flex max-h-[calc(88dvh-var(--covered,0px))] max-w-xl animate-rise flex-col rounded-t-card border border-line bg-surface shadow-float outline-none",
			children: [/* @__PURE__ */ jsxs("div", {
				className: "overflow-y-auto px-5 pt-5 pb-8",
				children: [
					/* @__PURE__ */ jsx(Dialog.Title, {
						className: "pr-10 font-heading text-lg font-semibold",
						children: title
					}),
					description ? /* @__PURE__ */ jsx(Dialog.Description, {
						className: "mt-1 text-sm text-ink-soft",
						children: description
					}) : null,
					/* @__PURE__ */ jsx("div", {
						className: "mt-4",
						children
					})
				]
			}), /* @__PURE__ */ jsx(CornerClose, { className: "top-4 right-4" })]
		})] })]
	});
}
/** A phone's keyboard lies over the page; the sheet then ends where the keyboard begins. */
function stayAboveKeyboard(sheet) {
	const viewport = window.visualViewport;
	if (!sheet || !viewport) return;
	const follow = () => {
		const covered = window.innerHeight - viewport.height - viewport.offsetTop;
		const above = viewport.scale === 1 ? Math.max(0, covered) : 0;
		sheet.style.setProperty("--covered", `${above}px`);
	};
	viewport.addEventListener("resize", follow);
	viewport.addEventListener("scroll", follow);
	return () => {
		viewport.removeEventListener("resize", follow);
		viewport.removeEventListener("scroll", follow);
	};
}
export { Drawer as t };
