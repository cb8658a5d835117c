import { m as writtenNumber } from "./routes-CJ2fPVb.js";
// src/components/caller-words.ts
/** The number to reach a caller at, E.164: the one they left, else the one they called from. */
function numberOf({ caller_phone, from }) {
	return caller_phone ?? from;
}
/** What stands in the place of a number nobody knows. */
function nobodysNumber(channel) {
	return channel === "browser" ? "From the browser" : "Withheld number";
}
/** A caller's number as people write it, or why there is none. */
function callerWords(caller) {
	const number = numberOf(caller);
	return number ? writtenNumber(number) : nobodysNumber(caller.channel);
}
export { nobodysNumber as n, numberOf as r, callerWords as t };
