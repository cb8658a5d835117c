import { T as cn, w as Button } from "./lists-BMCqcPF.js";
import { useRef } from "react";
import { jsx } from "react/jsx-runtime";
import { X } from "lucide-react";
import { Dialog } from "radix-ui";
// src/components/ui/dialog-parts.tsx
/** Closes the dialog around it, from its corner. */
function CornerClose({ className }) {
	return /* @__PURE__ */ jsx(Dialog.Close, {
		asChild: true,
		children: /* @__PURE__ */ jsx(Button, {
			variant: "ghost",
			size: "icon-small",
			className: cn("absolute", className),
			"aria-label": "Close",
			children: /* @__PURE__ */ jsx(X, { "aria-hidden": true })
		})
	});
}
/**
* Puts the focus back where it was before a dialog opened. A dialog that no trigger of its own
* opens would else leave the keyboard at the top of the page. Spread it into the dialog's content.
*/
function useFocusBack() {
	const opener = useRef(null);
	return {
		onOpenAutoFocus: () => {
			opener.current = openerIn(document.activeElement);
		},
		onCloseAutoFocus: (event) => {
			if (!opener.current?.isConnected) return;
			event.preventDefault();
			opener.current.focus({ preventScroll: true });
		}
	};
}
/** What stays once the dialog closes: a menu's item leaves with its menu, the menu's button stays. */
function openerIn(focused) {
	const menu = focused?.closest("[role=\"menu\"]");
	const stays = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : focused;
	return stays instanceof HTMLElement && stays !== document.body ? stays : null;
}
export { useFocusBack as n, CornerClose as t };
