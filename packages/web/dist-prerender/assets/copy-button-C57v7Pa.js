import { w as Button } from "./lists-BMCqcPF.js";
import { useEffect, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Check, Copy } from "lucide-react";
// src/components/ui/copy-button.tsx
var confirmationMs = 1500;
/** Copies `text` and shows a check for a second and a half; says so where the browser refuses. */
function CopyButton({ text, what }) {
	const [outcome, setOutcome] = useState(null);
	useEffect(() => {
		if (!outcome) return;
		const timer = setTimeout(() => setOutcome(null), confirmationMs);
		return () => clearTimeout(timer);
	}, [outcome]);
	const copy = () => navigator.clipboard.writeText(text).then(() => setOutcome("copied"), () => setOutcome("refused"));
	const words = {
		copied: `The ${what} is copied`,
		refused: `This browser refused to copy the ${what}`
	};
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Button, {
		variant: "ghost",
		size: "icon-small",
		"aria-label": `Copy ${what}`,
		onClick: copy,
		children: outcome === "copied" ? /* @__PURE__ */ jsx(Check, {
			"aria-hidden": true,
			className: "text-positive"
		}) : /* @__PURE__ */ jsx(Copy, { "aria-hidden": true })
	}), /* @__PURE__ */ jsx("span", {
		role: "status",
		className: outcome === "refused" ? "text-xs text-negative" : "sr-only",
		children: outcome ? words[outcome] : ""
	})] });
}
export { CopyButton as t };
