import { a as PageColumn } from "./front-BUri_U6.js";
import { Q as buttonLook, u as Badge } from "./routes-CJ2fPVb.js";
import { T as cn } from "./lists-BMCqcPF.js";
import { n as isSoon, r as plans, t as groupHeading } from "../prerender.js";
import { Link } from "@tanstack/react-router";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Building2, Check, Hourglass, Phone, TrendingUp } from "lucide-react";
// src/features/pricing/pricing-page.tsx
/** The plans side by side. */
function PricingPage() {
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsxs("div", {
			className: "mx-auto max-w-xl text-center",
			children: [
				/* @__PURE__ */ jsx(Badge, {
					tone: "positive",
					children: "All Plans Include a 7-Day Free Trial"
				}),
				/* @__PURE__ */ jsx("h1", {
					className: "mt-4 text-3xl leading-[1.05] font-bold sm:text-5xl",
					children: "Start free, then pick a plan"
				}),
				/* @__PURE__ */ jsx("p", {
					className: "mt-4 text-ink-soft",
					children: "No credit card required for trial"
				}),
				/* @__PURE__ */ jsx("p", {
					className: "mt-2 text-sm text-ink-soft",
					children: "For the 7 days after you sign up, you get everything in your plan that is built so far. We take no payments yet, so nothing is charged when the trial ends."
				})
			]
		}),
		/* @__PURE__ */ jsx("div", {
			className: "mt-10 grid gap-5 lg:mt-14 lg:grid-cols-3",
			children: plans.map((plan, index) => /* @__PURE__ */ jsx(PlanCard, {
				plan,
				previous: plans[index - 1]?.name ?? null,
				featured: plan.name === "Growth"
			}, plan.name))
		}),
		/* @__PURE__ */ jsxs("div", {
			className: "mt-12 text-center text-sm text-ink-soft",
			children: [
				/* @__PURE__ */ jsx("p", {
					className: "mb-4",
					children: "Each call is rounded up to a full minute."
				}),
				/* @__PURE__ */ jsxs("p", { children: [
					"Need help deciding?",
					" ",
					/* @__PURE__ */ jsx(Link, {
						to: "/contact",
						className: "text-primary underline underline-offset-4",
						children: "Contact us."
					})
				] }),
				/* @__PURE__ */ jsx("p", {
					className: "mt-1",
					children: "Remember, you can train your AI for free!"
				})
			]
		})
	] });
}
var icons = {
	Starter: Phone,
	Growth: TrendingUp,
	Enterprise: Building2
};
function PlanCard({ plan, previous, featured }) {
	const Icon = icons[plan.name];
	return /* @__PURE__ */ jsxs("section", {
		"aria-labelledby": `plan-${plan.name}`,
		className: cn("rounded-card border bg-surface p-6 sm:p-7", featured ? "border-primary shadow-float" : "border-line"),
		children: [
			/* @__PURE__ */ jsx("span", {
				className: "grid size-10 place-items-center rounded-control bg-primary-wash text-primary",
				children: /* @__PURE__ */ jsx(Icon, {
					"aria-hidden": true,
					className: "size-5"
				})
			}),
			/* @__PURE__ */ jsx("h2", {
				id: `plan-${plan.name}`,
				className: "mt-4 text-xl font-semibold",
				children: plan.name
			}),
			/* @__PURE__ */ jsx("p", {
				className: "mt-1 min-h-10 text-sm text-ink-soft",
				children: plan.description
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "tabular mt-4 flex items-baseline gap-1.5",
				children: [/* @__PURE__ */ jsxs("span", {
					className: "font-heading text-4xl font-bold tracking-tight",
					children: ["$", plan.price]
				}), /* @__PURE__ */ jsx("span", {
					className: "text-ink-soft",
					children: "/month"
				})]
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "tabular mt-2 text-sm",
				children: [plan.included_minutes.toLocaleString("en"), " minutes included"]
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "tabular text-sm text-ink-soft",
				children: [
					"$",
					plan.overage_rate_per_min.toFixed(2),
					" per extra minute"
				]
			}),
			/* @__PURE__ */ jsxs(Link, {
				to: "/onboard",
				search: { plan: plan.name },
				onClick: () => console.info(`Chose the ${plan.name} plan`),
				className: buttonLook({
					variant: featured ? "accent" : "outline",
					size: "large",
					className: "mt-6 w-full"
				}),
				children: ["Choose ", plan.name]
			}),
			/* @__PURE__ */ jsx(Features, {
				plan,
				previous
			})
		]
	});
}
function Features({ plan, previous }) {
	const groups = Object.entries(plan.features);
	return /* @__PURE__ */ jsxs("div", {
		className: "mt-6 grid gap-4 border-t border-line pt-6 text-sm sm:grid-cols-2 lg:grid-cols-1",
		children: [
			previous ? /* @__PURE__ */ jsxs("p", {
				className: "col-span-full font-medium",
				children: [
					"Everything from ",
					previous,
					" plus:"
				]
			}) : null,
			groups.length === 0 ? /* @__PURE__ */ jsx("p", {
				className: "text-ink-soft",
				children: "No additional features in this tier."
			}) : null,
			groups.map(([group, features]) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h3", {
				className: "font-sans text-xs font-medium tracking-normal text-ink-soft",
				children: groupHeading(group)
			}), /* @__PURE__ */ jsx("ul", {
				className: "mt-2 grid gap-2",
				children: features.map((feature) => /* @__PURE__ */ jsxs("li", {
					className: "flex items-start gap-2",
					children: [
						isSoon(feature) ? /* @__PURE__ */ jsx(Hourglass, {
							"aria-hidden": true,
							className: "mt-0.5 size-4 shrink-0 text-ink-soft"
						}) : /* @__PURE__ */ jsx(Check, {
							"aria-hidden": true,
							className: "mt-0.5 size-4 shrink-0 text-primary"
						}),
						/* @__PURE__ */ jsx("span", { children: feature }),
						isSoon(feature) ? /* @__PURE__ */ jsx(Badge, { children: "soon" }) : null
					]
				}, feature))
			})] }, group))
		]
	});
}
// src/routes/_public/pricing.tsx?tsr-split=component
var SplitComponent = () => /* @__PURE__ */ jsx(PageColumn, {
	wide: true,
	children: /* @__PURE__ */ jsx(PricingPage, {})
});
export { SplitComponent as component };
