import { t as parsePrice } from "./prices-C5-QGC7.js";
import { t as weekdays } from "./business-BmcTI6F.js";
import { D as longestText } from "./half-typed-leC63SM.js";
// ../contract/src/knowledge-checks.ts
var time = /^([01]\d|2[0-3]):[0-5]\d$/;
/** A close up to here is taken for the next day's without asking. */
var smallHours = "06:00";
/** Whether a span runs into the next day. */
function endsNextDay({ open, close }) {
	return time.test(open) && time.test(close) && close <= open;
}
/** Checks a week and its exceptions. Times compare as text: `HH:MM` sorts as it reads. */
function checkHours(hours) {
	const mistakes = {};
	for (const weekday of weekdays) Object.assign(mistakes, checkDay(hours[weekday], weekday));
	const seen = /* @__PURE__ */ new Set();
	for (const [index, exception] of (hours.exceptions ?? []).entries()) {
		const path = `exceptions.${index}`;
		if (!/^\d{4}-\d{2}-\d{2}$/.test(exception.date)) mistakes[`${path}.date`] = "Pick the date these hours are for.";
		else if (seen.has(exception.date)) mistakes[`${path}.date`] = "This date is in the list already.";
		seen.add(exception.date);
		note(mistakes, `${path}.name`, tooLong(exception.name, 100));
		Object.assign(mistakes, checkDay(exception, path));
	}
	return mistakes;
}
function checkDay(day, path) {
	if (day.isClosed) return {};
	const mistakes = {};
	let before = null;
	for (const [index, period] of [day, ...day.more ?? []].entries()) {
		const at = index === 0 ? path : `${path}.more.${index - 1}`;
		if (!time.test(period.open)) mistakes[`${at}.open`] = "Enter the time you open.";
		else if (before && (endsNextDay(before) || period.open < before.close)) mistakes[`${at}.open`] = "This begins before the hours above it end.";
		const sentence = time.test(period.close) ? checkClose(period) : "Enter the time you close.";
		if (sentence) mistakes[`${at}.close`] = sentence;
		before = period;
	}
	return mistakes;
}
function checkClose({ open, close, pastMidnight }) {
	if (!time.test(open) || close > open) return null;
	if (close === open) return close === "00:00" ? null : "This closes at the minute it opens. Set a later time.";
	if (pastMidnight || close <= smallHours) return null;
	return "This closes before it opens. Set a later time, or say that it runs past midnight.";
}
/** Checks the services: names, no two alike, prices that can be read. */
function checkServices(services) {
	const mistakes = {};
	const names = /* @__PURE__ */ new Set();
	for (const service of services) {
		const name = heardAs(service.name);
		if (!name) mistakes[`${service.id}.name`] = "Give this service a name.";
		else if (names.has(name)) mistakes[`${service.id}.name`] = "You have a service of this name already.";
		else note(mistakes, `${service.id}.name`, tooLong(service.name, 200));
		names.add(name);
		note(mistakes, `${service.id}.description`, tooLong(service.description, longestText));
		if (service.pricingType === "simple") {
			const sentence = checkPrice(service.basePrice);
			if (sentence) mistakes[`${service.id}.price`] = sentence;
		}
		if (service.pricingType === "options") Object.assign(mistakes, checkOptions(service));
	}
	return mistakes;
}
/** A name as it is told from others when it is said: without its marks, spaces and capitals. */
function heardAs(name) {
	const plain = name.normalize("NFKC").toLowerCase();
	return plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim() || plain.trim();
}
function checkOptions({ id, options }) {
	if (options.length === 0) return { [`${id}.options`]: "Add at least one option, or choose another kind of price." };
	const mistakes = {};
	const names = /* @__PURE__ */ new Set();
	for (const option of options) {
		const name = heardAs(option.name);
		if (!name) mistakes[`${option.id}.name`] = "Give this option a name.";
		else if (names.has(name)) mistakes[`${option.id}.name`] = "You have an option of this name already.";
		else note(mistakes, `${option.id}.name`, tooLong(option.name, 200));
		names.add(name);
		const sentence = checkPrice(option.price);
		if (sentence) mistakes[`${option.id}.price`] = sentence;
	}
	return mistakes;
}
function checkPrice(typed) {
	if (typed === null || typed === void 0 || String(typed).trim() === "") return "Enter a price, or choose “Don't say”.";
	if (String(typed).length > 100) return tooLong(String(typed), 100);
	return parsePrice(typed).kind === "unknown" ? "Your AI cannot read this as a price. Write it like 1,299.99, from 99 or 120/hour." : null;
}
/** Checks the questions: each has its words, and an explanation where one was promised. */
function checkQuestions(questions) {
	const mistakes = {};
	const asked = /* @__PURE__ */ new Set();
	for (const { id, question, answer, explanation } of questions) {
		const words = question.trim().toLowerCase();
		if (!words) mistakes[`${id}.question`] = "Write the question callers ask.";
		else if (asked.has(words)) mistakes[`${id}.question`] = "You have this question already.";
		else note(mistakes, `${id}.question`, tooLong(question, longestText));
		asked.add(words);
		if (answer === "explain" && !explanation?.trim()) mistakes[`${id}.explanation`] = "Write what your AI should answer.";
		else note(mistakes, `${id}.explanation`, tooLong(explanation, longestText));
	}
	return mistakes;
}
/** Checks the operations notes: a note has a title and says something. */
function checkNotes(notes) {
	const mistakes = {};
	for (const { id, title, content } of notes) {
		if (!title.trim()) mistakes[`${id}.title`] = "Give this note a title.";
		else note(mistakes, `${id}.title`, tooLong(title, 200));
		if (!content.trim()) mistakes[`${id}.content`] = "Write the note, or remove it.";
		else note(mistakes, `${id}.content`, tooLong(content, longestText));
	}
	return mistakes;
}
/**
* Checks the promotions: each has a title and gives something, its days are in order, and the
* services it belongs to are among `services`.
*/
function checkPromotions(promotions, services) {
	const mistakes = {};
	const known = new Set(services.flatMap(({ id, name }) => [id, name].map(keyOf)));
	for (const { id, title, offer, titleFr, offerFr, firstDay, lastDay, goesWith } of promotions) {
		if (!title.trim()) mistakes[`${id}.title`] = "Give this promotion a title.";
		else note(mistakes, `${id}.title`, tooLong(title, 200));
		if (!offer.trim()) mistakes[`${id}.offer`] = "Write what this promotion gives.";
		else note(mistakes, `${id}.offer`, tooLong(offer, 300));
		note(mistakes, `${id}.titleFr`, tooLong(titleFr, 200));
		note(mistakes, `${id}.offerFr`, tooLong(offerFr, 300));
		if (firstDay && lastDay && lastDay < firstDay) mistakes[`${id}.lastDay`] = "This ends before it starts. Set a later last day.";
		if (goesWith?.some((key) => !known.has(keyOf(key)))) mistakes[`${id}.goesWith`] = "This belongs to a service that is no longer on your list. Remove it or choose another.";
	}
	return mistakes;
}
var keyOf = (words) => words.trim().toLowerCase();
/** Checks what the details say of the business. */
function checkSummary(summary) {
	const mistakes = {};
	for (const field of ["core_purpose", "primary_value_proposition"]) note(mistakes, `summary.${field}`, tooLong(summary[field], longestText));
	return mistakes;
}
/** Checks what the details say of how the AI comes across. */
function checkPersona(persona) {
	const mistakes = {};
	for (const field of [
		"suggested_persona",
		"suggested_tone",
		"style_notes"
	]) note(mistakes, `persona_and_style.${field}`, tooLong(persona[field], longestText));
	return mistakes;
}
/**
* Nothing typed is cut off: what is longer than `longest` characters is told, and how much of it has
* to go. Null: it is not.
*/
function tooLong(text, longest) {
	const over = (text?.length ?? 0) - longest;
	if (over <= 0) return null;
	const [most, more] = [longest, over].map((count) => count.toLocaleString("en"));
	return `This is ${more} ${over === 1 ? "character" : "characters"} too long. Your AI can take ${most}.`;
}
function note(mistakes, path, sentence) {
	if (sentence !== null) mistakes[path] = sentence;
}
export { checkQuestions as a, endsNextDay as c, checkPromotions as i, tooLong as l, checkNotes as n, checkServices as o, checkPersona as r, checkSummary as s, checkHours as t };
