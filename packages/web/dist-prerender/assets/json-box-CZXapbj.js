import { jsx } from "react/jsx-runtime";
// src/components/json-box.tsx
/** A region that scrolls must be reachable by keyboard. */
var reachable = { tabIndex: 0 };
/** An object as formatted JSON in a box that scrolls. */
function JsonBox({ label, value }) {
	return /* @__PURE__ */ jsx("section", {
		"aria-label": label,
		className: "max-h-72 overflow-auto rounded-control border border-line bg-sunken p-3",
		...reachable,
		children: /* @__PURE__ */ jsx("pre", {
			className: "font-mono text-xs",
			children: written(value)
		})
	});
}
function written(value) {
	try {
		return JSON.stringify(value, null, 2);
	} catch {
		return "Could not display metadata.";
	}
}
export { JsonBox as t };
