import { a as PageColumn } from "./front-BUri_U6.js";
import { D as api, h as Field, j as failureSentence, p as Input, w as Button } from "./lists-BMCqcPF.js";
import { h as Spinner, o as keepClaimToken, s as keepOwnAgent } from "./routes-CJ2fPVb.js";
import { t as NotesEditor } from "./notes-editor-CYbODYZ.js";
import { t as useDraft } from "./draft-store-CkGr_3H.js";
import { t as StepFrame } from "./step-frame-DM2Fqch.js";
import { i as steps, n as firstUnfinished, r as stepRefused } from "./steps-CAmojL0.js";
import { Link, useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { ORPCError } from "@orpc/client";
// src/features/onboarding/set-up-sending.ts
/** A refusal that another try would not change. */
var SetUpRefused = class extends Error {
	code;
	constructor(code, sentence) {
		super(sentence);
		this.code = code;
	}
};
var longestPauseSeconds = 15;
/** 1, 2, 4, 8, then every 15 seconds. */
function pauseBefore(attempt) {
	return Math.min(longestPauseSeconds, 2 ** (attempt - 2));
}
/**
* Sends the draft until the server has taken it or refused it. The draft carries its id, so however
* often it arrives it becomes one business.
*/
async function sendSetUp(draft, means) {
	for (let attempt = 1; means.wanted(); attempt += 1) {
		if (attempt > 1) {
			const seconds = pauseBefore(attempt);
			means.tell({
				stage: "waiting",
				attempt,
				seconds
			});
			await means.wait(seconds);
			if (!means.wanted()) return;
		}
		means.tell({
			stage: "sending",
			attempt
		});
		try {
			means.tell({
				stage: "done",
				setUp: await means.send(draft())
			});
			return;
		} catch (error) {
			if (error instanceof SetUpRefused) {
				means.tell({
					stage: "refused",
					code: error.code,
					sentence: error.message
				});
				return;
			}
			console.warn("The set-up could not be sent; it is tried again:", error);
		}
	}
}
// src/features/onboarding/step-four.tsx
/** How the business runs day to day, and the end of the set-up. */
function StepFour() {
	const { draft, store } = useDraft();
	const { sending, complete, tryNow } = useCompleteSetup(store);
	const navigate = useNavigate();
	const busy = sending.stage === "sending" || sending.stage === "waiting";
	const unfinished = firstUnfinished(draft.answers);
	const elsewhere = unfinished && unfinished.path !== steps[3].path ? unfinished : null;
	useEffect(() => {
		if (sending.stage === "done") navigate({ to: "/onboard/number-forwarding" });
	}, [sending.stage, navigate]);
	return /* @__PURE__ */ jsx(StepFrame, {
		step: steps[3],
		isSent: busy || sending.stage === "done",
		ending: (mayGoOn) => /* @__PURE__ */ jsxs(Button, {
			variant: "accent",
			size: "large",
			disabled: busy || elsewhere !== null,
			onClick: () => {
				if (mayGoOn()) complete();
			},
			children: [busy ? /* @__PURE__ */ jsx(Spinner, { className: "size-4 text-current" }) : null, "Complete Setup"]
		}),
		children: ({ answers, edit, errors }) => /* @__PURE__ */ jsxs(Fragment, { children: [
			/* @__PURE__ */ jsx(NotesEditor, {
				value: answers.operationalNotes,
				errors,
				onChange: (operationalNotes) => edit({ operationalNotes })
			}),
			elsewhere ? /* @__PURE__ */ jsxs("p", {
				className: "rounded-control bg-pending-wash px-4 py-3 text-sm text-pending",
				children: [
					"Something is missing in an earlier step:",
					" ",
					/* @__PURE__ */ jsx(Link, {
						to: elsewhere.path,
						className: "font-medium underline underline-offset-4",
						children: elsewhere.title
					})
				]
			}) : null,
			/* @__PURE__ */ jsx(SetUpProgress, {
				sending,
				onTryNow: tryNow
			})
		] })
	});
}
/** What is happening to the set-up, and the way forward where it stopped. */
function SetUpProgress({ sending, onTryNow }) {
	if (sending.stage === "refused") return /* @__PURE__ */ jsx(Refused, { ...sending });
	return /* @__PURE__ */ jsxs("div", {
		role: "status",
		className: "empty:hidden",
		children: [sending.stage === "sending" ? /* @__PURE__ */ jsxs("p", {
			className: "flex items-center gap-3 rounded-control bg-primary-wash px-4 py-3 text-sm",
			children: [/* @__PURE__ */ jsx(Spinner, { className: "size-4" }), "Giving your AI employee its phone number and everything you taught it."]
		}) : null, sending.stage === "waiting" ? /* @__PURE__ */ jsxs("div", {
			className: "flex flex-wrap items-center gap-3 rounded-control bg-pending-wash px-4 py-3 text-sm text-pending",
			children: [/* @__PURE__ */ jsxs("p", {
				className: "flex-1 basis-60",
				children: [
					"We could not reach the server. Your answers are safe, and we will try again in",
					" ",
					sending.seconds,
					" s."
				]
			}), /* @__PURE__ */ jsx(Button, {
				variant: "outline",
				size: "small",
				onClick: onTryNow,
				children: "Try now"
			})]
		}) : null]
	});
}
function Refused({ code, sentence }) {
	const named = stepRefused(sentence);
	return /* @__PURE__ */ jsxs("div", {
		role: "alert",
		className: "grid gap-3 rounded-control bg-negative-wash px-4 py-3 text-sm",
		children: [
			/* @__PURE__ */ jsxs("p", {
				className: "text-negative",
				children: ["Failed to set up AI employee: ", named?.sentence ?? sentence]
			}),
			named ? /* @__PURE__ */ jsxs(Link, {
				to: named.step.path,
				className: "w-fit font-medium underline underline-offset-4",
				children: [
					"Correct it in “",
					named.step.title,
					"”"
				]
			}) : null,
			code === "NO_NUMBER_LEFT" ? /* @__PURE__ */ jsx(AwaitNumber, {}) : null,
			code === "ALREADY_CLAIMED" ? /* @__PURE__ */ jsx(Link, {
				to: "/login",
				search: { redirect: "/admin" },
				className: "w-fit font-medium underline underline-offset-4",
				children: "Login"
			}) : null
		]
	});
}
/** Where no number is left: an address to write to once there is one. */
function AwaitNumber() {
	const [email, setEmail] = useState("");
	const [asking, setAsking] = useState({ stage: "idle" });
	const ask = async () => {
		if (!/^\S+@\S+\.\S+$/.test(email.trim())) {
			setAsking({
				stage: "failed",
				sentence: "Write an email address, such as ana@shop.example."
			});
			return;
		}
		setAsking({ stage: "asking" });
		try {
			await awaitNumber(email.trim());
			setAsking({ stage: "asked" });
		} catch (error) {
			setAsking({
				stage: "failed",
				sentence: failureSentence(error)
			});
		}
	};
	if (asking.stage === "asked") return /* @__PURE__ */ jsxs("p", {
		role: "status",
		children: [
			"We will email ",
			email.trim(),
			" as soon as a number is free. Your answers stay in this browser."
		]
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-wrap items-start gap-2",
		children: [/* @__PURE__ */ jsx(Field, {
			label: "Tell me when a number is free",
			error: asking.stage === "failed" ? asking.sentence : null,
			className: "min-w-56 flex-1",
			children: (control) => /* @__PURE__ */ jsx(Input, {
				...control,
				type: "email",
				autoComplete: "email",
				placeholder: "you@shop.example",
				value: email,
				onChange: ({ target }) => setEmail(target.value),
				onKeyDown: (event) => {
					if (event.key !== "Enter") return;
					event.preventDefault();
					ask();
				}
			})
		}), /* @__PURE__ */ jsx(Button, {
			className: "mt-6.5",
			disabled: asking.stage === "asking",
			onClick: ask,
			children: "Tell me"
		})]
	});
}
/** Sends the draft when asked, for as long as the page is there; `tryNow` cuts a pause short. */
function useCompleteSetup(store) {
	const [sending, setSending] = useState({ stage: "idle" });
	const here = useRef(true);
	const wake = useRef(() => void 0);
	useEffect(() => {
		here.current = true;
		const tryNow = () => wake.current();
		window.addEventListener("online", tryNow);
		return () => {
			here.current = false;
			window.removeEventListener("online", tryNow);
			tryNow();
		};
	}, []);
	return {
		sending,
		complete: useCallback(() => sendSetUp(() => store.state().draft, {
			send: completeSetUp,
			wanted: () => here.current,
			tell: (next) => {
				if (next.stage === "done") store.edit({ setUp: next.setUp });
				setSending(next);
			},
			wait: (seconds) => new Promise((resolve) => {
				const timer = setTimeout(resolve, seconds * 1e3);
				wake.current = () => {
					clearTimeout(timer);
					resolve();
				};
			})
		}), [store]),
		tryNow: () => wake.current()
	};
}
/** Answers the server may give while it is away or starting: worth another try. */
var passingStatuses = /* @__PURE__ */ new Set([
	500,
	502,
	503,
	504
]);
/**
* Hands the draft to the server, and keeps the proof that lets its owner claim it.
* @throws SetUpRefused with the server's sentence; anything else is worth another try.
*/
async function completeSetUp({ draftId, answers }) {
	const { finished: _, setUp: __, plan, ...knowledge } = answers;
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	try {
		const made = await api.onboarding.complete({
			draftId,
			timeZone,
			...plan && { plan },
			...knowledge
		});
		if (made.claimToken) keepClaimToken(made.claimToken);
		keepOwnAgent({
			agentId: made.agentId,
			businessId: made.businessId,
			ofSetUp: true
		});
		return made;
	} catch (error) {
		if (error instanceof ORPCError && !passingStatuses.has(error.status)) throw new SetUpRefused(error.code, error.message);
		throw error;
	}
}
/** Asks for an e-mail once a number is free. */
async function awaitNumber(email) {
	await api.onboarding.awaitNumber({ email });
}
// src/routes/_public/onboard/step-four.tsx?tsr-split=component
var SplitComponent = () => /* @__PURE__ */ jsx(PageColumn, {
	wide: true,
	children: /* @__PURE__ */ jsx(StepFour, {})
});
export { SplitComponent as component };
