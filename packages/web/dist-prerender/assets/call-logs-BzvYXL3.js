import { C as zoneCity, D as api, _ as viewColumn, a as ListScreen, i as useAddToSearch, k as queries, o as listFailure, s as pagesOf, t as useFreshRows, v as Select, x as shownZone, y as Instant } from "./lists-BMCqcPF.js";
import { t as useIsOperator } from "./use-is-operator-COEJpBc.js";
import { n as StatusBadge, t as SampleBadge } from "./badges-BFYZvvA.js";
import { n as nobodysNumber, r as numberOf } from "./caller-words-BdeTgk-.js";
import { b as Route, f as PhoneText, u as Badge } from "./routes-CJ2fPVb.js";
import { t as wantedInWords } from "./wish-words-Da269Hg.js";
import { n as writtenDuration, t as writtenCost } from "./call-figures-B0XgrpA.js";
import { Suspense, lazy, useCallback, useMemo } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useInfiniteQuery } from "@tanstack/react-query";
// src/features/call-logs/call-logs-page.tsx
var words = {
	thing: "call logs",
	title: "Call Logs",
	description: "View logs and details of calls handled by AI agents.",
	searchPlaceholder: "Search Call ID, Agent ID, Status...",
	empty: {
		title: "No call logs found",
		text: "Call logs will appear here after calls are processed."
	},
	noMatch: {
		title: "No Matching Logs",
		text: "Try adjusting your search query."
	}
};
var noNewLeads = {
	title: "No new leads",
	text: "People who left their details in the last 7 days appear here."
};
var choices = [{
	value: "all",
	label: "All calls"
}, {
	value: "new-leads",
	label: "New leads"
}];
/** Owners look for what they know: no provider's ids. */
var ownersWords = {
	...words,
	searchPlaceholder: "Search caller, number, status..."
};
var CallDialog = lazy(() => import("./call-dialog-CLE7hG1.js"));
/** Every call, newest first, growing as calls come in. */
function CallLogsPage({ search: { call, ...search }, onSearch }) {
	const add = useAddToSearch(search, onSearch);
	const isOperator = useIsOperator();
	const columns = useMemo(() => {
		const all = callColumns((id) => add({ call: id }), isOperator);
		return isOperator ? all : all.filter(({ header }) => header !== providersId);
	}, [add, isOperator]);
	const options = queries.callLogs.list.infiniteOptions(pagesOf(search));
	const fresh = useFreshRows({
		list: "call-logs",
		queryKey: options.queryKey,
		fetchRow: (id) => api.callLogs.get({ id }),
		fetchNewest: () => {
			const { q, show } = search;
			return api.callLogs.list({
				...q && { q },
				...show && { show },
				limit: 100
			});
		}
	});
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(ListScreen, {
		words: {
			...isOperator ? words : ownersWords,
			...search.show && { empty: noNewLeads }
		},
		columns,
		search,
		onSearch,
		newest: "call_timestamp",
		list: useInfiniteQuery(options),
		failure: (error) => listFailure(error, words),
		exported: "call-logs",
		fresh,
		actions: /* @__PURE__ */ jsx(Select, {
			"aria-label": "Which calls",
			className: "w-40",
			value: search.show ?? "all",
			onValueChange: (value) => {
				const { show: _, ...rest } = search;
				onSearch(value === "new-leads" ? {
					...rest,
					show: value
				} : rest);
			},
			options: choices
		})
	}), call ? /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(CallDialog, {
		id: call,
		onClose: () => onSearch(search, true)
	}) }) : null] });
}
var providersId = "Agent ID";
/** @param namesZones whether each time names its zone: those of many businesses stand in one order. */
function callColumns(onView, namesZones) {
	return [
		{
			header: "Timestamp",
			width: "w-[11.5%]",
			sortKey: "call_timestamp",
			cell: (call) => /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Instant, {
				at: call.call_timestamp,
				timeZone: call.time_zone
			}), namesZones ? /* @__PURE__ */ jsxs("span", {
				className: "block text-xs text-ink-soft",
				children: [zoneCity(shownZone(call.time_zone)), " time"]
			}) : null] })
		},
		{
			header: "Caller",
			width: "w-[13%]",
			cell: (call) => /* @__PURE__ */ jsx(Caller, { call })
		},
		{
			header: "Wanted",
			width: "w-[12%]",
			cell: ({ wanted, summary }) => /* @__PURE__ */ jsx("span", {
				className: "line-clamp-2",
				title: summary ?? void 0,
				children: wanted ? wantedInWords(wanted) : /* @__PURE__ */ jsx("span", {
					className: "text-ink-soft",
					children: "Nothing noted"
				})
			})
		},
		{
			header: "Outcome",
			width: "w-[11%]",
			cell: ({ outcome }) => /* @__PURE__ */ jsx(Outcome, { outcome })
		},
		{
			header: "Business",
			width: "w-[11%]",
			sortKey: "business_name",
			cell: ({ business_name, millis_agent_id }) => /* @__PURE__ */ jsxs(Fragment, { children: [
				business_name ?? "N/A",
				" ",
				/* @__PURE__ */ jsx(SampleBadge, { voiceId: millis_agent_id })
			] })
		},
		{
			header: providersId,
			width: "w-[11%]",
			sortKey: "millis_agent_id",
			cell: ({ millis_agent_id }) => /* @__PURE__ */ jsx("span", {
				className: "font-mono text-xs wrap-anywhere",
				children: millis_agent_id ?? "N/A"
			})
		},
		{
			header: "Duration",
			width: "w-[8%]",
			sortKey: "call_duration",
			cell: ({ call_duration }) => writtenDuration(call_duration)
		},
		{
			header: "Status",
			width: "w-[10%]",
			sortKey: "call_status",
			cell: (call) => /* @__PURE__ */ jsx(CallStatus, { call })
		},
		{
			header: "Cost",
			width: "w-[6%]",
			cell: ({ cost_breakdown }) => /* @__PURE__ */ jsx("span", {
				className: "whitespace-nowrap",
				children: writtenCost(cost_breakdown)
			})
		},
		viewColumn("w-20", onView)
	];
}
function Caller({ call }) {
	const { caller_name, channel } = call;
	const reached = numberOf(call);
	const number = reached ? /* @__PURE__ */ jsx(PhoneText, { number: reached }) : nobodysNumber(channel);
	if (!caller_name) return /* @__PURE__ */ jsx("span", {
		className: "font-medium",
		children: number
	});
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("span", {
		className: "block font-medium",
		children: caller_name
	}), /* @__PURE__ */ jsx("span", {
		className: "block text-ink-soft",
		children: number
	})] });
}
var tones = {
	urgent: "accent",
	"to call back": "pending",
	lead: "pending",
	booked: "positive",
	answered: "positive",
	missed: "negative"
};
function Outcome({ outcome }) {
	if (!outcome) return "N/A";
	const words = outcome.charAt(0).toUpperCase() + outcome.slice(1);
	return /* @__PURE__ */ jsx(Badge, {
		tone: tones[outcome] ?? "outline",
		children: words
	});
}
function CallStatus({ call }) {
	return /* @__PURE__ */ jsxs("span", {
		className: "grid justify-items-end gap-1 lg:justify-items-start",
		children: [/* @__PURE__ */ jsx(StatusBadge, {
			of: "call",
			status: call.call_status
		}), call.error_message ? /* @__PURE__ */ jsx("span", {
			className: "text-xs text-negative",
			children: call.error_message
		}) : null]
	});
}
// src/routes/_console/admin/call-logs/index.tsx?tsr-split=component
function RoutedPage() {
	const navigate = Route.useNavigate();
	const onSearch = useCallback((search, replace = false) => navigate({
		search,
		replace
	}), [navigate]);
	return /* @__PURE__ */ jsx(CallLogsPage, {
		search: Route.useSearch(),
		onSearch
	});
}
export { RoutedPage as component };
