import { D as api, a as ListScreen, k as queries, o as listFailure, s as pagesOf, w as Button, y as Instant } from "./lists-BMCqcPF.js";
import { t as useIsOperator } from "./use-is-operator-COEJpBc.js";
import { t as ConfirmDialog } from "./confirm-dialog-Dlce0e2.js";
import { t as BusinessLink } from "./businesses-CTwAWbz.js";
import { r as usePeopleChange, t as TieDialog } from "./tie-dialog-DNHBRdo.js";
import { L as Route } from "./routes-CJ2fPVb.js";
import { useMemo, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
// src/features/people/ownerships/ownerships-screen.tsx
var words = {
	thing: "user businesses",
	title: "User Businesses",
	description: "Who owns which business. Owners see and edit their own businesses only.",
	searchPlaceholder: "Search user or business...",
	empty: {
		title: "No user businesses found",
		text: "They appear here once someone claims a business or is added as its owner."
	},
	noMatch: {
		title: "No matching user businesses",
		text: "Try adjusting your search query."
	}
};
/** Who owns which business; operators tie and untie here. */
function OwnershipsScreen({ search, onSearch, isTying, onTie }) {
	const isOperator = useIsOperator();
	const [untying, setUntying] = useState(null);
	const list = useInfiniteQuery(queries.userBusinesses.list.infiniteOptions(pagesOf(search)));
	const columns = useMemo(() => ownershipColumns(isOperator ? setUntying : null), [isOperator]);
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(ListScreen, {
			words,
			columns,
			search,
			onSearch,
			newest: "created_at",
			list,
			failure: (error) => listFailure(error, words),
			actions: isOperator ? /* @__PURE__ */ jsxs(Button, {
				onClick: () => onTie(true),
				children: [/* @__PURE__ */ jsx(Link2, { "aria-hidden": true }), "Add an owner"]
			}) : null
		}),
		isTying && isOperator ? /* @__PURE__ */ jsx(TieDialog, { onClose: () => onTie(false) }) : null,
		untying ? /* @__PURE__ */ jsx(UntieDialog, {
			row: untying,
			onClose: () => setUntying(null)
		}) : null
	] });
}
function UntieDialog({ row, onClose }) {
	const user = row.user_email ?? "This user";
	const business = row.business_name ?? "this business";
	const untie = usePeopleChange(() => api.userBusinesses.untie({ id: row.id }), () => `${user} no longer owns ${business}`);
	return /* @__PURE__ */ jsx(ConfirmDialog, {
		title: `Remove ${user} as an owner of ${business}?`,
		consequence: "They no longer see it, its calls or its messages. The business itself stays as it is.",
		confirm: "Remove",
		isNegative: true,
		isPending: untie.isPending,
		error: untie.error,
		onConfirm: () => untie.mutate(void 0, { onSuccess: onClose }),
		onClose
	});
}
/** The columns of the list of who owns what; `onUntie` is null for readers who may change nothing. */
function ownershipColumns(onUntie) {
	const columns = [
		{
			header: "User",
			width: "w-[36%]",
			sortKey: "user_email",
			cell: ({ user_email: email }) => email ?? "N/A"
		},
		{
			header: "Business",
			width: "w-[36%]",
			sortKey: "business_name",
			cell: ({ business_id: businessId, business_name: name }) => /* @__PURE__ */ jsx(BusinessLink, {
				businessId,
				name
			})
		},
		{
			header: "Since",
			width: "w-[18%]",
			sortKey: "created_at",
			cell: ({ created_at: at }) => /* @__PURE__ */ jsx(Instant, { at })
		}
	];
	if (!onUntie) return columns;
	return [...columns, {
		header: "Actions",
		width: "w-24",
		hiddenHeader: true,
		cell: (row) => /* @__PURE__ */ jsx(Button, {
			variant: "ghost",
			size: "small",
			"aria-label": `Remove ${row.user_email ?? "this user"} as an owner of ${row.business_name ?? "this business"}`,
			onClick: () => onUntie(row),
			children: "Remove"
		})
	}];
}
// src/routes/_console/admin/user-businesses.tsx?tsr-split=component
function Page() {
	const { dialog, ...search } = Route.useSearch();
	const navigate = Route.useNavigate();
	return /* @__PURE__ */ jsx(OwnershipsScreen, {
		search,
		onSearch: (next) => navigate({
			search: next,
			replace: true
		}),
		isTying: dialog === "tie",
		onTie: (open) => navigate({ search: open ? {
			...search,
			dialog: "tie"
		} : search })
	});
}
export { Page as component };
