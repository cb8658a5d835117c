import { T as cn, d as PageHeading, f as Skeleton, j as failureSentence, k as queries, n as onLiveChanges, u as ErrorState, x as shownZone, y as Instant } from "./lists-BMCqcPF.js";
import { t as useInstallation } from "./use-installation-p-IhCV8.js";
import { n as useRole } from "./use-is-operator-COEJpBc.js";
import { r as CardTitle, t as Card } from "./card-BYczKJa.js";
import { Q as buttonLook, f as PhoneText, it as useAuth, m as writtenNumber, p as withWrittenNumbers, u as Badge } from "./routes-CJ2fPVb.js";
import { n as wishInWords } from "./wish-words-Da269Hg.js";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { BadgeDollarSign, Building2, CalendarCheck, Headset, Link2, MessageSquareText, Phone, PhoneCall, PhoneIncoming, UserPlus, Users } from "lucide-react";
// src/features/dashboard/calls-chart.tsx
var parts = [
	{
		key: "answered",
		label: "Answered",
		colour: "bg-primary"
	},
	{
		key: "transferred",
		label: "Transferred",
		colour: "bg-accent"
	},
	{
		key: "missed",
		label: "Missed",
		colour: "bg-negative"
	}
];
/** Seven days of calls as stacked bars, today last. The numbers are read out as a table. */
function CallsChart({ days }) {
	const most = Math.max(1, ...days.map(totalOf));
	return /* @__PURE__ */ jsxs("figure", { children: [
		/* @__PURE__ */ jsx("div", {
			"aria-hidden": true,
			className: "grid h-48 auto-cols-fr grid-flow-col gap-1.5 sm:gap-4",
			children: days.map((day) => /* @__PURE__ */ jsx(Bar, {
				day,
				most
			}, day.date))
		}),
		/* @__PURE__ */ jsx("figcaption", {
			className: "mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft",
			children: parts.map(({ key, label, colour }) => /* @__PURE__ */ jsxs("span", {
				className: "inline-flex items-center gap-2",
				children: [
					/* @__PURE__ */ jsx("span", {
						"aria-hidden": true,
						className: cn("size-2.5 rounded-full", colour)
					}),
					label,
					" ",
					days.reduce((sum, day) => sum + day[key], 0).toLocaleString("en")
				]
			}, key))
		}),
		/* @__PURE__ */ jsx(CallsTable, { days })
	] });
}
function Bar({ day, most }) {
	const total = totalOf(day);
	return /* @__PURE__ */ jsxs("div", {
		className: "grid min-w-0 grid-rows-[1fr_auto] text-center",
		children: [/* @__PURE__ */ jsx("div", {
			className: "flex items-end justify-center border-b border-line pt-5",
			children: /* @__PURE__ */ jsxs("div", {
				className: "relative flex w-full max-w-11 flex-col-reverse",
				style: { height: `${total / most * 100}%` },
				children: [parts.map(({ key, colour }) => day[key] > 0 ? /* @__PURE__ */ jsx("span", {
					className: cn("min-h-px rounded-xs", colour),
					style: { flexGrow: day[key] }
				}, key) : null), total > 0 ? /* @__PURE__ */ jsx("span", {
					className: "absolute inset-x-0 bottom-full pb-0.5 text-xs",
					children: total.toLocaleString("en")
				}) : null]
			})
		}), /* @__PURE__ */ jsx("span", {
			className: "pt-1.5 text-xs text-ink-soft",
			children: weekdayOf(day.date)
		})]
	});
}
function CallsTable({ days }) {
	return /* @__PURE__ */ jsxs("table", {
		className: "sr-only",
		children: [
			/* @__PURE__ */ jsx("caption", { children: "Calls of the last seven days" }),
			/* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", { children: [/* @__PURE__ */ jsx("th", {
				scope: "col",
				children: "Day"
			}), parts.map(({ key, label }) => /* @__PURE__ */ jsx("th", {
				scope: "col",
				children: label
			}, key))] }) }),
			/* @__PURE__ */ jsx("tbody", { children: days.map((day) => /* @__PURE__ */ jsxs("tr", { children: [/* @__PURE__ */ jsx("th", {
				scope: "row",
				children: day.date
			}), parts.map(({ key }) => /* @__PURE__ */ jsx("td", { children: day[key] }, key))] }, day.date)) })
		]
	});
}
function totalOf({ answered, missed, transferred }) {
	return answered + missed + transferred;
}
function weekdayOf(date) {
	return (/* @__PURE__ */ new Date(`${date}T12:00:00Z`)).toLocaleDateString("en", {
		weekday: "short",
		timeZone: "UTC"
	});
}
// src/features/dashboard/first-actions.tsx
/** Whoever has more finds the rest in the list of businesses. */
var shownBusinesses = 3;
/** What an owner does most: hears their AI employee, and changes what it quotes. */
function FirstActions() {
	const { data: own } = useQuery(queries.forwarding.mine.queryOptions());
	if (!own) return null;
	if (own.length === 0) return /* @__PURE__ */ jsx(NoBusiness, {});
	return /* @__PURE__ */ jsxs("nav", {
		"aria-label": "First steps",
		className: "grid gap-4",
		children: [own.slice(0, shownBusinesses).map((business) => /* @__PURE__ */ jsxs("div", {
			className: "grid gap-2",
			children: [own.length > 1 ? /* @__PURE__ */ jsx("p", {
				className: "font-medium",
				children: business.business_name ?? "Unnamed Business"
			}) : null, /* @__PURE__ */ jsx(BusinessActions, { business })]
		}, business.business_id)), own.length > shownBusinesses ? /* @__PURE__ */ jsx(Link, {
			to: "/admin/businesses",
			className: "w-fit text-primary underline underline-offset-4",
			children: "See all your businesses"
		}) : null]
	});
}
function BusinessActions({ business }) {
	const talk = {
		variant: "accent",
		size: "large",
		className: "flex-1 basis-60"
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-wrap gap-3",
		children: [/* @__PURE__ */ jsxs(Link, {
			to: "/call/$agentId",
			params: { agentId: business.agent_id },
			className: buttonLook(talk),
			children: [/* @__PURE__ */ jsx(Headset, { "aria-hidden": true }), "Talk to your AI employee"]
		}), /* @__PURE__ */ jsxs(Link, {
			to: "/admin/businesses/$businessId",
			params: { businessId: business.business_id },
			search: { section: "services" },
			hash: "section-services",
			className: buttonLook({
				...talk,
				variant: "outline"
			}),
			children: [/* @__PURE__ */ jsx(BadgeDollarSign, { "aria-hidden": true }), "Change a price"]
		})]
	});
}
/** The way forward for someone in whose account nothing is yet. */
function NoBusiness() {
	const { user } = useAuth();
	return /* @__PURE__ */ jsxs(Card, {
		className: "grid justify-items-start gap-3",
		children: [
			/* @__PURE__ */ jsx("p", {
				className: "font-heading text-lg font-semibold",
				children: "No business is in your account yet"
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "text-ink-soft",
				children: [
					"Set one up in four short steps, in about five minutes. If somebody else set yours up, ask them to add ",
					user?.email ?? "your account",
					"."
				]
			}),
			/* @__PURE__ */ jsx(Link, {
				to: "/onboard",
				className: buttonLook({ variant: "accent" }),
				children: "Train your AI employee for free"
			})
		]
	});
}
// src/features/dashboard/waiting.tsx
/** What waits for a person: leads, promises, texts that failed, agents nobody forwards to. */
function Waiting({ overview }) {
	const { leads, commitments, failed_messages: failed, not_forwarded: silent } = overview;
	const installation = useInstallation();
	return /* @__PURE__ */ jsxs("div", {
		className: "grid grid-cols-1 gap-4 lg:grid-cols-2",
		children: [
			/* @__PURE__ */ jsx(WaitingCard, {
				title: "To call back",
				total: leads.total,
				rows: leads.newest,
				none: "Nobody is waiting for a call back.",
				children: (lead) => /* @__PURE__ */ jsx(Person, {
					...lead,
					callId: lead.call_id
				})
			}),
			/* @__PURE__ */ jsx(PromisesCard, {
				commitments,
				none: "No promise is open."
			}),
			/* @__PURE__ */ jsx(WaitingCard, {
				title: "Failed messages",
				total: failed.total,
				rows: failed.newest,
				none: installation?.telephony === "twilio" ? "No text of the last seven days failed." : "No phone company is connected. Texts are simulated and reach nobody.",
				children: (message) => /* @__PURE__ */ jsxs(Fragment, { children: [
					/* @__PURE__ */ jsx(Link, {
						to: "/admin/sms-logs",
						search: { sms: message.id },
						className: linkLook,
						children: message.phone_number ? /* @__PURE__ */ jsx(PhoneText, { number: message.phone_number }) : "Unknown number"
					}),
					message.error_message ? ` · ${message.error_message}` : "",
					/* @__PURE__ */ jsx(Below, {
						...message,
						at: message.created_at
					})
				] })
			}),
			installation?.phoneLine ? /* @__PURE__ */ jsx(WaitingCard, {
				title: "Businesses without call forwarding",
				total: silent.total,
				rows: silent.agents,
				none: "Every business forwards its calls.",
				children: (agent) => /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Link, {
					to: "/admin/businesses/$businessId",
					params: { businessId: agent.business_id },
					className: linkLook,
					children: agent.business_name ?? "Unnamed Business"
				}), agent.phone_number ? /* @__PURE__ */ jsxs("span", {
					className: "text-ink-soft",
					children: [" · ", /* @__PURE__ */ jsx(PhoneText, { number: agent.phone_number })]
				}) : null] })
			}) : null
		]
	});
}
/** What waits for an owner, the most pressing first; what does not wait takes no room. */
function OwnersWaiting({ overview }) {
	const { urgent, leads, commitments, questions } = overview;
	if (urgent.total + leads.total + commitments.total + questions.total === 0) return /* @__PURE__ */ jsxs(Card, { children: [/* @__PURE__ */ jsx("p", {
		className: "font-heading text-lg font-semibold",
		children: "Nothing is waiting for you"
	}), /* @__PURE__ */ jsx("p", {
		className: "mt-1 text-ink-soft",
		children: "Urgent calls, people to call back, promises and questions without an answer appear here."
	})] });
	return /* @__PURE__ */ jsxs("section", {
		"aria-label": "Waiting for you",
		className: "grid grid-cols-1 gap-4 lg:grid-cols-2",
		children: [
			urgent.total > 0 ? /* @__PURE__ */ jsx(WaitingCard, {
				title: "Urgent",
				total: urgent.total,
				rows: urgent.newest,
				children: (call) => /* @__PURE__ */ jsx(Person, {
					...call,
					callId: call.id
				})
			}) : null,
			leads.total > 0 ? /* @__PURE__ */ jsx(WaitingCard, {
				title: "To call back",
				total: leads.total,
				rows: leads.newest,
				children: (lead) => /* @__PURE__ */ jsx(Person, {
					...lead,
					callId: lead.call_id
				})
			}) : null,
			commitments.total > 0 ? /* @__PURE__ */ jsx(PromisesCard, { commitments }) : null,
			questions.total > 0 ? /* @__PURE__ */ jsx(WaitingCard, {
				title: "Questions it could not answer",
				total: questions.total,
				rows: questions.businesses,
				shown: questions.total,
				children: (asked) => /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsxs(Link, {
					to: "/admin/businesses/$businessId",
					params: { businessId: asked.id },
					hash: "inbox",
					className: linkLook,
					children: [
						"“",
						asked.question,
						"”"
					]
				}), /* @__PURE__ */ jsx("span", {
					className: "block text-ink-soft",
					children: [asked.business_name, asked.waiting > 1 ? `and ${asked.waiting - 1} more` : null].filter(Boolean).join(" · ")
				})] })
			}) : null
		]
	});
}
/** Promises not kept yet, each with the way to its call. */
function PromisesCard({ commitments, none }) {
	return /* @__PURE__ */ jsx(WaitingCard, {
		title: "Promises to keep",
		total: commitments.total,
		rows: commitments.next,
		...none && { none },
		more: /* @__PURE__ */ jsx(Link, {
			to: "/admin/commitments",
			search: {
				sort: "due_at",
				order: "asc"
			},
			className: linkLook,
			children: "See all promises"
		}),
		children: (promise) => /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(CallLink, {
			callId: promise.call_id,
			children: withWrittenNumbers(promise.text)
		}), /* @__PURE__ */ jsx(Below, {
			...promise,
			at: promise.due_at,
			saidBefore: dueWord(promise.due_at)
		})] })
	});
}
/** Things that wait for a person: how many, and the first few. */
function WaitingCard(props) {
	const { title, total, rows, shown = rows.length, none, more, children } = props;
	return /* @__PURE__ */ jsxs(Card, {
		className: "min-w-0",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "flex items-center justify-between gap-3",
				children: [/* @__PURE__ */ jsx(CardTitle, { children: title }), /* @__PURE__ */ jsx(Badge, {
					tone: total > 0 ? "pending" : "positive",
					children: total.toLocaleString("en")
				})]
			}),
			rows.length === 0 ? /* @__PURE__ */ jsx("p", {
				className: "mt-3 text-ink-soft",
				children: none
			}) : /* @__PURE__ */ jsx("ul", {
				className: "mt-3 divide-y divide-line",
				children: rows.map((row) => /* @__PURE__ */ jsx("li", {
					className: "py-2.5 wrap-anywhere first:pt-0 last:pb-0",
					children: children(row)
				}, row.id))
			}),
			total > shown ? /* @__PURE__ */ jsxs("p", {
				className: "mt-3 text-ink-soft",
				children: [
					"and ",
					(total - shown).toLocaleString("en"),
					" more"
				]
			}) : null,
			more ? /* @__PURE__ */ jsx("p", {
				className: "mt-3",
				children: more
			}) : null
		]
	});
}
var linkLook = "font-medium text-primary underline-offset-4 hover:underline";
/** What something is about, as a way to its call where there is one. */
function CallLink({ callId, children }) {
	if (!callId) return /* @__PURE__ */ jsx("span", {
		className: "font-medium",
		children
	});
	return /* @__PURE__ */ jsx(Link, {
		to: "/admin/call-logs",
		search: { call: callId },
		className: linkLook,
		children
	});
}
/** Somebody to get back to, and why. */
function Person({ callId, name, phone, reason, created_at: at, ...below }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(CallLink, {
			callId,
			children: nameOf({
				name,
				phone
			})
		}),
		reason ? ` · ${wishInWords(reason)}` : "",
		/* @__PURE__ */ jsx(Below, {
			...below,
			at
		})
	] });
}
/** Who waits: their name, else the number to reach them at. */
function nameOf({ name, phone }) {
	return name ?? (phone ? writtenNumber(phone) : "Somebody without a number");
}
/** Whether a promise is still due or already late. */
function dueWord(dueAt) {
	return dueAt !== null && Date.parse(dueAt) < Date.now() ? "was due" : "due";
}
/** Whose it is, and when. */
function Below({ business_name: name, sample, at, time_zone, saidBefore }) {
	return /* @__PURE__ */ jsxs("span", {
		className: "block text-ink-soft",
		children: [
			name,
			sample ? /* @__PURE__ */ jsxs(Fragment, { children: [" ", /* @__PURE__ */ jsx(Badge, { children: "Sample" })] }) : null,
			name && at ? " · " : "",
			at && saidBefore ? `${saidBefore} ` : "",
			at ? /* @__PURE__ */ jsx(Instant, {
				at,
				timeZone: time_zone
			}) : null
		]
	});
}
// src/features/dashboard/dashboard-page.tsx
var { timeZone } = Intl.DateTimeFormat().resolvedOptions();
/** What is looked at first: what waits for somebody, then how calls go and how many of everything there are. */
function DashboardPage() {
	useLiveNumbers();
	const role = useRole();
	const stats = useQuery(queries.stats.get.queryOptions());
	const overview = useQuery(queries.overviews.get.queryOptions({ input: { timeZone } }));
	return /* @__PURE__ */ jsxs("div", {
		className: "grid grid-cols-1 gap-6",
		children: [
			/* @__PURE__ */ jsx(PageHeading, { title: "Command Center" }),
			overview.data && role ? /* @__PURE__ */ jsxs(Fragment, { children: [role === "operator" ? /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Waiting, { overview: overview.data }), /* @__PURE__ */ jsx(StatCards, { stats: stats.data })] }) : /* @__PURE__ */ jsxs(Fragment, { children: [
				/* @__PURE__ */ jsx(FirstActions, {}),
				/* @__PURE__ */ jsx(OwnersWaiting, { overview: overview.data }),
				/* @__PURE__ */ jsx(WeekCards, { week: overview.data.week })
			] }), /* @__PURE__ */ jsxs("div", {
				className: "grid grid-cols-1 gap-4 lg:grid-cols-[3fr_2fr]",
				children: [/* @__PURE__ */ jsx(Calls, { overview: overview.data }), /* @__PURE__ */ jsx(MinutesCard, { minutes: overview.data.minutes })]
			})] }) : overview.isError ? /* @__PURE__ */ jsx(ErrorState, {
				title: "Loading Error",
				message: failureSentence(overview.error, "Failed to fetch the overview"),
				onRetry: () => overview.refetch()
			}) : /* @__PURE__ */ jsxs("div", {
				className: "grid grid-cols-1 gap-4 lg:grid-cols-2",
				children: [/* @__PURE__ */ jsx(Skeleton, { className: "h-72" }), /* @__PURE__ */ jsx(Skeleton, { className: "h-72" })]
			}),
			overview.data && role === "operator" ? null : /* @__PURE__ */ jsx(StatCards, {
				stats: stats.data,
				isOwners: role === "owner"
			})
		]
	});
}
function Calls({ overview: { days, time_zone: zone } }) {
	const today = days.at(-1);
	const week = days.reduce((sum, day) => sum + totalOf(day), 0);
	return /* @__PURE__ */ jsxs(Card, {
		className: "min-w-0",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1",
			children: [/* @__PURE__ */ jsx(CardTitle, { children: "Calls" }), /* @__PURE__ */ jsxs("p", {
				className: "tabular text-ink-soft",
				title: `Days in ${shownZone(zone)}`,
				children: [
					(today ? totalOf(today) : 0).toLocaleString("en"),
					" today · ",
					week.toLocaleString("en"),
					" in the last 7 days"
				]
			})]
		}), /* @__PURE__ */ jsx(CallsChart, { days })]
	});
}
/** This month's minutes of the businesses that talked most, against what their plan includes. */
function MinutesCard({ minutes }) {
	return /* @__PURE__ */ jsxs(Card, {
		className: "min-w-0",
		children: [
			/* @__PURE__ */ jsx(CardTitle, { children: "Minutes used this month" }),
			/* @__PURE__ */ jsx("p", {
				className: "mt-1 text-ink-soft",
				children: "Each call is rounded up to a full minute. Texts and the tests you make while signed in are not counted; a visitor's trial call is."
			}),
			minutes.length === 0 ? /* @__PURE__ */ jsx("p", {
				className: "mt-3 text-ink-soft",
				children: "Nobody has called yet."
			}) : /* @__PURE__ */ jsx("ul", {
				className: "mt-4 grid grid-cols-1 gap-4",
				children: minutes.map((each) => /* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsxs("p", {
					className: "flex items-baseline justify-between gap-3",
					children: [/* @__PURE__ */ jsx("span", {
						className: "min-w-0 truncate font-medium",
						title: each.business_name ?? void 0,
						children: each.business_name ?? "Unnamed Business"
					}), /* @__PURE__ */ jsxs("span", {
						className: "tabular whitespace-nowrap text-ink-soft",
						children: [each.used.toLocaleString("en"), each.included === null ? " min, no plan yet" : ` of ${each.included.toLocaleString("en")} min`]
					})]
				}), each.included === null ? null : /* @__PURE__ */ jsx(UsedBar, { share: each.used / each.included })] }, each.business_id))
			})
		]
	});
}
function UsedBar({ share }) {
	return /* @__PURE__ */ jsx("div", {
		"aria-hidden": true,
		className: "mt-1.5 h-2 overflow-hidden rounded-full bg-line",
		children: /* @__PURE__ */ jsx("div", {
			className: cn("h-full rounded-full", share > 1 ? "bg-negative" : "bg-primary"),
			style: { width: `${Math.min(100, share * 100)}%` }
		})
	});
}
var weekCards = [
	{
		count: "calls",
		label: "Calls answered",
		icon: PhoneCall,
		to: "/admin/call-logs"
	},
	{
		count: "leads",
		label: "New leads",
		icon: UserPlus,
		to: "/admin/call-logs",
		search: { show: "new-leads" }
	},
	{
		count: "booked",
		label: "Appointments booked",
		icon: CalendarCheck,
		to: "/admin/appointments"
	}
];
/** What the last seven days brought an owner. */
function WeekCards({ week }) {
	return /* @__PURE__ */ jsxs("section", {
		"aria-labelledby": "week-title",
		children: [/* @__PURE__ */ jsx("h2", {
			id: "week-title",
			className: "mb-3 font-heading text-lg font-semibold",
			children: "The last 7 days"
		}), /* @__PURE__ */ jsx("ul", {
			className: "grid grid-cols-3 gap-2 sm:gap-3",
			children: weekCards.map(({ count, label, icon: Icon, ...target }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs(Link, {
				...target,
				className: "flex h-full flex-col justify-between gap-2 rounded-card border border-line bg-surface p-2.5 transition-colors hover:border-control-line hover:bg-sunken/50 sm:p-4",
				children: [/* @__PURE__ */ jsxs("span", {
					className: "flex items-start justify-between gap-2 text-xs text-ink-soft sm:text-sm",
					children: [label, /* @__PURE__ */ jsx(Icon, {
						"aria-hidden": true,
						className: "hidden size-4 shrink-0 sm:block"
					})]
				}), /* @__PURE__ */ jsx("span", {
					className: "tabular font-heading text-2xl font-semibold",
					children: week[count].toLocaleString("en")
				})]
			}) }, count))
		})]
	});
}
/** Changes are counted together after this long, in milliseconds. */
var gatherMs = 3e3;
/** Counts anew when calls or messages come in. */
function useLiveNumbers() {
	const client = useQueryClient();
	useEffect(() => {
		let timer;
		const stop = onLiveChanges(() => {
			timer ??= setTimeout(() => {
				timer = void 0;
				client.invalidateQueries({ queryKey: queries.stats.key() });
				client.invalidateQueries({ queryKey: queries.overviews.key() });
			}, gatherMs);
		});
		return () => {
			stop();
			clearTimeout(timer);
		};
	}, [client]);
}
var cards = [
	{
		count: "businessCount",
		label: "Businesses",
		icon: Building2,
		to: "/admin/businesses"
	},
	{
		count: "agentCount",
		label: "Agents",
		icon: Headset,
		to: "/admin/agents"
	},
	{
		count: "phoneNumberCount",
		label: "Phone Numbers",
		icon: Phone,
		to: "/admin/phone-numbers"
	},
	{
		count: "availableNumbersCount",
		label: "Available Numbers",
		icon: PhoneIncoming,
		to: "/admin/phone-numbers",
		search: { q: "Unassigned" }
	},
	{
		count: "userCount",
		label: "Users",
		icon: Users,
		to: "/admin/users"
	},
	{
		count: "callLogCount",
		label: "Call Logs",
		icon: PhoneCall,
		to: "/admin/call-logs"
	},
	{
		count: "smsLogCount",
		label: "SMS Logs",
		icon: MessageSquareText,
		to: "/admin/sms-logs"
	},
	{
		count: "userBusinessCount",
		label: "User Businesses",
		icon: Link2,
		to: "/admin/user-businesses"
	}
];
var ofNumbers = /* @__PURE__ */ new Set(["phoneNumberCount", "availableNumbersCount"]);
/** How many of everything there are, each a way to its list; dashes until known. */
function StatCards({ stats, isOwners = false }) {
	const shown = cards.filter(({ count }) => !isOwners || count !== "availableNumbersCount");
	const areSamples = useInstallation()?.phoneLine === false;
	return /* @__PURE__ */ jsx("ul", {
		className: "grid grid-cols-2 gap-3 lg:grid-cols-4",
		children: shown.map(({ count, label, icon: Icon, ...target }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs(Link, {
			...target,
			className: "flex h-full flex-col gap-2 rounded-card border border-line bg-surface p-4 transition-colors hover:border-control-line hover:bg-sunken/50",
			children: [
				/* @__PURE__ */ jsxs("span", {
					className: "flex items-center justify-between gap-2 text-ink-soft",
					children: [label, /* @__PURE__ */ jsx(Icon, {
						"aria-hidden": true,
						className: "size-4 shrink-0"
					})]
				}),
				/* @__PURE__ */ jsx("span", {
					className: "tabular font-heading text-2xl font-semibold",
					children: stats ? stats[count].toLocaleString("en") : "-"
				}),
				areSamples && ofNumbers.has(count) ? /* @__PURE__ */ jsx("span", {
					className: "text-ink-soft",
					children: "Sample numbers that no phone reaches"
				}) : null
			]
		}) }, count))
	});
}
// src/routes/_console/admin/index.tsx?tsr-split=component
var SplitComponent = DashboardPage;
export { SplitComponent as component };
