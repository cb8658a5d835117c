import { T as cn } from "./lists-BMCqcPF.js";
import { jsx } from "react/jsx-runtime";
import { Check } from "lucide-react";
import { Checkbox } from "radix-ui";
// src/components/ui/checkbox.tsx
function Checkbox$1({ className, ...rest }) {
	return /* @__PURE__ */ jsx(Checkbox.Root, {
		className: cn("grid size-5 shrink-0 place-items-center rounded-[5px] border border-control-line bg-surface transition-colors data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=checked]:text-on-primary disabled:opacity-55 aria-disabled:opacity-55", className),
		...rest,
		children: /* @__PURE__ */ jsx(Checkbox.Indicator, { children: /* @__PURE__ */ jsx(Check, {
			"aria-hidden": true,
			className: "size-3.5",
			strokeWidth: 3
		}) })
	});
}
export { Checkbox$1 as t };
