import { A as detailFailure, k as queries, w as Button, y as Instant } from "./lists-BMCqcPF.js";
import { t as useIsOperator } from "./use-is-operator-COEJpBc.js";
import { t as AboutCaller } from "./about-caller-7_rQjOT.js";
import { n as StatusBadge } from "./badges-BFYZvvA.js";
import { t as JsonBox } from "./json-box-CZXapbj.js";
import { i as DetailState, n as DetailList, r as DetailSection, t as Detail } from "./log-details-RuUPlKu.js";
import { Q as buttonLook, f as PhoneText } from "./routes-CJ2fPVb.js";
import { n as DialogClose, t as Dialog } from "./dialog-B8z7uCK.js";
import { n as isPayload, r as partiesOf, t as Party } from "./sms-columns-DwyKAlB.js";
import { Link } from "@tanstack/react-router";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useQuery } from "@tanstack/react-query";
// src/features/sms-logs/sms-dialog.tsx
/** One text message with everything the carrier said about it. */
function SmsDialog({ id, names, onClose }) {
	const { data, isPending, error } = useQuery(queries.smsLogs.get.queryOptions({ input: { id } }));
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onOpenChange: (open) => open || onClose(),
		title: "SMS Log Details",
		description: `Log ID: ${id}`,
		className: "sm:max-w-2xl",
		footer: /* @__PURE__ */ jsxs(Fragment, { children: [data?.phone_number && !names.has(data.phone_number) ? /* @__PURE__ */ jsx("a", {
			href: `sms:${data.phone_number}`,
			className: buttonLook({ variant: "outline" }),
			children: data.direction === "inbound" ? "Text back" : "Text again"
		}) : null, /* @__PURE__ */ jsx(DialogClose, {
			asChild: true,
			children: /* @__PURE__ */ jsx(Button, { children: "Close" })
		})] }),
		children: data ? /* @__PURE__ */ jsx(SmsDetails, {
			log: data,
			names
		}) : /* @__PURE__ */ jsx(DetailState, {
			isPending,
			error: error ? detailFailure(error) : null
		})
	});
}
function SmsDetails({ log, names }) {
	const { from, to } = partiesOf(log);
	const isOperator = useIsOperator();
	const hasError = log.error_message !== null || log.error_code !== null;
	return /* @__PURE__ */ jsxs("div", {
		className: "grid grid-cols-1 gap-6 wrap-anywhere",
		children: [
			/* @__PURE__ */ jsxs(DetailSection, {
				title: "SMS Details",
				children: [/* @__PURE__ */ jsxs(DetailList, { children: [
					/* @__PURE__ */ jsx(Detail, {
						name: "ID",
						copied: log.id,
						children: /* @__PURE__ */ jsx("span", {
							className: "font-mono text-xs break-all",
							children: log.id
						})
					}),
					/* @__PURE__ */ jsx(Detail, {
						name: "Timestamp",
						children: /* @__PURE__ */ jsx(Instant, {
							at: log.created_at,
							timeZone: log.time_zone
						})
					}),
					/* @__PURE__ */ jsx(Detail, {
						name: "Direction",
						children: /* @__PURE__ */ jsx("span", {
							className: "capitalize",
							children: log.direction
						})
					}),
					/* @__PURE__ */ jsx(Detail, {
						name: "Phone Number",
						copied: log.phone_number,
						children: log.phone_number ? /* @__PURE__ */ jsx(PhoneText, { number: log.phone_number }) : "N/A"
					}),
					/* @__PURE__ */ jsx(Detail, {
						name: "From",
						children: /* @__PURE__ */ jsx(Party, {
							number: from,
							names
						})
					}),
					/* @__PURE__ */ jsx(Detail, {
						name: "To",
						children: /* @__PURE__ */ jsx(Party, {
							number: to,
							names
						})
					}),
					/* @__PURE__ */ jsx(Detail, {
						name: "Business",
						children: log.business_name ?? "N/A"
					}),
					/* @__PURE__ */ jsx(Detail, {
						name: "Status",
						children: /* @__PURE__ */ jsx(StatusBadge, {
							of: "sms",
							status: log.status
						})
					}),
					log.leaves_at ? /* @__PURE__ */ jsx(Detail, {
						name: "Goes out",
						children: /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx(Instant, {
							at: log.leaves_at,
							timeZone: log.time_zone
						}), ", in one text with any other calls from the same number. We told you of one of them shortly before."] })
					}) : null,
					/* @__PURE__ */ jsx(Detail, {
						name: isOperator ? "Telephony SID" : "Message ID",
						copied: log.twilio_sid,
						children: /* @__PURE__ */ jsx("span", {
							className: "font-mono text-xs break-all",
							children: log.twilio_sid ?? "N/A"
						})
					}),
					hasError ? /* @__PURE__ */ jsx(Detail, {
						name: "Error",
						children: /* @__PURE__ */ jsxs("span", {
							className: "text-negative",
							children: [log.error_message ?? "Unknown error", log.error_code ? ` (Code: ${log.error_code})` : ""]
						})
					}) : null
				] }), log.call_id ? /* @__PURE__ */ jsx(Link, {
					to: "/admin/call-logs",
					search: { call: log.call_id },
					className: "w-fit text-primary underline underline-offset-4",
					children: "Open the call this is about"
				}) : null]
			}),
			/* @__PURE__ */ jsx(DetailSection, {
				title: "Message Body",
				children: log.body ? /* @__PURE__ */ jsx("p", {
					className: "rounded-control bg-sunken p-3 break-words whitespace-pre-wrap",
					children: log.body
				}) : /* @__PURE__ */ jsx("p", {
					className: "text-ink-soft",
					children: "No message body"
				})
			}),
			isOperator ? /* @__PURE__ */ jsx(DetailSection, {
				title: "Metadata",
				children: isPayload(log.metadata) ? /* @__PURE__ */ jsx(JsonBox, {
					label: "Metadata",
					value: log.metadata
				}) : /* @__PURE__ */ jsx("p", {
					className: "text-ink-soft",
					children: "No valid metadata object."
				})
			}) : null,
			log.direction === "inbound" ? /* @__PURE__ */ jsx(AboutCaller, {
				businessId: log.business_id,
				businessName: log.business_name,
				number: log.phone_number
			}) : null
		]
	});
}
export { SmsDialog as default };
