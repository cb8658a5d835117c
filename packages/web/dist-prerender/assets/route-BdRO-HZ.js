import { t as queryClient } from "./query-client-CaA_KrW.js";
import { t as useIsOperator } from "./use-is-operator-COEJpBc.js";
import { W as Route, c as readClaimTokens, i as dropClaimToken, it as useAuth, m as writtenNumber, n as SkipLink, r as controlLook, t as ThemeToggle, tt as Wordmark } from "./routes-CJ2fPVb.js";
import { D as api, S as writtenInstant, T as cn, j as failureSentence, k as queries, p as Input, w as Button } from "./lists-BMCqcPF.js";
import { n as useFocusBack, t as CornerClose } from "./dialog-parts-CdtMgsX.js";
import { n as useSignOut } from "./auth-redirects-B-cmHvF.js";
import { t as Dialog$1 } from "./dialog-B8z7uCK.js";
import { t as callerWords } from "./caller-words-BdeTgk-.js";
import { Link, Outlet, useNavigate } from "@tanstack/react-router";
import { Suspense, lazy, useEffect, useMemo, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { ORPCError } from "@orpc/client";
import { QueryClientProvider, keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Building2, CalendarDays, CircleCheckBig, Headset, LayoutDashboard, LogOut, Menu, MessageSquareText, Phone, PhoneCall, PhoneForwarded, Plus, ScrollText, Search } from "lucide-react";
import { Dialog } from "radix-ui";
import { Toaster, toast } from "sonner";
import { Command } from "cmdk";
// src/components/ui/sheet.tsx
/** A panel from the left edge: the navigation on narrow screens. */
function Sheet({ open, onOpenChange, title, children }) {
	const focusBack = useFocusBack();
	return /* @__PURE__ */ jsx(Dialog.Root, {
		open,
		onOpenChange,
		children: /* @__PURE__ */ jsxs(Dialog.Portal, { children: [/* @__PURE__ */ jsx(Dialog.Overlay, { className: "fixed inset-0 z-50 animate-appear bg-scrim" }), /* @__PURE__ */ jsxs(Dialog.Content, {
			...focusBack,
			"aria-describedby": void 0,
			className: "fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] animate-slide-in-left flex-col border-r border-line bg-surface shadow-float outline-none",
			children: [
				/* @__PURE__ */ jsx(Dialog.Title, {
					className: "sr-only",
					children: title
				}),
				children,
				/* @__PURE__ */ jsx(CornerClose, { className: "top-4 right-3" })
			]
		})] })
	});
}
// src/components/admin-shell/admin-shell.tsx
/** The frame of the signed-in pages: sidebar (a drawer below 1280 px), search, new agent, sign out. */
function AdminShell(props) {
	const { isOperator, search, onCreateAgent, onSignOut, children } = props;
	const [drawerOpen, setDrawerOpen] = useState(false);
	return /* @__PURE__ */ jsxs("div", {
		className: "min-h-dvh text-sm xl:grid xl:grid-cols-[15.5rem_1fr]",
		children: [
			/* @__PURE__ */ jsx(SkipLink, {}),
			/* @__PURE__ */ jsx("aside", {
				className: "sticky top-0 hidden h-dvh border-r border-line bg-surface xl:block",
				children: /* @__PURE__ */ jsx(SidebarContent, {
					isOperator,
					onSignOut
				})
			}),
			/* @__PURE__ */ jsx(Sheet, {
				open: drawerOpen,
				onOpenChange: setDrawerOpen,
				title: "Admin navigation",
				children: /* @__PURE__ */ jsx(SidebarContent, {
					isOperator,
					onSignOut,
					onFollow: () => setDrawerOpen(false)
				})
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "min-w-0",
				children: [/* @__PURE__ */ jsxs("header", {
					className: "sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-line bg-paper/90 px-4 backdrop-blur sm:px-6",
					children: [
						/* @__PURE__ */ jsx(Button, {
							variant: "ghost",
							size: "icon",
							className: "-ml-2 xl:hidden",
							"aria-label": "Open navigation",
							onClick: () => setDrawerOpen(true),
							children: /* @__PURE__ */ jsx(Menu, { "aria-hidden": true })
						}),
						search,
						/* @__PURE__ */ jsxs("div", {
							className: "ml-auto flex items-center gap-1",
							children: [/* @__PURE__ */ jsx(ThemeToggle, {}), /* @__PURE__ */ jsxs(Button, {
								onClick: onCreateAgent,
								"aria-label": "Create new agent",
								children: [/* @__PURE__ */ jsx(Plus, { "aria-hidden": true }), /* @__PURE__ */ jsx("span", {
									className: "hidden sm:inline",
									children: "Create new agent"
								})]
							})]
						})
					]
				}), /* @__PURE__ */ jsx("main", {
					id: "main",
					tabIndex: -1,
					className: "mx-auto max-w-7xl px-4 py-6 sm:px-6 sm:py-8",
					children
				})]
			})
		]
	});
}
function SidebarContent({ isOperator, onSignOut, onFollow }) {
	const { user } = useAuth();
	return /* @__PURE__ */ jsxs("div", {
		className: "flex h-full flex-col gap-6 p-4",
		children: [
			/* @__PURE__ */ jsx(Link, {
				to: "/",
				className: "rounded-control px-3 py-1",
				"aria-label": "Second Ring, front page",
				children: /* @__PURE__ */ jsx(Wordmark, {})
			}),
			/* @__PURE__ */ jsx(AdminLinks, {
				isOperator,
				...onFollow ? { onFollow } : {}
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "mt-auto border-t border-line pt-4",
				children: [/* @__PURE__ */ jsxs(Link, {
					to: "/account",
					className: "block rounded-control px-3 py-2 hover:bg-sunken",
					...onFollow ? { onClick: onFollow } : {},
					children: [/* @__PURE__ */ jsx("span", {
						className: "block truncate font-medium",
						children: user?.name ?? "Not signed in"
					}), user?.email && user.email !== user.name ? /* @__PURE__ */ jsx("span", {
						className: "block truncate text-ink-soft",
						children: user.email
					}) : null]
				}), /* @__PURE__ */ jsxs(Button, {
					variant: "ghost",
					className: "mt-1 w-full justify-start px-3 text-ink-soft",
					onClick: onSignOut,
					children: [/* @__PURE__ */ jsx(LogOut, { "aria-hidden": true }), "Sign Out"]
				})]
			})
		]
	});
}
var links = [
	{
		to: "/admin",
		label: "Dashboard",
		icon: LayoutDashboard,
		exact: true
	},
	{
		to: "/admin/businesses",
		label: "Businesses",
		icon: Building2
	},
	{
		to: "/admin/agents",
		label: "Agents",
		icon: Headset
	},
	{
		to: "/admin/phone-numbers",
		label: "Phone Numbers",
		icon: Phone
	},
	{
		to: "/admin/call-logs",
		label: "Call Logs",
		icon: PhoneCall
	},
	{
		to: "/admin/sms-logs",
		label: "SMS Logs",
		icon: MessageSquareText
	},
	{
		to: "/admin/appointments",
		label: "Appointments",
		icon: CalendarDays
	},
	{
		to: "/admin/commitments",
		label: "Promises",
		icon: CircleCheckBig
	}
];
var operatorLinks = [{
	to: "/admin/audit-log",
	label: "Audit Log",
	icon: ScrollText
}];
/** The sidebar's links. */
function AdminLinks({ isOperator, onFollow }) {
	return /* @__PURE__ */ jsx("nav", {
		"aria-label": "Admin",
		children: /* @__PURE__ */ jsx("ul", {
			className: "grid gap-0.5",
			children: [...links, ...isOperator ? operatorLinks : []].map(({ to, label, icon: Icon, ...rest }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs(Link, {
				to,
				activeOptions: {
					exact: "exact" in rest,
					includeSearch: false
				},
				...onFollow ? { onClick: onFollow } : {},
				className: "flex h-10 items-center gap-3 rounded-control px-3 text-sm text-ink-soft transition-colors hover:bg-sunken hover:text-ink data-[status=active]:bg-primary-wash data-[status=active]:font-medium data-[status=active]:text-primary-strong",
				children: [/* @__PURE__ */ jsx(Icon, {
					"aria-hidden": true,
					className: "size-4.5"
				}), label]
			}) }, to))
		})
	});
}
// src/components/ui/toaster.tsx
/** Where toasts appear. Raise one with sonner's `toast`; it stays for five seconds. */
function Toaster$1() {
	return /* @__PURE__ */ jsx(Toaster, {
		position: "bottom-right",
		duration: 5e3,
		toastOptions: {
			unstyled: true,
			classNames: {
				toast: "flex w-full items-start gap-3 rounded-card border border-line bg-surface p-4 font-sans text-sm text-ink shadow-float",
				title: "font-medium",
				description: "mt-0.5 text-ink-soft",
				success: "[&_[data-icon]]:text-positive",
				error: "[&_[data-icon]]:text-negative"
			}
		}
	});
}
// src/features/claims/use-claims.ts
var claiming = null;
/** Once someone is signed in: claims what was set up on this device before, and says what came of it. */
function useClaims(userId) {
	const queryClient = useQueryClient();
	useEffect(() => {
		if (!userId || claiming) return;
		claiming = claimBusinesses().finally(() => {
			claiming = null;
		});
		claiming.then(async (outcomes) => {
			for (const outcome of outcomes) announce(outcome);
			if (!outcomes.some(({ claimed }) => claimed)) return;
			await queryClient.cancelQueries();
			await queryClient.invalidateQueries();
		});
	}, [userId, queryClient]);
}
function announce(outcome) {
	if (outcome.claimed) toast.success(`${outcome.businessName ?? "Your business"} is in your account`);
	else toast.error("A business you set up could not be added", { description: outcome.sentence });
}
/** Answers that no later try would change. */
var finalRefusals = [
	"NOT_FOUND",
	"ALREADY_CLAIMED",
	"CLAIM_EXPIRED",
	"INVALID_REQUEST"
];
/**
* Makes the signed-in person the owner of every business set up on this device before signing in.
* A claim the server could not answer is kept for the next time.
*/
async function claimBusinesses() {
	const outcomes = [];
	for (const claimToken of readClaimTokens()) try {
		const { businessName } = await api.claims.claim({ claimToken });
		dropClaimToken(claimToken);
		outcomes.push({
			claimed: true,
			businessName
		});
	} catch (error) {
		if (!(error instanceof ORPCError) || !finalRefusals.includes(error.code)) {
			console.error("A business could not be claimed yet", error);
			continue;
		}
		dropClaimToken(claimToken);
		outcomes.push({
			claimed: false,
			sentence: failureSentence(error)
		});
	}
	return outcomes;
}
// src/features/forwarding/forwarding-banner.tsx
var betweenLooksMs = 3e4;
/**
* In the console, for every business of one's own whose calls are not proven to be forwarded; those that
* no line reaches share one bar.
*/
function ForwardingBanner() {
	const { data = [] } = useQuery(queries.forwarding.mine.queryOptions({ refetchInterval: betweenLooksMs }));
	const waiting = data.filter(({ verified_at, agent_number }) => verified_at === null && agent_number !== null);
	if (waiting.length === 0) return null;
	const lineless = waiting.filter(({ line_connected }) => !line_connected);
	const [first, ...others] = lineless;
	return /* @__PURE__ */ jsxs("section", {
		"aria-label": "Call forwarding",
		className: "mb-6 grid gap-2",
		children: [first ? /* @__PURE__ */ jsxs(Bar, {
			businessId: first.business_id,
			link: "How to get one",
			children: [
				"No telephone line is connected yet:",
				" ",
				others.length === 0 ? `${nameOf(first)} has an AI employee that answers in the browser only.` : `the AI employees of ${lineless.length} businesses answer in the browser only.`
			]
		}) : null, waiting.filter(({ line_connected }) => line_connected).map((each) => /* @__PURE__ */ jsxs(Bar, {
			businessId: each.business_id,
			link: "Set up forwarding",
			children: [
				"Calls to ",
				nameOf(each),
				" are not forwarded to its AI employee yet."
			]
		}, each.business_id))]
	});
}
function nameOf({ business_name: name, business_number: number }) {
	return `${name ?? "your business"}${number ? `, ${writtenNumber(number)},` : ""}`;
}
function Bar({ businessId, link, children }) {
	return /* @__PURE__ */ jsxs("p", {
		className: "flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-pending-wash px-4 py-3 text-sm text-pending",
		children: [
			/* @__PURE__ */ jsx(PhoneForwarded, {
				"aria-hidden": true,
				className: "size-4 shrink-0"
			}),
			/* @__PURE__ */ jsx("span", {
				className: "flex-1 basis-60",
				children
			}),
			/* @__PURE__ */ jsx(Link, {
				to: "/onboard/number-forwarding",
				search: { business: businessId },
				className: "font-medium underline underline-offset-4",
				children: link
			})
		]
	});
}
// src/features/search/findings.ts
/** What a search found, group by group; empty groups are left out. */
function groupsOf(found) {
	return [
		{
			heading: "Businesses",
			findings: found.businesses.map(({ id, name, primary_industry, address, phone_number }) => ({
				key: `business-${id}`,
				title: name ?? "Unnamed Business",
				detail: [primary_industry, address ?? (phone_number && writtenNumber(phone_number))].filter(Boolean).join(" · "),
				target: toBusiness(id)
			}))
		},
		{
			heading: "Agents",
			findings: found.agents.map(({ id, business_id, business_name, ...agent }) => ({
				key: `agent-${id}`,
				title: business_name ?? "Unnamed Business",
				detail: agent.phone_number ? writtenNumber(agent.phone_number) : agent.millis_agent_id ?? "",
				target: toBusiness(business_id)
			}))
		},
		{
			heading: "Phone Numbers",
			findings: found.phone_numbers.map(({ id, phone_number, business_name }) => ({
				key: `number-${id}`,
				title: writtenNumber(phone_number),
				detail: business_name ?? "Unassigned",
				target: {
					to: "/admin/phone-numbers",
					search: { q: phone_number }
				}
			}))
		},
		{
			heading: "Calls",
			findings: found.calls.map((call) => ({
				key: `call-${call.id}`,
				title: call.caller_name ?? callerWords(call),
				detail: [
					call.caller_name ? callerWords(call) : null,
					call.business_name,
					writtenInstant(call.call_timestamp, call.time_zone)
				].filter(Boolean).join(" · "),
				target: {
					to: "/admin/call-logs",
					search: { call: call.id }
				}
			}))
		}
	].filter(({ findings }) => findings.length > 0);
}
function toBusiness(businessId) {
	return {
		to: "/admin/businesses/$businessId",
		params: { businessId }
	};
}
var pages = [
	["Dashboard", "/admin"],
	["Businesses", "/admin/businesses"],
	["Agents", "/admin/agents"],
	["Phone Numbers", "/admin/phone-numbers"],
	["Call Logs", "/admin/call-logs"],
	["SMS Logs", "/admin/sms-logs"],
	["Appointments", "/admin/appointments"],
	["Promises", "/admin/commitments"],
	["Users", "/admin/users"],
	["User Businesses", "/admin/user-businesses"]
];
var operatorPages = [["Audit Log", "/admin/audit-log"]];
/** The reader's pages whose name contains the words; all of them without words. */
function pagesNamed(words, isOperator) {
	const named = [...pages, ...isOperator ? operatorPages : []].filter(([title]) => title.toLowerCase().includes(words.toLowerCase()));
	if (named.length === 0) return [];
	return [{
		heading: "Pages",
		findings: named.map(([title, to]) => ({
			key: to,
			title,
			detail: "",
			target: { to }
		}))
	}];
}
// src/features/search/command-palette.tsx
var isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
/** The header's search: a button, and from anywhere Ctrl K or ⌘ K. */
function CommandPalette({ isOperator }) {
	const [open, setOpen] = useState(false);
	const navigate = useNavigate();
	useEffect(() => {
		const onKey = (event) => {
			if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
			event.preventDefault();
			setOpen((before) => !before);
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, []);
	const follow = ({ target }) => {
		setOpen(false);
		navigate(target);
	};
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsxs("button", {
		type: "button",
		onClick: () => setOpen(true),
		"aria-keyshortcuts": "Control+K Meta+K",
		className: cn(controlLook, "flex h-10 max-w-xs items-center gap-2 px-3 text-ink-soft"),
		children: [
			/* @__PURE__ */ jsx(Search, {
				"aria-hidden": true,
				className: "size-4 shrink-0"
			}),
			"Search...",
			/* @__PURE__ */ jsx("kbd", {
				className: "ml-auto hidden rounded border border-line px-1.5 font-sans text-xs sm:inline",
				children: isApple ? "⌘ K" : "Ctrl K"
			})
		]
	}), /* @__PURE__ */ jsx(Dialog$1, {
		open,
		onOpenChange: setOpen,
		title: "Search",
		description: "Businesses, agents, phone numbers and calls",
		className: "top-2 bottom-auto rounded-b-card sm:top-24 sm:max-w-xl sm:translate-y-0",
		children: /* @__PURE__ */ jsx(SearchBox, {
			isOperator,
			onFollow: follow,
			onClose: () => setOpen(false)
		})
	})] });
}
/** How long typing must rest before the server is asked, in milliseconds. */
var restMs = 180;
/** Finds things as they are typed; arrows choose among them and Enter goes there. */
function SearchBox({ isOperator, onFollow, onClose }) {
	const [typed, setTyped] = useState("");
	const words = typed.trim();
	const q = useRested(words, restMs);
	const { data, error, isFetching } = useQuery(queries.search.find.queryOptions({
		input: { q },
		enabled: q !== "",
		placeholderData: keepPreviousData
	}));
	const groups = useMemo(() => [...data && words ? groupsOf(data) : [], ...pagesNamed(words, isOperator)], [
		data,
		words,
		isOperator
	]);
	const count = groups.reduce((sum, { findings }) => sum + findings.length, 0);
	const first = groups[0]?.findings[0]?.key ?? "";
	const [chosen, setChosen] = useState(first);
	useEffect(() => setChosen(first), [first]);
	const asking = isFetching || q !== words;
	return /* @__PURE__ */ jsxs(Command, {
		label: "Search",
		shouldFilter: false,
		loop: true,
		value: chosen,
		onValueChange: setChosen,
		className: "grid grid-cols-1 gap-3",
		onKeyDown: ({ key }) => key === "Escape" && onClose(),
		children: [
			/* @__PURE__ */ jsx(Command.Input, {
				value: typed,
				onValueChange: setTyped,
				asChild: true,
				children: /* @__PURE__ */ jsx(Input, {
					placeholder: "A name, a number, a call...",
					maxLength: 200
				})
			}),
			error ? /* @__PURE__ */ jsx("p", {
				role: "alert",
				className: "text-negative",
				children: failureSentence(error)
			}) : null,
			/* @__PURE__ */ jsx(Findings, {
				groups,
				onFollow
			}),
			/* @__PURE__ */ jsx("p", {
				role: "status",
				className: cn("text-ink-soft", count > 0 && "sr-only"),
				children: asking ? "Searching..." : resultsOf(count)
			})
		]
	});
}
function resultsOf(count) {
	if (count === 0) return "No results";
	return count === 1 ? "1 result" : `${count} results`;
}
function Findings({ groups, onFollow }) {
	return /* @__PURE__ */ jsx(Command.List, {
		label: "Results",
		className: "min-w-0 [&>div]:grid [&>div]:grid-cols-1 [&>div]:gap-3",
		children: groups.map(({ heading, findings }) => /* @__PURE__ */ jsx(Command.Group, {
			heading,
			className: "**:[[cmdk-group-heading]]:px-3 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:font-medium **:[[cmdk-group-heading]]:text-ink-soft",
			children: findings.map((finding) => /* @__PURE__ */ jsxs(Command.Item, {
				value: finding.key,
				onSelect: () => onFollow(finding),
				className: "min-h-10 cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-1.5 hover:bg-sunken aria-selected:bg-primary-wash sm:flex",
				children: [/* @__PURE__ */ jsx("span", {
					className: "block truncate font-medium sm:max-w-3/5 sm:shrink-0",
					children: finding.title
				}), /* @__PURE__ */ jsx("span", {
					className: "block min-w-0 text-ink-soft sm:truncate",
					children: finding.detail
				})]
			}, finding.key))
		}, heading))
	});
}
/** The value once it has rested for so many milliseconds. */
function useRested(value, milliseconds) {
	const [rested, setRested] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setRested(value), milliseconds);
		return () => clearTimeout(timer);
	}, [value, milliseconds]);
	return rested;
}
// src/routes/_console/route.tsx?tsr-split=component
var NewAgent = lazy(() => import("./-new-agent-CsDdEJT.js"));
function ConsoleLayout() {
	return /* @__PURE__ */ jsxs(QueryClientProvider, {
		client: queryClient,
		children: [/* @__PURE__ */ jsx(Console, {}), /* @__PURE__ */ jsx(Toaster$1, {})]
	});
}
function Console() {
	const { user } = useAuth();
	const userId = user?.id;
	const signOut = useSignOut();
	const isOperator = useIsOperator();
	const { create } = Route.useSearch();
	const navigate = useNavigate();
	const show = (tab, replace) => navigate({
		to: ".",
		search: (now) => ({
			...now,
			create: tab
		}),
		replace
	});
	useClaims(userId);
	useEffect(() => userId ? () => queryClient.clear() : void 0, [userId]);
	return /* @__PURE__ */ jsxs(AdminShell, {
		isOperator,
		search: /* @__PURE__ */ jsx(CommandPalette, { isOperator }),
		onCreateAgent: () => show("business", false),
		onSignOut: signOut,
		children: [
			/* @__PURE__ */ jsx(ForwardingBanner, {}),
			/* @__PURE__ */ jsx(Outlet, {}),
			create ? /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(NewAgent, {
				tab: create,
				onTab: (tab) => show(tab, true),
				onClose: () => show(void 0, true),
				onMade: (businessId) => navigate({
					to: "/admin/businesses/$businessId",
					params: { businessId }
				})
			}) }) : null
		]
	});
}
export { ConsoleLayout as component };
