import { a as ListScreen, k as queries, o as listFailure, s as pagesOf, w as Button } from "./lists-BMCqcPF.js";
import { C as Route, Q as buttonLook, m as writtenNumber, u as Badge } from "./routes-CJ2fPVb.js";
import { Link } from "@tanstack/react-router";
import { useCallback } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ExternalLink, Plus } from "lucide-react";
// src/features/businesses/businesses-page.tsx
var words = {
	thing: "businesses",
	title: "Businesses",
	description: "Manage all registered businesses and their configurations.",
	searchPlaceholder: "Search businesses...",
	noMatch: { title: "No matching businesses" }
};
var columns = [
	{
		header: "Name",
		width: "w-[34%]",
		sortKey: "name",
		cell: (business) => /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsxs("span", {
			className: "inline-flex flex-wrap items-center gap-2 font-medium",
			children: [business.name ?? "Unnamed Business", business.sample ? /* @__PURE__ */ jsx(Badge, { children: "Sample" }) : null]
		}), /* @__PURE__ */ jsx("span", {
			className: "block text-ink-soft empty:hidden",
			children: whereToFind(business)
		})] })
	},
	{
		header: "Primary Industry",
		width: "w-[24%]",
		sortKey: "primary_industry",
		cell: ({ primary_industry }) => primary_industry ?? "N/A"
	},
	{
		header: "Website",
		width: "w-[26%]",
		sortKey: "website",
		cell: ({ website }) => /* @__PURE__ */ jsx(Website, { address: website })
	},
	{
		header: "Actions",
		width: "w-[16%]",
		hiddenHeader: true,
		cell: ({ id, name }) => /* @__PURE__ */ jsxs(Link, {
			to: "/admin/businesses/$businessId",
			params: { businessId: id },
			className: buttonLook({
				variant: "outline",
				size: "small"
			}),
			children: ["View Details", /* @__PURE__ */ jsxs("span", {
				className: "sr-only",
				children: [" of ", name ?? "Unnamed Business"]
			})]
		})
	}
];
/** Tells a business from others of its name. */
function whereToFind({ address, phone_number: number }) {
	return address ?? (number && writtenNumber(number));
}
/** Every business, each a way into its details. */
function BusinessesPage({ search, onSearch, onAdd }) {
	const list = useInfiniteQuery(queries.businesses.list.infiniteOptions(pagesOf(search)));
	const add = /* @__PURE__ */ jsxs(Button, {
		variant: "outline",
		onClick: onAdd,
		children: [/* @__PURE__ */ jsx(Plus, { "aria-hidden": true }), "Add Business"]
	});
	const isEmpty = list.data?.pages[0]?.body.length === 0 && !search.q;
	return /* @__PURE__ */ jsx(ListScreen, {
		words: {
			...words,
			empty: {
				title: "No businesses found",
				action: add
			}
		},
		columns,
		search,
		onSearch,
		newest: "created_at",
		list,
		failure: (error) => listFailure(error, words),
		exported: "businesses",
		actions: isEmpty ? null : add
	});
}
/** An outside link shown without its scheme. An address that is no web address stays plain text. */
function Website({ address }) {
	if (!address) return "N/A";
	const shown = address.replace(/^[a-z]+:\/\//i, "");
	const href = /^https?:\/\//i.test(address) ? address : `https://${address}`;
	if (!URL.canParse(href) || shown === address && address.includes(":")) return shown;
	return /* @__PURE__ */ jsxs("a", {
		href,
		target: "_blank",
		rel: "noopener noreferrer",
		className: "inline-flex items-center gap-1 break-all text-primary underline-offset-4 hover:underline",
		children: [
			shown,
			/* @__PURE__ */ jsx(ExternalLink, {
				"aria-hidden": true,
				className: "size-3.5 shrink-0"
			}),
			/* @__PURE__ */ jsx("span", {
				className: "sr-only",
				children: "(opens in a new tab)"
			})
		]
	});
}
// src/routes/_console/admin/businesses/index.tsx?tsr-split=component
function RoutedPage() {
	const navigate = Route.useNavigate();
	const onSearch = useCallback((search) => navigate({
		search,
		replace: true
	}), [navigate]);
	const onAdd = () => navigate({ search: (now) => ({
		...now,
		create: "business"
	}) });
	return /* @__PURE__ */ jsx(BusinessesPage, {
		search: Route.useSearch(),
		onSearch,
		onAdd
	});
}
export { RoutedPage as component };
