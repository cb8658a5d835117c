import { D as api, T as cn, a as ListScreen, j as failureSentence, k as queries, o as listFailure, s as pagesOf, v as Select, w as Button, y as Instant } from "./lists-BMCqcPF.js";
import { B as sortingOf, m as writtenNumber, p as withWrittenNumbers, y as Route } from "./routes-CJ2fPVb.js";
import { Link } from "@tanstack/react-router";
import { useCallback } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, Undo2 } from "lucide-react";
import { toast } from "sonner";
// src/features/commitments/commitments-page.tsx
var words = {
	thing: "promises",
	title: "Promises",
	description: "What your AI promised callers, for you to keep.",
	searchPlaceholder: "Search promises...",
	noMatch: {
		title: "No matching promises",
		text: "Try adjusting your search query."
	}
};
var empty = {
	open: {
		title: "No promises to keep",
		text: "When your AI promises a caller something, such as a call back, it appears here."
	},
	kept: {
		title: "No promises kept yet",
		text: "Promises marked as done will appear here."
	},
	all: {
		title: "No promises found",
		text: "Promises to callers appear here."
	}
};
var choices = [
	{
		value: "open",
		label: "To do"
	},
	{
		value: "kept",
		label: "Kept"
	},
	{
		value: "all",
		label: "All"
	}
];
/** Promises made to callers, those still to be kept unless asked otherwise. */
function CommitmentsPage({ search: { show, ...search }, onSearch }) {
	const list = useInfiniteQuery(queries.commitments.list.infiniteOptions(pagesOf({
		...search,
		...sortingOf(search, "made_at"),
		...show !== "all" && { status: show ?? "open" }
	})));
	const look = useCallback((next) => onSearch({
		...next,
		...show && { show }
	}), [onSearch, show]);
	return /* @__PURE__ */ jsx(ListScreen, {
		words: {
			...words,
			empty: empty[show ?? "open"]
		},
		columns: commitmentColumns,
		search,
		onSearch: look,
		newest: "made_at",
		list,
		failure: (error) => listFailure(error, words),
		actions: /* @__PURE__ */ jsx(Select, {
			"aria-label": "Which promises",
			className: "w-40",
			value: show ?? "open",
			onValueChange: (value) => onSearch({
				...search,
				...value === "kept" || value === "all" ? { show: value } : {}
			}),
			options: choices
		})
	});
}
var commitmentColumns = [
	{
		header: "Promise",
		width: "w-[32%]",
		cell: ({ text, kept_at }) => /* @__PURE__ */ jsx("span", {
			className: cn("break-words", kept_at && "text-ink-soft line-through"),
			children: withWrittenNumbers(text)
		})
	},
	{
		header: "To",
		width: "w-[20%]",
		cell: (row) => /* @__PURE__ */ jsx(Promisee, { commitment: row })
	},
	{
		header: "Due",
		width: "w-[18%]",
		sortKey: "due_at",
		cell: ({ due_at, time_zone }) => due_at ? /* @__PURE__ */ jsx(Instant, {
			at: due_at,
			timeZone: time_zone
		}) : /* @__PURE__ */ jsx("span", {
			className: "text-ink-soft",
			children: "No time was promised"
		})
	},
	{
		header: "Promised",
		width: "w-[18%]",
		sortKey: "made_at",
		cell: ({ made_at, time_zone }) => /* @__PURE__ */ jsx(Instant, {
			at: made_at,
			timeZone: time_zone
		})
	},
	{
		header: "Actions",
		width: "w-[12%]",
		hiddenHeader: true,
		cell: (row) => /* @__PURE__ */ jsx(DoneButton, { commitment: row })
	}
];
/** Whom something was promised to, with the way to the call, and for which business. */
function Promisee({ commitment }) {
	const { call_id: callId, business_name: business, caller_number: number } = commitment;
	return /* @__PURE__ */ jsxs("span", {
		className: "grid justify-items-end lg:justify-items-start",
		children: [callId ? /* @__PURE__ */ jsx(Link, {
			to: "/admin/call-logs",
			search: { call: callId },
			className: "font-medium text-primary underline-offset-4 hover:underline",
			children: commitment.caller_name ?? (number ? writtenNumber(number) : "A caller")
		}) : null, /* @__PURE__ */ jsx("span", {
			className: "text-xs text-ink-soft",
			children: business ?? "Unnamed Business"
		})]
	});
}
/** Says that a promise is kept, or after all is not. */
function DoneButton({ commitment: { id, text, kept_at } }) {
	const client = useQueryClient();
	const isKept = kept_at !== null;
	const keep = useMutation({
		mutationFn: () => api.commitments.keep({
			id,
			kept: !isKept
		}),
		onSuccess: () => toast.success(isKept ? "To do" : "Promise kept"),
		onError: (error) => toast.error("Your change could not be saved", { description: failureSentence(error) }),
		onSettled: () => Promise.all([
			client.invalidateQueries({ queryKey: queries.commitments.key() }),
			client.invalidateQueries({ queryKey: queries.callLogs.get.key() }),
			client.invalidateQueries({ queryKey: queries.overviews.key() })
		])
	});
	const word = isKept ? "Not done" : "Done";
	const Icon = isKept ? Undo2 : Check;
	return /* @__PURE__ */ jsxs(Button, {
		variant: "outline",
		size: "small",
		"aria-label": `${word}: ${text}`,
		disabled: keep.isPending,
		onClick: () => keep.mutate(),
		children: [/* @__PURE__ */ jsx(Icon, { "aria-hidden": true }), word]
	});
}
// src/routes/_console/admin/commitments/index.tsx?tsr-split=component
function RoutedPage() {
	const navigate = Route.useNavigate();
	const onSearch = useCallback((search) => navigate({
		search,
		replace: true
	}), [navigate]);
	return /* @__PURE__ */ jsx(CommitmentsPage, {
		search: Route.useSearch(),
		onSearch
	});
}
export { RoutedPage as component };
