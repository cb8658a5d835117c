import { t as CopyButton } from "./copy-button-C57v7Pa.js";
import { h as Spinner } from "./routes-CJ2fPVb.js";
import { jsx, jsxs } from "react/jsx-runtime";
// src/components/log-details.tsx
/** A part of a log's details under a heading of its own. */
function DetailSection({ title, children }) {
	return /* @__PURE__ */ jsxs("section", {
		className: "grid grid-cols-1 gap-2.5",
		children: [/* @__PURE__ */ jsx("h3", {
			className: "font-heading text-base font-semibold",
			children: title
		}), children]
	});
}
/** Names and values, two columns where there is room. */
function DetailList({ children }) {
	return /* @__PURE__ */ jsx("dl", {
		className: "grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2",
		children
	});
}
function Detail({ name, copied, children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "min-w-0",
		children: [/* @__PURE__ */ jsx("dt", {
			className: "text-xs text-ink-soft",
			children: name
		}), /* @__PURE__ */ jsxs("dd", {
			className: "mt-0.5 flex min-h-8 items-center gap-1",
			children: [/* @__PURE__ */ jsx("span", {
				className: "min-w-0 wrap-anywhere",
				children
			}), copied ? /* @__PURE__ */ jsx(CopyButton, {
				text: copied,
				what: name
			}) : null]
		})]
	});
}
/** Details on their way, or why they are not coming. */
function DetailState({ isPending, error }) {
	if (isPending) return /* @__PURE__ */ jsxs("p", {
		role: "status",
		className: "flex items-center gap-2 py-8 text-ink-soft",
		children: [/* @__PURE__ */ jsx(Spinner, {}), " Loading details..."]
	});
	if (error !== null) return /* @__PURE__ */ jsxs("div", {
		role: "alert",
		className: "rounded-control bg-negative-wash p-4 text-negative",
		children: [/* @__PURE__ */ jsx("p", {
			className: "font-medium",
			children: "Error loading details:"
		}), /* @__PURE__ */ jsx("p", {
			className: "mt-1 break-words",
			children: error
		})]
	});
	return /* @__PURE__ */ jsx("p", {
		className: "py-8 text-ink-soft",
		children: "No details available."
	});
}
export { DetailState as i, DetailList as n, DetailSection as r, Detail as t };
