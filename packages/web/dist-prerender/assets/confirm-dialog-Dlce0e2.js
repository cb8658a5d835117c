import { j as failureSentence, w as Button } from "./lists-BMCqcPF.js";
import { t as Dialog } from "./dialog-B8z7uCK.js";
import { d as FieldError } from "./routes-CJ2fPVb.js";
import { useBlocker } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// src/components/confirm-dialog.tsx
/** Asks before something is done that is felt elsewhere. */
function ConfirmDialog(props) {
	const { title, consequence, confirm, decline = "Cancel", isNegative } = props;
	const { isPending, error, onConfirm, onClose } = props;
	return /* @__PURE__ */ jsxs(Dialog, {
		open: true,
		onOpenChange: (open) => open || onClose(),
		title,
		footer: /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Button, {
			variant: "outline",
			onClick: onClose,
			children: decline
		}), /* @__PURE__ */ jsx(Button, {
			variant: isNegative ? "negative" : "primary",
			disabled: isPending,
			onClick: onConfirm,
			children: isPending ? "One moment..." : confirm
		})] }),
		children: [/* @__PURE__ */ jsx("p", { children: consequence }), /* @__PURE__ */ jsx(FieldError, { children: error ? failureSentence(error) : null })]
	});
}
/**
* Asks before a dialog drops what was typed in it, whichever way it is left: a button, Escape, Back,
* a link or a reload. One that stands in the address bar needs only be closed there; any other is
* closed through `leave`.
*/
function useTypedGuard(hasTyped) {
	const isReleased = useRef(false);
	const [closing, setClosing] = useState(null);
	const isHeld = () => hasTyped && !isReleased.current;
	const leaving = useBlocker({
		shouldBlockFn: isHeld,
		enableBeforeUnload: isHeld,
		withResolver: true
	});
	const release = () => {
		isReleased.current = true;
	};
	const leave = (close) => isHeld() ? setClosing(() => close) : close();
	const discard = () => {
		release();
		closing?.();
		if (leaving.status === "blocked") leaving.proceed();
	};
	const stay = () => {
		setClosing(null);
		if (leaving.status === "blocked") leaving.reset();
	};
	return {
		release,
		leave,
		question: closing || leaving.status === "blocked" ? /* @__PURE__ */ jsx(ConfirmDialog, {
			title: "Discard what you typed?",
			consequence: "It has not been saved, and it will be lost.",
			confirm: "Discard",
			decline: "Keep editing",
			isNegative: true,
			isPending: false,
			error: null,
			onConfirm: discard,
			onClose: stay
		}) : null
	};
}
export { useTypedGuard as n, ConfirmDialog as t };
