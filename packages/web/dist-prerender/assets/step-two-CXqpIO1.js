import { a as PageColumn } from "./front-BUri_U6.js";
import { n as tradeNamed, t as ServicesEditor } from "./services-editor-Cbhgd8M.js";
import { d as FieldError } from "./routes-CJ2fPVb.js";
import { t as StepFrame } from "./step-frame-DM2Fqch.js";
import { i as steps } from "./steps-CAmojL0.js";
import { jsx, jsxs } from "react/jsx-runtime";
// src/features/onboarding/step-two.tsx
/** What the business offers, and for how much. */
function StepTwo() {
	return /* @__PURE__ */ jsx(StepFrame, {
		step: steps[1],
		children: ({ answers, edit, errors }) => /* @__PURE__ */ jsxs("div", {
			"data-path": "services",
			tabIndex: -1,
			className: "grid gap-3 outline-none",
			children: [/* @__PURE__ */ jsx(ServicesEditor, {
				value: answers.services,
				trade: tradeOf(answers),
				errors,
				onChange: (services) => edit({ services })
			}), /* @__PURE__ */ jsx(FieldError, { children: errors.services })]
		})
	});
}
/** What the name gives away, else what the services do. */
function tradeOf({ businessName, services }) {
	return tradeNamed(businessName) ?? tradeNamed(services.map(({ name }) => name).join(", "));
}
// src/routes/_public/onboard/step-two.tsx?tsr-split=component
var SplitComponent = () => /* @__PURE__ */ jsx(PageColumn, {
	wide: true,
	children: /* @__PURE__ */ jsx(StepTwo, {})
});
export { SplitComponent as component };
