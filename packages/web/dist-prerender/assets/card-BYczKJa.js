import { T as cn } from "./lists-BMCqcPF.js";
import { jsx } from "react/jsx-runtime";
// src/components/ui/card.tsx
/** A framed piece of a page. */
function Card({ className, ...rest }) {
	return /* @__PURE__ */ jsx("section", {
		className: cn("rounded-card border border-line bg-surface p-5 sm:p-6", className),
		...rest
	});
}
function CardTitle({ className, children, ...rest }) {
	return /* @__PURE__ */ jsx("h2", {
		className: cn("font-heading text-lg leading-snug font-semibold", className),
		...rest,
		children
	});
}
function CardDescription({ className, ...rest }) {
	return /* @__PURE__ */ jsx("p", {
		className: cn("mt-1 text-sm text-ink-soft", className),
		...rest
	});
}
export { CardDescription as n, CardTitle as r, Card as t };
