import { D as api, a as ListScreen, i as useAddToSearch, k as queries, o as listFailure, s as pagesOf, t as useFreshRows } from "./lists-BMCqcPF.js";
import { t as useRecipientNames } from "./recipient-names-BScVhru.js";
import { t as useIsOperator } from "./use-is-operator-COEJpBc.js";
import { i as smsColumns } from "./sms-columns-DwyKAlB.js";
import { _ as Route } from "./routes-CJ2fPVb.js";
import { Suspense, lazy, useCallback, useMemo } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useInfiniteQuery } from "@tanstack/react-query";
// src/features/sms-logs/sms-logs-page.tsx
var words = {
	thing: "SMS logs",
	title: "SMS Logs",
	description: "View logs of incoming and outgoing SMS messages.",
	searchPlaceholder: "Search number, business, body, SID...",
	empty: {
		title: "No SMS logs found",
		text: "Logs will appear here as messages are sent and received."
	},
	noMatch: {
		title: "No Matching Logs",
		text: "Try adjusting your search query."
	},
	unknown: "An unknown error occurred while loading SMS logs.",
	withCode: true
};
/** Owners are not sent looking for a phone company's ids. */
var ownersWords = {
	...words,
	searchPlaceholder: "Search number, business, words..."
};
var SmsDialog = lazy(() => import("./sms-dialog-CPzvllU.js"));
/** Every text message in and out, newest first, growing as messages come. */
function SmsLogsPage({ search: { sms, ...search }, onSearch }) {
	const names = useRecipientNames();
	const add = useAddToSearch(search, onSearch);
	const isOperator = useIsOperator();
	const columns = useMemo(() => smsColumns(names, isOperator, (id) => add({ sms: id })), [
		names,
		isOperator,
		add
	]);
	const options = queries.smsLogs.list.infiniteOptions(pagesOf(search));
	const fresh = useFreshRows({
		list: "sms-logs",
		queryKey: options.queryKey,
		fetchRow: (id) => api.smsLogs.get({ id }),
		fetchNewest: () => api.smsLogs.list({
			...search.q && { q: search.q },
			limit: 100
		})
	});
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(ListScreen, {
		words: isOperator ? words : ownersWords,
		columns,
		search,
		onSearch,
		newest: "created_at",
		list: useInfiniteQuery(options),
		failure: (error) => listFailure(error, words),
		exported: "sms-logs",
		fresh
	}), sms ? /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(SmsDialog, {
		id: sms,
		names,
		onClose: () => onSearch(search, true)
	}) }) : null] });
}
// src/routes/_console/admin/sms-logs/index.tsx?tsr-split=component
function RoutedPage() {
	const navigate = Route.useNavigate();
	const onSearch = useCallback((search, replace = false) => navigate({
		search,
		replace
	}), [navigate]);
	return /* @__PURE__ */ jsx(SmsLogsPage, {
		search: Route.useSearch(),
		onSearch
	});
}
export { RoutedPage as component };
