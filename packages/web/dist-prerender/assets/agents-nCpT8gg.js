import { a as ListScreen, k as queries, o as listFailure, s as pagesOf, y as Instant } from "./lists-BMCqcPF.js";
import { t as useRecipientNames } from "./recipient-names-BScVhru.js";
import { t as useIsOperator } from "./use-is-operator-COEJpBc.js";
import { t as SampleBadge } from "./badges-BFYZvvA.js";
import { T as Route, f as PhoneText } from "./routes-CJ2fPVb.js";
import { Link } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { useInfiniteQuery } from "@tanstack/react-query";
// src/features/agents/agents-page.tsx
var words = {
	thing: "agents",
	title: "Agents",
	description: "View and manage AI agents assigned to businesses.",
	searchPlaceholder: "Search by business, agent ID...",
	empty: {
		title: "No agents found",
		text: "Agents will appear here once they are created and assigned to businesses."
	},
	noMatch: {
		title: "No matching agents",
		text: "Try adjusting your search query."
	}
};
/** Owners look for what they know: no provider's ids. */
var ownersWords = {
	...words,
	searchPlaceholder: "Search by business, phone number..."
};
/** The AI employees and the businesses they answer for. */
function AgentsPage({ search, onSearch }) {
	const names = useRecipientNames();
	const isOperator = useIsOperator();
	const columns = useMemo(() => columnsWith(names, isOperator), [names, isOperator]);
	const list = useInfiniteQuery(queries.agents.list.infiniteOptions(pagesOf(search)));
	return /* @__PURE__ */ jsx(ListScreen, {
		words: isOperator ? words : ownersWords,
		columns,
		search,
		onSearch,
		newest: "created_at",
		list,
		failure: (error) => listFailure(error, words),
		exported: "agents"
	});
}
function columnsWith(names, isOperator) {
	const all = [
		{
			header: "Business",
			width: "w-[25%]",
			sortKey: "business_name",
			cell: ({ business_id, business }) => /* @__PURE__ */ jsx(Link, {
				to: "/admin/businesses/$businessId",
				params: { businessId: business_id },
				className: "font-medium text-primary underline-offset-4 hover:underline",
				children: business.name ?? "Unnamed Business"
			})
		},
		{
			header: providersId,
			width: "w-[22%]",
			sortKey: "millis_agent_id",
			cell: ({ millis_agent_id }) => /* @__PURE__ */ jsxs("span", {
				className: "flex flex-wrap items-center gap-2",
				children: [/* @__PURE__ */ jsx("span", {
					className: "font-mono text-xs break-all",
					children: millis_agent_id ?? "N/A"
				}), /* @__PURE__ */ jsx(SampleBadge, { voiceId: millis_agent_id })]
			})
		},
		{
			header: "Phone Number",
			width: "w-[16%]",
			sortKey: "phone_number",
			cell: ({ phone_number }) => /* @__PURE__ */ jsx(NamedNumber, {
				number: phone_number,
				names,
				none: "None assigned"
			})
		},
		{
			header: "Summary Recipient",
			width: "w-[20%]",
			sortKey: "call_summary_recipient_number",
			cell: ({ call_summary_recipient_number }) => /* @__PURE__ */ jsx(NamedNumber, {
				number: call_summary_recipient_number,
				names,
				none: "None"
			})
		},
		{
			header: "Created At",
			width: "w-[17%]",
			sortKey: "created_at",
			cell: ({ created_at, time_zone }) => /* @__PURE__ */ jsx(Instant, {
				at: created_at,
				timeZone: time_zone
			})
		}
	];
	return isOperator ? all : all.filter(({ header }) => header !== providersId);
}
var providersId = "Millis Agent ID";
/** A number that summaries go to is shown as its business, the number on hover. */
function NamedNumber({ number, names, none }) {
	if (number === null) return /* @__PURE__ */ jsx("span", {
		className: "text-ink-soft",
		children: none
	});
	const name = names.get(number);
	return name ? /* @__PURE__ */ jsx("span", {
		title: number,
		children: name
	}) : /* @__PURE__ */ jsx(PhoneText, { number });
}
// src/routes/_console/admin/agents/index.tsx?tsr-split=component
function RoutedPage() {
	const navigate = Route.useNavigate();
	const onSearch = useCallback((search) => navigate({
		search,
		replace: true
	}), [navigate]);
	return /* @__PURE__ */ jsx(AgentsPage, {
		search: Route.useSearch(),
		onSearch
	});
}
export { RoutedPage as component };
