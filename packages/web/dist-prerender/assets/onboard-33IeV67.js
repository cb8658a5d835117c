import { a as PageColumn } from "./front-BUri_U6.js";
import { F as Route, Q as buttonLook, u as Badge } from "./routes-CJ2fPVb.js";
import { t as useDraft } from "./draft-store-CkGr_3H.js";
import { i as steps } from "./steps-CAmojL0.js";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { ArrowRight, Clock, MapPin, Phone } from "lucide-react";
// src/features/onboarding/intro-page.tsx
/** Where setting up begins, or goes on. */
function IntroPage({ plan }) {
	const { draft, store } = useDraft();
	const { answers } = draft;
	useEffect(() => {
		if (plan && plan !== store.state().draft.answers.plan) store.edit({ plan });
	}, [plan, store]);
	const next = steps[Math.min(answers.finished, steps.length - 1)] ?? steps[0];
	return /* @__PURE__ */ jsxs("div", {
		className: "grid items-center gap-12 lg:grid-cols-[1.1fr_1fr]",
		children: [/* @__PURE__ */ jsxs("div", { children: [
			/* @__PURE__ */ jsx(Badge, {
				tone: "positive",
				children: "About 5 minutes, no credit card"
			}),
			/* @__PURE__ */ jsx("h1", {
				className: "mt-4 text-3xl leading-[1.05] font-bold sm:text-5xl",
				children: "Train your AI employee for free"
			}),
			/* @__PURE__ */ jsx("p", {
				className: "mt-4 max-w-lg text-ink-soft",
				children: "Four short steps: who you are, what you charge, what callers ask, how you run your day. Then one code on your phone forwards the calls you miss, once a telephone line is connected. What you type stays in this browser until you finish."
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "mt-7 flex flex-wrap items-center gap-3",
				children: [
					/* @__PURE__ */ jsxs(Link, {
						to: "/onboard/step-one",
						className: buttonLook({
							variant: "accent",
							size: "large"
						}),
						children: ["Train your AI employee for free", /* @__PURE__ */ jsx(ArrowRight, { "aria-hidden": true })]
					}),
					answers.finished > 0 && !answers.setUp ? /* @__PURE__ */ jsxs(Link, {
						to: next.path,
						className: buttonLook({
							variant: "outline",
							size: "large"
						}),
						children: ["Carry on: ", next.badge]
					}) : null,
					answers.setUp ? /* @__PURE__ */ jsx(Link, {
						to: "/onboard/number-forwarding",
						className: buttonLook({
							variant: "outline",
							size: "large"
						}),
						children: "Forward your calls"
					}) : null
				]
			}),
			answers.plan ? /* @__PURE__ */ jsxs("p", {
				className: "mt-5 text-sm text-ink-soft",
				children: [
					"You chose the ",
					answers.plan,
					" plan. The first 7 days are free, and nothing is charged after them: we take no payments yet."
				]
			}) : null
		] }), /* @__PURE__ */ jsx(SampleCard, {})]
	});
}
/** What the AI employee knows of a business, at a glance. An invented one. */
function SampleCard() {
	return /* @__PURE__ */ jsxs("section", {
		"aria-label": "A sample business",
		className: "rounded-card border border-line bg-surface p-6 shadow-float",
		children: [
			/* @__PURE__ */ jsx(Badge, { children: "Sample" }),
			/* @__PURE__ */ jsx("h2", {
				className: "mt-3 text-xl font-semibold",
				children: "Harbourview Tint & Coatings"
			}),
			/* @__PURE__ */ jsx("ul", {
				className: "mt-3 grid gap-2 text-sm text-ink-soft",
				children: [
					{
						icon: Phone,
						text: "(604) 555-0107"
					},
					{
						icon: MapPin,
						text: "4312 Juneau Street, Burnaby, BC"
					},
					{
						icon: Clock,
						text: "Weekdays 9 to 5"
					}
				].map(({ icon: Icon, text }) => /* @__PURE__ */ jsxs("li", {
					className: "flex items-center gap-2.5",
					children: [/* @__PURE__ */ jsx(Icon, {
						"aria-hidden": true,
						className: "size-4 text-primary"
					}), text]
				}, text))
			}),
			/* @__PURE__ */ jsx("dl", {
				className: "mt-5 divide-y divide-line border-t border-line text-sm",
				children: [
					["Full Window Tint, SUV", "$399"],
					["Ceramic Coating", "$899"],
					["Paint Protection Film, Hood Only", "$699"]
				].map(([service, price]) => /* @__PURE__ */ jsxs("div", {
					className: "flex justify-between gap-4 py-2.5",
					children: [/* @__PURE__ */ jsx("dt", { children: service }), /* @__PURE__ */ jsx("dd", {
						className: "tabular font-medium",
						children: price
					})]
				}, service))
			})
		]
	});
}
// src/routes/_public/onboard/index.tsx?tsr-split=component
/** By hand: every page carries this, and none a schema library for it. */
function Page() {
	const { plan = null } = Route.useSearch();
	return /* @__PURE__ */ jsx(PageColumn, {
		wide: true,
		children: /* @__PURE__ */ jsx(IntroPage, { plan })
	});
}
export { Page as component };
