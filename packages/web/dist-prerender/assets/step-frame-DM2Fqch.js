import { r as useShownMistakes } from "./shown-mistakes-Bemx2wL.js";
import { Q as buttonLook, c as readClaimTokens, d as FieldError, h as Spinner, it as useAuth, u as Badge } from "./routes-CJ2fPVb.js";
import { T as cn, p as Input, w as Button } from "./lists-BMCqcPF.js";
import { t as Drawer } from "./drawer-Do9B8Ex.js";
import { t as useDraft } from "./draft-store-CkGr_3H.js";
import { i as steps, t as countedSteps } from "./steps-CAmojL0.js";
import { Link, useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { ArrowLeft, ArrowRight, ArrowUp, CopyCheck, MessageCircleQuestion, TriangleAlert } from "lucide-react";
// src/features/onboarding/already-set-up.tsx
/**
* Whether the draft became a business that is in an account, so that its answers are changed in the
* console and no longer here. Not said before it is known who is signed in.
*/
function useAlreadySetUp({ answers: { setUp } }) {
	const { isAuthenticated, isLoading } = useAuth();
	const [isSettled, setSettled] = useState(false);
	useEffect(() => {
		if (isLoading) return;
		setSettled(setUp !== null && (isAuthenticated || !isKept(setUp.claimToken)));
	}, [
		setUp,
		isAuthenticated,
		isLoading
	]);
	return isSettled;
}
function isKept(claimToken) {
	return claimToken !== null && readClaimTokens().includes(claimToken);
}
/** Asks whether a set-up that begins where one was finished is of another business or the same. */
function AlreadySetUp() {
	const { draft, store } = useDraft();
	const { setUp, businessName } = draft.answers;
	if (!setUp) return null;
	const name = businessName.trim() || "Your business";
	return /* @__PURE__ */ jsxs("section", {
		"aria-labelledby": "already-set-up",
		className: "mx-auto grid max-w-2xl gap-4",
		children: [
			/* @__PURE__ */ jsx(Badge, {
				className: "w-fit",
				children: "Set up already"
			}),
			/* @__PURE__ */ jsx("h1", {
				id: "already-set-up",
				className: "text-2xl leading-tight font-semibold sm:text-3xl",
				children: "Are you setting up another business?"
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "text-ink-soft",
				children: [
					name,
					" was set up in this browser and is in an account now. A new set-up starts blank and leaves ",
					name,
					" as it is."
				]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex flex-wrap gap-3",
				children: [/* @__PURE__ */ jsx(Button, {
					variant: "accent",
					size: "large",
					onClick: () => store.startAnew(),
					children: "Set up another business"
				}), /* @__PURE__ */ jsxs(Link, {
					to: "/admin/businesses/$businessId",
					params: { businessId: setUp.businessId },
					className: buttonLook({
						variant: "outline",
						size: "large"
					}),
					children: ["Change ", name]
				})]
			})
		]
	});
}
// src/features/onboarding/preview/preview-talk-box.tsx
var empty = {
	conversation: null,
	before: [],
	lines: []
};
/** A question and its answer. The conversation itself is fetched with the first question. */
function PreviewTalk({ answers }) {
	const [talk, setTalk] = useState(empty);
	const [question, setQuestion] = useState("");
	const [state, setState] = useState("ready");
	const ask = async (words) => {
		if (!words.trim()) return;
		setState("thinking");
		try {
			const { askDraft } = await import("./preview-talk-GRkMueO.js");
			const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
			setTalk(askDraft(talk, answers, words, {
				now: Date.now(),
				timeZone
			}));
			setQuestion("");
			setState("ready");
		} catch (error) {
			console.warn("The preview could not answer:", error);
			setState("failed");
		}
	};
	const lines = [...talk.before, ...talk.lines];
	return /* @__PURE__ */ jsxs("div", {
		className: "mt-4 flex min-h-0 flex-1 flex-col gap-3",
		children: [
			lines.length > 0 ? /* @__PURE__ */ jsx(Lines, { lines }) : /* @__PURE__ */ jsx(Examples, {
				answers,
				onAsk: ask
			}),
			/* @__PURE__ */ jsxs("div", {
				role: "status",
				className: "text-sm empty:hidden",
				children: [state === "thinking" ? /* @__PURE__ */ jsx(Spinner, { className: "size-4" }) : null, state === "failed" ? /* @__PURE__ */ jsx("span", {
					className: "text-negative",
					children: "The answer could not be loaded. Check your connection and ask again."
				}) : null]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex gap-2",
				children: [/* @__PURE__ */ jsx(Input, {
					"aria-label": "Your question",
					placeholder: "Ask as a caller would",
					value: question,
					onChange: ({ target }) => setQuestion(target.value),
					onKeyDown: (event) => {
						if (event.key !== "Enter") return;
						event.preventDefault();
						ask(question);
					}
				}), /* @__PURE__ */ jsx(Button, {
					size: "icon",
					"aria-label": "Ask",
					onClick: () => ask(question),
					children: /* @__PURE__ */ jsx(ArrowUp, { "aria-hidden": true })
				})]
			})
		]
	});
}
function Lines({ lines }) {
	const end = useRef(null);
	const rows = lines.map((line, index) => ({
		...line,
		id: `line-${index}`
	}));
	useEffect(() => {
		if (rows.length > 0) end.current?.scrollIntoView({ block: "nearest" });
	}, [rows.length]);
	return /* @__PURE__ */ jsxs("div", {
		role: "log",
		"aria-label": "Your conversation with the AI",
		className: "grid min-h-24 gap-2 overflow-y-auto text-sm",
		children: [rows.map(({ id, speaker, words, facts }) => /* @__PURE__ */ jsxs("div", {
			className: cn("max-w-[88%]", speaker === "owner" && "ml-auto"),
			children: [/* @__PURE__ */ jsxs("p", {
				className: cn("w-fit rounded-card px-3 py-2", speaker === "owner" ? "ml-auto bg-primary text-on-primary" : "bg-sunken"),
				children: [/* @__PURE__ */ jsx("span", {
					className: "sr-only",
					children: speaker === "owner" ? "You: " : "AI: "
				}), words]
			}), facts.length > 0 ? /* @__PURE__ */ jsxs("p", {
				className: "mt-1 text-xs text-ink-soft",
				children: ["From your ", facts.map(({ label }) => label).join(", ")]
			}) : null]
		}, id)), /* @__PURE__ */ jsx("div", { ref: end })]
	});
}
/** What a caller might ask first. */
function Examples({ answers, onAsk }) {
	const service = answers.services.find(({ name }) => name.trim())?.name;
	const questions = [
		"When are you open on Saturday?",
		...service ? [`What do you charge for ${service}?`] : [],
		"Do I need an appointment?"
	];
	return /* @__PURE__ */ jsx("ul", {
		className: "flex flex-wrap gap-2",
		children: questions.map((question) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Button, {
			variant: "outline",
			size: "small",
			onClick: () => onAsk(question),
			children: question
		}) }, question))
	});
}
// src/features/onboarding/step-frame.tsx
/** What every step has: where it stands, its form, Back and Continue, and the AI to ask. */
function StepFrame({ step, children, ending, isSent = false }) {
	const { draft, keeping, taken, store } = useDraft();
	const navigate = useNavigate();
	const mistakes = useShownMistakes(step.check(draft.answers));
	const index = steps.findIndex(({ path }) => path === step.path);
	const next = steps[index + 1];
	const isAlreadySetUp = useAlreadySetUp(draft);
	const goOn = () => {
		if (!mistakes.mayGoOn() || !next) return;
		store.edit({ finished: Math.max(draft.answers.finished, index + 1) });
		navigate({ to: next.path });
	};
	if (isAlreadySetUp && !isSent) return /* @__PURE__ */ jsx(AlreadySetUp, {});
	return /* @__PURE__ */ jsxs("div", {
		className: "grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]",
		children: [/* @__PURE__ */ jsxs("form", {
			noValidate: true,
			"aria-labelledby": "step-title",
			ref: mistakes.ref,
			onBlur: mistakes.onBlur,
			onSubmit: (event) => {
				event.preventDefault();
				goOn();
			},
			className: "grid min-w-0 gap-6",
			children: [
				/* @__PURE__ */ jsx(StepHeading, {
					step,
					index,
					children: /* @__PURE__ */ jsx(PreviewDrawer, { answers: draft.answers })
				}),
				/* @__PURE__ */ jsx(DraftNotices, {
					keeping,
					taken,
					onDismiss: () => store.dismissTaken()
				}),
				children({
					answers: draft.answers,
					edit: (change) => store.edit(change),
					errors: mistakes.shown
				}),
				/* @__PURE__ */ jsx(StepMistakes, { mistakes }),
				/* @__PURE__ */ jsxs("div", {
					className: "flex items-center justify-between gap-3 border-t border-line pt-5",
					children: [/* @__PURE__ */ jsx(BackLink, { index }), ending ? ending(mistakes.mayGoOn) : /* @__PURE__ */ jsxs(Button, {
						type: "submit",
						variant: "accent",
						size: "large",
						children: ["Continue", /* @__PURE__ */ jsx(ArrowRight, { "aria-hidden": true })]
					})]
				})
			]
		}), /* @__PURE__ */ jsx(PreviewAside, { answers: draft.answers })]
	});
}
function StepHeading({ step, index, children }) {
	return /* @__PURE__ */ jsxs("header", { children: [
		/* @__PURE__ */ jsxs("div", {
			className: "flex min-h-10 items-center gap-3",
			children: [
				/* @__PURE__ */ jsx(Badge, { children: step.badge }),
				/* @__PURE__ */ jsx("ol", {
					"aria-hidden": true,
					className: "flex gap-1",
					children: countedSteps.map(({ path }, at) => /* @__PURE__ */ jsx("li", { className: `h-1.5 w-4 rounded-full sm:w-7 ${at <= index ? "bg-primary" : "bg-line"}` }, path))
				}),
				children
			]
		}),
		/* @__PURE__ */ jsx("h1", {
			id: "step-title",
			className: "mt-3 text-2xl leading-tight font-semibold sm:text-3xl",
			children: step.title
		}),
		/* @__PURE__ */ jsx("p", {
			className: "mt-1.5 text-ink-soft",
			children: step.description
		})
	] });
}
function BackLink({ index }) {
	return /* @__PURE__ */ jsxs(Link, {
		to: steps[index - 1]?.path ?? "/onboard",
		className: buttonLook({
			variant: "outline",
			size: "large"
		}),
		children: [/* @__PURE__ */ jsx(ArrowLeft, { "aria-hidden": true }), "Back"]
	});
}
/** How much is missing, once someone wanted to go on; each mistake stands at its field too. */
function StepMistakes({ mistakes: { shown } }) {
	const count = Object.keys(shown).length;
	const words = count === 1 ? "Please check one thing above." : `Please check ${count} things above.`;
	return /* @__PURE__ */ jsx(FieldError, { children: count > 0 ? words : null });
}
var whyNotKept = {
	full: "This browser’s storage is full, so your answers live in this tab only. Keep it open until you finish, or free some space.",
	forbidden: "This browser does not let us keep your answers, so they live in this tab only. Keep it open until you finish."
};
/** What an answer is called; those a person never sees have no name. */
var answerNames = {
	businessName: "business name",
	phoneNumber: "phone number",
	address: "address",
	businessHours: "hours",
	services: "services",
	commonQuestions: "questions",
	operationalNotes: "notes"
};
/** Says when the draft cannot be kept, and when another tab changed it. */
function DraftNotices({ keeping, taken, onDismiss }) {
	const names = taken.flatMap((name) => answerNames[name] ?? []);
	return /* @__PURE__ */ jsxs("div", {
		role: "status",
		className: "grid gap-3 empty:hidden",
		children: [keeping === "stored" ? null : /* @__PURE__ */ jsxs("p", {
			className: "flex gap-2.5 rounded-control bg-pending-wash px-4 py-3 text-sm text-pending",
			children: [/* @__PURE__ */ jsx(TriangleAlert, {
				"aria-hidden": true,
				className: "mt-0.5 size-4 shrink-0"
			}), whyNotKept[keeping]]
		}), names.length > 0 ? /* @__PURE__ */ jsxs("div", {
			className: "flex items-start gap-2.5 rounded-control bg-primary-wash px-4 py-3 text-sm",
			children: [
				/* @__PURE__ */ jsx(CopyCheck, {
					"aria-hidden": true,
					className: "mt-0.5 size-4 shrink-0 text-primary"
				}),
				/* @__PURE__ */ jsxs("p", {
					className: "flex-1",
					children: [
						"This set-up is also open in another tab. We took over what you typed there last:",
						" ",
						names.join(", "),
						"."
					]
				}),
				/* @__PURE__ */ jsx(Button, {
					variant: "link",
					size: "inline",
					onClick: onDismiss,
					children: "OK"
				})
			]
		}) : null]
	});
}
var previewTitle = "Ask your AI";
var previewDescription = "It answers from what you have typed so far, as it would a caller.";
/** The AI employee at the form's side, on wide screens. */
function PreviewAside({ answers }) {
	return /* @__PURE__ */ jsxs("aside", {
		"aria-labelledby": "preview-title",
		className: "sticky top-6 hidden max-h-[calc(100dvh-3rem)] flex-col rounded-card border border-line bg-surface p-5 shadow-float lg:flex",
		children: [
			/* @__PURE__ */ jsx("h2", {
				id: "preview-title",
				className: "text-lg font-semibold",
				children: previewTitle
			}),
			/* @__PURE__ */ jsx("p", {
				className: "mt-1 text-sm text-ink-soft",
				children: previewDescription
			}),
			/* @__PURE__ */ jsx(PreviewTalk, { answers })
		]
	});
}
/** The same behind a button, on narrow ones. */
function PreviewDrawer({ answers }) {
	const navigate = useNavigate();
	const { history } = useRouter();
	const isOpen = useLocation({ select: ({ state }) => state.sheet === "preview" });
	const open = () => navigate({
		to: ".",
		search: true,
		state: { sheet: "preview" },
		resetScroll: false
	});
	return /* @__PURE__ */ jsx("div", {
		className: "ml-auto lg:hidden",
		children: /* @__PURE__ */ jsx(Drawer, {
			open: isOpen,
			onOpenChange: (opens) => opens ? void open() : history.back(),
			title: previewTitle,
			description: previewDescription,
			trigger: /* @__PURE__ */ jsxs(Button, {
				variant: "primary",
				className: "rounded-full",
				children: [/* @__PURE__ */ jsx(MessageCircleQuestion, { "aria-hidden": true }), previewTitle]
			}),
			children: /* @__PURE__ */ jsx(PreviewTalk, { answers })
		})
	});
}
export { StepFrame as t };
