import { A as forwardingDelay, D as clearCode, E as Route, M as networkDelay, N as numberForms, O as dialLink, P as takesDelay, Q as buttonLook, d as FieldError, h as Spinner, it as useAuth, j as gsmWideCodes, k as enableCode, m as writtenNumber, u as Badge } from "./routes-CJ2fPVb.js";
import { a as PageColumn, m as askInstallation, n as carry } from "./front-BUri_U6.js";
import { C as zoneCity, D as api, T as cn, h as Field, j as failureSentence, l as EmptyState, p as Input, u as ErrorState, w as Button, x as shownZone, y as Instant } from "./lists-BMCqcPF.js";
import { n as CardDescription, r as CardTitle, t as Card } from "./card-BYczKJa.js";
import { t as CopyButton } from "./copy-button-C57v7Pa.js";
import { t as Drawer } from "./drawer-Do9B8Ex.js";
import { t as roleAmong } from "./role-among-CGVfETK.js";
import { n as phoneDigits, r as retypedDigits, t as maskPhone } from "./phone-mask-CmHXxqG.js";
import { t as useDraft } from "./draft-store-CkGr_3H.js";
import { Link, useLocation, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { ChevronDown, CircleCheck, Headset, Hourglass, MailCheck, PhoneForwarded, PhoneIncoming, PhoneOff, Unplug } from "lucide-react";
import { Slider } from "radix-ui";
// src/features/forwarding/advanced-codes.tsx
var further = [{
	condition: "busy",
	title: "While your line is busy"
}, {
	condition: "unreachable",
	title: "While your phone is off or out of reach"
}];
var wide = [
	{
		title: "Show where unanswered calls go now",
		code: gsmWideCodes.askNoAnswer
	},
	{
		title: "Turn off all conditional forwarding",
		code: gsmWideCodes.clearConditional
	},
	{
		title: "Turn off all forwarding",
		code: gsmWideCodes.clearEverything
	}
];
var shortCodes = /* @__PURE__ */ new Set([
	"verizon",
	"sprint",
	"landline"
]);
/** Busy and unreachable calls, other ways to write the number, and codes for all at once. */
function AdvancedCodes({ number, carrier, condition, delay }) {
	const main = enableCode(carrier, condition, number, delay);
	const written = numberForms(number).map((form) => ({
		form,
		code: enableCode(carrier, condition, form, delay)
	})).filter(({ code }) => code !== null && code !== main);
	return /* @__PURE__ */ jsxs("details", {
		className: "disclosure border-t border-line pt-4",
		children: [/* @__PURE__ */ jsx("summary", {
			className: "w-fit rounded-control text-sm text-ink-soft underline underline-offset-4 hover:text-ink",
			children: "More codes: busy, phone off, other ways to write the number"
		}), /* @__PURE__ */ jsxs("div", {
			className: "grid gap-5 pt-4 text-sm",
			children: [
				further.map((each) => /* @__PURE__ */ jsx(ConditionCodes, {
					...each,
					number,
					carrier
				}, each.condition)),
				/* @__PURE__ */ jsxs("div", { children: [
					/* @__PURE__ */ jsx("h3", {
						className: "font-sans font-medium tracking-normal",
						children: "If the code does not work on your phone"
					}),
					/* @__PURE__ */ jsx("p", {
						className: "mt-0.5 text-ink-soft",
						children: "Networks want the number written in different ways. Try these:"
					}),
					/* @__PURE__ */ jsx("ul", {
						className: "mt-1",
						children: written.map(({ form, code }) => code ? /* @__PURE__ */ jsx(PlainCode, {
							code,
							what: `code with ${form}`
						}, form) : null)
					})
				] }),
				shortCodes.has(carrier) ? null : /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h3", {
					className: "font-sans font-medium tracking-normal",
					children: "For all at once"
				}), /* @__PURE__ */ jsx("ul", {
					className: "mt-1",
					children: wide.map(({ title, code }) => /* @__PURE__ */ jsx(PlainCode, {
						code,
						what: title,
						title
					}, code))
				})] })
			]
		})]
	});
}
/** A code: a link that opens the dialler with it, the code to read, and a button to copy it. */
function CodeRow({ label, code, kind, prominent }) {
	const Icon = kind === "enable" ? PhoneForwarded : PhoneOff;
	const variant = prominent ? kind === "enable" ? "accent" : "outline" : "outline";
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-wrap items-center gap-x-3 gap-y-2",
		children: [/* @__PURE__ */ jsxs("a", {
			href: dialLink(code),
			className: buttonLook({
				variant,
				size: prominent ? "large" : "small",
				className: prominent ? "w-full sm:w-52" : "min-w-24"
			}),
			children: [/* @__PURE__ */ jsx(Icon, { "aria-hidden": true }), label]
		}), /* @__PURE__ */ jsxs("span", {
			className: "flex min-w-0 items-center gap-1",
			children: [/* @__PURE__ */ jsx("code", {
				className: "tabular min-w-0 text-sm break-all text-ink-soft",
				children: code
			}), /* @__PURE__ */ jsx(CopyButton, {
				text: code,
				what: `code: ${label}`
			})]
		})]
	});
}
function ConditionCodes({ condition, title, number, carrier }) {
	const enable = enableCode(carrier, condition, number);
	const clear = clearCode(carrier, condition);
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-2",
		children: [/* @__PURE__ */ jsx("h3", {
			className: "font-sans font-medium tracking-normal",
			children: title
		}), enable && clear ? /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(CodeRow, {
			label: "Enable",
			code: enable,
			kind: "enable"
		}), /* @__PURE__ */ jsx(CodeRow, {
			label: "Clear",
			code: clear,
			kind: "clear"
		})] }) : /* @__PURE__ */ jsx("p", {
			className: "text-ink-soft",
			children: "This carrier has no code for it."
		})]
	});
}
function PlainCode({ code, what, title }) {
	return /* @__PURE__ */ jsxs("li", {
		className: "flex flex-wrap items-center gap-x-2",
		children: [title ? /* @__PURE__ */ jsx("span", { children: title }) : null, /* @__PURE__ */ jsxs("span", {
			className: "flex items-center gap-1",
			children: [/* @__PURE__ */ jsx("code", {
				className: "tabular break-all text-ink-soft",
				children: code
			}), /* @__PURE__ */ jsx(CopyButton, {
				text: code,
				what
			})]
		})]
	});
}
// src/features/forwarding/carrier-guides.ts
/** The carriers listed first; the rest stand under Other Carrier. */
var mainCarriers = [
	{
		id: "att",
		name: "AT&T",
		notes: ["If the code for all calls does not work, dial *72 and the number, and *73 to stop."]
	},
	{
		id: "verizon",
		name: "Verizon",
		notes: [
			"Verizon decides how long to wait before it forwards. You cannot set the delay with the code.",
			"The code for unanswered calls also forwards calls while your line is busy.",
			"One code, *73, ends every kind of forwarding."
		]
	},
	{
		id: "t-mobile",
		name: "T-Mobile",
		notes: ["The same codes work with Metro and Mint.", "To end every conditional forwarding at once, dial ##004#."]
	},
	{
		id: "sprint",
		name: "Sprint",
		notes: ["Sprint is now part of T-Mobile. If these codes do not work, use T-Mobile’s.", "The code for unanswered calls also forwards calls while your line is busy."]
	}
];
var otherCarriers = [
	{
		id: "rogers",
		name: "Rogers",
		notes: ["Some Rogers plans charge for forwarded minutes."]
	},
	{
		id: "telus",
		name: "TELUS or Koodo",
		notes: ["Your plan must include call forwarding. Ask TELUS if the code does not work."]
	},
	{
		id: "videotron",
		name: "Videotron",
		notes: ["Unanswered and busy calls are set in the phone’s own menu: Phone, Settings, Call forwarding. Videotron waits 15 seconds.", "The code forwards all calls."]
	},
	{
		id: "bell",
		name: "Bell",
		notes: ["As far as we know, Bell uses the standard codes. We have not been able to verify it."]
	},
	{
		id: "freedom",
		name: "Freedom Mobile",
		notes: ["As far as we know, Freedom uses the standard codes. We have not been able to verify it."]
	},
	{
		id: "landline",
		name: "A landline",
		notes: ["If you hear a second dial tone after the code, dial the number then.", "Many landlines turn forwarding on only after the other end has answered, so wait until your AI employee picks up."]
	},
	{
		id: "gsm",
		name: "Any other mobile phone",
		notes: ["These are the codes of the GSM standard, which most networks follow."]
	}
];
var everyCarrier = [...mainCarriers, ...otherCarriers];
/** What a network is called. */
function carrierName(id) {
	return everyCarrier.find((carrier) => carrier.id === id)?.name ?? "Other Carrier";
}
/** What is to be done on every network before forwarding is turned on. */
var savingVoicemail = "First dial *#61# and write down the number it shows. You need it to go back to your own voicemail.";
/** What is true of every network and saves calls to support. */
var commonAdvice = [
	"iPhones have no setting for forwarding unanswered calls and block links that contain * or #. Copy the code into the keypad and press call.",
	"Some Canadian plans charge for forwarded calls. Ask your carrier if you are not sure.",
	"If your AI employee transfers callers to a person, give it a different number. This phone would forward them straight back."
];
// src/features/forwarding/carriers-drawer.tsx
/** Each carrier's own instructions, with its codes. */
function CarriersDrawer(props) {
	const { open, onOpenChange, ...rest } = props;
	const group = useId();
	const others = otherCarriers.some(({ id }) => id === rest.carrier && id !== "gsm");
	return /* @__PURE__ */ jsxs(Drawer, {
		open,
		onOpenChange,
		title: "Call Forwarding Instructions",
		description: "Select your carrier below to see specific instructions:",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "divide-y divide-line border-y border-line",
				children: [mainCarriers.map((guide) => /* @__PURE__ */ jsx(Guide, {
					guide,
					group,
					...rest
				}, guide.id)), /* @__PURE__ */ jsx(Section, {
					title: "Other Carrier",
					group,
					open: others,
					children: /* @__PURE__ */ jsx("div", {
						className: "divide-y divide-line pl-4",
						children: otherCarriers.map((guide) => /* @__PURE__ */ jsx(Guide, {
							guide,
							group: `${group}-other`,
							...rest
						}, guide.id))
					})
				})]
			}),
			/* @__PURE__ */ jsx("h3", {
				className: "mt-6 font-sans text-sm font-medium tracking-normal",
				children: "Good to know"
			}),
			/* @__PURE__ */ jsx("ul", {
				className: "mt-2 grid list-disc gap-2 pl-5 text-sm text-ink-soft",
				children: (rest.number ? [savingVoicemail, ...commonAdvice] : commonAdvice).map((advice) => /* @__PURE__ */ jsx("li", { children: advice }, advice))
			}),
			/* @__PURE__ */ jsx(Button, {
				variant: "outline",
				className: "mt-6 w-full",
				onClick: () => onOpenChange(false),
				children: "Close"
			})
		]
	});
}
function Guide({ guide, group, number, delay, carrier, onChoose }) {
	const { id, name, notes } = guide;
	return /* @__PURE__ */ jsx(Section, {
		title: name,
		group,
		open: carrier === id && id !== "gsm",
		children: /* @__PURE__ */ jsxs("div", {
			className: "grid gap-4 pb-2",
			children: [
				number ? null : /* @__PURE__ */ jsx("p", {
					className: "rounded-control bg-pending-wash px-3 py-2 text-sm text-pending",
					children: "No telephone line is connected yet, so there is nothing to forward your calls to. The code that turns forwarding on comes with the line. These codes turn it off."
				}),
				[{
					title: "Unanswered calls",
					condition: "no-answer"
				}, {
					title: "All calls",
					condition: "all"
				}].map(({ title, condition }) => {
					const enable = number && enableCode(id, condition, number, delay);
					const clear = clearCode(id, condition);
					if (!clear || number && !enable) return null;
					return /* @__PURE__ */ jsxs("div", {
						className: "grid gap-2",
						children: [
							/* @__PURE__ */ jsx("p", {
								className: "text-sm font-medium",
								children: title
							}),
							enable ? /* @__PURE__ */ jsx(CodeRow, {
								label: "Enable",
								code: enable,
								kind: "enable"
							}) : null,
							/* @__PURE__ */ jsx(CodeRow, {
								label: "Clear",
								code: clear,
								kind: "clear"
							})
						]
					}, condition);
				}),
				/* @__PURE__ */ jsx("ul", {
					className: "grid list-disc gap-1.5 pl-5 text-sm text-ink-soft",
					children: notes.map((note) => /* @__PURE__ */ jsx("li", { children: note }, note))
				}),
				/* @__PURE__ */ jsx(Button, {
					variant: "primary",
					size: "small",
					className: "w-fit",
					onClick: () => onChoose(id),
					children: "Use these codes"
				})
			]
		})
	});
}
function Section({ title, group, open, children }) {
	return /* @__PURE__ */ jsxs("details", {
		name: group,
		open,
		className: "disclosure",
		children: [/* @__PURE__ */ jsxs("summary", {
			className: "flex min-h-12 list-none items-center justify-between gap-3 rounded-control py-2 font-medium hover:text-primary [&::-webkit-details-marker]:hidden",
			children: [title, /* @__PURE__ */ jsx(ChevronDown, {
				"aria-hidden": true,
				className: "size-5 shrink-0 text-ink-soft transition-transform duration-200 [details[open]>summary_&]:rotate-180"
			})]
		}), /* @__PURE__ */ jsx("div", {
			className: "pb-3",
			children
		})]
	});
}
// src/components/ui/slider.tsx
/** A number picked along a line, by pointer or arrow keys. */
function Slider$1(props) {
	const { value, onValueChange, min, max, step = 1, label, valueText, className } = props;
	return /* @__PURE__ */ jsxs(Slider.Root, {
		className: cn("relative flex h-8 w-full touch-none items-center select-none", className),
		value: [value],
		onValueChange: ([next]) => {
			if (next !== void 0) onValueChange(next);
		},
		min,
		max,
		step,
		children: [/* @__PURE__ */ jsx(Slider.Track, {
			className: "relative h-1.5 grow rounded-full bg-line",
			children: /* @__PURE__ */ jsx(Slider.Range, { className: "absolute h-full rounded-full bg-primary" })
		}), /* @__PURE__ */ jsx(Slider.Thumb, {
			"aria-label": label,
			"aria-valuetext": valueText,
			className: "block size-6 rounded-full border-2 border-primary bg-surface shadow-sm"
		})]
	});
}
// src/features/forwarding/mode-card.tsx
var modes = [{
	value: "unanswered",
	label: "Let me answer first",
	hint: "Only calls you do not answer go to your AI employee."
}, {
	value: "instant",
	label: "Forward instantly",
	hint: "Every call goes to your AI employee; your phone does not ring."
}];
/** When calls are forwarded, and the codes that make it so. */
function ModeCard({ number, state, mode, delay, carrier, onChange }) {
	const condition = mode === "instant" ? "all" : "no-answer";
	const enable = enableCode(carrier, condition, number, delay);
	const clear = clearCode(carrier, condition);
	return /* @__PURE__ */ jsxs(Card, {
		className: "grid gap-5",
		children: [
			/* @__PURE__ */ jsxs("fieldset", { children: [/* @__PURE__ */ jsx("legend", {
				className: "font-heading text-lg font-semibold",
				children: "When should your AI answer?"
			}), /* @__PURE__ */ jsx("div", {
				className: "mt-3 grid gap-2 sm:grid-cols-2",
				children: modes.map(({ value, label, hint }) => /* @__PURE__ */ jsxs("label", {
					className: "flex cursor-pointer gap-3 rounded-control border border-control-line p-3 transition-colors has-checked:border-primary has-checked:bg-primary-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary",
					children: [/* @__PURE__ */ jsx("input", {
						type: "radio",
						name: "forwarding-mode",
						className: "mt-1 size-4 shrink-0 accent-(--primary) outline-none",
						checked: mode === value,
						onChange: () => onChange({ mode: value })
					}), /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("span", {
						className: "block font-medium",
						children: label
					}), /* @__PURE__ */ jsx("span", {
						className: "block text-sm text-ink-soft",
						children: hint
					})] })]
				}, value))
			})] }),
			mode === "unanswered" ? /* @__PURE__ */ jsx(Delay, {
				carrier,
				delay,
				onChange: (next) => onChange({ delay: next })
			}) : null,
			/* @__PURE__ */ jsxs("div", {
				className: "grid gap-3",
				children: [
					/* @__PURE__ */ jsx(CardTitle, {
						className: "sr-only",
						children: "Codes"
					}),
					enable && clear ? /* @__PURE__ */ jsxs(Fragment, { children: [state === "connected" ? /* @__PURE__ */ jsx(CodeRow, {
						label: "Enable Forwarding",
						code: enable,
						kind: "enable",
						prominent: true
					}) : /* @__PURE__ */ jsx(NoCode, { waiting: state === "unknown" }), /* @__PURE__ */ jsx(CodeRow, {
						label: "Clear Forwarding",
						code: clear,
						kind: "clear",
						prominent: true
					})] }) : /* @__PURE__ */ jsxs("p", {
						className: "rounded-control bg-pending-wash px-4 py-3 text-sm text-pending",
						children: [
							carrierName(carrier),
							" has no code for this. Set it in your phone’s own menu",
							mode === "unanswered" ? ", or choose “Forward instantly”" : "",
							"."
						]
					}),
					/* @__PURE__ */ jsxs("p", {
						className: "text-sm text-ink-soft",
						children: [
							carrier === "gsm" ? "These codes work on most mobile phones." : `These are the codes for ${carrierName(carrier)}.`,
							" ",
							"Tap one on your business phone, then press call. On an iPhone, copy it and paste it into the keypad."
						]
					})
				]
			}),
			state === "connected" ? /* @__PURE__ */ jsx(AdvancedCodes, {
				number,
				carrier,
				condition,
				delay
			}) : null
		]
	});
}
/** Stands where the code will be: dialled now, it would send callers nowhere. */
function NoCode({ waiting }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-wrap items-center gap-x-3 gap-y-2",
		children: [/* @__PURE__ */ jsxs(Button, {
			variant: "accent",
			size: "large",
			disabled: true,
			className: "w-full sm:w-52",
			children: [/* @__PURE__ */ jsx(PhoneForwarded, { "aria-hidden": true }), "Enable Forwarding"]
		}), /* @__PURE__ */ jsx("p", {
			className: "text-sm text-ink-soft",
			children: waiting ? "Looking up your number..." : "The code comes with the telephone line."
		})]
	});
}
function Delay({ carrier, delay, onChange }) {
	const asked = networkDelay(delay);
	return /* @__PURE__ */ jsxs("div", { children: [
		/* @__PURE__ */ jsxs("div", {
			className: "flex items-baseline justify-between gap-3",
			children: [/* @__PURE__ */ jsx("span", {
				className: "text-sm font-medium",
				children: "Forward calls after"
			}), /* @__PURE__ */ jsxs("output", {
				className: "tabular font-medium",
				children: [delay, " secs"]
			})]
		}),
		/* @__PURE__ */ jsx(Slider$1, {
			label: "Forward calls after",
			value: delay,
			valueText: `${delay} secs`,
			min: forwardingDelay.min,
			max: forwardingDelay.max,
			onValueChange: onChange
		}),
		/* @__PURE__ */ jsx("p", {
			className: "text-sm text-ink-soft empty:hidden",
			children: takesDelay(carrier) ? asked !== delay && `Phone networks count in fives, so the code asks for ${asked}.` : `${carrierName(carrier)} sets this delay itself. You cannot choose it with the code.`
		})
	] });
}
// src/features/forwarding/use-role-asked.ts
/**
* What the signed-in person may do here, asked without the console's cache, which public pages do
* not carry; null until the server has said so. Whoever cannot be found is an owner.
*/
function useRoleAsked() {
	const { user } = useAuth();
	const [role, setRole] = useState(null);
	const { id, email } = user ?? {
		id: null,
		email: null
	};
	useEffect(() => {
		if (id === null || email === null) return;
		api.users.list({ q: email }).then(({ body }) => setRole(roleAmong(body, id)), (error) => {
			console.error("It is not known what this person may do", error);
			setRole("owner");
		});
	}, [id, email]);
	return role;
}
// src/features/forwarding/no-number.tsx
/** Stands where no number can be shown, and says which of the reasons it is. */
function NoNumber(props) {
	const { businessId, isSetUpHere, status, failure, isKnown, retry } = props;
	const { isAuthenticated, isLoading } = useAuth();
	if (isLoading) return /* @__PURE__ */ jsx(LookingUp, {});
	if (!isAuthenticated && !isSetUpHere) return /* @__PURE__ */ jsx(SignInFirst, {});
	if (failure !== null && !isKnown) return /* @__PURE__ */ jsx(ErrorState, {
		title: "Loading Error",
		message: failure,
		onRetry: retry
	});
	if (!isKnown) return /* @__PURE__ */ jsx(LookingUp, {});
	if (!status) return /* @__PURE__ */ jsx(NotYours, { businessId });
	return isTrialOver(status) ? /* @__PURE__ */ jsx(NumberGone, {}) : /* @__PURE__ */ jsx(NoneLinked, { businessId });
}
/** An unclaimed business keeps the end of its trial; that of a claimed one was never reached. */
function isTrialOver({ number_held_until }) {
	return number_held_until !== null && Date.parse(number_held_until) <= Date.now();
}
function LookingUp() {
	return /* @__PURE__ */ jsxs("p", {
		role: "status",
		className: "flex items-center gap-3 text-ink-soft",
		children: [/* @__PURE__ */ jsx(Spinner, { className: "size-5" }), "Looking up your forwarding..."]
	});
}
function Headed({ heading, children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-6",
		children: [/* @__PURE__ */ jsxs("header", { children: [/* @__PURE__ */ jsx(Badge, { children: "Final Step" }), /* @__PURE__ */ jsx("h1", {
			className: "mt-3 text-2xl leading-tight font-semibold sm:text-3xl",
			children: heading
		})] }), children]
	});
}
function SignInLink({ variant }) {
	const { href } = useLocation();
	return /* @__PURE__ */ jsx(Link, {
		to: "/login",
		search: { redirect: href },
		className: buttonLook({ variant }),
		children: "Sign in"
	});
}
function BusinessLink({ businessId, children }) {
	return /* @__PURE__ */ jsx(Link, {
		to: "/admin/businesses/$businessId",
		params: { businessId },
		className: buttonLook({ variant: "accent" }),
		children
	});
}
function SignInFirst() {
	return /* @__PURE__ */ jsx(Headed, {
		heading: "Call forwarding",
		children: /* @__PURE__ */ jsx(EmptyState, {
			title: "Sign in to see the forwarding of your number",
			action: /* @__PURE__ */ jsx(SignInLink, { variant: "accent" }),
			children: "Only the people who run a business see its number and its codes. Signing in brings you back to this page."
		})
	});
}
/** For someone signed in whose business it is not. */
function NotYours({ businessId }) {
	const { user } = useAuth();
	const role = useRoleAsked();
	if (role === null) return /* @__PURE__ */ jsx(LookingUp, {});
	return /* @__PURE__ */ jsx(Headed, {
		heading: "Call forwarding",
		children: role === "operator" ? /* @__PURE__ */ jsx(EmptyState, {
			title: "This page is for the business’s owner",
			action: /* @__PURE__ */ jsx(BusinessLink, {
				businessId,
				children: "Open the business"
			}),
			children: "Forwarding is switched on from the owner’s own phone, so only owners get its codes. As an operator you see the number and where its summaries go on the business’s page."
		}) : /* @__PURE__ */ jsxs(EmptyState, {
			title: "This business is not in your account",
			action: /* @__PURE__ */ jsx(Link, {
				to: "/onboard/number-forwarding",
				className: buttonLook({ variant: "accent" }),
				children: "See your own forwarding"
			}),
			children: [
				"You are signed in as ",
				user?.email ?? user?.name,
				". If the business is yours under another address, sign out and sign in with that one; if it is a colleague’s, ask them to have you added."
			]
		})
	});
}
/** Stands where the number has gone back to the pool. */
function NumberGone() {
	return /* @__PURE__ */ jsx(Headed, {
		heading: "Your AI employee needs a new number",
		children: /* @__PURE__ */ jsxs(EmptyState, {
			title: "You no longer have this number",
			action: /* @__PURE__ */ jsx(Link, {
				to: "/onboard/step-four",
				className: buttonLook({ variant: "accent" }),
				children: "Get a new number"
			}),
			children: [
				"Nobody signed up in time to keep it. A number is kept for ",
				24,
				" hours, or",
				" ",
				2,
				" if nobody calls it, and for less when few numbers are left. If your calls are still forwarded to it, clear the forwarding on your phone. Your answers are still here, so you can complete the set-up again."
			]
		})
	});
}
/** For a business that keeps its account but has no number just now. */
function NoneLinked({ businessId }) {
	return /* @__PURE__ */ jsx(Headed, {
		heading: "Your AI employee has no number",
		children: /* @__PURE__ */ jsx(EmptyState, {
			title: "No phone number is linked",
			action: /* @__PURE__ */ jsx(BusinessLink, {
				businessId,
				children: "Choose a number"
			}),
			children: "There is nothing to forward calls to until one is chosen on your business’s page. If your calls are still forwarded to an earlier number, clear the forwarding on your phone."
		})
	});
}
/** Stands where there is no business whose calls could be forwarded, and says what to do. */
function NothingSetUp() {
	const { isAuthenticated, user } = useAuth();
	const role = useRoleAsked();
	const start = /* @__PURE__ */ jsx(Link, {
		to: "/onboard",
		className: buttonLook({ variant: "accent" }),
		children: "Train your AI employee for free"
	});
	return /* @__PURE__ */ jsx(Headed, {
		heading: "Your AI employee is ready once you finish the set-up",
		children: isAuthenticated ? /* @__PURE__ */ jsx(EmptyState, {
			title: "No business is in your account yet",
			action: /* @__PURE__ */ jsxs(Fragment, { children: [start, role === "operator" ? /* @__PURE__ */ jsx(Link, {
				to: "/admin/businesses",
				className: buttonLook({ variant: "outline" }),
				children: "See all businesses"
			}) : null] }),
			children: role === "operator" ? "You run this installation. Each business’s number is on its page in the console; this page is for owners." : `Set one up in four short steps, and its number appears here. If somebody else set yours up, ask them to add ${user?.email ?? "your account"}.`
		}) : /* @__PURE__ */ jsx(EmptyState, {
			title: "Nothing has been set up yet",
			action: /* @__PURE__ */ jsxs(Fragment, { children: [start, /* @__PURE__ */ jsx(SignInLink, { variant: "outline" })] }),
			children: "No set-up has been finished in this browser. Your AI employee gets its phone number at the end of four short steps. If you have an account, sign in to see the forwarding of your number."
		})
	});
}
// src/features/forwarding/own-businesses.tsx
/** For a signed-in owner who names no business: goes to the only one, or lets them choose. */
function OwnBusinesses({ ready, onChoose }) {
	const [own, setOwn] = useState(null);
	const [failure, setFailure] = useState(null);
	const [tries, setTries] = useState(0);
	useEffect(() => {
		if (!ready) return;
		const show = (found) => {
			const [only] = found;
			if (only && found.length === 1) onChoose(only.business_id);
			else setOwn(found);
		};
		setFailure(null);
		api.forwarding.mine().then(show, (error) => {
			setFailure(failureSentence(error, "Failed to fetch your businesses"));
		});
	}, [ready, tries]);
	if (failure !== null) return /* @__PURE__ */ jsxs("div", {
		role: "alert",
		className: "grid justify-items-start gap-4",
		children: [/* @__PURE__ */ jsx("p", {
			className: "text-negative",
			children: failure
		}), /* @__PURE__ */ jsx(Button, {
			variant: "outline",
			onClick: () => setTries(tries + 1),
			children: "Retry"
		})]
	});
	if (own === null) return /* @__PURE__ */ jsxs("p", {
		role: "status",
		className: "flex items-center gap-3 text-ink-soft",
		children: [/* @__PURE__ */ jsx(Spinner, { className: "size-5" }), "Loading your businesses..."]
	});
	if (own.length === 0) return /* @__PURE__ */ jsx(NothingSetUp, {});
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-6",
		children: [/* @__PURE__ */ jsxs("header", { children: [/* @__PURE__ */ jsx(Badge, { children: "Final Step" }), /* @__PURE__ */ jsx("h1", {
			className: "mt-3 text-2xl leading-tight font-semibold sm:text-3xl",
			children: "Which business do you want to forward?"
		})] }), /* @__PURE__ */ jsx(BusinessList, { businesses: own })]
	});
}
/** The way from one business's forwarding to that of another. */
function OtherBusinesses({ than }) {
	const [own, setOwn] = useState([]);
	useEffect(() => {
		api.forwarding.mine().then(setOwn, (error) => {
			console.warn("The other businesses of this account could not be listed:", error);
		});
	}, []);
	const others = own.filter(({ business_id }) => business_id !== than);
	if (others.length === 0) return null;
	return /* @__PURE__ */ jsxs("nav", {
		"aria-labelledby": "other-businesses",
		className: "grid gap-3",
		children: [/* @__PURE__ */ jsx("h2", {
			id: "other-businesses",
			className: "text-lg font-semibold",
			children: others.length === 1 ? "Your other business" : "Your other businesses"
		}), /* @__PURE__ */ jsx(BusinessList, { businesses: others })]
	});
}
/** Businesses to choose from, each with the number its customers call. */
function BusinessList({ businesses }) {
	return /* @__PURE__ */ jsx("ul", {
		className: "grid gap-2",
		children: businesses.map((each) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs(Link, {
			to: "/onboard/number-forwarding",
			search: { business: each.business_id },
			className: "flex w-full flex-wrap items-baseline justify-between gap-x-4 rounded-card border border-line bg-surface p-4 text-left transition-colors hover:border-control-line hover:bg-sunken/50",
			children: [/* @__PURE__ */ jsx("span", {
				className: "font-medium",
				children: each.business_name ?? "Unnamed Business"
			}), /* @__PURE__ */ jsx("span", {
				className: "tabular text-sm text-ink-soft",
				children: each.business_number ? writtenNumber(each.business_number) : "No phone number yet"
			})]
		}) }, each.business_id))
	});
}
// src/features/forwarding/proof.ts
/** @param since the newest call when the waiting began; null: there was none. */
function proofIn(status, since) {
	if (status?.verified_at) return {
		state: "proven",
		at: status.verified_at
	};
	const call = status?.latest_call;
	if (!call || call.at === since) return { state: "unproven" };
	return call.forwarded_from === null ? { state: "direct" } : {
		state: "other-number",
		number: call.forwarded_from
	};
}
// src/features/forwarding/proof-card.tsx
/** Waits for the owner's own test call to come in by way of their number, and turns green. */
function ProofCard({ status, failure, since, mode, onCheck }) {
	const number = status?.business_number ? writtenNumber(status.business_number) : "your number";
	const waiting = since !== void 0;
	const proof = proofIn(status, since ?? null);
	if (proof.state === "proven") return /* @__PURE__ */ jsx(Proven, {
		at: proof.at,
		number,
		timeZone: status?.time_zone ?? null
	});
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(CardTitle, { children: "Check my forwarding" }),
		/* @__PURE__ */ jsxs(CardDescription, { children: [
			"Dial the code, then call ",
			number,
			" from another phone",
			mode === "instant" ? "" : " and let it ring",
			". As soon as your AI employee picks up, this page says so."
		] }),
		/* @__PURE__ */ jsx("div", {
			className: "mt-4",
			children: waiting ? /* @__PURE__ */ jsx(Waiting, {
				proof,
				number
			}) : /* @__PURE__ */ jsxs(Button, {
				variant: "primary",
				onClick: onCheck,
				disabled: status === null,
				children: [/* @__PURE__ */ jsx(PhoneIncoming, { "aria-hidden": true }), "Check my forwarding"]
			})
		}),
		/* @__PURE__ */ jsx("p", {
			role: "alert",
			className: "mt-3 text-sm text-negative empty:hidden",
			children: failure
		})
	] });
}
function Waiting({ proof, number }) {
	return /* @__PURE__ */ jsxs("div", {
		role: "status",
		className: "grid gap-3 text-sm",
		children: [
			/* @__PURE__ */ jsxs("p", {
				className: "flex items-center gap-3",
				children: [
					/* @__PURE__ */ jsx(Spinner, { className: "size-5" }),
					"Waiting for your test call to ",
					number,
					"."
				]
			}),
			proof.state === "direct" ? /* @__PURE__ */ jsxs("p", {
				className: "rounded-control bg-pending-wash px-4 py-3 text-pending",
				children: [
					"A call reached your AI employee, but not by way of your number. Call ",
					number,
					" and let it ring."
				]
			}) : null,
			proof.state === "other-number" ? /* @__PURE__ */ jsxs("p", {
				className: "rounded-control bg-pending-wash px-4 py-3 text-pending",
				children: [
					"A call came in by way of ",
					writtenNumber(proof.number),
					", which is not the number you gave. Correct it in step one if it is yours."
				]
			}) : null
		]
	});
}
function Proven({ at, number, timeZone }) {
	return /* @__PURE__ */ jsxs(Card, {
		role: "status",
		className: "border-positive/40 bg-positive-wash",
		children: [/* @__PURE__ */ jsxs("p", {
			className: "flex items-center gap-2.5 font-heading text-lg font-semibold text-positive",
			children: [/* @__PURE__ */ jsx(CircleCheck, {
				"aria-hidden": true,
				className: "size-6"
			}), "Calls are forwarded"]
		}), /* @__PURE__ */ jsxs("p", {
			className: "mt-1 text-sm",
			children: [
				"A call to ",
				number,
				" reached your AI employee on ",
				/* @__PURE__ */ jsx(Instant, {
					at,
					timeZone
				}),
				",",
				" ",
				zoneCity(shownZone(timeZone)),
				" time. Nothing else is left to do."
			]
		})]
	});
}
// src/features/forwarding/summary-card.tsx
/** Asks where summaries of calls go; a test text and a test mail prove that they arrive. */
function SummaryCard({ whose, agentId, recipient, waitsForYes, onSaved }) {
	const [digits, setDigits] = useState(phoneDigits(recipient.number ?? ""));
	const [email, setEmail] = useState(recipient.email ?? "");
	const [sending, setSending] = useState(false);
	const [saved, setSaved] = useState(null);
	const [mistakes, setMistakes] = useState({});
	const [failure, setFailure] = useState(null);
	const form = useRef(null);
	const submit = async (event) => {
		event.preventDefault();
		const found = mistakesIn(digits, email.trim());
		const [wrong] = Object.keys(found);
		setMistakes(found);
		setFailure(null);
		setSaved(null);
		if (wrong) form.current?.querySelector(`[name="${wrong}"]`)?.focus();
		if (wrong || sending) return;
		setSending(true);
		try {
			const { claimToken } = whose;
			const own = claimToken ? { claimToken } : { agentId };
			carry("email", email);
			setSaved(await api.summaryRecipients.set({
				...own,
				number: digits === "" ? null : digits,
				email: email.trim() || null
			}));
			onSaved();
		} catch (error) {
			setFailure(failureSentence(error, "Failed to save where summaries go"));
		} finally {
			setSending(false);
		}
	};
	return /* @__PURE__ */ jsx(Card, { children: /* @__PURE__ */ jsxs("form", {
		ref: form,
		noValidate: true,
		onSubmit: submit,
		className: "grid gap-4",
		children: [
			/* @__PURE__ */ jsxs("div", { children: [
				/* @__PURE__ */ jsx(CardTitle, { children: "Where should call summaries go?" }),
				/* @__PURE__ */ jsx(CardDescription, { children: "A summary of each call goes there, right away when something is urgent. Enter a mobile number, an email address, or both." }),
				/* @__PURE__ */ jsx(WhatReachesNobody, {
					number: recipient.number,
					hasAgreed: waitsForYes === null
				}),
				recipient.number && waitsForYes !== null ? /* @__PURE__ */ jsxs("p", {
					className: "mt-2 text-sm text-pending",
					children: [
						"No summary is texted to ",
						writtenNumber(recipient.number),
						" yet. Reply YES there to the text from ",
						writtenNumber(waitsForYes),
						". If there is none from the last three days, press “Save and send a test”."
					]
				}) : null
			] }),
			/* @__PURE__ */ jsxs("div", {
				className: "grid gap-4 sm:grid-cols-2",
				children: [/* @__PURE__ */ jsx(Field, {
					label: "Mobile number",
					error: mistakes.number,
					children: (control) => /* @__PURE__ */ jsx(Input, {
						...control,
						name: "number",
						type: "tel",
						inputMode: "tel",
						autoComplete: "tel-national",
						placeholder: "(604) 555-0107",
						className: "tabular",
						value: maskPhone(digits),
						onChange: ({ target }) => setDigits(retypedDigits(digits, target.value))
					})
				}), /* @__PURE__ */ jsx(Field, {
					label: "Email address",
					error: mistakes.email,
					children: (control) => /* @__PURE__ */ jsx(Input, {
						...control,
						name: "email",
						type: "email",
						autoComplete: "email",
						placeholder: "ana@shop.example",
						maxLength: 200,
						value: email,
						onChange: ({ target }) => setEmail(target.value)
					})
				})]
			}),
			/* @__PURE__ */ jsx(FieldError, { children: failure }),
			/* @__PURE__ */ jsxs(Button, {
				type: "submit",
				className: "w-fit",
				"aria-disabled": sending,
				children: [sending ? /* @__PURE__ */ jsx(Spinner, { className: "size-4 text-current" }) : /* @__PURE__ */ jsx(MailCheck, { "aria-hidden": true }), "Save and send a test"]
			}),
			/* @__PURE__ */ jsx("div", {
				role: "status",
				className: "grid gap-2 text-sm empty:hidden",
				children: saved ? /* @__PURE__ */ jsx(Outcome, { saved }) : null
			})
		]
	}) });
}
/** Says before anything is typed what of it does not leave this installation. */
function WhatReachesNobody({ number, hasAgreed }) {
	const [unsent, setUnsent] = useState(null);
	useEffect(() => {
		askInstallation().then((installation) => {
			if (!installation) return;
			setUnsent({
				texts: Reflect.get(installation, "telephony") === "local",
				mails: Reflect.get(installation, "mail") === "mailbox"
			});
		});
	}, []);
	if (!unsent || !unsent.texts && !unsent.mails) return null;
	const instead = number === null ? "Enter a mobile number to get summaries by text." : "";
	return /* @__PURE__ */ jsx("p", {
		className: "mt-2 text-sm text-pending",
		children: unsent.texts && unsent.mails ? "Neither a phone company nor a mail server is connected here yet, so summaries reach nobody. You can read them under Call Logs when you are signed in." : unsent.texts ? "No phone company is connected here yet, so texts are only simulated. Summaries go by email." : `No mail server is connected here yet, so emails are not sent. ${number !== null && hasAgreed ? "Summaries go by text." : instead}`
	});
}
function mistakesIn(digits, email) {
	if (digits === "" && email === "") return { number: "Enter a mobile number or an email address." };
	const isCut = digits !== "" && digits.length < 10;
	const isNoAddress = email !== "" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
	return {
		...isCut && { number: "A phone number has ten digits, such as (604) 555-0107." },
		...isNoAddress && { email: "Write an email address, such as ana@shop.example." }
	};
}
/** What became of each test, and no more than is known. */
function Outcome({ saved: { number, email, text, mail } }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsxs("p", {
			className: "flex items-center gap-2 font-medium text-positive",
			children: [/* @__PURE__ */ jsx(CircleCheck, {
				"aria-hidden": true,
				className: "size-4 shrink-0"
			}), "Saved"]
		}),
		number && text === "queued" ? /* @__PURE__ */ jsxs("p", { children: [
			"A test text is on its way to ",
			writtenNumber(number),
			"."
		] }) : null,
		number && text === "asked" ? /* @__PURE__ */ jsxs("p", { children: [
			"A text is on its way to ",
			writtenNumber(number),
			". Reply YES to it, and summaries will be texted there."
		] }) : null,
		number && text === "asked-lately" ? /* @__PURE__ */ jsxs("p", { children: [
			"A text went to ",
			writtenNumber(number),
			" a short while ago, so none was sent now."
		] }) : null,
		number && text === "simulated" ? /* @__PURE__ */ jsxs("p", { children: [
			"No telephone line is connected yet, so the test text to ",
			writtenNumber(number),
			" is only simulated: it reaches no phone."
		] }) : null,
		number && text === null ? /* @__PURE__ */ jsx("p", { children: "Your AI employee has no number to text from, so no test text was sent." }) : null,
		email && mail === "queued" ? /* @__PURE__ */ jsxs("p", { children: [
			"A test email is on its way to ",
			email,
			"."
		] }) : null,
		email && mail === "asked" ? /* @__PURE__ */ jsxs("p", { children: [
			"An email is on its way to ",
			email,
			". Press the button in it, and summaries will be emailed there."
		] }) : null,
		email && mail === "asked-lately" ? /* @__PURE__ */ jsxs("p", { children: [
			"An email went to ",
			email,
			" a short while ago, so none was sent now."
		] }) : null,
		email && mail === "kept" ? /* @__PURE__ */ jsxs("p", { children: [
			"No mail server is connected yet. The test email to ",
			email,
			" is kept in this installation’s",
			" ",
			/* @__PURE__ */ jsx("a", {
				href: "/dev/mail",
				className: "underline underline-offset-4",
				children: "mailbox"
			}),
			"."
		] }) : null
	] });
}
// src/features/forwarding/use-forwarding-status.ts
var betweenLooksMs = 2e3;
async function lookUp({ businessId, claimToken }) {
	if (claimToken) return api.forwarding.check({ claimToken });
	return (await api.forwarding.mine()).find(({ business_id }) => business_id === businessId) ?? null;
}
/**
* How forwarding stands: looked up once, and every two seconds while somebody waits for the proof,
* or while the page is in sight and the phone that gets summaries has not agreed yet.
*/
function useForwardingStatus(whose, watching) {
	const [state, setState] = useState({
		status: null,
		failure: null,
		isKnown: false
	});
	const { businessId = null, claimToken = null } = whose ?? {};
	const look = useCallback(async () => {
		if (businessId === null) return;
		try {
			setState({
				status: await lookUp({
					businessId,
					claimToken
				}),
				failure: null,
				isKnown: true
			});
		} catch (error) {
			const failure = failureSentence(error, "Failed to check your forwarding");
			setState((before) => ({
				...before,
				failure
			}));
		}
	}, [businessId, claimToken]);
	const unproved = state.status?.recipient_number_unproved ?? false;
	useEffect(() => void look(), [look]);
	useEffect(() => {
		if (!watching && !unproved) return;
		const timer = setInterval(() => {
			if (watching || document.visibilityState === "visible") look();
		}, betweenLooksMs);
		return () => clearInterval(timer);
	}, [
		look,
		watching,
		unproved
	]);
	return {
		...state,
		retry: look
	};
}
// src/features/forwarding/forwarding-page.tsx
/** The last step: the code that forwards unanswered calls, and the proof that it does. */
function ForwardingPage(props) {
	const { whose, search, onSearch } = props;
	const [since, setSince] = useState(void 0);
	const { isAuthenticated } = useAuth();
	const watched = useForwardingStatus(isAuthenticated || whose?.claimToken != null ? whose : null, since !== void 0);
	const { status, failure } = watched;
	const number = status ? status.agent_number : props.number;
	const connected = status === null || status.line_connected;
	const { mode = "unanswered", delay = forwardingDelay.default, carrier = "gsm" } = search;
	if (!whose) return /* @__PURE__ */ jsx(NothingSetUp, {});
	if (!number) return /* @__PURE__ */ jsx(NoNumber, {
		...watched,
		businessId: whose.businessId,
		isSetUpHere: whose.claimToken !== null
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-6",
		children: [
			/* @__PURE__ */ jsx(Heading, {
				number,
				status,
				mode
			}),
			connected ? null : /* @__PURE__ */ jsx(NoLine, { number }),
			/* @__PURE__ */ jsx(ModeCard, {
				number,
				state: status === null ? "unknown" : status.line_connected ? "connected" : "no-line",
				mode,
				delay,
				carrier,
				onChange: onSearch
			}),
			/* @__PURE__ */ jsx(Button, {
				variant: "link",
				size: "inline",
				className: "w-fit",
				onClick: () => onSearch({ instructions: true }),
				children: "How does call forwarding work?"
			}),
			connected ? /* @__PURE__ */ jsx(ProofCard, {
				status,
				failure,
				since,
				mode,
				onCheck: () => setSince(status?.latest_call?.at ?? null)
			}) : null,
			/* @__PURE__ */ jsx(CarriersDrawer, {
				open: search.instructions === true,
				onOpenChange: (open) => {
					if (!open) props.onCloseInstructions();
				},
				number: connected ? number : null,
				delay,
				carrier,
				onChoose: (chosen) => onSearch({
					carrier: chosen,
					instructions: void 0
				})
			}),
			status ? /* @__PURE__ */ jsx(SummaryCard, {
				whose,
				agentId: status.agent_id,
				recipient: status.recipient,
				waitsForYes: status.recipient_number_unproved ? number : null,
				onSaved: watched.retry
			}, status.agent_id) : null,
			status?.number_held_until ? /* @__PURE__ */ jsx(TrialNote, {
				until: status.number_held_until,
				onceCalled: status.number_held_once_called,
				wasPhoned: status.latest_call !== null,
				hasLine: connected
			}) : null,
			isAuthenticated ? /* @__PURE__ */ jsx(OtherBusinesses, { than: whose.businessId }) : null
		]
	});
}
function Heading({ number, status, mode }) {
	return /* @__PURE__ */ jsxs("header", { children: [
		/* @__PURE__ */ jsx(Badge, { children: "Final Step" }),
		/* @__PURE__ */ jsx("h1", {
			className: "mt-3 text-2xl leading-tight font-semibold sm:text-3xl",
			children: "Your AI employee is ready"
		}),
		status?.business_name ? /* @__PURE__ */ jsx("p", {
			className: "mt-2 font-medium",
			children: status.business_name
		}) : null,
		/* @__PURE__ */ jsxs("p", {
			className: "mt-4 flex items-center gap-2",
			children: [/* @__PURE__ */ jsx("span", {
				className: "tabular font-heading text-3xl font-bold tracking-tight sm:text-4xl",
				children: writtenNumber(number)
			}), /* @__PURE__ */ jsx(CopyButton, {
				text: number,
				what: "phone number"
			})]
		}),
		/* @__PURE__ */ jsxs("p", {
			className: "mt-3 text-ink-soft",
			children: [
				"Forward ",
				mode === "instant" ? "your" : "unanswered",
				" calls to your AI employee. You can disable it anytime, and your business number remains yours."
			]
		}),
		status ? /* @__PURE__ */ jsxs(Link, {
			to: "/call/$agentId",
			params: { agentId: status.agent_id },
			className: buttonLook({
				variant: "outline",
				className: "mt-4"
			}),
			children: [/* @__PURE__ */ jsx(Headset, { "aria-hidden": true }), "Talk to it in the browser"]
		}) : null
	] });
}
/** Says until when an unclaimed business keeps its number, and how to keep it. */
function TrialNote({ until, onceCalled, wasPhoned, hasLine }) {
	const whoCalls = hasLine ? "somebody calls it" : "somebody talks to it in the browser";
	const untilPhoned = hasLine ? "Until a phone has called it," : "Because no phone can call it,";
	return /* @__PURE__ */ jsxs(Card, {
		className: "flex flex-wrap items-center gap-4 bg-accent-wash",
		children: [
			/* @__PURE__ */ jsx(Hourglass, {
				"aria-hidden": true,
				className: "size-5 shrink-0 text-pending"
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "flex-1 basis-60 text-sm",
				children: [
					Date.parse(until) <= Date.now() ? /* @__PURE__ */ jsx(Fragment, { children: "Your time to try this number is over, so it may go to somebody else at any moment. " }) : /* @__PURE__ */ jsxs(Fragment, { children: [
						"This number is yours to try until",
						" ",
						/* @__PURE__ */ jsx("strong", {
							className: "font-medium",
							children: sayInstant(until)
						}),
						onceCalled ? `, or until ${sayInstant(onceCalled)} once ${whoCalls}` : "",
						".",
						" ",
						wasPhoned ? "" : `${untilPhoned} somebody else may get it sooner if we run short of numbers. `
					] }),
					"Sign up to keep it",
					hasLine ? ", or clear your forwarding when the time is over" : "",
					". What you typed is kept in this browser."
				]
			}),
			/* @__PURE__ */ jsx(Link, {
				to: "/sign-up",
				className: buttonLook({ variant: "accent" }),
				children: "Sign up to keep it"
			})
		]
	});
}
function sayInstant(instant) {
	return new Date(instant).toLocaleString("en-US", {
		weekday: "long",
		month: "long",
		day: "numeric",
		hour: "numeric",
		minute: "2-digit",
		timeZoneName: "short"
	});
}
/** Says plainly that no telephone reaches the AI employee yet, and what it takes. */
function NoLine({ number }) {
	return /* @__PURE__ */ jsxs(Card, {
		role: "status",
		className: "border-pending/40 bg-pending-wash",
		children: [
			/* @__PURE__ */ jsxs("p", {
				className: "flex items-center gap-2.5 font-heading text-lg font-semibold text-pending",
				children: [/* @__PURE__ */ jsx(Unplug, {
					"aria-hidden": true,
					className: "size-5 shrink-0"
				}), "No telephone line is connected yet"]
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "mt-2 text-sm",
				children: [writtenNumber(number), " is a sample number that no phone can reach, so there is nothing to forward your calls to. Until a line is connected, your AI employee answers in the browser."]
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "mt-2 text-sm",
				children: [
					"Connecting one is up to whoever runs this site for you.",
					" ",
					/* @__PURE__ */ jsx(Link, {
						to: "/contact",
						className: "font-medium underline underline-offset-4",
						children: "Ask them"
					}),
					". If that is you, the README says how under “Connecting a telephone line”."
				]
			})
		]
	});
}
// src/routes/_public/onboard/number-forwarding.tsx?tsr-split=component
function Page() {
	const search = Route.useSearch();
	const navigate = Route.useNavigate();
	const { history } = useRouter();
	const { setUp } = useDraft().draft.answers;
	const { business } = search;
	const own = setUp && (business === void 0 || business === setUp.businessId) ? setUp : null;
	const whose = own ?? (business ? {
		businessId: business,
		claimToken: null
	} : null);
	const { isAuthenticated, isLoading } = useAuth();
	const change = (next) => void navigate({
		search: (before) => ({
			...before,
			...next
		}),
		replace: next.instructions !== true,
		resetScroll: false
	});
	if (!whose && (isAuthenticated || isLoading)) return /* @__PURE__ */ jsx(PageColumn, { children: /* @__PURE__ */ jsx(OwnBusinesses, {
		ready: !isLoading,
		onChoose: (id) => change({ business: id })
	}) });
	return /* @__PURE__ */ jsx(PageColumn, { children: /* @__PURE__ */ jsx(ForwardingPage, {
		whose,
		number: own?.agent ?? null,
		search,
		onSearch: change,
		onCloseInstructions: () => history.canGoBack() ? history.back() : change({ instructions: void 0 })
	}, whose?.businessId) });
}
export { Page as component };
