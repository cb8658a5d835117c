import { z } from "zod";
import { oc } from "@orpc/contract";
// ../contract/src/list.ts
var largestPage = 1e3;
var wrongLimit = `Ask for 1 to ${largestPage} rows.`;
var wrongCursor = "Take it from the Link header of the page before.";
/** The query of a list: what to look for, how to sort, where the last page ended. */
function listQuery(sortKeys) {
	return z.object({
		limit: z.coerce.number({ error: wrongLimit }).int({ error: wrongLimit }).min(1, { error: wrongLimit }).max(largestPage, { error: wrongLimit }).default(largestPage),
		/** From the `Link` header of the page before. */
		cursor: z.string({ error: wrongCursor }).max(2e3, { error: wrongCursor }).optional(),
		/** Kept by rows that contain it, in whatever case. */
		q: z.string().trim().max(200, { error: "Search for at most 200 characters." }).optional(),
		sort: z.enum(sortKeys, { error: `Sort by one of ${sortKeys.join(", ")}.` }).optional(),
		order: z.enum(["asc", "desc"], { error: "Order by asc or desc." }).optional()
	});
}
/** One page: its rows as the body; the count of all rows and the way to the next in headers. */
function pageOf(row) {
	return z.object({
		headers: z.object({
			"x-total-count": z.string(),
			link: z.string().optional()
		}),
		body: z.array(row)
	});
}
/** A row's id. */
var rowId = z.uuid({ error: "This is not an id: ids look like 3f2b8c1e-…." });
/** An instant on the wire: ISO 8601, UTC. */
var instant = z.iso.datetime();
/** The start of every procedure. Who forgets to say who may call it has let in operators only. */
var procedure = oc.$meta({ access: "operator" });
var forOwners = procedure.meta({ access: "owner" });
/** For what takes the server long, or another of its carrier: far more often than anybody presses a button. */
var forPatientOwners = procedure.meta({
	access: "owner",
	perMinute: 40
});
procedure.meta({
	access: "owner",
	perMinute: 120
});
var forAnyone = (perMinute) => procedure.meta({
	access: "public",
	perMinute
});
// src/components/knowledge/new-item.ts
/**
* A new item's id. `crypto.randomUUID` is missing on pages served without TLS elsewhere than
* localhost; random bytes are not.
*/
function newId() {
	return [...crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(16))].map((byte, index) => {
		if (index === 6) return byte & 15 | 64;
		return index === 8 ? byte & 63 | 128 : byte;
	}).map((byte) => byte.toString(16).padStart(2, "0")).join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
/** `name`, or with the first number behind it that none of `taken` has: `New Service 2`. */
function freeName(name, taken) {
	const known = new Set(taken.map((each) => each.trim().toLowerCase()));
	let free = name;
	for (let number = 2; known.has(free.toLowerCase()); number += 1) free = `${name} ${number}`;
	return free;
}
export { forPatientOwners as a, pageOf as c, forOwners as i, rowId as l, newId as n, instant as o, forAnyone as r, listQuery as s, freeName as t };
