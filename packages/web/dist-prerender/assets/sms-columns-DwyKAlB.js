import { n as StatusBadge } from "./badges-BFYZvvA.js";
import { _ as viewColumn, y as Instant } from "./lists-BMCqcPF.js";
import { f as PhoneText, u as Badge } from "./routes-CJ2fPVb.js";
import { jsx } from "react/jsx-runtime";
// src/features/sms-logs/sms-columns.tsx
/** @param names numbers that are shown as the business they belong to. */
function smsColumns(names, isOperator, onView) {
	return [
		{
			header: "Timestamp",
			width: "w-[12%]",
			sortKey: "created_at",
			cell: (log) => /* @__PURE__ */ jsx(Instant, {
				at: log.created_at,
				timeZone: log.time_zone
			})
		},
		{
			header: "From",
			width: "w-[12%]",
			cell: (log) => /* @__PURE__ */ jsx(Party, {
				number: partiesOf(log).from,
				names
			})
		},
		{
			header: "To",
			width: "w-[12%]",
			cell: (log) => /* @__PURE__ */ jsx(Party, {
				number: partiesOf(log).to,
				names
			})
		},
		{
			header: "Direction",
			width: "w-[10.5%]",
			sortKey: "direction",
			cell: ({ direction }) => /* @__PURE__ */ jsx(Badge, {
				className: "capitalize",
				children: direction
			})
		},
		{
			header: "Body (Snippet)",
			width: "w-58",
			sortKey: "body",
			cell: ({ body }) => /* @__PURE__ */ jsx("span", {
				className: "block max-w-50 truncate",
				title: body ?? void 0,
				children: body || "N/A"
			})
		},
		{
			header: "Status",
			width: "w-[11%]",
			sortKey: "status",
			cell: ({ status }) => /* @__PURE__ */ jsx(StatusBadge, {
				of: "sms",
				status
			})
		},
		{
			header: isOperator ? "Telephony SID" : "Message ID",
			width: "w-[10%]",
			sortKey: "twilio_sid",
			cell: ({ twilio_sid }) => /* @__PURE__ */ jsx("span", {
				className: "font-mono text-xs wrap-anywhere",
				children: twilio_sid ?? "N/A"
			})
		},
		viewColumn("w-[8%]", onView)
	];
}
/** A number that call summaries go to is shown as its business, the number on hover. */
function Party({ number, names }) {
	if (number === null) return "N/A";
	const name = names.get(number);
	return name ? /* @__PURE__ */ jsx("span", {
		title: number,
		children: name
	}) : /* @__PURE__ */ jsx(PhoneText, { number });
}
/**
* The sender and the recipient. The log names the other side; our own number is in the carrier's
* payload, under `to`/`To` or `from`/`From`.
*/
function partiesOf(log) {
	const { direction, phone_number: other, metadata } = log;
	return direction === "inbound" ? {
		from: other,
		to: textIn(metadata, "to", "To")
	} : {
		from: textIn(metadata, "from", "From"),
		to: other
	};
}
/** Whether the carrier's payload is an object, as it should be. */
function isPayload(metadata) {
	return typeof metadata === "object" && metadata !== null && !Array.isArray(metadata);
}
function textIn(metadata, ...names) {
	if (!isPayload(metadata)) return null;
	for (const name of names) {
		const value = metadata[name];
		if (typeof value === "string" && value !== "") return value;
	}
	return null;
}
export { smsColumns as i, isPayload as n, partiesOf as r, Party as t };
