import { a as PageColumn } from "./front-BUri_U6.js";
import { t as QuestionsEditor } from "./questions-editor-DfTFbn_.js";
import { t as StepFrame } from "./step-frame-DM2Fqch.js";
import { i as steps } from "./steps-CAmojL0.js";
import { jsx } from "react/jsx-runtime";
// src/features/onboarding/step-three.tsx
/** What callers ask, and what they are told. */
function StepThree() {
	return /* @__PURE__ */ jsx(StepFrame, {
		step: steps[2],
		children: ({ answers, edit, errors }) => /* @__PURE__ */ jsx(QuestionsEditor, {
			value: answers.commonQuestions,
			errors,
			onChange: (commonQuestions) => edit({ commonQuestions })
		})
	});
}
// src/routes/_public/onboard/step-three.tsx?tsr-split=component
var SplitComponent = () => /* @__PURE__ */ jsx(PageColumn, {
	wide: true,
	children: /* @__PURE__ */ jsx(StepThree, {})
});
export { SplitComponent as component };
