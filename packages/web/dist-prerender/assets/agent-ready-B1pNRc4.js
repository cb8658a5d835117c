import { Q as buttonLook, c as readClaimTokens, et as Arcs, m as writtenNumber } from "./routes-CJ2fPVb.js";
import { _ as readyKey, v as panel } from "./front-BUri_U6.js";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Check, Headset, Phone } from "lucide-react";
// src/features/places/kept-ready.ts
/** Keeps the employee that was made, for as long as this tab and its trial last. */
function keepReady(ready) {
	if (readReady()?.agent.phoneNumber === ready.agent.phoneNumber) return;
	const until = Date.now() + 864e5;
	const kept = {
		...ready,
		until,
		isClaimable: readClaimTokens().length > 0
	};
	try {
		sessionStorage.setItem(readyKey, JSON.stringify(kept));
	} catch (error) {
		if (!(error instanceof DOMException)) throw error;
	}
}
/** Forgets it: another one is wanted. */
function forgetReady() {
	try {
		sessionStorage.removeItem(readyKey);
	} catch (error) {
		if (!(error instanceof DOMException)) throw error;
	}
}
/** The employee made in this tab; null once its trial is over or somebody has claimed it. */
function readReady() {
	try {
		const kept = JSON.parse(sessionStorage.getItem("readyAgent") ?? "null");
		if (!isKept(kept) || kept.until < Date.now()) return null;
		return kept.isClaimable && readClaimTokens().length === 0 ? null : kept;
	} catch {
		return null;
	}
}
/** By hand: the front page would carry a schema library for these few fields. */
function isKept(kept) {
	if (typeof kept !== "object" || kept === null) return false;
	if (!("agent" in kept && "hasLine" in kept && "until" in kept && "isClaimable" in kept)) return false;
	const { agent, hasLine, until, isClaimable } = kept;
	if (typeof agent !== "object" || agent === null) return false;
	if (!("phoneNumber" in agent && "agentId" in agent)) return false;
	const { phoneNumber, agentId } = agent;
	return typeof phoneNumber === "string" && (agentId === null || typeof agentId === "string") && typeof hasLine === "boolean" && typeof until === "number" && typeof isClaimable === "boolean";
}
// src/features/places/agent-ready.tsx
/** What a visitor who chose their business gets: the number, and the ways to talk to who answers it. */
function AgentReady({ agent, hasLine, onAnother }) {
	useEffect(() => keepReady({
		agent,
		hasLine
	}), [agent, hasLine]);
	const dial = /* @__PURE__ */ jsxs("a", {
		href: `tel:${agent.phoneNumber}`,
		className: buttonLook({
			variant: hasLine ? "accent" : "outline",
			size: "large"
		}),
		children: [/* @__PURE__ */ jsx(Phone, { "aria-hidden": true }), "Call Now"]
	});
	return /* @__PURE__ */ jsxs("div", {
		role: "status",
		className: panel,
		children: [
			/* @__PURE__ */ jsx(Arcs, { className: "absolute -right-24 -bottom-32 -z-10 size-80 text-line" }),
			/* @__PURE__ */ jsxs("p", {
				className: "flex items-center gap-2.5 font-heading text-lg font-semibold",
				children: [/* @__PURE__ */ jsx("span", {
					className: "grid size-7 place-items-center rounded-full bg-positive-wash text-positive",
					children: /* @__PURE__ */ jsx(Check, {
						"aria-hidden": true,
						className: "size-4"
					})
				}), "Your AI Employee is Ready!"]
			}),
			/* @__PURE__ */ jsx("p", {
				className: "mt-2 text-2xl font-semibold",
				children: writtenNumber(agent.phoneNumber)
			}),
			hasLine ? null : /* @__PURE__ */ jsx("p", {
				className: "mt-1 text-sm text-pending",
				children: "A sample number: no telephone line is connected here yet, so no phone reaches it. Talk to your AI employee in the browser."
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "mt-4 flex flex-wrap gap-2",
				children: [
					hasLine ? dial : null,
					agent.agentId ? /* @__PURE__ */ jsxs(Link, {
						to: "/call/$agentId",
						params: { agentId: agent.agentId },
						className: buttonLook({
							variant: hasLine ? "outline" : "accent",
							size: "large"
						}),
						children: [/* @__PURE__ */ jsx(Headset, { "aria-hidden": true }), "Talk in the browser"]
					}) : null,
					hasLine ? null : dial
				]
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "mt-4 text-sm text-ink-soft",
				children: [
					"You can try ",
					hasLine ? "the number" : "it",
					" for ",
					2,
					" hours, or for",
					" ",
					24,
					" hours once somebody has called it. If we run short of numbers, it may be less.",
					" ",
					/* @__PURE__ */ jsx(Link, {
						to: "/sign-up",
						className: "text-primary underline underline-offset-4",
						children: "Sign up to keep it"
					}),
					" ",
					"and to teach it your prices."
				]
			}),
			/* @__PURE__ */ jsx("button", {
				type: "button",
				onClick: () => {
					forgetReady();
					onAnother();
				},
				className: "mt-3 text-sm text-ink-soft underline decoration-1 underline-offset-4 hover:text-ink",
				children: "Look for another business"
			})
		]
	});
}
export { AgentReady, readReady };
