import { T as cn } from "./lists-BMCqcPF.js";
import { jsx, jsxs } from "react/jsx-runtime";
// src/components/knowledge/choices.tsx
/** One of a few, side by side: radio buttons, so that arrow keys move between them. */
function Choices(props) {
	const { legend, legendHidden, name, choices, value, path, onChange } = props;
	return /* @__PURE__ */ jsxs("fieldset", { children: [/* @__PURE__ */ jsx("legend", {
		className: cn("mb-1.5 text-sm font-medium", legendHidden && "sr-only"),
		children: legend
	}), /* @__PURE__ */ jsx("div", {
		className: "inline-flex max-w-full gap-1 rounded-[10px] bg-sunken p-1",
		children: choices.map((choice) => /* @__PURE__ */ jsxs("label", {
			className: "cursor-pointer rounded-control px-3 py-1.5 text-sm font-medium text-ink-soft transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary",
			children: [/* @__PURE__ */ jsx("input", {
				type: "radio",
				className: "sr-only",
				name,
				value: choice.value,
				"data-path": choice.value === value ? path : void 0,
				checked: choice.value === value,
				onChange: () => onChange(choice.value)
			}), choice.label]
		}, choice.value))
	})] });
}
export { Choices as t };
