// ../conversation/src/understanding/slots/time-zone.ts
var formatters = /* @__PURE__ */ new Map();
/** Building a formatter costs a thousand times what using it does, so each zone's is kept. */
function formatterFor(timeZone) {
	const kept = formatters.get(timeZone);
	if (kept) return kept;
	const made = new Intl.DateTimeFormat("en-US", {
		timeZone,
		hourCycle: "h23",
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "numeric",
		minute: "numeric",
		second: "numeric"
	});
	formatters.set(timeZone, made);
	return made;
}
/** The wall clock in `timeZone` read as though it were UTC, in epoch milliseconds. */
function wallClock(instant, timeZone) {
	const fields = {
		year: 0,
		month: 1,
		day: 1,
		hour: 0,
		minute: 0,
		second: 0
	};
	for (const part of formatterFor(timeZone).formatToParts(instant)) if (part.type in fields) Object.assign(fields, { [part.type]: Number(part.value) });
	const { year, month, day, hour, minute, second } = fields;
	return Date.UTC(year, month - 1, day, hour, minute, second);
}
/**
* What clocks and calendars in `timeZone` (an IANA name) show at `instant`.
* Throws a RangeError for a zone that does not exist.
*/
function localDateTime(instant, timeZone) {
	const shown = new Date(wallClock(instant, timeZone));
	return {
		year: shown.getUTCFullYear(),
		month: shown.getUTCMonth() + 1,
		day: shown.getUTCDate(),
		hour: shown.getUTCHours(),
		minute: shown.getUTCMinutes(),
		weekday: (shown.getUTCDay() + 6) % 7
	};
}
/**
* The instant at which clocks in `timeZone` show `time` on `date`. A time the clocks skip in spring
* moves forward by what was skipped; of a time they show twice in autumn, the first is meant
* (the `compatible` rule of ECMAScript's Temporal).
*/
function instantOf(date, time, timeZone) {
	const day = 864e5;
	const wall = Date.UTC(date.year, date.month - 1, date.day, time.hour, time.minute);
	const offsetAt = (instant) => wallClock(instant, timeZone) - instant;
	const before = wall - offsetAt(wall - day);
	const shown = [before, wall - offsetAt(wall + day)].filter((instant) => wallClock(instant, timeZone) === wall);
	return shown.length > 0 ? Math.min(...shown) : before;
}
export { localDateTime as n, instantOf as t };
