import { a as ListScreen, k as queries, o as listFailure, s as pagesOf, y as Instant } from "./lists-BMCqcPF.js";
import { t as BusinessLink } from "./businesses-CTwAWbz.js";
import { R as Route, m as writtenNumber } from "./routes-CJ2fPVb.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useInfiniteQuery } from "@tanstack/react-query";
// src/features/people/audit-log/deed-words.ts
var wordsByAction = new Map(Object.entries({
	user_signed_up: "Signed up",
	user_invited: "Invited someone",
	user_confirmed: "Confirmed their address",
	user_modified: "Changed an account",
	user_deleted: "Deleted an account",
	user_disabled: "Disabled an account",
	user_enabled: "Let someone in again",
	user_recovery_requested: "Asked for a way back in",
	user_reauthenticate_requested: "Asked for a code to change a password",
	user_updated_password: "Changed a password",
	signed_in: "Signed in",
	sign_in_failed: "Wrong password",
	signed_out: "Signed out",
	session_ended: "Ended a session",
	refresh_token_reused: "Session ended: its token was used twice",
	factor_enrolled: "Began to set up a second factor",
	factor_verified: "Showed a second factor",
	factor_unenrolled: "Removed a second factor",
	recovery_codes_made: "Made recovery codes",
	recovery_code_used: "Used a recovery code",
	second_factor_removed: "Removed someone's second factor",
	link_generated: "Made a sign-in link",
	role_changed: "Changed a role",
	business_tied: "Added an owner to a business",
	business_untied: "Removed an owner from a business",
	business_claimed: "Claimed a business",
	business_published: "Published a business",
	agent_changed: "Changed an agent",
	number_changed: "Changed a number",
	number_added: "Added a number",
	number_freed: "Freed a resting number",
	caller_exported: "Exported what is known of a caller",
	caller_erased: "Erased a caller"
}));
var fields = /* @__PURE__ */ new Map([
	["first_message", "first message"],
	["call_summary_recipient_number", "number for summaries"],
	["call_summary_recipient_email", "email for summaries"],
	["transfer_number", "number for transfers"],
	["transfer_hours", "hours for transfers"]
]);
/** What was done, such as `Changed a role`; a deed of an older release by its own name. */
function deedWords({ action }) {
	return wordsByAction.get(action) ?? action.replaceAll("_", " ");
}
/** What more is known of the deed, such as `+1 604-555-0101 → none`; null: nothing. */
function deedDetail({ action, details }) {
	switch (action) {
		case "role_changed": return details.role === "operator" ? "Now an operator" : "Now an owner";
		case "business_published": return typeof details.version === "number" ? `Version ${details.version}` : null;
		case "number_changed": return `${numberOf(details.from)} → ${numberOf(details.to)}`;
		case "number_added": return numberOf(details.phone_number);
		case "agent_changed": return changedFields(details.changes);
		default: return null;
	}
}
function numberOf(number) {
	return typeof number === "string" ? writtenNumber(number) : "none";
}
function changedFields(changes) {
	if (typeof changes !== "object" || changes === null) return null;
	const words = Object.keys(changes).map((name) => fields.get(name) ?? name).join(", ");
	return words && words.charAt(0).toUpperCase() + words.slice(1);
}
// src/features/people/audit-log/audit-log-screen.tsx
var words = {
	thing: "audit log",
	title: "Audit Log",
	description: "Who signed in, and who changed which account, business, agent or number.",
	searchPlaceholder: "Search person, action, business...",
	empty: {
		title: "No entries yet",
		text: "Sign-ins and changes will appear here as they happen."
	},
	noMatch: {
		title: "No matching entries",
		text: "Try adjusting your search query."
	}
};
/** Who did what; the server answers operators only. */
function AuditLogScreen({ search, onSearch }) {
	const list = useInfiniteQuery(queries.auditLog.list.infiniteOptions(pagesOf(search)));
	return /* @__PURE__ */ jsx(ListScreen, {
		words,
		columns: auditColumns,
		search,
		onSearch,
		newest: "created_at",
		list,
		failure: (error) => listFailure(error, words)
	});
}
/** The columns of the audit log. Times are the reader's own: deeds of many businesses stand in one order. */
var auditColumns = [
	{
		header: "Timestamp",
		width: "w-[15%]",
		sortKey: "created_at",
		cell: ({ created_at: at }) => /* @__PURE__ */ jsx(Instant, { at })
	},
	{
		header: "Who",
		width: "w-[19%]",
		sortKey: "actor_email",
		cell: ({ actor_id: id, actor_email: email }) => email ? /* @__PURE__ */ jsx(Address, { email }) : id ? "Someone without an email" : "Not signed in"
	},
	{
		header: "What",
		width: "w-[22%]",
		sortKey: "action",
		cell: (row) => /* @__PURE__ */ jsx(Deed, { row })
	},
	{
		header: "Whom",
		width: "w-[19%]",
		cell: whom
	},
	{
		header: "Business",
		width: "w-[15%]",
		sortKey: "business_name",
		cell: (row) => /* @__PURE__ */ jsx(Business, { row })
	},
	{
		header: "From",
		width: "w-[10%]",
		cell: ({ ip }) => /* @__PURE__ */ jsx("span", {
			className: "font-mono text-xs break-all",
			children: ip ?? "N/A"
		})
	}
];
function Address({ email }) {
	return /* @__PURE__ */ jsx("span", {
		className: "block truncate",
		title: email,
		children: email
	});
}
function Deed({ row }) {
	const detail = deedDetail(row);
	return /* @__PURE__ */ jsxs(Fragment, { children: [deedWords(row), detail ? /* @__PURE__ */ jsx("span", {
		className: "block text-ink-soft",
		children: detail
	}) : null] });
}
function whom({ subject, subject_email: email, actor_id: actor, details }) {
	if (typeof details.login === "string") return /* @__PURE__ */ jsx(Address, { email: details.login });
	if (subject === null) return "N/A";
	if (subject === actor) return "Themselves";
	return email ? /* @__PURE__ */ jsx(Address, { email }) : "An account without an email";
}
function Business({ row: { business_id: businessId, business_name: name } }) {
	if (businessId === null) return "N/A";
	return /* @__PURE__ */ jsx(BusinessLink, {
		businessId,
		name
	});
}
// src/routes/_console/admin/audit-log.tsx?tsr-split=component
function Page() {
	const navigate = Route.useNavigate();
	return /* @__PURE__ */ jsx(AuditLogScreen, {
		search: Route.useSearch(),
		onSearch: (next) => navigate({
			search: next,
			replace: true
		})
	});
}
export { Page as component };
