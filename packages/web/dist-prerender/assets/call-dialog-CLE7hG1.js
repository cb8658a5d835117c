import { A as detailFailure, D as api, T as cn, b as knownZone, j as failureSentence, k as queries, w as Button, y as Instant } from "./lists-BMCqcPF.js";
import { t as useIsOperator } from "./use-is-operator-COEJpBc.js";
import { t as AboutCaller } from "./about-caller-7_rQjOT.js";
import { n as StatusBadge } from "./badges-BFYZvvA.js";
import { n as nobodysNumber } from "./caller-words-BdeTgk-.js";
import { i as DetailState, n as DetailList, r as DetailSection, t as Detail } from "./log-details-RuUPlKu.js";
import { Q as buttonLook, f as PhoneText, p as withWrittenNumbers, u as Badge } from "./routes-CJ2fPVb.js";
import { n as DialogClose, t as Dialog } from "./dialog-B8z7uCK.js";
import { n as writtenDuration, t as writtenCost } from "./call-figures-B0XgrpA.js";
import { t as useInstallation } from "./use-installation-p-IhCV8.js";
import { t as Checkbox } from "./checkbox-DN5vF5i.js";
import { n as wishInWords } from "./wish-words-Da269Hg.js";
import { t as JsonBox } from "./json-box-CZXapbj.js";
import { Link } from "@tanstack/react-router";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Ban, Check, MessageSquareText, Pencil, PhoneCall, Repeat, ShieldAlert, Undo2 } from "lucide-react";
import { toast } from "sonner";
// src/features/call-logs/transcript.tsx
/** Every word of a call, who said it, and the knowledge each answer stood on. */
function Transcript({ call }) {
	const messages = call.chat_transcript ?? [];
	return /* @__PURE__ */ jsx(DetailSection, {
		title: "Transcript",
		children: messages.length === 0 ? /* @__PURE__ */ jsx("p", {
			className: "text-ink-soft",
			children: "No transcript available."
		}) : /* @__PURE__ */ jsx("ol", {
			className: "grid grid-cols-1 gap-3",
			children: numbered(messages).map(({ key, message }) => /* @__PURE__ */ jsx(Line, {
				message,
				call
			}, key))
		})
	});
}
/** Leads to the very field of the business's knowledge that an answer stood on. */
function KnowledgeLink({ businessId, kind, id, label, question }) {
	if (!businessId) return /* @__PURE__ */ jsx("span", {
		className: "text-xs text-ink-soft",
		children: label
	});
	return /* @__PURE__ */ jsxs(Link, {
		to: "/admin/businesses/$businessId",
		params: { businessId },
		hash: `${kind}-${id}`,
		search: question ? { question } : {},
		className: "inline-flex items-center gap-1 rounded-full border border-line bg-surface px-2 py-0.5 text-xs text-primary hover:bg-sunken",
		children: [/* @__PURE__ */ jsx(Pencil, {
			"aria-hidden": true,
			className: "size-3"
		}), /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("span", {
			className: "sr-only",
			children: "Correct this answer: "
		}), label] })]
	});
}
/** A transcript only grows at its end, so a line's place names it. */
function numbered(messages) {
	return messages.map((message, index) => ({
		key: `line-${index}`,
		message
	}));
}
function Line({ message, call }) {
	const isCaller = message.role === "user";
	return /* @__PURE__ */ jsxs("li", {
		className: cn("max-w-[92%] rounded-card border border-line p-3 sm:max-w-[80%]", isCaller ? "justify-self-end bg-primary-wash" : "bg-sunken"),
		children: [
			/* @__PURE__ */ jsxs("p", {
				className: "flex flex-wrap items-baseline gap-x-2 text-xs text-ink-soft",
				children: [
					/* @__PURE__ */ jsx("span", {
						className: "font-medium",
						children: speakerOf(message)
					}),
					message.at === void 0 ? null : /* @__PURE__ */ jsx("span", { children: timeOf(message.at, call.time_zone) }),
					message.interrupted ? /* @__PURE__ */ jsx("span", { children: "cut short by the caller" }) : null,
					message.model && message.model.sentences > 0 ? /* @__PURE__ */ jsx("span", { children: "said by the model" }) : null
				]
			}),
			message.content ? /* @__PURE__ */ jsx("p", {
				className: "mt-1 break-words whitespace-pre-wrap",
				children: message.content
			}) : null,
			message.model && whatBecame(message.model).length > 0 ? /* @__PURE__ */ jsx("p", {
				className: "mt-1 text-xs text-ink-soft",
				children: whatBecame(message.model).join(" ")
			}) : null,
			message.tool_calls === void 0 || message.tool_calls === null ? null : /* @__PURE__ */ jsx("div", {
				className: "mt-2",
				children: /* @__PURE__ */ jsx(JsonBox, {
					label: "Tool call",
					value: message.tool_calls
				})
			}),
			message.facts && message.facts.length > 0 ? /* @__PURE__ */ jsx("p", {
				className: "mt-2 flex flex-wrap gap-1.5",
				children: message.facts.map((fact) => /* @__PURE__ */ jsx(KnowledgeLink, {
					businessId: call.business_id,
					...fact
				}, `${fact.kind} ${fact.id}`))
			}) : null
		]
	});
}
var reasons = {
	"not-speech": "not something a person would say",
	"unknown-reference": "it referred to something unknown",
	"other-service": "a price of another service",
	amount: "an amount that is not in the price list",
	number: "a number that nobody mentioned",
	time: "a day or time it does not know",
	withheld: "a price that is not to be quoted",
	gift: "a gift or discount that is not on offer",
	promise: "a promise it cannot keep",
	"denies-ai": "it denied being an AI",
	name: "a name nobody mentioned",
	language: "a different language from the caller’s",
	secret: "it asked for something secret",
	address: "a web or email address that is not the owner’s",
	payment: "it asked for a payment the owner does not take",
	danger: "it kept somebody in danger from getting help",
	closed: "it said that the shop has closed for good",
	unsupported: "it said something that nobody wrote or told it",
	dangling: "it went on from a sentence that was left out",
	repeated: "it said what had just been said",
	"too-many": "nobody listens to so many sentences"
};
var whyOurs = {
	"in-place": "they stand in for a sentence of the model’s that was left out",
	"no-words": "the model found none that could be spoken",
	"without-model": "the model was late or failed",
	first: "danger and transfers are always met in them",
	question: "the model did not ask for, or read back, what was needed"
};
/** What became of a model's answer: its sentences that were left out, and what was said in our words. */
function whatBecame({ dropped, ours = [] }) {
	const own = [...new Set(ours)].map((why) => `Built-in words: ${whyOurs[why] ?? why}.`);
	return [...dropped.map(whyDropped), ...own];
}
function whyDropped(reason) {
	return `Sentence left out: ${reasons[reason] ?? reason}.`;
}
function speakerOf({ role, name }) {
	if (role === "user") return "Caller";
	if (role === "assistant") return "Agent";
	return role === "tool" ? name ?? "TOOL" : role;
}
function timeOf(at, timeZone) {
	return new Date(at).toLocaleTimeString("en", {
		timeStyle: "medium",
		timeZone: knownZone(timeZone)
	});
}
// src/features/call-logs/call-outcome.tsx
/** What came of a call: the summary, who called, what was quoted, promised and not understood. */
function CallOutcome({ call }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		call.summary ? /* @__PURE__ */ jsxs(DetailSection, {
			title: "Summary",
			children: [/* @__PURE__ */ jsx("p", {
				className: "rounded-control bg-primary-wash p-3 break-words whitespace-pre-wrap",
				children: call.summary
			}), /* @__PURE__ */ jsx(WhoWasTold, { urgent: call.urgent })]
		}) : null,
		call.lead ? /* @__PURE__ */ jsx(LeadDetails, {
			lead: call.lead,
			call
		}) : null,
		call.quotes.length > 0 ? /* @__PURE__ */ jsx(Quotes, { call }) : null,
		call.commitments.length > 0 ? /* @__PURE__ */ jsx(Commitments, { call }) : null,
		call.unanswered_questions.length > 0 ? /* @__PURE__ */ jsx(DetailSection, {
			title: "Could Not Answer",
			children: /* @__PURE__ */ jsx("ul", {
				className: "grid list-disc gap-1.5 pl-5",
				children: call.unanswered_questions.map((question) => /* @__PURE__ */ jsxs("li", { children: [
					question,
					" ",
					/* @__PURE__ */ jsx(KnowledgeLink, {
						businessId: call.business_id,
						kind: "faq",
						id: "new",
						label: "Add an answer",
						question
					})
				] }, question))
			})
		}) : null
	] });
}
/** Says so where a summary or an alert reached nobody's phone or mailbox. */
function WhoWasTold({ urgent }) {
	const installation = useInstallation();
	if (installation?.telephony !== "local") return null;
	const what = urgent ? "the alert and this summary" : "this summary";
	return /* @__PURE__ */ jsx("p", {
		className: "mt-2 text-xs text-ink-soft",
		children: installation.mail === "mailbox" ? `Simulated: neither a phone company nor a mail server is connected, so ${what} reached nobody.` : `Texts are simulated: no phone company is connected, so ${what} could only go by email.`
	});
}
function Quotes({ call }) {
	return /* @__PURE__ */ jsx(DetailSection, {
		title: "Quotes",
		children: /* @__PURE__ */ jsx("ul", {
			className: "grid gap-2",
			children: call.quotes.map((quote) => /* @__PURE__ */ jsxs("li", {
				className: "flex flex-wrap items-center justify-between gap-2 rounded-control border border-line p-3",
				children: [/* @__PURE__ */ jsxs("span", {
					className: "break-words",
					children: [
						"“",
						quote.spoken,
						"”"
					]
				}), /* @__PURE__ */ jsx(KnowledgeLink, {
					businessId: call.business_id,
					kind: "service",
					id: quote.service_id,
					label: [quote.service_name, quote.option_name].filter(Boolean).join(" · ")
				})]
			}, `${quote.service_id} ${quote.option_id} ${quote.at}`))
		})
	});
}
/** What the caller was promised; ticking one says that it is done. */
function Commitments({ call }) {
	const keep = useCallChange(call.id, (input) => api.commitments.keep(input));
	return /* @__PURE__ */ jsx(DetailSection, {
		title: "Promises",
		children: /* @__PURE__ */ jsx("ul", {
			className: "grid gap-2",
			children: call.commitments.map(({ id, text, due_at, kept_at }) => /* @__PURE__ */ jsxs("li", {
				className: "rounded-control border border-line p-3",
				children: [/* @__PURE__ */ jsxs("div", {
					className: "flex items-start gap-3",
					children: [/* @__PURE__ */ jsx(Checkbox, {
						"aria-label": `Done: ${text}`,
						checked: kept_at !== null,
						disabled: id === null,
						"aria-disabled": keep.isPending,
						onCheckedChange: (checked) => {
							if (id && !keep.isPending) keep.mutate({
								id,
								kept: checked === true
							});
						},
						className: "mt-0.5"
					}), /* @__PURE__ */ jsx("span", {
						className: cn("min-w-0 break-words", kept_at && "text-ink-soft line-through"),
						children: withWrittenNumbers(text)
					})]
				}), /* @__PURE__ */ jsx("p", {
					className: "mt-1 pl-8 text-xs text-ink-soft",
					children: kept_at ? /* @__PURE__ */ jsxs(Fragment, { children: ["Done ", /* @__PURE__ */ jsx(Instant, {
						at: kept_at,
						timeZone: call.time_zone
					})] }) : due_at ? /* @__PURE__ */ jsxs(Fragment, { children: ["Due ", /* @__PURE__ */ jsx(Instant, {
						at: due_at,
						timeZone: call.time_zone
					})] }) : "No time was promised"
				})]
			}, id ?? text))
		})
	});
}
/** Who called and what for, and whether somebody got back to them. */
function LeadDetails({ lead, call }) {
	const note = useCallChange(call.id, (contacted) => api.leads.update({
		id: lead.id ?? "",
		contacted
	}));
	return /* @__PURE__ */ jsxs(DetailSection, {
		title: "Lead",
		children: [/* @__PURE__ */ jsxs(DetailList, { children: [
			/* @__PURE__ */ jsx(Detail, {
				name: "Name",
				children: lead.name ?? "N/A"
			}),
			/* @__PURE__ */ jsx(Detail, {
				name: "Phone",
				copied: lead.phone,
				children: lead.phone ? /* @__PURE__ */ jsx(PhoneText, { number: lead.phone }) : "N/A"
			}),
			lead.email ? /* @__PURE__ */ jsx(Detail, {
				name: "Email",
				copied: lead.email,
				children: lead.email
			}) : null,
			/* @__PURE__ */ jsx(Detail, {
				name: "Reason",
				children: lead.reason ? wishInWords(lead.reason) : "N/A"
			}),
			lead.preferred_time ? /* @__PURE__ */ jsx(Detail, {
				name: "Preferred Time",
				children: lead.preferred_time
			}) : null
		] }), lead.id ? /* @__PURE__ */ jsxs("div", {
			className: "flex flex-wrap items-center gap-3",
			children: [/* @__PURE__ */ jsxs(Button, {
				variant: "outline",
				size: "small",
				"aria-disabled": note.isPending,
				onClick: () => note.isPending || note.mutate(lead.contacted_at === null),
				children: [lead.contacted_at ? /* @__PURE__ */ jsx(Undo2, { "aria-hidden": true }) : /* @__PURE__ */ jsx(Check, { "aria-hidden": true }), lead.contacted_at ? "Undo" : "Mark as contacted"]
			}), lead.contacted_at ? /* @__PURE__ */ jsxs("span", {
				className: "text-ink-soft",
				children: ["Contacted ", /* @__PURE__ */ jsx(Instant, {
					at: lead.contacted_at,
					timeZone: call.time_zone
				})]
			}) : null]
		}) : null]
	});
}
/**
* Changes something about a call and reads it anew; says so where that fails. While it is under way
* its control should be `aria-disabled`: disabled, it would lose the keyboard's place.
*/
function useCallChange(callId, change) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: change,
		onError: (error) => toast.error("Your change could not be saved", { description: failureSentence(error) }),
		onSettled: () => Promise.all([
			client.invalidateQueries({ queryKey: queries.callLogs.get.key({ input: { id: callId } }) }),
			client.invalidateQueries({ queryKey: queries.callLogs.list.key() }),
			client.invalidateQueries({ queryKey: queries.commitments.key() }),
			client.invalidateQueries({ queryKey: queries.overviews.key() })
		])
	});
}
// src/features/call-logs/call-dialog.tsx
/** One call: what came of it first, then every word, then its ids. */
function CallDialog({ id, onClose }) {
	const { data, isPending, error } = useQuery(queries.callLogs.get.queryOptions({ input: { id } }));
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onOpenChange: (open) => open || onClose(),
		title: "Call Log Details",
		description: data?.business_name ?? `Log ID: ${id}`,
		className: "sm:max-w-3xl",
		footer: /* @__PURE__ */ jsx(DialogClose, {
			asChild: true,
			children: /* @__PURE__ */ jsx(Button, { children: "Close" })
		}),
		children: data ? /* @__PURE__ */ jsxs("div", {
			className: "grid grid-cols-1 gap-7 wrap-anywhere",
			children: [
				/* @__PURE__ */ jsx(CallActions, { call: data }),
				/* @__PURE__ */ jsx(CallOutcome, { call: data }),
				/* @__PURE__ */ jsx(Transcript, { call: data }),
				/* @__PURE__ */ jsx(CallFacts, { call: data }),
				/* @__PURE__ */ jsx(AboutCaller, {
					businessId: data.business_id,
					businessName: data.business_name,
					number: data.from
				})
			]
		}) : /* @__PURE__ */ jsx(DetailState, {
			isPending,
			error: error ? detailFailure(error) : null
		})
	});
}
var actionLook = buttonLook({
	variant: "outline",
	size: "small"
});
/** What to do about a call: get back to the caller, or be rid of them. */
function CallActions({ call }) {
	const number = call.lead?.phone ?? call.from;
	const markSpam = useCallChange(call.id, (spam) => api.callLogs.update({
		id: call.id,
		spam
	}));
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-wrap items-center gap-2",
		children: [
			number ? /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsxs("a", {
				href: `tel:${number}`,
				className: actionLook,
				children: [/* @__PURE__ */ jsx(PhoneCall, { "aria-hidden": true }), " Call back"]
			}), /* @__PURE__ */ jsxs("a", {
				href: `sms:${number}`,
				className: actionLook,
				children: [/* @__PURE__ */ jsx(MessageSquareText, { "aria-hidden": true }), " Text"]
			})] }) : null,
			/* @__PURE__ */ jsx(BlockButton, { call }),
			/* @__PURE__ */ jsxs(Button, {
				variant: "outline",
				size: "small",
				"aria-disabled": markSpam.isPending,
				onClick: () => markSpam.isPending || markSpam.mutate(!call.spam),
				children: [
					/* @__PURE__ */ jsx(ShieldAlert, { "aria-hidden": true }),
					" ",
					call.spam ? "Not spam" : "Mark as spam"
				]
			}),
			/* @__PURE__ */ jsx(KeepButton, { call }),
			call.urgent ? /* @__PURE__ */ jsx(Badge, {
				tone: "accent",
				children: "Urgent"
			}) : null,
			call.spam ? /* @__PURE__ */ jsx(Badge, { children: "Spam" }) : null,
			call.test ? /* @__PURE__ */ jsx(Badge, { children: "Test: nobody is waiting" }) : null,
			call.caller_blocked ? /* @__PURE__ */ jsx(Badge, {
				tone: "negative",
				children: "Blocked caller"
			}) : null
		]
	});
}
function BlockButton({ call }) {
	const { business_id: businessId, from, caller_blocked: isBlocked } = call;
	const change = useCallChange(call.id, (which) => isBlocked ? api.blockedCallers.unblock(which) : api.blockedCallers.block(which));
	if (!businessId || !from) return null;
	return /* @__PURE__ */ jsxs(Button, {
		variant: "outline",
		size: "small",
		"aria-disabled": change.isPending,
		onClick: () => change.isPending || change.mutate({
			businessId,
			phone_number: from
		}),
		children: [
			/* @__PURE__ */ jsx(Ban, { "aria-hidden": true }),
			" ",
			isBlocked ? "Unblock caller" : "Block caller"
		]
	});
}
/** Keeps a call, so that every rehearsal plays it again; nothing where its caller said nothing. */
function KeepButton({ call }) {
	const { id: callId, business_id: businessId, chat_transcript: transcript } = call;
	const keep = useMutation({ mutationFn: (id) => api.keptCalls.keep({
		id,
		callId
	}) });
	const isSpoken = transcript?.some(({ role, content }) => role === "user" && content?.trim());
	if (!businessId || !isSpoken) return null;
	const isOver = keep.isPending || keep.isSuccess;
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsxs(Button, {
			variant: "outline",
			size: "small",
			"aria-disabled": isOver,
			onClick: () => isOver || keep.mutate(businessId),
			children: [
				/* @__PURE__ */ jsx(Repeat, { "aria-hidden": true }),
				" ",
				keep.isSuccess ? "Added to rehearsals" : "Use as a rehearsal"
			]
		}),
		/* @__PURE__ */ jsx("p", {
			role: "status",
			className: "w-full text-ink-soft empty:hidden",
			children: keep.data ? /* @__PURE__ */ jsxs(Fragment, { children: [
				"Every rehearsal replays this call and expects these answers.",
				" ",
				/* @__PURE__ */ jsx(Link, {
					to: "/admin/businesses/$businessId",
					params: { businessId },
					search: {
						dialog: "kept-call",
						kept: keep.data.id
					},
					className: "text-primary underline underline-offset-4",
					children: "Change what your AI should answer"
				})
			] }) : null
		}),
		keep.error ? /* @__PURE__ */ jsx("p", {
			role: "alert",
			className: "w-full text-negative",
			children: failureSentence(keep.error)
		}) : null
	] });
}
/** What the providers know the call by. */
function CallFacts({ call }) {
	const isOperator = useIsOperator();
	return /* @__PURE__ */ jsx(DetailSection, {
		title: "Technical Details",
		children: /* @__PURE__ */ jsxs(DetailList, { children: [
			/* @__PURE__ */ jsx(Id, {
				name: isOperator ? "Millis Call ID" : "Call ID",
				value: call.millis_call_id
			}),
			/* @__PURE__ */ jsx(Id, {
				name: isOperator ? "Millis Agent ID" : "Agent ID",
				value: call.millis_agent_id
			}),
			/* @__PURE__ */ jsx(Id, {
				name: "Session ID",
				value: call.millis_session_id
			}),
			/* @__PURE__ */ jsx(Detail, {
				name: "Timestamp",
				children: /* @__PURE__ */ jsx(Instant, {
					at: call.call_timestamp,
					timeZone: call.time_zone
				})
			}),
			/* @__PURE__ */ jsx(Detail, {
				name: "Duration",
				children: writtenDuration(call.call_duration)
			}),
			/* @__PURE__ */ jsx(Detail, {
				name: "Status",
				children: /* @__PURE__ */ jsx(StatusBadge, {
					of: "call",
					status: call.call_status
				})
			}),
			call.error_message ? /* @__PURE__ */ jsx(Detail, {
				name: "Error",
				children: /* @__PURE__ */ jsx("span", {
					className: "text-negative",
					children: call.error_message
				})
			}) : null,
			/* @__PURE__ */ jsx(Detail, {
				name: "Cost",
				children: writtenCost(call.cost_breakdown)
			}),
			/* @__PURE__ */ jsx(Detail, {
				name: "Caller",
				copied: call.from,
				children: call.from ? /* @__PURE__ */ jsx(PhoneText, { number: call.from }) : nobodyNamed(call)
			}),
			/* @__PURE__ */ jsx(Detail, {
				name: "Dialled",
				copied: call.to,
				children: call.to ? /* @__PURE__ */ jsx(PhoneText, { number: call.to }) : "N/A"
			})
		] })
	});
}
function nobodyNamed(call) {
	if (!call.caller_erased_at) return nobodysNumber(call.channel);
	return /* @__PURE__ */ jsxs("span", { children: ["Erased ", /* @__PURE__ */ jsx(Instant, {
		at: call.caller_erased_at,
		timeZone: call.time_zone
	})] });
}
function Id({ name, value }) {
	return /* @__PURE__ */ jsx(Detail, {
		name,
		copied: value,
		children: /* @__PURE__ */ jsx("span", {
			className: "font-mono text-xs break-all",
			children: value ?? "N/A"
		})
	});
}
export { CallDialog as default };
