import { t as isLineConnected } from "./phone-line-CNF_z0y.js";
import { D as api, a as ListScreen, f as Skeleton, j as failureSentence, k as queries, o as listFailure, s as pagesOf, w as Button, y as Instant } from "./lists-BMCqcPF.js";
import { t as useInstallation } from "./use-installation-p-IhCV8.js";
import { t as useIsOperator } from "./use-is-operator-COEJpBc.js";
import { n as StatusBadge } from "./badges-BFYZvvA.js";
import { d as FieldError, f as PhoneText, m as writtenNumber, u as Badge, v as Route } from "./routes-CJ2fPVb.js";
import { t as Checkbox } from "./checkbox-DN5vF5i.js";
import { t as Dialog } from "./dialog-B8z7uCK.js";
import { useCallback, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { toast } from "sonner";
// src/features/phone-numbers/add-numbers-dialog.tsx
var title = "Add numbers";
/** Brings numbers of the phone company's account into the pool, or says what connects one. */
function AddNumbersDialog({ onClose }) {
	if (useInstallation()?.telephony === "local") return /* @__PURE__ */ jsx(NoPhoneCompany, { onClose });
	return /* @__PURE__ */ jsx(AccountNumbers, { onClose });
}
function NoPhoneCompany({ onClose }) {
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onOpenChange: (open) => open || onClose(),
		title,
		description: "No phone company is connected, so there are no numbers to add yet.",
		footer: /* @__PURE__ */ jsx(Button, {
			onClick: onClose,
			children: "Close"
		}),
		children: /* @__PURE__ */ jsxs("ol", {
			className: "grid list-decimal gap-2 pl-5",
			children: [
				/* @__PURE__ */ jsx("li", { children: "Buy a number that takes calls at Twilio." }),
				/* @__PURE__ */ jsxs("li", { children: [
					"Set ",
					/* @__PURE__ */ jsx("code", { children: "TWILIO_ACCOUNT_SID" }),
					" and ",
					/* @__PURE__ */ jsx("code", { children: "TWILIO_AUTH_TOKEN" }),
					", and",
					" ",
					/* @__PURE__ */ jsx("code", { children: "PUBLIC_URL" }),
					" to the https address of this site."
				] }),
				/* @__PURE__ */ jsx("li", { children: "Start the server again and come back here: the number is offered then." })
			]
		})
	});
}
function AccountNumbers({ onClose }) {
	const client = useQueryClient();
	const addable = useQuery(queries.phoneNumbers.addable.queryOptions({ staleTime: 0 }));
	const [picked, setPicked] = useState([]);
	const add = useMutation({
		mutationFn: () => api.phoneNumbers.add({ twilio_sids: [...picked] }),
		onSuccess: async ({ added }) => {
			onClose();
			toast.success(added.length === 1 ? "The number was added" : `${added.length} numbers were added`);
			await Promise.all([client.invalidateQueries({ queryKey: queries.phoneNumbers.key() }), client.invalidateQueries({ queryKey: queries.stats.key() })]);
		}
	});
	const pick = (sid, isPicked) => setPicked(isPicked ? [...picked, sid] : picked.filter((each) => each !== sid));
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onOpenChange: (open) => open || onClose(),
		title,
		description: "Numbers of your Twilio account that take calls. The next set-ups get them before any sample number.",
		footer: /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Button, {
			variant: "outline",
			onClick: onClose,
			children: "Cancel"
		}), /* @__PURE__ */ jsx(Button, {
			disabled: picked.length === 0 || add.isPending,
			onClick: () => add.mutate(),
			children: add.isPending ? "Adding..." : picked.length > 1 ? `Add ${picked.length} numbers` : "Add number"
		})] }),
		children: /* @__PURE__ */ jsxs("div", {
			className: "grid gap-3",
			children: [
				addable.isPending ? /* @__PURE__ */ jsx(Waiting, {}) : null,
				addable.error ? /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(FieldError, { children: failureSentence(addable.error, "We could not read the numbers in your account.") }), /* @__PURE__ */ jsx(Button, {
					variant: "outline",
					size: "small",
					className: "w-fit",
					onClick: () => addable.refetch(),
					children: "Retry"
				})] }) : null,
				addable.data?.length === 0 ? /* @__PURE__ */ jsx("p", { children: "You have already added every number in your account that takes calls. Buy another one at Twilio, then come back here." }) : null,
				addable.data && addable.data.length > 0 ? /* @__PURE__ */ jsx("ul", {
					className: "grid gap-1",
					children: addable.data.map((number) => /* @__PURE__ */ jsx(NumberChoice, {
						number,
						isPicked: picked.includes(number.sid),
						onPick: (isPicked) => pick(number.sid, isPicked)
					}, number.sid))
				}) : null,
				/* @__PURE__ */ jsx(FieldError, { children: add.error ? failureSentence(add.error, "The numbers could not be added.") : null })
			]
		})
	});
}
function Waiting() {
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx("p", {
			role: "status",
			className: "text-ink-soft",
			children: "Asking Twilio for your numbers..."
		}),
		/* @__PURE__ */ jsx(Skeleton, { className: "h-10" }),
		/* @__PURE__ */ jsx(Skeleton, { className: "h-10" })
	] });
}
function NumberChoice({ number, isPicked, onPick }) {
	const { sid, phone_number, region, capabilities, answered_at } = number;
	const more = [region, capabilities.join(", ").toUpperCase()].filter(Boolean).join(" · ");
	return /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("label", {
		htmlFor: sid,
		className: "flex min-h-11 cursor-pointer items-start gap-3 rounded-control px-2 py-2 hover:bg-paper",
		children: [/* @__PURE__ */ jsx(Checkbox, {
			id: sid,
			className: "mt-0.5",
			checked: isPicked,
			onCheckedChange: (checked) => onPick(checked === true)
		}), /* @__PURE__ */ jsxs("span", {
			className: "grid gap-0.5",
			children: [
				/* @__PURE__ */ jsx("span", {
					className: "tabular font-medium",
					children: writtenNumber(phone_number)
				}),
				/* @__PURE__ */ jsx("span", {
					className: "text-ink-soft",
					children: more
				}),
				answered_at ? /* @__PURE__ */ jsxs("span", {
					className: "text-pending",
					children: [
						"Answered by ",
						answered_at,
						" now. Once an agent has it, calls come here instead."
					]
				}) : null
			]
		})]
	}) });
}
// src/features/phone-numbers/phone-numbers-page.tsx
var words = {
	thing: "phone numbers",
	title: "Phone Numbers",
	description: "View and manage phone numbers assigned to agents.",
	searchPlaceholder: "Search phone numbers...",
	empty: {
		title: "No phone numbers found",
		text: "Phone numbers will appear here once they are added to the system."
	},
	noMatch: { title: "No matching phone numbers found" }
};
/** A number, marked where no phone reaches it. */
function NumberText({ number }) {
	const installation = useInstallation();
	const isSample = installation !== void 0 && !isLineConnected(number, installation);
	return /* @__PURE__ */ jsxs("span", {
		className: "inline-flex flex-wrap items-center gap-x-2 gap-y-1",
		children: [/* @__PURE__ */ jsx(PhoneText, { number }), isSample ? /* @__PURE__ */ jsx("span", {
			title: "No phone reaches this number",
			children: /* @__PURE__ */ jsx(Badge, { children: "Sample" })
		}) : null]
	});
}
/** Nobody's number, and until when it rests: only operators see such a one, and may give it out sooner. */
function Unassigned({ row }) {
	const client = useQueryClient();
	const free = useMutation({
		mutationFn: () => api.phoneNumbers.free({ id: row.id }),
		onSuccess: () => client.invalidateQueries({ queryKey: queries.phoneNumbers.key() })
	});
	if (row.rests_until === null) return /* @__PURE__ */ jsx("span", {
		className: "text-ink-soft",
		children: "Unassigned"
	});
	return /* @__PURE__ */ jsxs("span", {
		className: "text-ink-soft",
		children: [
			"Unassigned, on hold until ",
			/* @__PURE__ */ jsx(Instant, { at: row.rests_until }),
			" ",
			/* @__PURE__ */ jsx(Button, {
				variant: "link",
				size: "inline",
				disabled: free.isPending,
				"aria-label": `Free ${row.phone_number} now`,
				onClick: () => free.mutate(),
				children: "Free now"
			}),
			free.error && /* @__PURE__ */ jsx("span", {
				role: "alert",
				children: failureSentence(free.error, "Failed to free the number.")
			})
		]
	});
}
var columns = [
	{
		header: "Phone Number",
		width: "w-[22%]",
		sortKey: "phone_number",
		cell: (row) => /* @__PURE__ */ jsx(NumberText, { number: row.phone_number })
	},
	{
		header: "Assigned To",
		width: "w-[25%]",
		sortKey: "business_name",
		cell: (row) => row.business_name ?? /* @__PURE__ */ jsx(Unassigned, { row })
	},
	{
		header: "Reusable",
		width: "w-[12%]",
		sortKey: "reusable",
		cell: (row) => row.reusable ? "Yes" : "No"
	},
	{
		header: "Status",
		width: "w-[12%]",
		sortKey: "status",
		cell: (row) => /* @__PURE__ */ jsx(StatusBadge, {
			of: "phone number",
			status: row.status
		})
	},
	{
		header: "Region",
		width: "w-[10%]",
		sortKey: "region",
		cell: (row) => row.region ?? "N/A"
	},
	{
		header: "Created At",
		width: "w-[19%]",
		sortKey: "created_at",
		cell: (row) => /* @__PURE__ */ jsx(Instant, {
			at: row.created_at,
			timeZone: row.time_zone
		})
	}
];
/** The numbers agents answer on. */
function PhoneNumbersPage(props) {
	const { search, onSearch, isAdding, onAdd } = props;
	const isOperator = useIsOperator();
	const list = useInfiniteQuery(queries.phoneNumbers.list.infiniteOptions(pagesOf(search)));
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(ListScreen, {
		words,
		columns,
		search,
		onSearch,
		newest: "created_at",
		list,
		failure: (error) => listFailure(error, words),
		onRetry: () => location.reload(),
		exported: "phone-numbers",
		actions: isOperator ? /* @__PURE__ */ jsxs(Button, {
			onClick: () => onAdd(true),
			children: [/* @__PURE__ */ jsx(Plus, { "aria-hidden": true }), "Add number"]
		}) : null
	}), isAdding && isOperator ? /* @__PURE__ */ jsx(AddNumbersDialog, { onClose: () => onAdd(false) }) : null] });
}
// src/routes/_console/admin/phone-numbers/index.tsx?tsr-split=component
function RoutedPage() {
	const { dialog, ...search } = Route.useSearch();
	const navigate = Route.useNavigate();
	const onSearch = useCallback((next) => navigate({
		search: next,
		replace: true
	}), [navigate]);
	return /* @__PURE__ */ jsx(PhoneNumbersPage, {
		search,
		onSearch,
		isAdding: dialog === "add",
		onAdd: (open) => navigate({ search: open ? {
			...search,
			dialog: "add"
		} : search })
	});
}
export { RoutedPage as component };
