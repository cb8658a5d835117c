import { D as api, N as hasSentence, P as isWrongId, T as cn, f as Skeleton, g as Label, h as Field, j as failureSentence, k as queries, m as Textarea, p as Input, u as ErrorState, v as Select, w as Button, y as Instant } from "./lists-BMCqcPF.js";
import { $ as usePageTitle, Q as buttonLook, S as sectionNamed, d as FieldError, f as PhoneText, h as Spinner, it as useAuth, m as writtenNumber, u as Badge, x as Route } from "./routes-CJ2fPVb.js";
import { n as tradeNamed, t as ServicesEditor } from "./services-editor-Cbhgd8M.js";
import { _ as standingOf$1, n as spokenFirstMessage, u as dayAt } from "./first-message-Cu9Id2z.js";
import { r as CardTitle, t as Card } from "./card-BYczKJa.js";
import { t as useIsOperator } from "./use-is-operator-COEJpBc.js";
import { t as SampleBadge } from "./badges-BFYZvvA.js";
import { t as CopyButton } from "./copy-button-C57v7Pa.js";
import { t as useInstallation } from "./use-installation-p-IhCV8.js";
import { n as readCallRunning } from "./framed-call-DVDQzXW.js";
import { D as longestText, E as longestFirstMessage, S as faqItem, a as halfTypedServices, b as businessHours, i as halfTypedQuestions, m as coreFields, n as halfTypedNotes, o as readKept, p as business, r as halfTypedPromotions, s as defaultHours, t as halfTypedHours, w as service, y as bookingSettings } from "./half-typed-leC63SM.js";
import { a as checkQuestions, c as endsNextDay, i as checkPromotions, l as tooLong, n as checkNotes, o as checkServices, r as checkPersona, s as checkSummary, t as checkHours } from "./knowledge-checks-zoiQMLH.js";
import { t as isLineConnected } from "./phone-line-CNF_z0y.js";
import { r as FormFooter, t as Dialog } from "./dialog-B8z7uCK.js";
import { n as DetailList, r as DetailSection, t as Detail } from "./log-details-RuUPlKu.js";
import { t as JsonBox } from "./json-box-CZXapbj.js";
import { c as AccordionItem, l as ScrollRegion, s as Accordion } from "./front-BUri_U6.js";
import { n as useTypedGuard } from "./confirm-dialog-Dlce0e2.js";
import { t as weekdays } from "./business-BmcTI6F.js";
import { a as forPatientOwners, i as forOwners, l as rowId, n as newId, o as instant } from "./new-item-Do3i9vM.js";
import { t as parsePrice } from "./prices-C5-QGC7.js";
import { n as Switch, t as HoursEditor } from "./hours-editor-C5W1onL.js";
import { t as NotesEditor } from "./notes-editor-CYbODYZ.js";
import { t as Checkbox } from "./checkbox-DN5vF5i.js";
import { a as RemoveItem, i as AddItem, n as focusSectionWhenDrawn, r as useShownMistakes, s as useItemEdits, t as focusPathWhenDrawn } from "./shown-mistakes-Bemx2wL.js";
import { t as QuestionsEditor } from "./questions-editor-DfTFbn_.js";
import { Link, useBlocker, useLocation } from "@tanstack/react-router";
import { memo, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { z } from "zod";
import { ORPCError } from "@orpc/client";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, Check, ChevronDown, ChevronRight, ChevronUp, ExternalLink, History, Mail, MapPin, Navigation, Pencil, Phone, TriangleAlert, X } from "lucide-react";
import { toast } from "sonner";
import { Command } from "cmdk";
// ../contract/src/business-fact.ts
/** Facts that are one line or one paragraph. */
var textFactKinds = [
	"name",
	"primary_industry",
	"phone_number",
	"email",
	"address",
	"geographic_service_area",
	"about_us_text"
];
/** One thing a website says about a business, where it says so and in which words. */
var businessFact = z.discriminatedUnion("kind", [
	z.object({
		kind: z.enum(textFactKinds),
		value: z.string()
	}),
	z.object({
		kind: z.literal("business_hours"),
		value: businessHours
	}),
	z.object({
		kind: z.literal("service"),
		value: service
	}),
	z.object({
		kind: z.literal("question"),
		value: faqItem
	})
]).and(z.object({
	id: rowId,
	page: z.string(),
	words: z.string(),
	/** Whether the receptionist may say it. */
	in_use: z.boolean(),
	/** Why it is not in use; null where there was no doubt. */
	doubt: z.string().nullable(),
	/** What the owner said of it; null: not asked yet. */
	decision: z.enum(["accepted", "dropped"]).nullable(),
	created_at: instant
}));
forOwners.route({
	method: "GET",
	path: "/businesses/{id}/facts",
	tags: ["Businesses"]
}).input(z.object({ id: rowId })).output(z.array(businessFact)), forPatientOwners.route({
	method: "PUT",
	path: "/businesses/{id}/facts/{factId}",
	tags: ["Businesses"],
	summary: "Accepts a fact into the knowledge, or drops it from there, and publishes"
}).input(z.object({
	id: rowId,
	factId: rowId,
	decision: z.enum(["accepted", "dropped"])
})).output(businessFact);
// ../contract/src/knowledge-version.ts
/** A business's versions count from 1; 0: nothing has been published yet. */
var versionNumber = z.number().int().min(0);
/** Who published, as their account was called then. The account may be gone by now. */
var versionAuthor = z.object({
	id: rowId,
	name: z.string().nullable()
});
/** What was published meanwhile; told with `VERSION_CONFLICT`. */
var versionConflict = z.object({
	version: versionNumber,
	/** Null: it was set up without an account, or came with the installation. */
	author: versionAuthor.nullable(),
	published_at: instant
});
/** One publish. Versions are only ever added. */
var knowledgeVersionRow = z.object({
	number: versionNumber,
	author: versionAuthor.nullable(),
	published_at: instant,
	/** The version whose content was published again; null: none. */
	restored_from: versionNumber.nullable(),
	/** What changed, in the order of the page: the first few of `change_count`. */
	changes: z.array(z.object({
		subject: z.string(),
		part: z.string().nullable()
	})),
	change_count: z.number().int()
});
var publishedKnowledge = business.pick({
	name: true,
	primary_industry: true,
	website: true,
	email: true,
	phone_number: true,
	address: true,
	geographic_service_area: true,
	about_us_text: true,
	details: true,
	business_hours: true,
	services: true,
	promotions: true,
	common_questions: true,
	operational_notes: true,
	booking: true
});
var knowledgeVersion = knowledgeVersionRow.extend({
	knowledge: publishedKnowledge,
	/** The version before it; null: it is the first. */
	before: publishedKnowledge.nullable()
});
var oneVersion = z.object({
	id: rowId,
	number: z.coerce.number().int().min(1)
});
forOwners.route({
	method: "GET",
	path: "/businesses/{id}/versions",
	tags: ["Businesses"],
	summary: "What was published, newest first, at most 50 at a time"
}).input(z.object({
	id: rowId,
	/** Only versions older than this one. */
	before: z.coerce.number().int().min(1).optional()
})).output(z.array(knowledgeVersionRow)), forOwners.route({
	method: "GET",
	path: "/businesses/{id}/versions/{number}",
	tags: ["Businesses"]
}).input(oneVersion).output(knowledgeVersion), forPatientOwners.route({
	method: "POST",
	path: "/businesses/{id}/versions/{number}/restore",
	tags: ["Businesses"],
	summary: "Publishes a version's content again, as a new version"
}).input(oneVersion.extend({ expectedVersion: versionNumber.optional() })).output(business);
// ../contract/src/same-json.ts
/**
* Whether two values of JSON mean the same, whatever the order of their keys. A key that is missing,
* undefined or null is all one: nothing is known.
*/
function isSameJson(one, other) {
	if (Object.is(one ?? null, other ?? null)) return true;
	if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((each, at) => isSameJson(each, other[at]));
	if (!isRecord(one) || !isRecord(other)) return false;
	return [.../* @__PURE__ */ new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSameJson(one[key], other[key]));
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// ../contract/src/differences/difference.ts
/** Whether two people's differences concern the same thing, or one the whole of the other. */
function touchTheSame(one, other) {
	const shorter = Math.min(one.path.length, other.path.length);
	return one.path.slice(0, shorter).every((step, at) => step === other.path[at]);
}
/** A text that is there or not. Spaces around it do not count. */
function compareText(field, path, subject, before, after, part = null) {
	const from = before?.trim() || null;
	const to = after?.trim() || null;
	if (from === to) return [];
	return [{
		field,
		path,
		kind: part === null ? from === null ? "added" : to === null ? "removed" : "changed" : "changed",
		subject,
		part,
		from,
		to
	}];
}
/** Makes differences of one field; paths are given without the field itself. */
function comparing(field) {
	const differing = (path, subject, from, to, part = null) => compareText(field, [field, ...path], subject, from, to, part);
	/** Compares two lists by key: what came, what went, what stayed and changed, and the order. */
	function listed(before, after, { keyOf, nameOf, wordsOf, partsOf }, path = []) {
		const known = new Map((before ?? []).map((item) => [keyOf(item), item]));
		const now = new Map((after ?? []).map((item) => [keyOf(item), item]));
		const whole = (item, kind) => ({
			field,
			path: [
				field,
				...path,
				keyOf(item)
			],
			kind,
			subject: nameOf(item),
			part: null,
			from: kind === "removed" ? wordsOf(item) : null,
			to: kind === "added" ? wordsOf(item) : null
		});
		const present = [...now.values()].flatMap((item) => {
			const was = known.get(keyOf(item));
			if (was === void 0) return whole(item, "added");
			return isSameJson(was, item) ? [] : partsOf(was, item);
		});
		const gone = [...known.values()].filter((item) => !now.has(keyOf(item)));
		return [...present, ...gone.map((item) => whole(item, "removed"))];
	}
	/** Whether what stayed in a list stands in another order now. */
	function ordered(before, after, { keyOf, nameOf }) {
		const now = new Set((after ?? []).map(keyOf));
		const known = new Set((before ?? []).map(keyOf));
		const stayed = (items) => (items ?? []).filter((item) => now.has(keyOf(item)) && known.has(keyOf(item)));
		const [from, to] = [stayed(before), stayed(after)];
		if (isSameJson(from.map(keyOf), to.map(keyOf))) return [];
		const named = (items) => items.map(nameOf).join(", ");
		return differing([orderStep], "Order", named(from), named(to));
	}
	return {
		differing,
		listed,
		ordered
	};
}
/** No item has this id: ids hold at least one character. */
var orderStep = "";
// ../contract/src/differences/compare-details.ts
var { differing: differing$3, listed: listed$3 } = comparing("details");
/** What the page calls the texts of the details. */
var names = new Map(Object.entries({
	core_purpose: "Core Purpose",
	primary_value_proposition: "Primary Value Proposition",
	suggested_persona: "Suggested Persona",
	suggested_tone: "Suggested Tone",
	style_notes: "Style Notes"
}));
/** Assessed anew by every publish: it changes with the rest, by nobody's hand. */
var derived = "readiness_assessment";
var groups = ["summary", "persona_and_style"];
var keywords = "keywords_for_recognition";
/** What differs between two texts of identity, persona and keywords, and whatever an import left. */
function compareDetails(before, after) {
	const told = /* @__PURE__ */ new Set([
		derived,
		keywords,
		...groups
	]);
	return [
		...groups.flatMap((group) => compareEntries([group], before?.[group], after?.[group])),
		...listed$3(before?.[keywords], after?.[keywords], keywordList, [keywords]),
		...compareEntries([], without(before, told), without(after, told))
	];
}
var keywordList = {
	keyOf: (keyword) => keyword,
	nameOf: (keyword) => `Keyword “${keyword}”`,
	wordsOf: () => "",
	partsOf: () => []
};
function compareEntries(path, before, after) {
	return [.../* @__PURE__ */ new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].flatMap((key) => isSameJson(before?.[key], after?.[key]) ? [] : differing$3([...path, key], nameOf$3(key), written$1(before?.[key]), written$1(after?.[key])));
}
function nameOf$3(key) {
	const words = key.replaceAll("_", " ");
	return names.get(key) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
function written$1(value) {
	if (value === void 0 || value === null) return null;
	return typeof value === "string" ? value : JSON.stringify(value);
}
function without(details, keys) {
	return details && Object.fromEntries(Object.entries(details).filter(([key]) => !keys.has(key)));
}
// ../contract/src/knowledge-words.ts
/** A time of day as people write it: `9:00 AM`. What is half typed stays as it is. */
function timeInWords(time) {
	const read = /^(\d{2}):(\d{2})$/.exec(time);
	if (!read) return time || "no time";
	const hour = Number(read[1]);
	return `${hour % 12 || 12}:${read[2]} ${hour < 12 ? "AM" : "PM"}`;
}
/** The hours of a day in words: `9:00 AM – 12:00 PM, 1:00 PM – 5:00 PM` or `Closed`. */
function dayInWords(day) {
	if (day.isClosed) return "Closed";
	return [day, ...day.more ?? []].map((period) => {
		const span = `${timeInWords(period.open)} – ${timeInWords(period.close)}`;
		return endsNextDay(period) ? `${span} the next day` : span;
	}).join(", ");
}
/** A price as its owner typed it, with a dollar sign before a bare number; null: none is given. */
function priceInWords(price) {
	const typed = String(price ?? "").trim();
	if (typed === "") return null;
	return /^[\d.,]+$/.test(typed) ? `$${typed}` : typed;
}
/** What callers are told a service costs. */
function pricingInWords({ pricingType, basePrice, options }) {
	if (pricingType === "dont_say") return "No price is quoted";
	if (pricingType === "simple") return priceInWords(basePrice) ?? "No price yet";
	return options.map(({ name, price }) => [name.trim() || "Unnamed option", priceInWords(price)].filter(Boolean).join(" ")).join(", ") || "No options yet";
}
/** The owner's answer to a question. */
function answerInWords({ answer, explanation }) {
	if (answer === "explain") return explanation?.trim() || "Not answered yet";
	return answer === "yes" ? "Yes" : "No";
}
/** How long something takes: `90 minutes`, `2 hours`, `7 days`. */
function minutesInWords(minutes) {
	if (minutes === 1440) return "1 day";
	if (minutes > 0 && minutes % 1440 === 0) return `${minutes / 1440} days`;
	if (minutes === 60) return "1 hour";
	if (minutes > 0 && minutes % 60 === 0) return `${minutes / 60} hours`;
	return `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}
/** The days a promotion runs: `Dec 1, 2026 – Dec 24, 2026`, `Until Dec 24, 2026`; null: every day. */
function daysInWords({ firstDay, lastDay }) {
	if (firstDay && lastDay) return `${dateInWords(firstDay)} – ${dateInWords(lastDay)}`;
	if (firstDay) return `From ${dateInWords(firstDay)}`;
	return lastDay ? `Until ${dateInWords(lastDay)}` : null;
}
var dateFormat = new Intl.DateTimeFormat("en", {
	dateStyle: "medium",
	timeZone: "UTC"
});
/** A calendar date, `YYYY-MM-DD`, as people write it: `Dec 25, 2026`. What is half typed stays. */
function dateInWords(date) {
	const read = /* @__PURE__ */ new Date(`${date}T00:00:00Z`);
	return Number.isNaN(read.getTime()) ? date || "No date yet" : dateFormat.format(read);
}
// ../contract/src/differences/compare-hours.ts
var { differing: differing$2, listed: listed$2 } = comparing("business_hours");
var wordsOf$1 = (exception) => dayInWords(exception);
var nameOf$2 = ({ date, name }) => name?.trim() ? `${name.trim()}, ${dateInWords(date)}` : dateInWords(date);
/** What differs between two weeks, day by day, and on single dates. */
function compareHours(before, after) {
	const days = weekdays.flatMap((weekday) => differing$2([weekday], weekday.charAt(0).toUpperCase() + weekday.slice(1), before && dayInWords(before[weekday]), after && dayInWords(after[weekday])));
	const dates = listed$2(before?.exceptions, after?.exceptions, {
		keyOf: ({ date }) => date,
		nameOf: nameOf$2,
		wordsOf: wordsOf$1,
		partsOf: (was, now) => [...differing$2(["exceptions", now.date], nameOf$2(was), wordsOf$1(was), wordsOf$1(now)), ...differing$2(["exceptions", now.date], dateInWords(now.date), was.name, now.name, "name")]
	}, ["exceptions"]);
	return [...days, ...dates];
}
// ../contract/src/differences/compare-promotions.ts
var { differing: differing$1, listed: listed$1, ordered: ordered$1 } = comparing("promotions");
var nameOf$1 = ({ title }) => title.trim() || "A promotion without a title";
/** What differs between two lists of promotions; `services` are those they may belong to. */
function comparePromotions(before, after, services) {
	const names = new Map(services.toReversed().map(({ id, name }) => [id, name]));
	const belongsTo = ({ goesWith = [] }) => goesWith.map((key) => names.get(key) ?? key).join(", ");
	const promotions = {
		keyOf: ({ id }) => id,
		nameOf: nameOf$1,
		wordsOf: (promotion) => [promotion.offer.trim() || "Nothing yet", daysInWords(promotion)].filter(Boolean).join(". "),
		partsOf: (was, is) => {
			const part = (step, name, wordsOf) => differing$1([is.id, step], nameOf$1(was), wordsOf(was), wordsOf(is), name);
			return [
				part("title", "title", ({ title }) => title),
				part("offer", "offer", ({ offer }) => offer),
				part("days", "days", (promotion) => daysInWords(promotion) ?? "Every day"),
				part("goesWith", "services", belongsTo),
				part("titleFr", "title in French", ({ titleFr }) => titleFr),
				part("offerFr", "offer in French", ({ offerFr }) => offerFr)
			].flat();
		}
	};
	return [...listed$1(before, after, promotions), ...ordered$1(before, after, promotions)];
}
// ../contract/src/differences/compare-questions.ts
var inQuestions = comparing("common_questions");
var inNotes = comparing("operational_notes");
var questions = {
	keyOf: ({ id }) => id,
	nameOf: ({ question }) => question.trim() || "A question without words",
	wordsOf: answerInWords,
	partsOf: (before, after) => {
		const subject = questions.nameOf(before);
		const part = (step, name, wordsOf) => inQuestions.differing([after.id, step], subject, wordsOf(before), wordsOf(after), name);
		return [
			part("question", "question", ({ question }) => question),
			part("answer", "answer", answerInWords),
			part("questionFr", "question in French", ({ questionFr }) => questionFr),
			part("explanationFr", "answer in French", ({ explanationFr }) => explanationFr)
		].flat();
	}
};
var notes = {
	keyOf: ({ id }) => id,
	nameOf: ({ title }) => title.trim() || "A note without a title",
	wordsOf: ({ content }) => content.trim() || "Empty",
	partsOf: (before, after) => {
		const subject = notes.nameOf(before);
		const part = (step, name, wordsOf) => inNotes.differing([after.id, step], subject, wordsOf(before), wordsOf(after), name);
		return [
			part("title", "title", ({ title }) => title),
			part("content", "text", ({ content }) => content),
			part("contentFr", "text in French", ({ contentFr }) => contentFr)
		].flat();
	}
};
/** What differs between two lists of questions and answers. */
function compareQuestions(before, after) {
	return [...inQuestions.listed(before, after, questions), ...inQuestions.ordered(before, after, questions)];
}
/** What differs between two lists of operations notes. */
function compareNotes(before, after) {
	return [...inNotes.listed(before, after, notes), ...inNotes.ordered(before, after, notes)];
}
// ../contract/src/differences/compare-services.ts
var { differing, listed, ordered } = comparing("services");
var nameOf = ({ name }) => name.trim() || "Unnamed service";
var services = {
	keyOf: ({ id }) => id,
	nameOf,
	wordsOf: (service) => [pricingInWords(service), service.description?.trim()].filter(Boolean).join(". "),
	partsOf: (before, after) => {
		const subject = nameOf(before);
		const part = (key, name, wordsOf) => differing([after.id, key], subject, wordsOf(before), wordsOf(after), name);
		return [
			part("name", "name", ({ name }) => name),
			comparePricing(before, after),
			part("description", "description", ({ description }) => description),
			part("durationMinutes", "appointment length", ({ durationMinutes }) => durationMinutes === void 0 ? null : minutesInWords(durationMinutes)),
			part("goesWith", "goes well with", ({ goesWith }) => goesWith?.join(", ")),
			part("nameFr", "name in French", ({ nameFr }) => nameFr),
			part("source", "origin", ({ source }) => source)
		].flat();
	}
};
/** Everything about the price stands under one path: who changes its kind changes all of it. */
function comparePricing(before, after) {
	const subject = nameOf(before);
	if (before.pricingType !== after.pricingType) return differing([after.id, "price"], subject, pricingInWords(before), pricingInWords(after), "price");
	if (after.pricingType === "simple") return differing([
		after.id,
		"price",
		"base"
	], subject, priceInWords(before.basePrice), priceInWords(after.basePrice), "price");
	return after.pricingType === "options" ? compareOptions(before, after) : [];
}
function compareOptions(before, after) {
	const subject = nameOf(before);
	const wordsOf = (option) => priceInWords(option.price) ?? "No price yet";
	const optionName = ({ name }) => name.trim() || "unnamed option";
	return listed(before.options, after.options, {
		keyOf: ({ id }) => id,
		nameOf: optionName,
		wordsOf,
		partsOf: (was, now) => [...differing([
			after.id,
			"price",
			now.id,
			"name"
		], subject, was.name, now.name, "option"), ...differing([
			after.id,
			"price",
			now.id,
			"amount"
		], subject, priceInWords(was.price), priceInWords(now.price), `${optionName(was)} price`)]
	}, [after.id, "price"]).map((difference) => difference.part === null ? {
		...difference,
		subject,
		part: `option ${difference.subject}`
	} : difference);
}
/** What differs between two lists of services. */
function compareServices(before, after) {
	return [...listed(before, after, services), ...ordered(before, after, services)];
}
// ../contract/src/knowledge-sections.ts
/** Everything about a business that publishing may change, by field, with what its page calls it. */
var knowledgeSections = {
	name: "Business Details",
	primary_industry: "Business Details",
	website: "Business Details",
	email: "Business Details",
	phone_number: "Business Details",
	address: "Business Details",
	geographic_service_area: "Business Details",
	about_us_text: "Business Details",
	details: "Identity, Persona and Keywords",
	business_hours: "Business Hours",
	services: "Services",
	promotions: "Promotions",
	common_questions: "Common Questions (FAQ)",
	operational_notes: "Operational Notes",
	booking: "Appointments"
};
function isKnowledgeField(key) {
	return Object.hasOwn(knowledgeSections, key);
}
/** The fields in the order of the page. */
var knowledgeFields = Object.keys(knowledgeSections).filter(isKnowledgeField);
// ../contract/src/knowledge-differences.ts
var text$1 = (field, name) => (before, after) => compareText(field, [field], name, before, after);
var compareBooking = (before, after) => {
	const { differing } = comparing("booking");
	const onOrOff = (on) => on ? "On" : "Off";
	return [
		differing(["enabled"], "Booking", onOrOff(before.enabled), onOrOff(after.enabled)),
		differing(["stepMinutes"], "Start times every", minutesInWords(before.stepMinutes), minutesInWords(after.stepMinutes)),
		differing(["capacity"], "Appointments at once", String(before.capacity), String(after.capacity)),
		differing(["leadMinutes"], "Booked ahead by at least", minutesInWords(before.leadMinutes), minutesInWords(after.leadMinutes))
	].flat();
};
var comparisons = {
	name: text$1("name", "Name"),
	primary_industry: text$1("primary_industry", "Primary Industry"),
	website: text$1("website", "Website"),
	email: text$1("email", "Email"),
	phone_number: text$1("phone_number", "Phone"),
	address: text$1("address", "Address"),
	geographic_service_area: text$1("geographic_service_area", "Service Area"),
	about_us_text: text$1("about_us_text", "About Us"),
	details: compareDetails,
	business_hours: compareHours,
	services: compareServices,
	promotions: comparePromotions,
	common_questions: compareQuestions,
	operational_notes: compareNotes,
	booking: compareBooking
};
/**
* What changes between two states of a business's knowledge, in the words of its owner, in the order
* of the page. Empty where an owner could not tell them apart. A field that `after` leaves out stays.
*/
function differencesBetween(before, after) {
	const whole = {
		...before,
		...after
	};
	const services = [...whole.services ?? [], ...before.services ?? []];
	const compare = (field) => comparisons[field](before[field], whole[field], services);
	return knowledgeFields.flatMap((field) => compare(field));
}
// ../contract/src/merge-lists.ts
/** Mine where I changed it, theirs where I did not. */
function mergeValue(base, mine, theirs) {
	return isSameJson(base, mine) ? theirs : mine;
}
/**
* Their record with the keys I changed put over it. Keys that only mean something together are
* `together`: who changes one of them changes all.
*/
function mergeRecord(base, mine, theirs, together = []) {
	const keys = /* @__PURE__ */ new Set([...namesOf(base), ...namesOf(mine)]);
	const touched = new Set([...keys].filter((key) => !isSameJson(base[key], mine[key])));
	for (const group of together) if (group.some((key) => touched.has(key))) for (const key of group) touched.add(key);
	const merged = { ...theirs };
	for (const key of touched) if (key in mine) merged[key] = mine[key];
	else Reflect.deleteProperty(merged, key);
	return merged;
}
function namesOf(record) {
	const names = [];
	for (const name in record) names.push(name);
	return names;
}
/**
* Merges two people's changes to one list: what I added, changed or removed is mine, the rest is
* theirs. What I changed and they removed stays. The order is mine where I changed it, else theirs.
*/
function mergeList(base, mine, theirs, keyOf, mergeItem = mergeValue) {
	const byKey = (items) => new Map(items.map((item) => [keyOf(item), item]));
	const [known, ours, other] = [
		byKey(base),
		byKey(mine),
		byKey(theirs)
	];
	const merged = /* @__PURE__ */ new Map();
	for (const [key, item] of other) {
		const own = ours.get(key);
		const was = known.get(key);
		if (own !== void 0) merged.set(key, was === void 0 ? own : mergeItem(was, own, item));
		else if (was === void 0) merged.set(key, item);
	}
	for (const [key, item] of ours) {
		const removed = known.has(key) && isSameJson(known.get(key), item);
		if (!other.has(key) && !removed) merged.set(key, item);
	}
	const stayed = (items) => [...items.keys()].filter((key) => known.has(key) && ours.has(key));
	const reordered = !isSameJson(stayed(known), stayed(ours));
	const left = (items) => [...items.keys()].filter((key) => merged.has(key));
	return (reordered ? interleave(left(ours), left(other)) : interleave(left(other), left(ours))).flatMap((key) => merged.get(key) ?? []);
}
/** The first list, with what only the second has put behind what it follows there. */
function interleave(first, second) {
	const placed = [...first];
	const known = new Set(first);
	let before = -1;
	for (const key of second) if (known.has(key)) before = placed.indexOf(key);
	else {
		before += 1;
		placed.splice(before, 0, key);
	}
	return placed;
}
// ../contract/src/merge-knowledge.ts
var idOf = ({ id }) => id;
/** A price of another kind is another price; within one kind each option is for itself. */
function mergeService(base, mine, theirs) {
	if (!(base.pricingType === mine.pricingType && mine.pricingType === theirs.pricingType)) return mergeRecord(base, mine, theirs, [[
		"pricingType",
		"basePrice",
		"options"
	]]);
	const options = mergeList(base.options, mine.options, theirs.options, idOf, mergeRecord);
	return {
		...mergeRecord(base, mine, theirs),
		options
	};
}
/** A first day of mine with a last day of theirs may be no days at all. */
function mergePromotion(base, mine, theirs) {
	return mergeRecord(base, mine, theirs, [["firstDay", "lastDay"]]);
}
function mergeQuestion(base, mine, theirs) {
	return mergeRecord(base, mine, theirs, [[
		"answer",
		"explanation",
		"explanationFr"
	]]);
}
/** A day is one thing: an opening of mine with a closing of theirs may be no hours at all. */
function mergeHours(base, mine, theirs) {
	const { exceptions: _, ...week } = mine;
	const merged = { ...week };
	for (const weekday of weekdays) merged[weekday] = mergeValue(base[weekday], mine[weekday], theirs[weekday]);
	const [known = [], ours = [], other = []] = [
		base,
		mine,
		theirs
	].map(({ exceptions = [] }) => exceptions);
	const exceptions = mergeList(known, ours, other, ({ date }) => date);
	return exceptions.length > 0 ? {
		...merged,
		exceptions
	} : merged;
}
function mergeDetails(base, mine, theirs) {
	const merged = mergeRecord(base, mine, theirs);
	if (mine.summary && theirs.summary) merged.summary = mergeRecord(base.summary ?? {}, mine.summary, theirs.summary);
	const { persona_and_style: style } = mine;
	if (style && theirs.persona_and_style) merged.persona_and_style = mergeRecord(base.persona_and_style ?? {}, style, theirs.persona_and_style);
	const key = "keywords_for_recognition";
	const [ours, other] = [mine[key], theirs[key]];
	if (ours && other) merged[key] = mergeList(base[key] ?? [], ours, other, (keyword) => keyword);
	return merged;
}
/** Merges what is there on all three sides; where one side has nothing, all of it is mine or theirs. */
function whereKnown(merge) {
	return (base, mine, theirs) => base && mine && theirs && !isSameJson(base, mine) ? merge(base, mine, theirs) : mergeValue(base, mine, theirs);
}
var merges = {
	name: mergeValue,
	primary_industry: mergeValue,
	website: mergeValue,
	email: mergeValue,
	phone_number: mergeValue,
	address: mergeValue,
	geographic_service_area: mergeValue,
	about_us_text: mergeValue,
	details: whereKnown(mergeDetails),
	business_hours: whereKnown(mergeHours),
	services: (base, mine, theirs) => mergeLists(base, mine, theirs, (...lists) => mergeList(...lists, idOf, mergeService)),
	promotions: (base, mine, theirs) => mergeLists(base, mine, theirs, (...lists) => mergeList(...lists, idOf, mergePromotion)),
	common_questions: (base, mine, theirs) => mergeLists(base, mine, theirs, (...lists) => mergeList(...lists, idOf, mergeQuestion)),
	operational_notes: (base, mine, theirs) => mergeLists(base, mine, theirs, (...lists) => mergeList(...lists, idOf, mergeRecord)),
	booking: mergeRecord
};
/** No list is an empty list, unless that is what I made of it. */
function mergeLists(base, mine, theirs, merge) {
	if (isSameJson(base, mine)) return theirs;
	const merged = merge(base ?? [], mine ?? [], theirs ?? []);
	return merged.length === 0 && mine === null ? null : merged;
}
/**
* Puts one person's unpublished sections over what another published meanwhile: whatever `mine` did
* not change since `base` is as in `theirs`. Only the sections of `mine` are answered.
*/
function mergeKnowledge(base, mine, theirs) {
	const merged = {};
	const merge = (field) => {
		const own = mine[field];
		if (own !== void 0) merged[field] = merges[field](base[field], own, theirs[field]);
	};
	for (const field of knowledgeFields) merge(field);
	return merged;
}
// src/components/ui/breadcrumb.tsx
/** Where a page stands: a list of `BreadcrumbStep`, the last of them the page itself. */
function Breadcrumb({ children }) {
	return /* @__PURE__ */ jsx("nav", {
		"aria-label": "Breadcrumb",
		children: /* @__PURE__ */ jsx("ol", {
			className: "flex flex-wrap items-center gap-1.5 text-sm text-ink-soft",
			children
		})
	});
}
/** One step, usually a link; `current` marks the page itself. */
function BreadcrumbStep({ current, children }) {
	if (current) return /* @__PURE__ */ jsx("li", {
		"aria-current": "page",
		className: "font-medium text-ink",
		children
	});
	return /* @__PURE__ */ jsxs("li", {
		className: "flex items-center gap-1.5 [&_a:hover]:text-ink [&_a:hover]:underline",
		children: [children, /* @__PURE__ */ jsx(ChevronRight, {
			"aria-hidden": true,
			className: "size-3.5"
		})]
	});
}
// src/features/business-detail/published-toast.ts
/**
* At the top: the foot of the page is the publish bar's, whose buttons must stay in reach. One at a time:
* what a publish came to takes the place of what the one before it did.
*/
var placed = {
	id: "publish",
	duration: 5e3,
	position: "top-center"
};
/** Says that a change has reached the agent. */
function toastPublished() {
	toast.success("Business and AI agent updated successfully!", {
		...placed,
		description: "All changes have been published to the agent."
	});
}
/** Says that publishing failed, and why. */
function toastFailure(sentence) {
	toast.error("Error updating business", {
		...placed,
		description: sentence
	});
}
var discarded = "discarded";
/** Says that unpublished changes were taken away, and offers them back for a while. */
function toastDiscarded(undo) {
	toast("Your changes have been discarded", {
		...placed,
		id: discarded,
		duration: 1e4,
		action: {
			label: "Undo",
			onClick: undo
		}
	});
}
/** Takes that offer back: once its page is left it leads nowhere. */
function dismissDiscarded() {
	toast.dismiss(discarded);
}
// src/features/business-detail/failure-words.ts
/**
* What to tell about something that could not be fetched: the server's sentence where it gave one,
* else what it was with the status, or `unknown` where even that is missing.
*/
function failedFetch(error, what, unknown) {
	if (isWrongId(error)) return "There is no such business. It may have been removed.";
	if (error instanceof ORPCError && !hasSentence(error)) return `Failed to fetch ${what}: ${error.message} (${error.status})`;
	const known = error instanceof ORPCError || error instanceof TypeError;
	return failureSentence(error, known ? `Failed to fetch ${what}` : unknown);
}
var longestBody = 200;
/** The same to operators about what lies with a provider, with the body of an answer without a sentence. */
function failedProviderFetch(error, what, unknown) {
	const sentence = failedFetch(error, what, unknown);
	const body = error instanceof ORPCError && !hasSentence(error) ? bodyOf(error.data) : "";
	return body ? `${sentence} - ${body}` : sentence;
}
function bodyOf(data) {
	if (typeof data !== "object" || data === null || !("body" in data)) return "";
	const line = String(data.body).replaceAll(/\s+/g, " ").trim();
	return line.length > longestBody ? `${line.slice(0, longestBody)}…` : line;
}
/**
* What to tell about a change that was not made: the server's sentence, else `refused` where it
* answered without one and `unsent` where no answer came.
*/
function failedChange(error, refused, unsent = refused) {
	if (error instanceof ORPCError) return hasSentence(error) ? error.message : refused;
	return failureSentence(error, unsent);
}
/** Whether the server says that there is no such thing, or none for this person. */
function isNotFound(error) {
	return isWrongId(error) || error instanceof ORPCError && error.code === "NOT_FOUND";
}
// src/features/business-detail/agent/use-voice-agent.ts
/** The id the API knows the agent's voice by: the provider's, or our own where it has none there. */
function voiceIdOf(agent) {
	return agent.millis_agent_id ?? agent.id;
}
/**
* The agent as the voice provider has it: read once the business is there, if the provider has the
* agent, else when `wanted`.
*/
function useVoiceAgent(agent, wanted = false) {
	return useQuery(queries.agents.voice.queryOptions({
		input: { millisAgentId: voiceIdOf(agent) },
		enabled: agent.millis_agent_id !== null || wanted,
		...wanted && { refetchOnMount: "always" }
	}));
}
/** Changes fields of the agent at once, without staging. */
function useAgentChange(agentId) {
	return useMutation({ mutationFn: (change) => api.agents.update({
		agentId,
		...change
	}) });
}
/** Writes what the server answered into this page's copy of the business. */
function useAgentCopy(businessId) {
	const queryClient = useQueryClient();
	return (fields) => queryClient.setQueryData(queries.businesses.get.queryKey({ input: { id: businessId } }), (business) => business?.agent ? {
		...business,
		agent: {
			...business.agent,
			...fields
		}
	} : business);
}
// src/features/business-detail/agent/agent-number.tsx
/** Whom callers are put through to who ask for a person. */
function TransferNumber(props) {
	return /* @__PURE__ */ jsx(AgentNumber, {
		...props,
		name: "transfer_number",
		label: "Transfer Number",
		hint: "The phone that rings when a caller asks for a person, with the country code. Use a different number from the one that forwards to your AI employee. If you leave it empty, your AI takes a message.",
		failure: ["Failed to update transfer number", "Could not save number"]
	});
}
/** Who is texted after each call. */
function SummaryRecipient(props) {
	const isOperator = useIsOperator();
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-2",
		children: [/* @__PURE__ */ jsx(AgentNumber, {
			...props,
			name: "call_summary_recipient_number",
			label: "Call Summary Recipient",
			hint: isOperator ? "In E.164 format, with the country code. If you leave it empty, nobody is texted." : "The mobile number to text after each call, with the country code. If you leave it empty, nobody is texted.",
			failure: ["Failed to update call summary recipient number", "Could not save number"]
		}), isOperator ? null : /* @__PURE__ */ jsx(Link, {
			to: "/onboard/number-forwarding",
			search: { business: props.businessId },
			className: "w-fit text-sm text-primary underline underline-offset-4",
			children: "Where emails go, and a test"
		})]
	});
}
/**
* A phone an agent texts or puts callers through to. Saving appears once it differs from the stored
* one; a stored one that nobody has agreed to yet can be rung.
*/
function AgentNumber({ businessId, agent, name, label, hint, failure }) {
	const stored = agent[name] ?? "";
	const [typed, setTyped] = useState(stored);
	const copy = useAgentCopy(businessId);
	const save = useAgentChange(agent.id);
	const submit = (event) => {
		event.preventDefault();
		save.mutate({ [name]: typed.trim() || null }, { onSuccess: ({ [name]: number, unproved_numbers }) => {
			copy({
				[name]: number,
				unproved_numbers
			});
			setTyped(number ?? "");
			toastPublished();
		} });
	};
	return /* @__PURE__ */ jsxs("form", {
		onSubmit: submit,
		noValidate: true,
		className: "grid gap-2",
		children: [
			/* @__PURE__ */ jsx(Field, {
				label,
				hint,
				error: save.error ? failedChange(save.error, ...failure) : null,
				children: (control) => /* @__PURE__ */ jsx(Input, {
					...control,
					type: "tel",
					placeholder: "+15551234567",
					className: "tabular",
					value: typed,
					maxLength: 50,
					onChange: ({ target }) => setTyped(target.value)
				})
			}),
			typed === stored && agent.unproved_numbers.includes(stored) ? /* @__PURE__ */ jsx(ProveNumber, {
				agentId: agent.id,
				number: stored
			}) : null,
			typed === stored ? null : /* @__PURE__ */ jsx(Button, {
				type: "submit",
				size: "small",
				className: "w-fit",
				disabled: save.isPending,
				children: save.isPending ? "Saving..." : "Save"
			})
		]
	});
}
/** Has a saved number rung, and shows what whoever picks up has to key in there. */
function ProveNumber({ agentId, number }) {
	const ring = useMutation({ mutationFn: () => api.agents.proveNumber({
		agentId,
		phone_number: number
	}) });
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-2 text-sm",
		"aria-live": "polite",
		children: [
			ring.data ? /* @__PURE__ */ jsxs("p", { children: [
				"We are ringing this phone. Pick up and enter",
				" ",
				/* @__PURE__ */ jsx("strong", {
					className: "tabular",
					children: ring.data.code
				}),
				", then reload this page."
			] }) : /* @__PURE__ */ jsx("p", { children: "Nothing reaches this number until somebody there agrees." }),
			ring.error ? /* @__PURE__ */ jsx("p", {
				role: "alert",
				className: "text-negative",
				children: failedChange(ring.error, "Failed to ring this number", "Could not ring this number")
			}) : null,
			/* @__PURE__ */ jsx(Button, {
				type: "button",
				size: "small",
				variant: "outline",
				className: "w-fit",
				disabled: ring.isPending,
				onClick: () => ring.mutate(),
				children: ring.data ? "Ring again" : "Ring to confirm"
			})
		]
	});
}
// src/features/business-detail/use-kept-clear.ts
/** Room between what stands at the foot of the page and what is kept clear of it, in pixels. */
var roomAbove = 24;
/** What is in use with its hint and its mistake, as far as they fit above the foot together. */
var wholeField = "[data-field]";
/**
* Keeps what has the focus out from under something that floats at the foot of the page: scrolling
* stops above it, and a field it covers is brought up with the sentence below it, also while the thing
* grows. Where several float, each says for itself.
* @param name the custom property that tells others how much room it takes; left out: none.
*/
function useKeptClear(floating, name) {
	useEffect(() => {
		const element = floating.current;
		if (!element) return;
		const page = document.documentElement;
		const clear = () => {
			if (element.offsetHeight === 0) return;
			if (name) page.style.setProperty(name, `${element.offsetHeight + roomAbove / 2}px`);
			const { top, bottom } = element.getBoundingClientRect();
			const room = Math.max(0, innerHeight - top) + roomAbove;
			const before = Number.parseFloat(page.style.scrollPaddingBottom) || 0;
			page.style.scrollPaddingBottom = `${Math.max(before, room)}px`;
			const focused = document.activeElement;
			if (!focused || focused === document.body || element.contains(focused)) return;
			const whole = focused.closest(wholeField);
			const field = whole && whole.clientHeight < top - roomAbove ? whole : focused;
			if (field.getBoundingClientRect().bottom > top - roomAbove && focused.getBoundingClientRect().top < bottom) field.scrollIntoView({ block: "nearest" });
		};
		const watching = new ResizeObserver(clear);
		watching.observe(element);
		document.addEventListener("focusin", clear);
		document.addEventListener("input", clear);
		return () => {
			watching.disconnect();
			document.removeEventListener("focusin", clear);
			document.removeEventListener("input", clear);
			page.style.scrollPaddingBottom = "";
			if (name) page.style.removeProperty(name);
		};
	}, [floating, name]);
}
// src/features/business-detail/agent/call-sheet.tsx
/** The room the sheet takes at the foot of the page; what else stands there keeps clear of it. */
var roomName = "--call-sheet";
/**
* On narrow screens, a call that follows the reader: a sheet at the foot of the page that folds to a
* line while something is edited and goes on meanwhile.
*/
function CallSheet({ agent, isShown, onShown, ...published }) {
	const [isFolded, setFolded] = useState(false);
	const { hasEdits } = published;
	const open = hasEdits ? "60dvh + 3.5rem" : "0rem";
	useEffect(() => {
		const page = document.documentElement;
		const room = !isShown ? "0rem" : isFolded ? "3.5rem" : `calc(${open})`;
		page.style.setProperty(roomName, room);
		return () => {
			page.style.removeProperty(roomName);
		};
	}, [
		isShown,
		isFolded,
		open
	]);
	if (!isShown) return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("div", {
		"aria-hidden": true,
		className: "h-12 lg:hidden"
	}), /* @__PURE__ */ jsx(OpeningButton, { onOpen: () => {
		setFolded(false);
		onShown(true);
	} })] });
	const isOpen = !isFolded;
	return /* @__PURE__ */ jsxs("section", {
		"aria-label": "Test call",
		className: "fixed inset-x-0 bottom-0 z-40 flex flex-col rounded-t-card border border-line bg-surface shadow-float lg:hidden",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "flex h-14 shrink-0 items-center gap-1 px-4",
			children: [
				/* @__PURE__ */ jsxs("p", {
					className: "flex min-w-0 flex-1 items-center gap-2 font-medium",
					children: [/* @__PURE__ */ jsx(Phone, {
						"aria-hidden": true,
						className: "size-4 text-primary"
					}), "Test call"]
				}),
				/* @__PURE__ */ jsxs(Button, {
					variant: "ghost",
					"aria-expanded": isOpen,
					onClick: () => setFolded(isOpen),
					children: [isOpen ? /* @__PURE__ */ jsx(ChevronDown, { "aria-hidden": true }) : /* @__PURE__ */ jsx(ChevronUp, { "aria-hidden": true }), isOpen ? "Back to editing" : "Show the call"]
				}),
				/* @__PURE__ */ jsx(Button, {
					variant: "ghost",
					size: "icon",
					"aria-label": "End the test call",
					onClick: () => onShown(false),
					children: /* @__PURE__ */ jsx(X, { "aria-hidden": true })
				})
			]
		}), /* @__PURE__ */ jsx("div", {
			className: cn("flex flex-col gap-2 px-2 pb-2", hasEdits ? "h-[60dvh]" : "h-[72dvh]", !isOpen && "hidden"),
			children: /* @__PURE__ */ jsx(TestCall, {
				agent,
				...published,
				className: "h-auto min-h-0 flex-1"
			})
		})]
	});
}
/** Floats above what is edited, and keeps it clear of itself. */
function OpeningButton({ onOpen }) {
	const floating = useRef(null);
	useKeptClear(floating);
	return /* @__PURE__ */ jsx("div", {
		ref: floating,
		className: "fixed right-4 bottom-[calc(var(--publish-bar,0rem)+1rem)] z-10 lg:hidden",
		children: /* @__PURE__ */ jsxs(Button, {
			variant: "accent",
			className: "rounded-full shadow-float",
			onClick: onOpen,
			children: [/* @__PURE__ */ jsx(Phone, { "aria-hidden": true }), "Test call"]
		})
	});
}
/**
* A call to the agent, held in a frame: our own call page, or Millis's where its voice answers. It
* says what is published; one that began before keeps what it began with.
*/
function TestCall({ agent, version, hasEdits, className }) {
	const installation = useInstallation();
	const frame = useRef(null);
	const [frames, setFrames] = useState(0);
	const address = addressOf(agent, installation);
	const isOvertaken = useOvertaken(frame, {
		version,
		frames,
		isOurs: address.startsWith("/")
	});
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("div", {
		role: "status",
		className: "empty:hidden",
		children: isOvertaken ? /* @__PURE__ */ jsxs("div", {
			className: "flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control bg-accent-wash px-3 py-2 text-sm",
			children: [/* @__PURE__ */ jsx("p", {
				className: "min-w-0 flex-1 basis-48",
				children: "You have published since. A call that was already running keeps its old answers."
			}), /* @__PURE__ */ jsx(Button, {
				variant: "outline",
				size: "small",
				onClick: () => setFrames(frames + 1),
				children: "Start a new call"
			})]
		}) : hasEdits ? /* @__PURE__ */ jsx("p", {
			className: "rounded-control bg-pending-wash px-3 py-2 text-sm text-pending",
			children: "A test call answers from what is published. Publish your changes to hear them."
		}) : null
	}), /* @__PURE__ */ jsx("iframe", {
		ref: frame,
		title: "Talk to the AI employee",
		src: address,
		allow: "microphone",
		loading: "lazy",
		className: cn("h-136 w-full rounded-card border border-line", className)
	}, frames)] });
}
/** Whether a call may still run in the frame that began before what is published now. */
function useOvertaken(frame, { version, frames, isOurs }) {
	const [opened, setOpened] = useState({
		frames,
		version
	});
	/** What was published when the running call began; null: none runs. */
	const [began, setBegan] = useState(null);
	if (opened.frames !== frames) {
		setOpened({
			frames,
			version
		});
		setBegan(null);
	}
	useEffect(() => {
		const hear = ({ source, origin, data }) => {
			if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
			const runs = readCallRunning(data);
			if (runs !== null) setBegan(runs ? version : null);
		};
		window.addEventListener("message", hear);
		return () => window.removeEventListener("message", hear);
	}, [frame, version]);
	return isOurs ? began !== null && began !== version : opened.version !== version;
}
function addressOf({ id, millis_agent_id: millisId }, installation) {
	const key = installation?.voice === "millis" ? installation.millisPublicKey : null;
	return key !== null && millisId !== null ? `https://app.millis.ai/agents/embedded?${new URLSearchParams({
		id: millisId,
		k: key
	})}` : `/call/${id}?embed=1`;
}
// src/features/business-detail/rehearsal/rehearsed-of.ts
/**
* What the receptionist of a business says and the calls it is tried with: no more, so that what
* publishing itself writes down is no change to it.
*/
function rehearsedOf(business, kept) {
	const { agent, details } = business;
	return {
		profile: {
			agentId: agent?.id ?? business.id,
			firstMessage: agent?.first_message ?? null,
			transferNumber: agent?.transfer_number ?? null,
			languageModel: false,
			knowledge: {
				name: business.name ?? "our shop",
				industry: business.primary_industry,
				phone: business.phone_number,
				email: business.email,
				website: business.website,
				address: business.address,
				serviceArea: business.geographic_service_area,
				about: business.about_us_text,
				timeZone: business.time_zone,
				region: business.region,
				hours: business.business_hours,
				services: business.services ?? [],
				commonQuestions: business.common_questions ?? [],
				operationalNotes: business.operational_notes ?? [],
				promotions: business.promotions ?? [],
				details: details && {
					...details,
					readiness_assessment: void 0
				}
			}
		},
		transferHours: agent?.transfer_hours ?? null,
		kept: kept.map(({ id, name, called_at, turns }) => ({
			id,
			name,
			called_at,
			turns
		}))
	};
}
// src/features/business-detail/agent/first-message-editor.tsx
/** What the AI says when it picks up: read first, edited on request, saved at once. */
function FirstMessageEditor({ business, agent }) {
	const voice = useVoiceAgent(agent);
	const loaded = agent.first_message ?? voice.data?.config.first_message ?? "";
	const [typed, setTyped] = useState(null);
	const title = useId();
	const save = useSaving$1(business.id, agent, () => setTyped(null));
	if (typed === null) return /* @__PURE__ */ jsxs("section", {
		"aria-labelledby": title,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "flex items-center justify-between gap-2",
				children: [/* @__PURE__ */ jsx("p", {
					id: title,
					className: "text-sm font-medium",
					children: "First Message"
				}), /* @__PURE__ */ jsx(Button, {
					variant: "ghost",
					size: "icon-small",
					"aria-label": "Edit the first message",
					onClick: () => setTyped(loaded),
					children: /* @__PURE__ */ jsx(Pencil, { "aria-hidden": true })
				})]
			}),
			/* @__PURE__ */ jsx("p", {
				className: "break-words text-ink-soft",
				children: loaded || "The usual greeting"
			}),
			/* @__PURE__ */ jsx(WhatCallersHear, {
				business,
				own: loaded
			})
		]
	});
	const wish = typed.trim();
	const mistake = tooLong(wish, longestFirstMessage);
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-2",
		children: [
			/* @__PURE__ */ jsx(Field, {
				label: "First Message",
				error: mistake ?? (save.error ? failedChange(save.error, "Failed to update first message", "Could not save first message") : null),
				children: (control) => /* @__PURE__ */ jsx(Textarea, {
					...control,
					autoFocus: true,
					value: typed,
					onChange: ({ target }) => setTyped(target.value)
				})
			}),
			mistake === null ? /* @__PURE__ */ jsx(WhatCallersHear, {
				business,
				own: wish
			}) : null,
			/* @__PURE__ */ jsxs("div", {
				className: "flex gap-2",
				children: [/* @__PURE__ */ jsx(Button, {
					size: "small",
					disabled: save.isPending || wish === "" || wish === loaded || mistake !== null,
					onClick: () => save.mutate(wish),
					children: save.isPending ? "Saving..." : "Save"
				}), /* @__PURE__ */ jsx(Button, {
					size: "small",
					variant: "outline",
					onClick: () => {
						save.reset();
						setTyped(null);
					},
					children: "Cancel"
				})]
			})
		]
	});
}
/** The whole of what is said first, where that is more than the owner's words. */
function WhatCallersHear({ business, own }) {
	const { knowledge } = rehearsedOf(business, []).profile;
	const spoken = own.trim() === "" ? own : spokenFirstMessage(own, knowledge);
	if (spoken === own.trim()) return null;
	return /* @__PURE__ */ jsxs("p", {
		className: "mt-1.5 break-words text-ink-soft",
		children: ["Callers have to be told that they are speaking with an AI. Your message does not say so, so they hear: ", /* @__PURE__ */ jsx("q", {
			className: "text-ink",
			children: spoken
		})]
	});
}
function useSaving$1(businessId, agent, onSaved) {
	const copy = useAgentCopy(businessId);
	const queryClient = useQueryClient();
	const millisAgentId = voiceIdOf(agent);
	return useMutation({
		mutationFn: (firstMessage) => api.agents.setFirstMessage({
			millisAgentId,
			firstMessage
		}),
		onSuccess: ({ first_message }) => {
			copy({ first_message });
			queryClient.invalidateQueries({ queryKey: queries.agents.voice.queryKey({ input: { millisAgentId } }) });
			toastPublished();
			onSaved();
		}
	});
}
// src/components/ui/search-list.tsx
/** More are not looked through: whoever searches types on. */
var mostShown = 50;
/** One choice out of many: typing narrows them, arrows move and Enter chooses. */
function SearchList(props) {
	const { label, options, always, value, onValueChange, onEscape, ...control } = props;
	const [typed, setTyped] = useState("");
	const found = options.filter((option) => holds(option, typed));
	const shown = found.slice(0, mostShown);
	return /* @__PURE__ */ jsxs(Command, {
		label,
		shouldFilter: false,
		className: "grid grid-cols-1 gap-2",
		onKeyDown: ({ key }) => key === "Escape" && onEscape(),
		children: [
			/* @__PURE__ */ jsx(Command.Input, {
				value: typed,
				onValueChange: setTyped,
				asChild: true,
				children: /* @__PURE__ */ jsx(Input, { ...control })
			}),
			/* @__PURE__ */ jsx(Command.List, {
				label,
				className: "max-h-64 overflow-y-auto rounded-control border border-line px-1 pt-1",
				children: [...shown, ...always ? [always] : []].map((option) => /* @__PURE__ */ jsxs(Command.Item, {
					value: option.value,
					onSelect: onValueChange,
					className: "flex min-h-9 cursor-pointer items-center justify-between gap-4 rounded-md bg-surface px-2.5 py-1.5 last:sticky last:bottom-0 aria-selected:bg-sunken",
					children: [option.label, option.value === value ? /* @__PURE__ */ jsx(Check, {
						"aria-label": "chosen",
						className: "size-4 shrink-0 text-primary"
					}) : null]
				}, option.value))
			}),
			/* @__PURE__ */ jsx("p", {
				role: "status",
				className: "text-ink-soft empty:hidden",
				children: howMany(found.length)
			})
		]
	});
}
function howMany(found) {
	if (found === 0) return "None match. Try fewer characters.";
	return found > mostShown ? `Showing ${mostShown} of ${found}. Type to narrow them down.` : null;
}
/** However a number is written: only its letters and digits count. */
function holds({ label, words = "" }, typed) {
	return plain(`${label} ${words}`).includes(plain(typed));
}
function plain(text) {
	return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
// src/features/business-detail/agent/number-dialog.tsx
var unlink = "null";
/** Gives the agent another number of the pool, or none. */
function NumberDialog({ businessId, agent, onChanged, onClose }) {
	const current = agent.phoneNumberDetails;
	const installation = useInstallation();
	const available = useQuery(queries.phoneNumbers.available.queryOptions({
		input: { business_id: businessId },
		staleTime: 0
	}));
	const [chosen, setChosen] = useState(current?.id ?? "");
	const save = useAgentChange(agent.id);
	const failure = available.error ? failedChange(available.error, "Failed to fetch available numbers", "Could not load numbers") : null;
	const pool = [...current ? [current] : [], ...available.data ?? []];
	const chosenNumber = chosen === unlink ? unlink : pool.find(({ id }) => id === chosen)?.phone_number;
	const change = () => save.mutate({ phone_number_id: chosen === unlink ? null : chosen }, { onSuccess: () => {
		onClose();
		onChanged();
	} });
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onOpenChange: (open) => open || onClose(),
		title: "Change Phone Number",
		description: whatComesOfIt(chosenNumber, installation),
		footer: /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Button, {
			variant: "outline",
			onClick: onClose,
			children: "Cancel"
		}), /* @__PURE__ */ jsx(Button, {
			disabled: save.isPending || chosen === "" || chosen === current?.id,
			onClick: change,
			children: save.isPending ? "Saving..." : "Save"
		})] }),
		children: /* @__PURE__ */ jsxs("div", {
			className: "grid gap-3",
			children: [
				/* @__PURE__ */ jsx(Field, {
					label: "Phone number",
					error: failure && `Error: ${failure}`,
					children: (control) => /* @__PURE__ */ jsx(SearchList, {
						...control,
						label: "Phone number",
						value: chosen,
						onValueChange: setChosen,
						options: pool.map((number) => optionOf(number, installation)),
						always: {
							value: unlink,
							label: "Unlink Number"
						},
						onEscape: onClose,
						placeholder: available.isPending ? "Loading numbers..." : "Search numbers or regions"
					})
				}),
				failure ? /* @__PURE__ */ jsx(Button, {
					variant: "outline",
					size: "small",
					className: "w-fit",
					onClick: () => available.refetch(),
					children: "Retry"
				}) : null,
				/* @__PURE__ */ jsx(FieldError, { children: save.error ? `Error: ${refusalOf(save.error)}` : null })
			]
		})
	});
}
function refusalOf(error) {
	return failedChange(error, "Failed to update agent phone number", "Could not save change");
}
function optionOf({ id, phone_number, region }, installation) {
	const isSample = installation?.phoneLine && !isLineConnected(phone_number, installation);
	return {
		value: id,
		label: [
			writtenNumber(phone_number),
			region,
			isSample ? "sample" : null
		].filter(Boolean).join(" · "),
		words: phone_number
	};
}
/** What the chosen number means for callers, and no more than holds on this installation. */
function whatComesOfIt(number, installation) {
	if (!installation) return void 0;
	if (number === unlink) return "Without a number no phone reaches this agent. It still answers in the browser. A number that has had calls is kept for this business a while, up to 30 days, and can be linked here again; then another may get it.";
	if (!installation.phoneLine) return "No telephone line is connected, so no phone reaches these numbers yet. The agent answers in the browser, and texts are only simulated.";
	return !number || isLineConnected(number, installation) ? "Calls to the new number are answered by this agent at once." : "This is a sample number: no phone reaches it, and texts from it go nowhere. The agent answers in the browser.";
}
// src/features/business-detail/agent/fetch-state.tsx
/** A provider's answer on its way, or why it is not coming. */
function FetchState({ loading, failure, onRetry }) {
	if (failure === null) return /* @__PURE__ */ jsxs("p", {
		role: "status",
		className: "flex items-center gap-2 py-6 text-ink-soft",
		children: [
			/* @__PURE__ */ jsx(Spinner, {}),
			" ",
			loading
		]
	});
	return /* @__PURE__ */ jsxs("div", {
		role: "alert",
		className: "rounded-control bg-negative-wash p-4 text-negative",
		children: [/* @__PURE__ */ jsx("p", {
			className: "break-words",
			children: failure
		}), /* @__PURE__ */ jsx(Button, {
			variant: "outline",
			size: "small",
			className: "mt-3",
			onClick: onRetry,
			children: "Retry"
		})]
	});
}
/** A toggle that shows a provider's answer as it came. */
function RawJson({ value }) {
	const [shown, setShown] = useState(false);
	return /* @__PURE__ */ jsxs("div", {
		className: "grid justify-items-start gap-3",
		children: [/* @__PURE__ */ jsx(Button, {
			variant: "outline",
			size: "small",
			"aria-expanded": shown,
			onClick: () => setShown(!shown),
			children: shown ? "Hide Raw JSON" : "View Raw JSON"
		}), shown ? /* @__PURE__ */ jsx("div", {
			className: "w-full min-w-0",
			children: /* @__PURE__ */ jsx(JsonBox, {
				label: "Raw JSON",
				value
			})
		}) : null]
	});
}
// src/features/business-detail/agent/phone-company-dialog.tsx
/** The linked number as the phone company describes it. */
function PhoneCompanyDialog({ twilioSid, timeZone, onClose }) {
	const installation = useInstallation();
	const number = useQuery(queries.phoneNumbers.details.queryOptions({ input: { twilioSid } }));
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onOpenChange: (open) => open || onClose(),
		title: "Twilio Number",
		description: installation?.telephony === "twilio" ? "The number as the phone company has it." : "A sample number. No phone company is connected to this installation yet.",
		className: "sm:max-w-2xl",
		children: number.data ? /* @__PURE__ */ jsxs("div", {
			className: "grid gap-5",
			children: [/* @__PURE__ */ jsx(NumberDetails, {
				number: number.data,
				timeZone
			}), /* @__PURE__ */ jsx(RawJson, { value: number.data })]
		}) : /* @__PURE__ */ jsx(FetchState, {
			loading: "Loading the number...",
			failure: number.error && failedProviderFetch(number.error, "Twilio details", "Unknown error fetching Twilio number details"),
			onRetry: () => number.refetch()
		})
	});
}
function NumberDetails({ number, timeZone }) {
	const { status, beta, voiceCallerIdLookup } = number;
	const capabilities = Object.entries(number.capabilities).filter(([, can]) => can).map(([name]) => name.toUpperCase());
	return /* @__PURE__ */ jsxs(DetailList, { children: [
		/* @__PURE__ */ jsx(Detail, {
			name: "Friendly Name",
			children: number.friendlyName ?? "N/A"
		}),
		/* @__PURE__ */ jsx(Detail, {
			name: "Phone Number",
			copied: number.phoneNumber,
			children: /* @__PURE__ */ jsx(PhoneText, { number: number.phoneNumber })
		}),
		/* @__PURE__ */ jsx(Detail, {
			name: "SID",
			copied: number.sid,
			children: /* @__PURE__ */ jsx("span", {
				className: "font-mono text-xs break-all",
				children: number.sid
			})
		}),
		/* @__PURE__ */ jsx(Detail, {
			name: "Status",
			children: /* @__PURE__ */ jsx(Badge, {
				tone: isActive(status) ? "positive" : "outline",
				children: status ?? "Unknown"
			})
		}),
		/* @__PURE__ */ jsx(Detail, {
			name: "Capabilities",
			children: capabilities.join(", ") || "None"
		}),
		/* @__PURE__ */ jsx(Detail, {
			name: "Voice URL",
			children: addressed(number.voiceUrl, number.voiceMethod)
		}),
		/* @__PURE__ */ jsx(Detail, {
			name: "SMS URL",
			children: addressed(number.smsUrl, number.smsMethod)
		}),
		/* @__PURE__ */ jsx(Detail, {
			name: "Address Requirements",
			children: number.addressRequirements ?? "N/A"
		}),
		/* @__PURE__ */ jsx(Detail, {
			name: "Beta",
			children: yesOrNo(beta)
		}),
		/* @__PURE__ */ jsx(Detail, {
			name: "Created",
			children: /* @__PURE__ */ jsx(Instant, {
				at: number.dateCreated,
				timeZone
			})
		}),
		/* @__PURE__ */ jsx(Detail, {
			name: "Updated",
			children: /* @__PURE__ */ jsx(Instant, {
				at: number.dateUpdated,
				timeZone
			})
		}),
		/* @__PURE__ */ jsx(Detail, {
			name: "Trunk SID",
			children: number.trunkSid ?? "N/A"
		}),
		/* @__PURE__ */ jsx(Detail, {
			name: "Emergency Status",
			children: number.emergencyStatus ?? "N/A"
		}),
		/* @__PURE__ */ jsx(Detail, {
			name: "Voice Caller ID Lookup",
			children: yesOrNo(voiceCallerIdLookup)
		})
	] });
}
/** The phone company says `in-use` of a number that takes calls, the pool `active`. */
function isActive(status) {
	return status === "in-use" || status === "active";
}
function addressed(url, method) {
	if (!url) return "N/A";
	return /* @__PURE__ */ jsxs("span", {
		className: "break-all",
		children: [method ? /* @__PURE__ */ jsx("span", {
			className: "mr-1.5 font-medium",
			children: method
		}) : null, url]
	});
}
function yesOrNo(flag) {
	if (flag === null) return "N/A";
	return flag ? "Yes" : "No";
}
// src/features/business-detail/agent/voice-agent-dialog.tsx
/** The agent as the voice provider has it, read anew when the dialog opens. */
function VoiceAgentDialog({ agent, timeZone, onClose }) {
	const voice = useVoiceAgent(agent, true);
	const isOperator = useIsOperator();
	const installation = useInstallation();
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onOpenChange: (open) => open || onClose(),
		title: isOperator ? operatorsTitle(agent) : "What your AI is told",
		description: isOperator ? whereFrom(agent, installation) : "Your AI employee answers every call from these instructions.",
		className: "sm:max-w-2xl",
		children: voice.data && voice.isFetchedAfterMount && !voice.error ? /* @__PURE__ */ jsx(VoiceAgentDetails, {
			voice: voice.data,
			timeZone
		}) : /* @__PURE__ */ jsx(FetchState, {
			loading: "Loading the agent...",
			failure: voice.error && (isOperator ? failedProviderFetch(voice.error, "Millis agent", "Unknown error fetching Millis agent") : failedFetch(voice.error, "your AI employee’s instructions")),
			onRetry: () => voice.refetch()
		})
	});
}
function operatorsTitle(agent) {
	return agent.millis_agent_id ? "Millis Agent" : "Configure Millis Agent";
}
/** Whose word this is: a provider's only where one is connected and knows the agent. */
function whereFrom(agent, installation) {
	if (!installation) return void 0;
	if (installation.voice !== "millis") return "No voice provider is connected. The built-in voice answers with these settings.";
	return agent.millis_agent_id ? "The agent as the voice provider has it." : "No Millis agent is configured. The built-in voice answers with these settings.";
}
function VoiceAgentDetails({ voice, timeZone }) {
	const { prompt, ...settings } = voice.config;
	const sections = Object.entries(settings).filter(([, value]) => value !== null);
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-5",
		children: [
			/* @__PURE__ */ jsx(DetailSection, {
				title: "Prompt",
				children: /* @__PURE__ */ jsx(ScrollRegion, {
					label: "Prompt",
					follows: false,
					className: "max-h-72 rounded-control border border-line bg-sunken p-3 whitespace-pre-wrap",
					children: prompt || "No prompt"
				})
			}),
			/* @__PURE__ */ jsx(DetailSection, {
				title: "Basic Info",
				children: /* @__PURE__ */ jsxs(DetailList, { children: [
					/* @__PURE__ */ jsx(Detail, {
						name: "Name",
						children: voice.name
					}),
					/* @__PURE__ */ jsx(Detail, {
						name: "ID",
						copied: voice.id,
						children: /* @__PURE__ */ jsx("span", {
							className: "font-mono text-xs break-all",
							children: voice.id
						})
					}),
					/* @__PURE__ */ jsx(Detail, {
						name: "Created",
						children: /* @__PURE__ */ jsx(Instant, {
							at: fromEpoch(voice.created_at),
							timeZone
						})
					})
				] })
			}),
			/* @__PURE__ */ jsx(DetailSection, {
				title: "Configuration",
				children: sections.map(([key, value]) => /* @__PURE__ */ jsxs("details", {
					className: "disclosure rounded-control border border-line px-3 py-2",
					children: [/* @__PURE__ */ jsx("summary", {
						className: "rounded-control font-medium",
						children: titleCased(key)
					}), /* @__PURE__ */ jsx("div", {
						className: "pt-2",
						children: typeof value === "object" ? /* @__PURE__ */ jsx(JsonBox, {
							label: titleCased(key),
							value
						}) : /* @__PURE__ */ jsx("p", {
							className: "break-words",
							children: String(value)
						})
					})]
				}, key))
			}),
			/* @__PURE__ */ jsx(RawJson, { value: voice })
		]
	});
}
/** Epoch seconds as ISO 8601; what is no time stays as it is, to be shown as an invalid date. */
function fromEpoch(seconds) {
	const date = /* @__PURE__ */ new Date(seconds * 1e3);
	return Number.isNaN(date.getTime()) ? String(seconds) : date.toISOString();
}
/** `first_message` reads `First Message`. */
function titleCased(key) {
	return key.split(/[_\s]+/).map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}
// src/features/business-detail/agent/agent-card.tsx
/** The agent that answers for the business: tried out, reached and set up here. */
function AgentCard(props) {
	const { agent } = props.business;
	return /* @__PURE__ */ jsxs(Card, {
		className: "grid gap-5",
		children: [/* @__PURE__ */ jsx(CardTitle, { children: "Agent Details" }), agent ? /* @__PURE__ */ jsx(AgentDetails, {
			...props,
			agent
		}) : /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h3", {
			className: "font-medium",
			children: "No Agent Linked"
		}), /* @__PURE__ */ jsx("p", {
			className: "mt-1 text-ink-soft",
			children: "This business doesn't have an agent associated with it."
		})] })]
	});
}
function AgentDetails({ business, hasEdits, agent, dialog, onDialog }) {
	const isOperator = useIsOperator();
	const number = useNumberUpdate(business.id);
	const sid = agent.phoneNumberDetails?.twilio_sid;
	const close = () => onDialog();
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx("div", {
			className: "grid gap-2",
			children: /* @__PURE__ */ jsx(TestCall, {
				agent,
				version: business.version,
				hasEdits
			})
		}),
		isOperator ? /* @__PURE__ */ jsx(AgentIds, { agent }) : null,
		/* @__PURE__ */ jsx(LinkedNumber, {
			number: agent.phoneNumberDetails,
			isUpdating: number.isUpdating,
			onChange: () => onDialog("number")
		}),
		/* @__PURE__ */ jsx(FirstMessageEditor, {
			business,
			agent
		}),
		/* @__PURE__ */ jsx(SummaryRecipient, {
			businessId: business.id,
			agent
		}),
		/* @__PURE__ */ jsx(TransferNumber, {
			businessId: business.id,
			agent
		}),
		/* @__PURE__ */ jsxs("div", {
			className: "grid gap-2",
			children: [/* @__PURE__ */ jsx(Button, {
				variant: "outline",
				onClick: () => onDialog("voice-agent"),
				children: isOperator ? operatorsLabel(agent) : "See what your AI is told"
			}), isOperator ? /* @__PURE__ */ jsx(Button, {
				variant: "outline",
				disabled: !sid,
				onClick: () => onDialog("phone-company"),
				children: sid ? "View Twilio Number" : "No Twilio Number Linked"
			}) : null]
		}),
		dialog === "number" ? /* @__PURE__ */ jsx(NumberDialog, {
			businessId: business.id,
			agent,
			onChanged: number.update,
			onClose: close
		}) : null,
		dialog === "voice-agent" ? /* @__PURE__ */ jsx(VoiceAgentDialog, {
			agent,
			timeZone: business.time_zone,
			onClose: close
		}) : null,
		isOperator && dialog === "phone-company" && sid ? /* @__PURE__ */ jsx(PhoneCompanyDialog, {
			twilioSid: sid,
			timeZone: business.time_zone,
			onClose: close
		}) : null
	] });
}
function operatorsLabel(agent) {
	return agent.millis_agent_id ? "View Millis Agent" : "Configure Millis Agent";
}
function AgentIds({ agent }) {
	const voice = useVoiceAgent(agent);
	return /* @__PURE__ */ jsxs("dl", {
		className: "grid gap-3",
		children: [/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", {
			className: "text-sm font-medium",
			children: "Agent ID"
		}), /* @__PURE__ */ jsxs("dd", {
			className: "flex items-center gap-1 font-mono text-xs break-all text-ink-soft",
			children: [agent.id, /* @__PURE__ */ jsx(CopyButton, {
				text: agent.id,
				what: "agent ID"
			})]
		})] }), /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", {
			className: "text-sm font-medium",
			children: "Millis Agent ID"
		}), /* @__PURE__ */ jsxs("dd", {
			className: "mt-1 flex items-center gap-2 break-all text-ink-soft",
			children: [
				/* @__PURE__ */ jsx(StatusDot, {
					isLoading: voice.isLoading,
					isError: voice.isError,
					isLoaded: voice.isSuccess
				}),
				agent.millis_agent_id ?? "Not configured",
				/* @__PURE__ */ jsx(SampleBadge, { voiceId: agent.millis_agent_id })
			]
		})] })]
	});
}
/** Reads the business again after its number was changed; that it was changed is said either way. */
function useNumberUpdate(id) {
	const queryClient = useQueryClient();
	const [isUpdating, setUpdating] = useState(false);
	const update = async () => {
		setUpdating(true);
		await queryClient.invalidateQueries({ queryKey: queries.businesses.get.queryKey({ input: { id } }) });
		setUpdating(false);
		toastPublished();
	};
	return {
		isUpdating,
		update
	};
}
/** Whether the voice provider knows the agent. */
function StatusDot({ isLoading, isError, isLoaded }) {
	if (isLoading) return /* @__PURE__ */ jsxs("span", {
		role: "status",
		children: [/* @__PURE__ */ jsx(Spinner, { className: "size-4" }), /* @__PURE__ */ jsx("span", {
			className: "sr-only",
			children: "Loading the voice agent"
		})]
	});
	if (isError) return /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx(TriangleAlert, {
		"aria-hidden": true,
		className: "size-4 text-negative"
	}), /* @__PURE__ */ jsx("span", {
		className: "sr-only",
		children: "The voice agent could not be loaded"
	})] });
	return /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("span", {
		"aria-hidden": true,
		className: `block size-2.5 rounded-full ${isLoaded ? "bg-positive" : "bg-control-line"}`
	}), /* @__PURE__ */ jsx("span", {
		className: "sr-only",
		children: isLoaded ? "The voice agent is ready" : "Not loaded yet"
	})] });
}
/** The number the agent answers on, and the way to another one. */
function LinkedNumber({ number, isUpdating, onChange }) {
	return /* @__PURE__ */ jsxs("section", {
		"aria-labelledby": "linked-number",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "flex items-center justify-between gap-2",
			children: [/* @__PURE__ */ jsx("p", {
				id: "linked-number",
				className: "text-sm font-medium",
				children: "Linked Phone Number"
			}), /* @__PURE__ */ jsx(Button, {
				variant: "ghost",
				size: "icon-small",
				"aria-label": "Change the phone number",
				disabled: isUpdating,
				onClick: onChange,
				children: /* @__PURE__ */ jsx(Pencil, { "aria-hidden": true })
			})]
		}), isUpdating ? /* @__PURE__ */ jsxs("p", {
			role: "status",
			className: "flex items-center gap-2 text-ink-soft",
			children: [/* @__PURE__ */ jsx(Spinner, { className: "size-4" }), " Updating phone number..."]
		}) : /* @__PURE__ */ jsx(NumberAndSid, { number })]
	});
}
function NumberAndSid({ number }) {
	const isOperator = useIsOperator();
	if (!number) return /* @__PURE__ */ jsx("p", {
		className: "text-ink-soft",
		children: "Not linked"
	});
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsxs("p", {
		className: "flex items-center gap-1",
		children: [/* @__PURE__ */ jsx(PhoneText, { number: number.phone_number }), /* @__PURE__ */ jsx(CopyButton, {
			text: number.phone_number,
			what: "phone number"
		})]
	}), isOperator && number.twilio_sid ? /* @__PURE__ */ jsx("p", {
		className: "font-mono text-xs break-all text-ink-soft",
		children: number.twilio_sid
	}) : null] });
}
// src/features/business-detail/core-fields.ts
var sentences = {
	name: "Enter the name of the business.",
	primary_industry: "Use no more than 200 characters.",
	website: "This is not a web address. Write it like https://shop.example.",
	email: "This is not an email address. Write it like hello@shop.example.",
	phone_number: "Use no more than 50 characters.",
	address: "Use no more than 500 characters.",
	geographic_service_area: "Use no more than 500 characters.",
	about_us_text: "Use no more than 5,000 characters."
};
var fields$1 = coreFields.keyof().options;
/** The core fields of a business, ready to be typed over. */
function typedFields(business) {
	const { name, primary_industry, website, email, phone_number, address } = business;
	return {
		name: name ?? "",
		primary_industry: primary_industry ?? "",
		website: website ?? "",
		email: email ?? "",
		phone_number: writtenNumber(phone_number ?? ""),
		address: address ?? "",
		geographic_service_area: business.geographic_service_area ?? "",
		about_us_text: business.about_us_text ?? ""
	};
}
/**
* Reads what was typed: only the fields that differ from `before`, so that one nobody touched is
* never refused. A website may leave out its scheme.
*/
function readCoreFields(typed, before) {
	const changed = fields$1.filter((field) => typed[field] !== before[field]);
	const wanted = Object.fromEntries(changed.map((field) => [field, written(field, typed[field])]));
	const read = coreFields.partial().safeParse(wanted);
	if (read.success) return {
		change: read.data,
		mistakes: {}
	};
	const wrong = new Set(read.error.issues.map(({ path: [field] }) => field));
	const told = fields$1.filter((field) => wrong.has(field));
	return {
		change: {},
		mistakes: Object.fromEntries(told.map((field) => [field, sentences[field]]))
	};
}
function written(field, typed) {
	const text = typed.trim();
	if (text === "") return null;
	if (field === "phone_number") return storedNumber(text);
	return field === "website" && !/^[a-z]+:/i.test(text) ? `https://${text}` : text;
}
/** A North American number in E.164, however it was typed; anything else as it stands. */
function storedNumber(typed) {
	const digits = typed.replaceAll(/[\s().+-]/g, "");
	const parts = /^1?([2-9]\d{9})$/.exec(digits);
	return parts ? `+1${parts[1]}` : typed;
}
// src/features/business-detail/edit-business-dialog.tsx
var lines = [
	{
		field: "name",
		label: "Name"
	},
	{
		field: "primary_industry",
		label: "Primary Industry"
	},
	{
		field: "website",
		label: "Website",
		type: "url"
	},
	{
		field: "email",
		label: "Email",
		type: "email"
	},
	{
		field: "phone_number",
		label: "Phone",
		type: "tel"
	},
	{
		field: "address",
		label: "Address"
	},
	{
		field: "geographic_service_area",
		label: "Service Area"
	}
];
/** Changes who the business is: saved and published at once, beside whatever is staged. */
function EditBusinessDialog({ business, startAt, onClose }) {
	const formId = useId();
	const form = useRef(null);
	const [before] = useState(() => typedFields(business));
	const [typed, setTyped] = useState(before);
	const [mistakes, setMistakes] = useState({});
	const guard = useTypedGuard(!isSameJson(typed, before));
	const save = useSaving(business.id, () => {
		guard.release();
		onClose();
	});
	const type = (field, text) => setTyped({
		...typed,
		[field]: text
	});
	const submit = (event) => {
		event.preventDefault();
		const read = readCoreFields(typed, before);
		setMistakes(read.mistakes);
		const [wrong] = Object.keys(read.mistakes);
		if (wrong) form.current?.querySelector(`[name="${wrong}"]`)?.focus();
		else if (Object.keys(read.change).length === 0) onClose();
		else save.mutate(read.change);
	};
	return /* @__PURE__ */ jsxs(Dialog, {
		open: true,
		onOpenChange: (open) => open || onClose(),
		title: "Edit Business",
		description: "Your AI gives callers these details.",
		footer: /* @__PURE__ */ jsx(FormFooter, {
			form: formId,
			submit: "Save",
			submitting: "Saving...",
			isPending: save.isPending,
			onCancel: onClose
		}),
		children: [/* @__PURE__ */ jsxs("form", {
			ref: form,
			id: formId,
			onSubmit: submit,
			noValidate: true,
			className: "grid gap-4",
			children: [
				lines.map(({ field, label, type: kind = "text" }) => /* @__PURE__ */ jsx(Field, {
					label,
					error: mistakes[field],
					children: (control) => /* @__PURE__ */ jsx(Input, {
						...control,
						name: field,
						autoFocus: field === startAt,
						type: kind,
						value: typed[field],
						onChange: ({ target }) => type(field, target.value)
					})
				}, field)),
				/* @__PURE__ */ jsx(Field, {
					label: "About Us",
					error: mistakes.about_us_text,
					children: (control) => /* @__PURE__ */ jsx(Textarea, {
						...control,
						name: "about_us_text",
						autoFocus: startAt === "about_us_text",
						value: typed.about_us_text,
						onChange: ({ target }) => type("about_us_text", target.value)
					})
				}),
				/* @__PURE__ */ jsx(FieldError, { children: save.error ? failedChange(save.error, "Failed to update business") : null })
			]
		}), guard.question]
	});
}
function useSaving(id, onSaved) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (change) => api.businesses.update({
			id,
			...change
		}),
		onSuccess: (answer) => {
			queryClient.setQueryData(queries.businesses.get.queryKey({ input: { id } }), answer);
			toastPublished();
			onSaved();
		}
	});
}
// src/features/business-detail/kept-calls/kept-call-dialog.tsx
/** What a kept call is called, and what the AI should answer in it. */
function KeptCallDialog({ keptCalls, id, timeZone, onClose }) {
	const { kept } = keptCalls;
	const call = kept.data?.find((each) => each.id === id);
	if (call) return /* @__PURE__ */ jsx(Editing, {
		call,
		keptCalls,
		timeZone,
		onClose
	}, id);
	return /* @__PURE__ */ jsxs(Dialog, {
		open: true,
		onOpenChange: (open) => open || onClose(),
		title: "Kept call",
		children: [
			kept.isPending ? /* @__PURE__ */ jsx("p", {
				role: "status",
				children: "Loading the call..."
			}) : null,
			kept.error ? /* @__PURE__ */ jsx("p", {
				role: "alert",
				children: failedFetch(kept.error, "kept calls")
			}) : null,
			kept.data ? /* @__PURE__ */ jsx("p", { children: "This call is no longer kept." }) : null
		]
	});
}
function Editing({ call, keptCalls: { save, remove }, timeZone, onClose }) {
	const formId = useId();
	const [before] = useState(() => typedIn(call));
	const [name, setName] = useState(before.name);
	const [wanted, setWanted] = useState(before.wanted);
	const guard = useTypedGuard(!isSameJson({
		name,
		wanted
	}, before));
	const closeSaved = () => {
		guard.release();
		onClose();
	};
	const isBusy = save.isPending || remove.isPending;
	const mistakes = wanted.map((text) => tooLong(text.trim(), longestText));
	const nameMistake = name.trim() ? tooLong(name.trim(), 200) : "Give it a name.";
	const submit = (event) => {
		event.preventDefault();
		if (nameMistake || mistakes.some(Boolean)) return;
		const answers = wanted.map((text) => text.trim() || null);
		save.mutate({
			keptCallId: call.id,
			name: name.trim(),
			wanted: answers
		}, { onSuccess: closeSaved });
	};
	const error = save.error ?? remove.error;
	return /* @__PURE__ */ jsxs(Dialog, {
		open: true,
		onOpenChange: (open) => open || onClose(),
		title: "Kept call",
		description: /* @__PURE__ */ jsxs(Fragment, { children: [
			"Every rehearsal replays this call from ",
			/* @__PURE__ */ jsx(Instant, {
				at: call.called_at,
				timeZone
			}),
			" ",
			"again."
		] }),
		footer: /* @__PURE__ */ jsxs(Fragment, { children: [
			/* @__PURE__ */ jsx(Button, {
				variant: "outline",
				className: "mr-auto text-negative",
				disabled: isBusy,
				onClick: () => remove.mutate(call.id, { onSuccess: closeSaved }),
				children: "Remove"
			}),
			/* @__PURE__ */ jsx(Button, {
				variant: "outline",
				onClick: onClose,
				children: "Cancel"
			}),
			/* @__PURE__ */ jsx(Button, {
				type: "submit",
				form: formId,
				disabled: isBusy,
				children: save.isPending ? "Saving..." : "Save"
			})
		] }),
		children: [/* @__PURE__ */ jsxs("form", {
			id: formId,
			onSubmit: submit,
			noValidate: true,
			className: "grid gap-4",
			children: [
				/* @__PURE__ */ jsx(Field, {
					label: "Name",
					error: nameMistake,
					children: (control) => /* @__PURE__ */ jsx(Input, {
						...control,
						value: name,
						onChange: ({ target }) => setName(target.value)
					})
				}),
				/* @__PURE__ */ jsx("p", {
					className: "text-ink-soft",
					children: "The wording may differ, but prices, times and names must be said. Leave an answer empty to accept any."
				}),
				numbered(call.turns).map(({ key, caller, at }) => /* @__PURE__ */ jsx(Field, {
					label: /* @__PURE__ */ jsxs(Fragment, { children: [
						/* @__PURE__ */ jsx("span", {
							className: "text-ink-soft",
							children: "Caller:"
						}),
						" ",
						caller
					] }),
					error: mistakes[at],
					children: (control) => /* @__PURE__ */ jsx(Textarea, {
						...control,
						placeholder: "Any answer is fine",
						value: wanted[at] ?? "",
						onChange: ({ target }) => setWanted(wanted.with(at, target.value))
					})
				}, key)),
				/* @__PURE__ */ jsx(FieldError, { children: error ? failedChange(error, "The kept call could not be saved") : null })
			]
		}), guard.question]
	});
}
/** What is there to be typed over. */
function typedIn({ name, turns }) {
	return {
		name,
		wanted: turns.map((turn) => turn.wanted ?? "")
	};
}
/** The turns of a call stay as they were, so a turn's place names it. */
function numbered(turns) {
	return turns.map(({ caller }, at) => ({
		key: `turn-${at}`,
		caller,
		at
	}));
}
// src/features/business-detail/publishing/difference-words.ts
/** What a difference is about: `Ceramic Coating, price`. */
function nameOfDifference({ subject, part }) {
	return part ? `${subject}, ${part}` : subject;
}
/**
* A difference in one line: `Ceramic Coating, price: $949 (was $899)`. Texts over `longest`
* characters are cut short, if it is given.
*/
function differenceInWords(difference, longest) {
	const short = (text) => shortened(text, longest);
	const { from, to } = difference;
	const name = short(nameOfDifference(difference));
	if (to === null) return `${name}: removed`;
	if (from !== null) return `${name}: ${short(to)} (was ${short(from)})`;
	return to === "" ? `${name}: added` : `${name}: added. ${short(to)}`;
}
function shortened(text, longest = Number.POSITIVE_INFINITY) {
	return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}
// src/features/business-detail/publishing/difference-list.tsx
/** Differences in words, one a line; a long list is folded. */
function DifferenceList({ differences, most = 20, brief = false }) {
	const [showsAll, setShowsAll] = useState(false);
	const isLong = differences.length > most;
	const shown = showsAll ? differences : differences.slice(0, most);
	return /* @__PURE__ */ jsxs("div", {
		className: "grid justify-items-start gap-1",
		children: [/* @__PURE__ */ jsx("ul", {
			className: cn("grid list-disc gap-1 pl-5 text-ink-soft", brief && "gap-0.5"),
			children: shown.map((difference) => /* @__PURE__ */ jsx("li", {
				className: "break-words",
				children: /* @__PURE__ */ jsx("span", {
					className: brief ? "line-clamp-2" : "whitespace-pre-line",
					children: differenceInWords(difference, brief ? briefly : void 0)
				})
			}, difference.path.join("\n")))
		}), isLong ? /* @__PURE__ */ jsx(Button, {
			variant: "link",
			size: "inline",
			"aria-expanded": showsAll,
			onClick: () => setShowsAll(!showsAll),
			children: showsAll ? "Show fewer" : `Show all ${differences.length} changes`
		}) : null]
	});
}
/** Characters of a text that fit into a line or two. */
var briefly = 120;
// src/features/business-detail/publishing/conflict-dialog.tsx
/** Tells the second of two publishers what the first published, before anything is overwritten. */
function ConflictDialog({ met, ...actions }) {
	return met ? /* @__PURE__ */ jsx(OpenDialog, {
		met,
		...actions
	}) : null;
}
var bySomeoneElse = {
	title: "Someone published before you",
	meanwhile: ", while you were editing.",
	touched: "You both changed these. Publishing over theirs keeps yours:",
	both: "Changed by both of you",
	apart: "You changed different things. Publishing yours keeps theirs as well.",
	theirs: "Their changes",
	look: "Look at their changes",
	publish: "Publish mine over theirs"
};
var byYourself = {
	title: "You published from somewhere else",
	meanwhile: ", in another tab or on another device.",
	touched: "You changed these in both places. Publishing now keeps what you have here:",
	both: "Changed in both places",
	apart: "You changed different things there. Publishing now keeps both.",
	theirs: "What you published there",
	look: "Look at those changes",
	publish: "Publish what I have here"
};
function OpenDialog({ met, isPublishing, onPublishOver, onClose }) {
	const [looksAtTheirs, setLooksAtTheirs] = useState(false);
	const { user } = useAuth();
	const { conflict, base, theirs, merged } = met;
	const changed = differencesBetween(base, theirs);
	const touched = differencesBetween(theirs, merged).filter((own) => changed.some((other) => touchTheSame(own, other)));
	const says = conflict.author && conflict.author.id === user?.id ? byYourself : bySomeoneElse;
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onOpenChange: (open) => open || onClose(),
		title: says.title,
		description: "Your changes are safe, but not published yet.",
		footer: /* @__PURE__ */ jsxs(Fragment, { children: [
			/* @__PURE__ */ jsx(Button, {
				variant: "outline",
				onClick: onClose,
				children: "Keep editing"
			}),
			/* @__PURE__ */ jsx(Button, {
				variant: "outline",
				"aria-expanded": looksAtTheirs,
				onClick: () => setLooksAtTheirs(!looksAtTheirs),
				children: says.look
			}),
			/* @__PURE__ */ jsx(Button, {
				disabled: isPublishing,
				onClick: onPublishOver,
				children: isPublishing ? "Updating..." : says.publish
			})
		] }),
		children: /* @__PURE__ */ jsxs("div", {
			className: "grid gap-4",
			children: [
				/* @__PURE__ */ jsxs("p", { children: [
					says === byYourself ? "You" : conflict.author?.name ?? "Someone else",
					" published on",
					" ",
					/* @__PURE__ */ jsx(Instant, {
						at: conflict.published_at,
						timeZone: theirs.time_zone
					}),
					says.meanwhile
				] }),
				touched.length > 0 ? /* @__PURE__ */ jsxs("section", {
					"aria-label": says.both,
					className: "grid gap-1",
					children: [/* @__PURE__ */ jsx("p", { children: says.touched }), /* @__PURE__ */ jsx(DifferenceList, { differences: touched })]
				}) : /* @__PURE__ */ jsx("p", { children: says.apart }),
				looksAtTheirs ? /* @__PURE__ */ jsxs("section", {
					"aria-label": says.theirs,
					className: "grid gap-1",
					children: [/* @__PURE__ */ jsx("h3", {
						className: "font-semibold",
						children: says.theirs
					}), /* @__PURE__ */ jsx(DifferenceList, { differences: changed })]
				}) : null
			]
		})
	});
}
// src/features/business-detail/rehearsal/rehearsal-card.tsx
/** Tries the AI out with scripted callers, unpublished changes included. */
function RehearsalCard({ keptCalls, rehearsal, open, onOpen }) {
	const { results, isStale, progress, hasFailed, run } = rehearsal;
	const failures = results?.filter(({ passed }) => !passed) ?? [];
	const passes = results?.filter(({ passed }) => passed) ?? [];
	return /* @__PURE__ */ jsxs(Card, {
		className: "grid grid-cols-1 gap-3",
		children: [
			/* @__PURE__ */ jsx(CardTitle, { children: "Rehearsal" }),
			/* @__PURE__ */ jsx("p", {
				className: "text-ink-soft",
				children: "Scripted callers ask for every price, day and answer, as your AI would answer them with your unpublished changes."
			}),
			/* @__PURE__ */ jsx(Button, {
				variant: "outline",
				disabled: progress !== null,
				onClick: () => void run(),
				children: progress ? "Rehearsing..." : "Run rehearsal"
			}),
			/* @__PURE__ */ jsxs("p", {
				role: "status",
				className: "text-ink-soft empty:hidden",
				children: [
					progress && progress.total > 0 ? `${progress.done} of ${progress.total} calls played` : null,
					hasFailed ? "The rehearsal could not be run. Please try again." : null,
					results && !progress ? `${failures.length} failed, ${passes.length} passed.${isStale ? " You have made changes since." : ""}` : null
				]
			}),
			failures.length > 0 ? /* @__PURE__ */ jsx(RehearsedCalls, {
				results: failures,
				open,
				onOpen
			}) : null,
			passes.length > 0 ? /* @__PURE__ */ jsxs("details", {
				open: passes.some(({ id }) => id === open) || void 0,
				children: [/* @__PURE__ */ jsx("summary", {
					className: "cursor-pointer py-1 font-medium",
					children: "Calls that passed"
				}), /* @__PURE__ */ jsx("div", {
					className: "mt-2",
					children: /* @__PURE__ */ jsx(RehearsedCalls, {
						results: passes,
						open,
						onOpen
					})
				})]
			}) : null,
			keptCalls
		]
	});
}
/** How many calls stand there before the rest is asked for. */
var firstCalls = 20;
/** Rehearsed calls, each with its verdict; opened, with every word of it. A long list is folded. */
function RehearsedCalls({ results, open, onOpen }) {
	const [showsAll, setShowsAll] = useState(false);
	const isFolded = !showsAll && results.length > firstCalls;
	const shown = isFolded ? results.filter(({ id }, at) => at < firstCalls || id === open) : results;
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-2",
		children: [/* @__PURE__ */ jsx("ul", {
			className: "grid gap-2",
			children: shown.map((result) => /* @__PURE__ */ jsx(RehearsedRow, {
				result,
				isOpen: open === result.id,
				onToggle: (opened) => {
					if (opened !== (open === result.id)) onOpen?.(opened ? result.id : void 0);
				}
			}, result.id))
		}), isFolded ? /* @__PURE__ */ jsxs(Button, {
			variant: "outline",
			size: "small",
			className: "w-fit",
			onClick: () => setShowsAll(true),
			children: ["Show all ", results.length]
		}) : null]
	});
}
function RehearsedRow({ result, isOpen, onToggle }) {
	const { passed, isOld, name, why, transcript } = result;
	const [wasOpen, setWasOpen] = useState(isOpen);
	return /* @__PURE__ */ jsx("li", {
		className: "min-w-0 rounded-card border border-line",
		children: /* @__PURE__ */ jsxs("details", {
			open: isOpen || void 0,
			onToggle: ({ currentTarget: { open } }) => {
				if (open) setWasOpen(true);
				onToggle(open);
			},
			children: [/* @__PURE__ */ jsxs("summary", {
				className: "flex cursor-pointer list-none items-start gap-2 rounded-card p-3",
				children: [
					passed ? /* @__PURE__ */ jsx(Check, {
						"aria-hidden": true,
						className: "mt-0.5 size-4 shrink-0 text-positive"
					}) : /* @__PURE__ */ jsx(TriangleAlert, {
						"aria-hidden": true,
						className: "mt-0.5 size-4 shrink-0 text-negative"
					}),
					/* @__PURE__ */ jsxs("span", {
						className: "min-w-0 flex-1 break-words",
						children: [
							/* @__PURE__ */ jsx("span", {
								className: "sr-only",
								children: passed ? "Passed: " : "Failed: "
							}),
							/* @__PURE__ */ jsx("span", {
								className: "font-medium",
								children: name
							}),
							/* @__PURE__ */ jsx("span", {
								className: "mt-0.5 block text-ink-soft",
								children: why
							}),
							isOld ? /* @__PURE__ */ jsx("span", {
								className: "mt-0.5 block",
								children: "This already goes wrong today, without your changes."
							}) : null
						]
					}),
					/* @__PURE__ */ jsx(ChevronDown, {
						"aria-hidden": true,
						className: "mt-0.5 size-4 shrink-0 text-ink-soft"
					})
				]
			}), isOpen || wasOpen ? /* @__PURE__ */ jsx(Words$2, { transcript }) : null]
		})
	});
}
function Words$2({ transcript }) {
	return /* @__PURE__ */ jsx("dl", {
		className: "grid gap-1.5 border-t border-line p-3",
		children: transcript.map(({ role, content, at }) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsxs("dt", {
			className: "inline font-medium",
			children: [role === "user" ? "Caller" : "AI", ": "]
		}), /* @__PURE__ */ jsx("dd", {
			className: "inline break-words text-ink-soft",
			children: content
		})] }, `${role} ${at}`))
	});
}
// src/features/business-detail/staged-edits.ts
/** Stages a section. One that is again as published is no edit. */
function stage(staged, published, section, value) {
	const { [section]: _, ...others } = staged;
	return isSameJson(value, published[section]) ? others : {
		...staged,
		[section]: value
	};
}
/** What stays staged after `sent` was published: what was edited meanwhile. */
function withoutSent(staged, sent) {
	const left = { ...staged };
	for (const field of stagedFields(sent)) if (left[field] === sent[field]) delete left[field];
	return left;
}
/** The fields that were edited, in the order of the page. */
function stagedFields(staged) {
	return knowledgeFields.filter((field) => staged[field] !== void 0);
}
/**
* What keeps the staged sections from being published; sections as published are left alone, and so is a
* question that stands published without an answer: no caller hears of it.
*/
function mistakesIn(publishable) {
	return Object.assign({}, ...mistakesBySection(publishable).map(([, mistakes]) => mistakes));
}
/** The section of the page in which a mistake of the staged edits is to be put right. */
function sectionOfMistake(publishable, path) {
	return mistakesBySection(publishable).find(([, mistakes]) => path in mistakes)?.[0];
}
/**
* The business that the staged edits were made on: as it was at the first of them, or as it is now
* where nobody has published anything else in the fields that are being edited.
*/
function baseOf(kept, now, staged) {
	if (kept === null) return now;
	return stagedFields(staged).some((field) => !isSameJson(kept[field], now[field])) ? kept : now;
}
/** What was published meanwhile, where a publish was refused for it; null for any other failure. */
function conflictOf(error) {
	if (!(error instanceof ORPCError) || error.code !== "VERSION_CONFLICT") return null;
	const read = versionConflict.safeParse(error.data);
	return read.success ? read.data : null;
}
/**
* The edits that make a business again what it was in an earlier version; none where an owner could
* not tell the two apart. A name cannot be taken away, and the readiness is assessed anew.
*/
function restoring(now, then) {
	const details = then.details && {
		...then.details,
		readiness_assessment: now.details?.readiness_assessment
	};
	const wanted = {
		...then,
		name: then.name ?? now.name,
		details
	};
	const edits = {};
	const take = (field) => {
		edits[field] = wanted[field];
	};
	for (const { field } of differencesBetween(now, wanted)) take(field);
	return edits;
}
function mistakesBySection({ staged, published, services }) {
	const { summary = {}, persona_and_style: persona = {} } = staged.details ?? {};
	return [
		["identity", checkSummary(summary)],
		["persona", checkPersona(persona)],
		["hours", staged.business_hours ? checkHours(staged.business_hours) : {}],
		["services", checkServices(staged.services ?? [])],
		["promotions", checkPromotions(staged.promotions ?? [], services ?? [])],
		["faq", newMistakesIn(staged.common_questions, published.common_questions)],
		["notes", checkNotes(staged.operational_notes ?? [])]
	];
}
/** The mistakes among questions, without those that stand published. */
function newMistakesIn(questions, published) {
	const standing = checkQuestions(published ?? []);
	const mistakes = Object.entries(checkQuestions(questions ?? []));
	return Object.fromEntries(mistakes.filter(([path, words]) => standing[path] !== words));
}
// src/features/business-detail/versions/versions-dialog.tsx
/** What was published when and by whom, and the way back to it. */
function VersionsDialog(props) {
	const { business, number, hasEdits, onOpen, onRestore, onClose } = props;
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onOpenChange: (open) => open || onClose(),
		title: number === void 0 ? "Versions" : `Version ${number}`,
		description: "Every published version is kept, with the name of whoever published it.",
		className: "sm:max-w-2xl",
		children: number === void 0 ? /* @__PURE__ */ jsx(VersionList, {
			business,
			onOpen
		}) : /* @__PURE__ */ jsx(VersionView, {
			business,
			number,
			hasEdits,
			onBack: () => onOpen(void 0),
			onRestore: (edits) => onRestore(edits, number)
		}, number)
	});
}
/** Everything that was published, newest first. */
function VersionList({ business, onOpen }) {
	const versions = useVersions(business.id);
	const rows = versions.data?.pages.flat();
	if (!rows) return /* @__PURE__ */ jsx(FetchState, {
		loading: "Loading versions...",
		failure: versions.error && failedFetch(versions.error, "versions"),
		onRetry: () => versions.refetch()
	});
	if (rows.length === 0) return /* @__PURE__ */ jsx("p", {
		className: "text-ink-soft",
		children: "Nothing has been published yet. Every publish from now on is kept here."
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-4",
		children: [/* @__PURE__ */ jsx("ul", {
			className: "divide-y divide-line border-y border-line",
			children: rows.map((version) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("button", {
				type: "button",
				className: "flex w-full items-center gap-3 rounded-control py-3 text-left transition-colors hover:bg-sunken",
				onClick: () => onOpen(version.number),
				children: [/* @__PURE__ */ jsxs("span", {
					className: "min-w-0 flex-1",
					children: [/* @__PURE__ */ jsx(VersionHeading, {
						version,
						timeZone: business.time_zone,
						isPublished: version.number === business.version
					}), /* @__PURE__ */ jsx("span", {
						className: "mt-1 block break-words text-ink",
						children: changesOf(version)
					})]
				}), /* @__PURE__ */ jsx(ChevronRight, {
					"aria-hidden": true,
					className: "size-4 shrink-0 text-ink-soft"
				})]
			}) }, version.number))
		}), versions.hasNextPage ? /* @__PURE__ */ jsx(Button, {
			variant: "outline",
			className: "w-fit",
			disabled: versions.isFetchingNextPage,
			onClick: () => versions.fetchNextPage(),
			children: versions.isFetchingNextPage ? "Loading versions..." : "Show older versions"
		}) : null]
	});
}
/** What a version changed, as far as the list names it. */
function changesOf({ number, changes, change_count: count }) {
	if (count === 0) return number === 1 ? "The first version" : "Nothing that callers would notice";
	const more = count - changes.length;
	const named = changes.map(nameOfDifference).join("; ");
	return more > 0 ? `${named}; and ${more} more` : named;
}
/** One version: what it changed, and what bringing it back would change. */
function VersionView(props) {
	const { business, number, onBack } = props;
	const version = useVersion(business.id, number);
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-5",
		children: [/* @__PURE__ */ jsxs(Button, {
			variant: "link",
			size: "inline",
			className: "w-fit",
			onClick: onBack,
			children: [/* @__PURE__ */ jsx(ArrowLeft, { "aria-hidden": true }), " All versions"]
		}), version.data ? /* @__PURE__ */ jsx(Differences, {
			...props,
			version: version.data
		}) : /* @__PURE__ */ jsx(FetchState, {
			loading: "Loading the version...",
			failure: version.error && failedFetch(version.error, "the version"),
			onRetry: () => version.refetch()
		})]
	});
}
function Differences({ business, version, hasEdits, onRestore }) {
	const { number, before, knowledge } = version;
	const isPublished = number === business.version;
	const edits = restoring(business, knowledge);
	const back = differencesBetween(business, edits);
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(VersionHeading, {
			version,
			timeZone: business.time_zone,
			isPublished
		}) }),
		/* @__PURE__ */ jsxs("section", {
			"aria-label": "What it changed",
			className: "grid gap-1.5",
			children: [/* @__PURE__ */ jsx("h3", {
				className: "font-heading text-base font-semibold",
				children: "What it changed"
			}), before ? /* @__PURE__ */ jsx(DifferenceList, { differences: differencesBetween(before, knowledge) }) : /* @__PURE__ */ jsx("p", {
				className: "text-ink-soft",
				children: "This is the first version. There was nothing before it."
			})]
		}),
		isPublished ? null : /* @__PURE__ */ jsxs("section", {
			"aria-label": "What restoring it would change",
			className: "grid gap-1.5",
			children: [/* @__PURE__ */ jsx("h3", {
				className: "font-heading text-base font-semibold",
				children: "What restoring it would change"
			}), back.length > 0 ? /* @__PURE__ */ jsxs(Fragment, { children: [
				/* @__PURE__ */ jsx(DifferenceList, { differences: back }),
				/* @__PURE__ */ jsx("p", {
					className: "mt-2 text-ink-soft",
					children: hasEdits ? "Restoring replaces the changes you have not published." : "Restoring does not publish anything yet. You can look it over first."
				}),
				/* @__PURE__ */ jsx(Button, {
					className: "w-fit",
					onClick: () => onRestore(edits),
					children: hasEdits ? "Replace my changes and restore" : "Restore"
				})
			] }) : /* @__PURE__ */ jsx("p", {
				className: "text-ink-soft",
				children: "Nothing. The published version is the same."
			})]
		})
	] });
}
/** Which version it is, who published it and when. */
function VersionHeading({ version, timeZone, isPublished }) {
	const { number, author, published_at, restored_from } = version;
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsxs("span", {
		className: "flex flex-wrap items-center gap-x-2 gap-y-1",
		children: [
			/* @__PURE__ */ jsxs("span", {
				className: "font-medium text-ink",
				children: ["Version ", number]
			}),
			isPublished ? /* @__PURE__ */ jsx(Badge, {
				tone: "positive",
				children: "Published now"
			}) : null,
			restored_from === null ? null : /* @__PURE__ */ jsxs(Badge, { children: ["Brings back version ", restored_from] })
		]
	}), /* @__PURE__ */ jsxs("span", {
		className: "mt-0.5 block break-words text-ink-soft",
		children: [/* @__PURE__ */ jsx(Instant, {
			at: published_at,
			timeZone
		}), author ? `, by ${author.name ?? "a deleted account"}` : ", by someone without an account"]
	})] });
}
/** A business's versions, newest first, a page at a time. */
function useVersions(id) {
	return useInfiniteQuery(queries.knowledgeVersions.list.infiniteOptions({
		input: (before) => ({
			id,
			...before !== void 0 && { before }
		}),
		staleTime: 0,
		initialPageParam: void 0,
		getNextPageParam: (page) => page.length < 50 ? void 0 : page.at(-1)?.number
	}));
}
/** What one version holds, and what the one before it held. A version never changes. */
function useVersion(id, number) {
	return useQuery(queries.knowledgeVersions.get.queryOptions({
		input: {
			id,
			number
		},
		staleTime: Number.POSITIVE_INFINITY
	}));
}
// src/features/business-detail/business-dialogs.tsx
/** The dialogs of the page itself; the agent's are its card's. */
function BusinessDialogs(props) {
	const { business, editing, search, onSearch, onClose } = props;
	const { conflict, hasEdits, linked, rehearsal } = editing;
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		search.dialog === "edit" ? /* @__PURE__ */ jsx(EditBusinessDialog, {
			business,
			startAt: linked.field,
			onClose
		}) : null,
		search.dialog === "versions" ? /* @__PURE__ */ jsx(VersionsDialog, {
			business,
			number: search.version,
			hasEdits,
			onOpen: (version) => onSearch({
				dialog: "versions",
				version
			}),
			onRestore: (edits, restoredFrom) => {
				editing.restore(edits, restoredFrom);
				onClose();
			},
			onClose
		}) : null,
		search.dialog === "kept-call" ? /* @__PURE__ */ jsx(KeptCallDialog, {
			keptCalls: editing.keptCalls,
			id: search.kept,
			timeZone: business.time_zone,
			onClose
		}) : null,
		/* @__PURE__ */ jsx(PublishAnywayDialog, { rehearsal }),
		/* @__PURE__ */ jsx(ConflictDialog, {
			met: rehearsal.waiting ? null : conflict.met,
			isPublishing: conflict.isPublishing || rehearsal.progress !== null,
			onPublishOver: editing.publishOver,
			onClose: conflict.onClose
		}),
		/* @__PURE__ */ jsx(LeaveDialog, {
			hasEdits,
			onDiscard: editing.discard
		})
	] });
}
/** Asks before the page is left with edits that are not published. */
function LeaveDialog({ hasEdits, onDiscard }) {
	const leaving = useBlocker({
		shouldBlockFn: ({ current, next }) => hasEdits && current.pathname !== next.pathname,
		enableBeforeUnload: () => hasEdits,
		withResolver: true
	});
	const { isAuthenticated } = useAuth();
	if (leaving.status !== "blocked") return null;
	if (!isAuthenticated) return /* @__PURE__ */ jsx(SignedOutDialog, { onSignIn: leaving.proceed });
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onOpenChange: (open) => open || leaving.reset(),
		title: "Leave without publishing?",
		footer: /* @__PURE__ */ jsxs(Fragment, { children: [
			/* @__PURE__ */ jsx(Button, {
				variant: "outline",
				onClick: leaving.reset,
				children: "Stay here"
			}),
			/* @__PURE__ */ jsx(Button, {
				variant: "outline",
				className: "text-negative",
				onClick: () => {
					onDiscard();
					leaving.proceed();
				},
				children: "Discard and leave"
			}),
			/* @__PURE__ */ jsx(Button, {
				onClick: leaving.proceed,
				children: "Keep and leave"
			})
		] }),
		children: /* @__PURE__ */ jsx("p", { children: "Your changes are not published yet, so callers still hear the old answers. This browser can keep them until you come back." })
	});
}
/** Says why the page cannot be stayed on: the session ended somewhere else. */
function SignedOutDialog({ onSignIn }) {
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onOpenChange: (open) => open || onSignIn(),
		title: "You have been signed out",
		footer: /* @__PURE__ */ jsx(Button, {
			onClick: onSignIn,
			children: "Sign in"
		}),
		children: /* @__PURE__ */ jsx("p", { children: "This can happen when you sign out in another tab. Your changes are kept in this browser: sign in again, and you are back here with them." })
	});
}
/** Asks before knowledge is published that a rehearsed call found wrong. */
function PublishAnywayDialog({ rehearsal }) {
	const { waiting, dismiss, results } = rehearsal;
	if (!waiting) return null;
	const failures = results?.filter(({ passed, isOld }) => !passed && !isOld) ?? [];
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onOpenChange: (open) => open || dismiss(),
		title: failures.length === 1 ? "One rehearsed call went wrong" : `${failures.length} rehearsed calls went wrong`,
		description: "Callers would hear this once you publish.",
		footer: /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Button, {
			variant: "outline",
			onClick: dismiss,
			children: "Keep editing"
		}), /* @__PURE__ */ jsx(Button, {
			variant: "negative",
			onClick: () => {
				dismiss();
				waiting.publish();
			},
			children: "Publish anyway"
		})] }),
		children: /* @__PURE__ */ jsx(RehearsedCalls, { results: failures })
	});
}
// src/features/business-detail/business-header.tsx
/** Who the business is and since when, with the ways to its website and to its core fields. */
function BusinessHeader({ business, onEdit, onVersions }) {
	const website = webAddress(business.website);
	return /* @__PURE__ */ jsxs("header", {
		className: "flex flex-wrap items-start justify-between gap-4",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "min-w-0",
			children: [/* @__PURE__ */ jsx("h1", {
				className: "text-2xl leading-tight font-semibold break-words sm:text-3xl",
				children: business.name || "Unnamed Business"
			}), /* @__PURE__ */ jsxs("p", {
				className: "mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-soft",
				children: [
					/* @__PURE__ */ jsx(Badge, { children: business.primary_industry || "No industry" }),
					business.sample ? /* @__PURE__ */ jsx(Badge, {
						tone: "accent",
						children: "Sample"
					}) : null,
					/* @__PURE__ */ jsxs("span", { children: ["Added on ", /* @__PURE__ */ jsx(Instant, {
						at: business.created_at,
						timeZone: business.time_zone
					})] })
				]
			})]
		}), /* @__PURE__ */ jsxs("div", {
			className: "flex flex-wrap gap-2",
			children: [
				website ? /* @__PURE__ */ jsxs("a", {
					href: website,
					target: "_blank",
					rel: "noopener noreferrer",
					className: buttonLook({ variant: "outline" }),
					children: [
						/* @__PURE__ */ jsx(ExternalLink, { "aria-hidden": true }),
						"Visit Website",
						/* @__PURE__ */ jsx("span", {
							className: "sr-only",
							children: "(opens in a new tab)"
						})
					]
				}) : null,
				/* @__PURE__ */ jsxs(Button, {
					variant: "outline",
					onClick: onVersions,
					children: [/* @__PURE__ */ jsx(History, { "aria-hidden": true }), "Versions"]
				}),
				/* @__PURE__ */ jsxs(Button, {
					variant: "outline",
					onClick: onEdit,
					children: [/* @__PURE__ */ jsx(Pencil, { "aria-hidden": true }), "Edit Business"]
				})
			]
		})]
	});
}
/** Stands at the foot of the page while anything is staged, and says what would change. */
function PublishBar(props) {
	const { differences, restoredFrom, isPublishing, onDiscard, onPublish } = props;
	const bar = useRef(null);
	useKeptClear(bar, "--publish-bar");
	return /* @__PURE__ */ jsxs("section", {
		ref: bar,
		"aria-labelledby": "unpublished",
		className: "sticky bottom-[calc(var(--call-sheet,0rem)+0.75rem)] z-20 mt-6 flex animate-rise flex-wrap items-end justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-3 shadow-float sm:gap-y-3 sm:p-4",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "min-w-0 flex-1 basis-72",
			children: [
				/* @__PURE__ */ jsx("h2", {
					id: "unpublished",
					className: "font-heading text-base font-semibold",
					children: "You have unpublished changes"
				}),
				/* @__PURE__ */ jsx("p", {
					className: "mt-0.5 text-ink-soft",
					children: "Review and publish your changes to update the AI agent. This can take a few minutes."
				}),
				restoredFrom === null ? null : /* @__PURE__ */ jsxs("p", {
					className: "mt-1.5 text-ink",
					children: [
						"This brings back version ",
						restoredFrom,
						"."
					]
				}),
				/* @__PURE__ */ jsx("div", {
					className: "mt-1.5 max-h-[12dvh] overflow-y-auto sm:max-h-[30dvh]",
					children: differences.length > 0 ? /* @__PURE__ */ jsx(DifferenceList, {
						brief: true,
						differences,
						most: 3
					}) : /* @__PURE__ */ jsx("p", {
						className: "text-ink-soft",
						children: "Nothing that callers would notice has changed."
					})
				})
			]
		}), /* @__PURE__ */ jsxs("div", {
			className: "flex gap-2",
			children: [/* @__PURE__ */ jsx(Button, {
				variant: "outline",
				disabled: isPublishing,
				onClick: onDiscard,
				children: "Discard"
			}), /* @__PURE__ */ jsx(Button, {
				variant: "accent",
				disabled: isPublishing,
				onClick: onPublish,
				children: isPublishing ? "Updating..." : "Publish Changes"
			})]
		})]
	});
}
/** A stored website as a link; null for what is no web address, such as a `javascript:` one. */
function webAddress(website) {
	if (!website) return null;
	const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
	return URL.canParse(address) ? address : null;
}
// src/features/business-detail/facts/fact-card.tsx
/** One statement of the website: what it comes to, the page's own words, and the page. */
function FactCard({ fact, isHeld, onDecide }) {
	const { title, lines } = writtenFact(fact);
	const { words, tone } = stateOf(fact);
	return /* @__PURE__ */ jsxs("article", {
		"aria-label": title,
		className: "grid gap-2 not-first:border-t not-first:border-line not-first:pt-3",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "flex flex-wrap items-start justify-between gap-2",
				children: [/* @__PURE__ */ jsxs("div", {
					className: "min-w-0 flex-1 basis-52",
					children: [/* @__PURE__ */ jsx("h4", {
						className: "font-medium break-words",
						children: title
					}), lines.map((line) => /* @__PURE__ */ jsx("p", {
						className: "tabular break-words",
						children: line
					}, line))]
				}), /* @__PURE__ */ jsx(Badge, {
					tone,
					children: words
				})]
			}),
			fact.doubt ? /* @__PURE__ */ jsx("p", {
				className: "text-sm text-pending",
				children: fact.doubt
			}) : null,
			/* @__PURE__ */ jsxs("blockquote", {
				className: "border-l-2 border-line pl-3 text-sm break-words text-ink-soft",
				children: [
					"“",
					fact.words,
					"”"
				]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex flex-wrap items-center justify-between gap-2",
				children: [/* @__PURE__ */ jsx(SourceLink, { page: fact.page }), /* @__PURE__ */ jsxs("div", {
					className: "ml-auto flex gap-2",
					children: [/* @__PURE__ */ jsx(Button, {
						variant: "outline",
						size: "small",
						"aria-label": `Dismiss ${title}: ${lines[0]}`,
						disabled: isHeld || fact.decision === "dropped",
						onClick: () => onDecide("dropped"),
						children: "Dismiss"
					}), /* @__PURE__ */ jsx(Button, {
						size: "small",
						"aria-label": `Accept ${title}: ${lines[0]}`,
						disabled: isHeld || fact.decision === "accepted" && fact.in_use,
						onClick: () => onDecide("accepted"),
						children: "Accept"
					})]
				})]
			})
		]
	});
}
function stateOf({ decision, in_use }) {
	if (decision === "accepted") return {
		words: "Accepted",
		tone: "positive"
	};
	if (decision === "dropped") return {
		words: "Dismissed",
		tone: "outline"
	};
	return in_use ? {
		words: "In use, not checked",
		tone: "pending"
	} : {
		words: "Not in use",
		tone: "outline"
	};
}
/** A page's address as a link, where it is one. */
function SourceLink({ page }) {
	if (!/^https?:\/\//i.test(page)) return /* @__PURE__ */ jsx("span", {
		className: "text-sm text-ink-soft",
		children: page
	});
	return /* @__PURE__ */ jsxs("a", {
		href: page,
		target: "_blank",
		rel: "noopener noreferrer",
		className: "inline-flex min-w-0 items-center gap-1 text-sm break-all text-primary underline underline-offset-4",
		children: [
			/* @__PURE__ */ jsx(ExternalLink, {
				"aria-hidden": true,
				className: "size-3.5 shrink-0"
			}),
			page.replace(/^https?:\/\//i, ""),
			/* @__PURE__ */ jsx("span", {
				className: "sr-only",
				children: "(opens in a new tab)"
			})
		]
	});
}
var kindNames = {
	name: "Name",
	primary_industry: "Primary Industry",
	phone_number: "Phone",
	email: "Email",
	address: "Address",
	geographic_service_area: "Service Area",
	about_us_text: "About Us",
	business_hours: "Opening hours",
	service: "Service",
	question: "Question"
};
/** What a fact is about and what it says, in lines a person reads. */
function writtenFact(fact) {
	if (fact.kind === "service") return {
		title: fact.value.name,
		lines: pricesOf(fact.value)
	};
	if (fact.kind === "question") {
		const { question, answer, explanation } = fact.value;
		return {
			title: question,
			lines: [answer === "explain" ? explanation ?? "" : answer === "yes" ? "Yes" : "No"]
		};
	}
	const title = kindNames[fact.kind];
	if (fact.kind === "business_hours") {
		const { value } = fact;
		return {
			title,
			lines: weekdays.map((weekday) => `${dayName(weekday)}: ${spansOf(value[weekday])}`)
		};
	}
	return {
		title,
		lines: [fact.kind === "phone_number" ? writtenNumber(fact.value) : fact.value]
	};
}
function pricesOf({ pricingType, basePrice, options }) {
	if (pricingType === "dont_say") return ["The price is not quoted."];
	if (pricingType === "simple") return [parsePrice(basePrice).spoken || String(basePrice ?? "")];
	return options.map(({ name, price }) => `${name}: ${parsePrice(price).spoken || String(price ?? "")}`);
}
function spansOf(day) {
	if (day.isClosed) return "closed";
	return [day, ...day.more ?? []].map(({ open, close }) => `${open}–${close}`).join(", ");
}
function dayName(weekday) {
	return weekday.charAt(0).toUpperCase() + weekday.slice(1);
}
// src/features/business-detail/facts/facts-section.tsx
/** What the business's website says, with page and words, for the owner to accept or drop. */
function FactsSection({ businessId, staged }) {
	const { facts, decide } = useFacts(businessId);
	if (facts.data?.length === 0) return null;
	const groups = groupFacts(facts.data ?? []);
	const left = waiting(groups);
	return /* @__PURE__ */ jsxs("section", {
		"aria-labelledby": "website-facts",
		children: [/* @__PURE__ */ jsx("h2", {
			id: "website-facts",
			className: "font-heading text-lg font-semibold",
			children: "Read from your website"
		}), facts.data ? /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("p", {
			className: "mt-1 mb-3 text-ink-soft",
			children: left === 0 ? "You have gone through everything found on your website." : "Accept what is right and dismiss what is not. Callers hear the change at once."
		}), /* @__PURE__ */ jsx(Accordion, { children: groups.map((group) => /* @__PURE__ */ jsx(AccordionItem, {
			title: `${group.title} on the website`,
			aside: asideOf(group),
			children: /* @__PURE__ */ jsx(Group, {
				group,
				isBusy: decide.isPending,
				isEdited: group.section !== null && staged[group.section] !== void 0,
				onDecide: (chosen, decision) => decide.mutate({
					facts: chosen,
					decision
				})
			})
		}, group.title)) })] }) : /* @__PURE__ */ jsx(FetchState, {
			loading: "Loading what your website says...",
			failure: facts.error && failedFetch(facts.error, "website facts"),
			onRetry: () => facts.refetch()
		})]
	});
}
function asideOf(group) {
	const left = waiting([group]);
	return left > 0 ? /* @__PURE__ */ jsxs(Badge, {
		tone: "pending",
		children: [left, " to check"]
	}) : /* @__PURE__ */ jsx(Badge, {
		tone: "positive",
		children: "Checked"
	});
}
function Group({ group, isBusy, isEdited, onDecide }) {
	const together = acceptable(group);
	const isHeld = isBusy || isEdited;
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-3",
		children: [
			isEdited ? /* @__PURE__ */ jsxs("p", {
				role: "status",
				children: [
					"You are editing ",
					group.title,
					". Publish or discard those changes first."
				]
			}) : null,
			group.topics.map(({ key, versions }) => /* @__PURE__ */ jsxs("div", {
				className: "grid gap-2 rounded-card border border-line bg-surface p-4 text-ink",
				children: [versions.length > 1 ? /* @__PURE__ */ jsx("p", {
					className: "font-medium",
					children: "The website says more than one thing. Which is right?"
				}) : null, versions.map((fact) => /* @__PURE__ */ jsx(FactCard, {
					fact,
					isHeld,
					onDecide: (decision) => onDecide([fact], decision)
				}, fact.id))]
			}, key)),
			together.length > 1 ? /* @__PURE__ */ jsx(Button, {
				className: "w-fit",
				disabled: isHeld,
				"aria-label": `Accept all ${together.length} of ${group.title}`,
				onClick: () => onDecide(together, "accepted"),
				children: isBusy ? "Updating..." : `Accept all ${together.length}`
			}) : null
		]
	});
}
/** What a website said, by what it is about, in the order of the page. Groups without facts are left out. */
function groupFacts(facts) {
	const of = (...kinds) => topicsIn(facts.filter(({ kind }) => kinds.includes(kind)));
	return [
		{
			title: "Business Hours",
			section: "business_hours",
			topics: of("business_hours")
		},
		{
			title: "Services",
			section: "services",
			topics: of("service")
		},
		{
			title: "Common Questions (FAQ)",
			section: "common_questions",
			topics: of("question")
		},
		{
			title: "About the business",
			section: null,
			topics: of(...textFactKinds)
		}
	].filter(({ topics }) => topics.length > 0);
}
function topicsIn(facts) {
	const topics = /* @__PURE__ */ new Map();
	for (const fact of facts) {
		const key = topicOf(fact);
		topics.set(key, [...topics.get(key) ?? [], fact]);
	}
	return [...topics].map(([key, versions]) => ({
		key,
		versions
	}));
}
/** A business has one of each kind, but many services and questions: those have ids. */
function topicOf(fact) {
	if (fact.kind === "service" || fact.kind === "question") return `${fact.kind} ${fact.value.id}`;
	return fact.kind;
}
/** Those of a group that can be accepted together: nobody has decided on them or contradicts them. */
function acceptable({ topics }) {
	return topics.flatMap(({ versions: [first, ...others] }) => first && others.length === 0 && first.decision === null ? [first] : []);
}
/** How many statements still wait for their owner. */
function waiting(groups) {
	return groups.flatMap(({ topics }) => topics).filter(({ versions }) => versions.every(({ decision }) => decision === null)).length;
}
/** What the website of a business said, and its owner's word on it, which is published at once. */
function useFacts(businessId) {
	const queryClient = useQueryClient();
	const input = { id: businessId };
	return {
		facts: useQuery(queries.businessFacts.list.queryOptions({ input })),
		decide: useMutation({
			mutationFn: async ({ facts, decision }) => {
				for (const { id } of facts) await api.businessFacts.decide({
					...input,
					factId: id,
					decision
				});
			},
			onSuccess: toastPublished,
			onError: (error) => toastFailure(failedChange(error, "Failed to update business")),
			onSettled: () => Promise.all([queryClient.invalidateQueries({ queryKey: queries.businessFacts.list.queryKey({ input }) }), queryClient.invalidateQueries({ queryKey: queries.businesses.get.queryKey({ input }) })])
		})
	};
}
// src/features/business-detail/inbox/answer-box.tsx
/** The box for the answer to a question that callers asked in vain. */
function AnswerBox({ question, onAnswer, children }) {
	const [answer, setAnswer] = useState("");
	const [isMissing, setMissing] = useState(false);
	const box = useRef(null);
	const add = (place) => {
		if (answer.trim()) return onAnswer(place, answer.trim());
		setMissing(true);
		box.current?.focus();
	};
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Field, {
		label: "What should your AI say?",
		error: isMissing && !answer.trim() ? "Write the answer first." : null,
		children: (control) => /* @__PURE__ */ jsx(Textarea, {
			...control,
			ref: box,
			maxLength: longestText,
			value: answer,
			onChange: ({ target }) => setAnswer(target.value)
		})
	}), /* @__PURE__ */ jsxs("div", {
		className: "flex flex-wrap gap-2",
		children: [
			/* @__PURE__ */ jsx(Button, {
				size: "small",
				"aria-label": `Add as FAQ: ${question}`,
				onClick: () => add("faq"),
				children: "Add as FAQ"
			}),
			/* @__PURE__ */ jsx(Button, {
				size: "small",
				variant: "outline",
				"aria-label": `Add as note: ${question}`,
				onClick: () => add("notes"),
				children: "Add as note"
			}),
			children
		]
	})] });
}
/** Says that an answer is written and not published yet. */
function WaitingAnswer({ place, onShow }) {
	return /* @__PURE__ */ jsxs("p", {
		role: "status",
		className: "flex flex-wrap items-center gap-x-3 gap-y-1",
		children: ["Your answer is among your unpublished changes.", /* @__PURE__ */ jsx(Button, {
			variant: "link",
			size: "inline",
			onClick: () => onShow(place),
			children: place === "faq" ? "Open the questions" : "Open the notes"
		})]
	});
}
// src/features/business-detail/inbox/staged-answers.ts
/** The questions with an answer to what callers asked; one that asks it already gets the answer. */
function withAnswer(questions, asked, answer) {
	const { question, language } = asked;
	const there = questions.find((item) => isAlike(item.question, question));
	if (there) return questions.map((item) => item === there ? {
		...item,
		answer: "explain",
		explanation: answer
	} : item);
	const item = {
		id: newId(),
		question,
		answer: "explain",
		explanation: answer
	};
	return [...questions, language === "fr" ? {
		...item,
		questionFr: question
	} : item];
}
/** The notes with what callers asked as a title, and the answer under it. */
function withNote(notes, asked, answer) {
	const title = titleOf(asked.question);
	const there = notes.find((note) => isAlike(note.title, title));
	if (there) return notes.map((note) => note === there ? {
		...note,
		content: answer
	} : note);
	return [...notes, {
		id: newId(),
		title,
		content: answer
	}];
}
/**
* Where a group's answer waits to be published; null: nowhere. Read from the edits themselves, so
* that it holds over a reload, and no longer than the edit is there.
*/
function stagedAnswerTo({ wordings }, { common_questions, operational_notes }) {
	const asks = (text) => wordings.some((wording) => isAlike(wording, text));
	if ((common_questions ?? []).some((item) => asks(item.question) && item.explanation?.trim())) return "faq";
	const notes = operational_notes ?? [];
	const titles = wordings.map(titleOf);
	const isTitle = (title) => titles.some((each) => isAlike(each, title));
	return notes.some((note) => isTitle(note.title) && note.content.trim()) ? "notes" : null;
}
/** Every wording that publishing the staged edits answers. */
function answeredBy(staged, groups) {
	return groups.flatMap((group) => stagedAnswerTo(group, staged) ? group.wordings : []);
}
function titleOf(question) {
	return question.slice(0, 200);
}
function isAlike(one, other) {
	return one.trim().toLowerCase() === other.trim().toLowerCase();
}
// src/features/business-detail/inbox/inbox-card.tsx
/** How many questions stand there before the rest is asked for. */
var firstGroups = 5;
/** What callers asked in vain, for the owner to answer or put aside. */
function InboxCard({ business, inbox, current, staged, onEdit, onShow }) {
	const { groups, putAside, isBusy, dismiss, takeBack } = inbox;
	const [showsAll, setShowsAll] = useState(false);
	const all = groups.data ?? [];
	const shown = showsAll ? all : all.slice(0, firstGroups);
	return /* @__PURE__ */ jsxs(Card, {
		"aria-labelledby": "inbox",
		className: "grid grid-cols-1 gap-4",
		children: [
			/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx(CardTitle, {
				id: "inbox",
				children: "Questions it could not answer"
			}), /* @__PURE__ */ jsx("p", {
				className: "mt-1 text-ink-soft",
				children: groups.data?.length === 0 ? "Nothing is waiting. What callers ask and your AI cannot answer shows up here." : "Answer them once, and the next caller hears your answer."
			})] }),
			putAside ? /* @__PURE__ */ jsxs("p", {
				role: "status",
				className: "flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-2",
				children: [/* @__PURE__ */ jsxs("span", {
					className: "min-w-0 break-words",
					children: [
						"Dismissed: “",
						putAside.question,
						"”"
					]
				}), /* @__PURE__ */ jsx(Button, {
					autoFocus: true,
					variant: "link",
					size: "inline",
					disabled: isBusy,
					onClick: () => takeBack(putAside),
					children: "Undo"
				})]
			}) : null,
			groups.data ? null : /* @__PURE__ */ jsx(FetchState, {
				loading: "Loading questions...",
				failure: groups.error && failedFetch(groups.error, "the questions"),
				onRetry: () => groups.refetch()
			}),
			shown.map((group) => /* @__PURE__ */ jsx(AskedGroup, {
				group,
				timeZone: business.time_zone,
				waitsIn: stagedAnswerTo(group, staged),
				isBusy,
				onAnswer: (place, answer) => place === "faq" ? onEdit("common_questions", withAnswer(current.common_questions ?? [], group, answer)) : onEdit("operational_notes", withNote(current.operational_notes ?? [], group, answer)),
				onShow,
				onDismiss: () => dismiss(group)
			}, group.wordings.at(-1))),
			shown.length < all.length ? /* @__PURE__ */ jsxs(Button, {
				variant: "outline",
				className: "w-fit",
				onClick: () => setShowsAll(true),
				children: ["Show all ", all.length]
			}) : null
		]
	});
}
/** How many calls are named at first sight. */
var namedCalls = 3;
/** One question callers asked in vain: how often, on which calls, and the box for its answer. */
function AskedGroup({ group, timeZone, waitsIn, ...rest }) {
	const { question, count, last_asked: lastAsked, calls, answered_in: answeredIn } = group;
	return /* @__PURE__ */ jsxs("article", {
		"aria-label": question,
		className: "grid gap-2 not-first:border-t not-first:border-line not-first:pt-4",
		children: [
			/* @__PURE__ */ jsxs("h3", {
				className: "font-medium break-words",
				children: [
					"“",
					question,
					"”"
				]
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "text-sm text-ink-soft",
				children: [count === 1 ? "Asked once, on " : `Asked ${count} times, last on `, /* @__PURE__ */ jsx(Instant, {
					at: lastAsked,
					timeZone
				})]
			}),
			answeredIn !== null ? /* @__PURE__ */ jsx("p", {
				className: "text-sm text-pending",
				children: "Callers asked this again after you answered it. Try wording closer to what they say."
			}) : null,
			/* @__PURE__ */ jsx("ul", {
				className: "flex flex-wrap gap-x-4 gap-y-1 text-sm",
				children: calls.slice(0, namedCalls).map((call) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Link, {
					to: "/admin/call-logs",
					search: { call: call.id },
					className: "text-primary underline underline-offset-4",
					children: callerOf(call)
				}) }, call.id))
			}),
			waitsIn ? /* @__PURE__ */ jsx(WaitingAnswer, {
				place: waitsIn,
				onShow: rest.onShow
			}) : /* @__PURE__ */ jsx(AnswerBox, {
				question,
				onAnswer: rest.onAnswer,
				children: /* @__PURE__ */ jsx(Button, {
					size: "small",
					variant: "ghost",
					disabled: rest.isBusy,
					"aria-label": `Dismiss: ${question}`,
					onClick: rest.onDismiss,
					children: "Dismiss"
				})
			})
		]
	});
}
function callerOf({ from, channel }) {
	const kind = channel === "sms" ? "Text message" : channel === "browser" ? "Web call" : "Call";
	return from ? `${kind} from ${writtenNumber(from)}` : kind;
}
// src/features/business-detail/kept-calls/kept-calls-list.tsx
/** The calls that were kept from the log, to be named, told other answers or removed. */
function KeptCallsList({ keptCalls: { kept }, onEdit }) {
	if (kept.error) return /* @__PURE__ */ jsx("p", {
		role: "alert",
		className: "text-negative",
		children: failedFetch(kept.error, "kept calls")
	});
	if (!kept.data?.length) return /* @__PURE__ */ jsx("p", {
		className: "text-ink-soft",
		children: "To rehearse a call you really had, open it in the call log and choose “Use as a rehearsal”."
	});
	return /* @__PURE__ */ jsxs("details", { children: [/* @__PURE__ */ jsxs("summary", {
		className: "cursor-pointer py-1 font-medium",
		children: [
			"Calls you kept (",
			kept.data.length,
			")"
		]
	}), /* @__PURE__ */ jsx("ul", {
		className: "mt-1 grid gap-1",
		children: kept.data.map(({ id, name }) => /* @__PURE__ */ jsx("li", {
			className: "min-w-0",
			children: /* @__PURE__ */ jsx("button", {
				type: "button",
				"aria-label": `Edit the kept call: ${name}`,
				className: "w-full rounded-control px-2 py-1.5 text-left break-words text-primary underline decoration-1 underline-offset-4 hover:bg-sunken",
				onClick: () => onEdit(id),
				children: name
			})
		}, id))
	})] });
}
/** The calls from the log that a business's rehearsals play again. */
function useKeptCalls(id) {
	const queryClient = useQueryClient();
	const kept = useQuery(queries.keptCalls.list.queryOptions({
		input: { id },
		staleTime: 0
	}));
	const onSuccess = () => queryClient.invalidateQueries({ queryKey: queries.keptCalls.list.queryKey({ input: { id } }) });
	return {
		kept,
		save: useMutation({
			mutationFn: (change) => api.keptCalls.update({
				id,
				...change
			}),
			onSuccess
		}),
		remove: useMutation({
			mutationFn: (keptCallId) => api.keptCalls.remove({
				id,
				keptCallId
			}),
			onSuccess
		})
	};
}
// src/components/knowledge/promotions-editor.tsx
/** What the business gives for a while: said in the owner's words, on its days only. */
function PromotionsEditor(props) {
	const { value, services, today, onChange, errors } = props;
	const { change, remove } = useItemEdits(value, onChange);
	const [added, setAdded] = useState(null);
	const add = () => {
		const id = newId();
		setAdded(id);
		onChange([...value, {
			id,
			title: "",
			offer: ""
		}]);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-4",
		children: [
			/* @__PURE__ */ jsx("p", {
				className: "text-sm text-ink-soft",
				children: "Your AI employee tells callers about these while they run, in your own words. It never changes a price."
			}),
			/* @__PURE__ */ jsx("ul", {
				className: "grid gap-3",
				children: value.map((promotion) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(PromotionCard, {
					promotion,
					services,
					today,
					errors,
					focused: promotion.id === added,
					onChange: change,
					onRemove: remove
				}) }, promotion.id))
			}),
			/* @__PURE__ */ jsx(AddItem, {
				count: value.length,
				most: 50,
				what: "promotions",
				onAdd: add,
				children: "Add a promotion"
			})
		]
	});
}
/** One promotion: what it gives, on which days, and with which services. */
var PromotionCard = memo(function PromotionCard(props) {
	const { promotion, services, today, errors, focused, onChange, onRemove } = props;
	const { id, title, offer } = promotion;
	const called = title || "this promotion";
	return /* @__PURE__ */ jsxs("fieldset", {
		className: "grid gap-4 rounded-card border border-line bg-surface p-4",
		children: [
			/* @__PURE__ */ jsx("legend", {
				className: "sr-only",
				children: title || "A promotion without a title"
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex items-end gap-2",
				children: [/* @__PURE__ */ jsx(Field, {
					label: "Promotion",
					error: errors[`${id}.title`],
					className: "min-w-0 flex-1",
					children: (control) => /* @__PURE__ */ jsx(Input, {
						...control,
						"data-path": `${id}.title`,
						autoFocus: focused,
						placeholder: "Such as Fall tint special",
						value: title,
						onChange: ({ target }) => onChange({
							...promotion,
							title: target.value
						})
					})
				}), /* @__PURE__ */ jsx(RemoveItem, {
					label: `Remove ${called}`,
					className: errors[`${id}.title`] ? "mb-7" : void 0,
					onRemove: () => onRemove(id)
				})]
			}),
			/* @__PURE__ */ jsx(Field, {
				label: "What it gives",
				hint: "Callers hear these words as you write them.",
				error: errors[`${id}.offer`],
				children: (control) => /* @__PURE__ */ jsx(Textarea, {
					...control,
					"data-path": `${id}.offer`,
					rows: 2,
					placeholder: "Such as $50 off any full tint",
					value: offer,
					onChange: ({ target }) => onChange({
						...promotion,
						offer: target.value
					})
				})
			}),
			/* @__PURE__ */ jsx(Days, {
				promotion,
				today,
				errors,
				onChange
			}),
			/* @__PURE__ */ jsx(PromotionServices, {
				promotion,
				services,
				error: errors[`${id}.goesWith`],
				onChange
			}),
			/* @__PURE__ */ jsx(PromotionFrench, {
				promotion,
				errors,
				onChange
			})
		]
	});
});
function Days(props) {
	const { promotion, today, errors, onChange } = props;
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-2",
		children: [/* @__PURE__ */ jsx("div", {
			className: "grid items-start gap-3 sm:grid-cols-2",
			children: [{
				key: "firstDay",
				label: "First day"
			}, {
				key: "lastDay",
				label: "Last day"
			}].map(({ key, label }) => /* @__PURE__ */ jsx(Field, {
				label,
				error: errors[`${promotion.id}.${key}`],
				children: (control) => /* @__PURE__ */ jsx(Input, {
					...control,
					type: "date",
					"data-path": `${promotion.id}.${key}`,
					value: promotion[key] ?? "",
					onChange: ({ target }) => onChange({
						...promotion,
						[key]: target.value || void 0
					})
				})
			}, key))
		}), /* @__PURE__ */ jsxs("div", {
			className: "flex flex-wrap items-center gap-2 text-[0.8125rem] text-ink-soft",
			children: [/* @__PURE__ */ jsx(PromotionStanding, {
				promotion,
				today
			}), promotion.lastDay ? "It runs to the end of its last day." : "Without a last day it runs until you remove it."]
		})]
	});
}
/** Whether callers hear of a promotion today, from which day on, or when it ended. */
function PromotionStanding({ promotion, today }) {
	const { firstDay = "", lastDay = "" } = promotion;
	const standing = standingOf$1(promotion, today);
	if (standing === "coming") return /* @__PURE__ */ jsxs(Badge, {
		tone: "pending",
		children: ["Starts ", dateInWords(firstDay)]
	});
	if (standing === "over") return /* @__PURE__ */ jsxs(Badge, { children: ["Ended ", dateInWords(lastDay)] });
	return /* @__PURE__ */ jsx(Badge, {
		tone: "positive",
		children: "Running"
	});
}
/** The services after whose price a promotion is told. One that is gone can only be taken out. */
function PromotionServices(props) {
	const { promotion, services, error, onChange } = props;
	const id = useId();
	const chosen = promotion.goesWith ?? [];
	const known = services.filter(({ name }) => name.trim());
	const gone = chosen.filter((key) => !services.some((service) => isNamed(service, key)));
	const choose = (goesWith) => onChange({
		...promotion,
		goesWith: goesWith.length > 0 ? goesWith : void 0
	});
	if (known.length + gone.length === 0) return null;
	return /* @__PURE__ */ jsxs("fieldset", {
		"aria-describedby": error ? `${id}-hint ${id}-error` : `${id}-hint`,
		children: [
			/* @__PURE__ */ jsx("legend", {
				className: "mb-1.5 text-sm font-medium text-ink",
				children: "Services it belongs to"
			}),
			/* @__PURE__ */ jsxs("ul", {
				className: "grid max-h-56 gap-x-4 overflow-y-auto sm:grid-cols-2",
				children: [known.map((service, at) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Choice, {
					label: service.name,
					path: at === 0 && gone.length === 0 ? `${promotion.id}.goesWith` : void 0,
					checked: chosen.some((key) => isNamed(service, key)),
					onCheck: (on) => {
						const others = chosen.filter((key) => !isNamed(service, key));
						choose(on ? [...others, service.id] : others);
					}
				}) }, service.id)), gone.map((key, at) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Choice, {
					label: "A service that is no longer on your list",
					path: at === 0 ? `${promotion.id}.goesWith` : void 0,
					checked: true,
					onCheck: () => choose(chosen.filter((each) => each !== key))
				}) }, key))]
			}),
			/* @__PURE__ */ jsx("p", {
				id: `${id}-hint`,
				className: "mt-1.5 text-[0.8125rem] text-ink-soft",
				children: "Callers hear about it right after the price of these services. If you choose none, they hear about it when they ask for deals."
			}),
			/* @__PURE__ */ jsx(FieldError, {
				id: `${id}-error`,
				children: error
			})
		]
	});
}
function Choice({ label, path, checked, onCheck }) {
	return /* @__PURE__ */ jsxs("label", {
		className: "flex min-h-9 items-center gap-2.5 rounded-control px-1 text-sm",
		children: [/* @__PURE__ */ jsx(Checkbox, {
			"data-path": path,
			checked,
			onCheckedChange: (state) => onCheck(state === true)
		}), /* @__PURE__ */ jsx("span", {
			className: "min-w-0 break-words",
			children: label
		})]
	});
}
function isNamed({ id, name }, key) {
	const wanted = key.trim().toLowerCase();
	return [id, name].some((each) => each.trim().toLowerCase() === wanted);
}
/** What callers in French hear; without it they hear the promotion as it is written. */
function PromotionFrench(props) {
	const { promotion, errors, onChange } = props;
	const { id, titleFr, offerFr } = promotion;
	return /* @__PURE__ */ jsxs("details", {
		className: "disclosure",
		open: Boolean(titleFr || offerFr),
		children: [/* @__PURE__ */ jsx("summary", {
			className: "w-fit rounded-control text-sm text-ink-soft underline underline-offset-4 hover:text-ink",
			children: "In French"
		}), /* @__PURE__ */ jsx("div", {
			className: "grid gap-3 pt-2",
			children: [{
				key: "titleFr",
				label: "Promotion in French",
				text: titleFr
			}, {
				key: "offerFr",
				label: "What it gives in French",
				text: offerFr
			}].map(({ key, label, text }) => /* @__PURE__ */ jsx(Field, {
				label,
				error: errors[`${id}.${key}`],
				children: (control) => /* @__PURE__ */ jsx(Input, {
					...control,
					lang: "fr",
					"data-path": `${id}.${key}`,
					value: text ?? "",
					onChange: ({ target }) => onChange({
						...promotion,
						[key]: target.value || void 0
					})
				})
			}, key))
		})]
	});
}
// src/features/business-detail/knowledge/booking-editor.tsx
/** Whether callers may book, and how closely appointments may follow each other. */
function BookingEditor({ value, onChange, hasHours }) {
	const id = useId();
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-5",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "flex items-center justify-between gap-4",
				children: [/* @__PURE__ */ jsx(Label, {
					htmlFor: id,
					children: "Let callers book free times"
				}), /* @__PURE__ */ jsx(Switch, {
					id,
					checked: value.enabled,
					onCheckedChange: (enabled) => onChange({
						...value,
						enabled
					}),
					"aria-describedby": `${id}-what`
				})]
			}),
			/* @__PURE__ */ jsxs("p", {
				id: `${id}-what`,
				className: "-mt-3 text-ink-soft",
				children: [
					value.enabled ? "Your AI offers free times within your business hours and books the one the caller takes. " : "Your AI asks when it would suit the caller and passes that on to you. ",
					"You will find appointments under",
					" ",
					/* @__PURE__ */ jsx(Link, {
						to: "/admin/appointments",
						className: "text-primary underline underline-offset-4 hover:text-primary-strong",
						children: "Appointments"
					}),
					", along with a feed for your calendar."
				]
			}),
			value.enabled && !hasHours ? /* @__PURE__ */ jsx("p", {
				role: "status",
				className: "text-pending",
				children: "Set your business hours first. Until then your AI cannot offer any times."
			}) : null,
			value.enabled ? /* @__PURE__ */ jsx(Pace, {
				value,
				onChange
			}) : null
		]
	});
}
var steps = [
	15,
	30,
	60,
	120,
	240
];
var capacities = [
	1,
	2,
	3,
	4,
	5,
	6,
	8,
	10
];
var leads = [
	0,
	60,
	120,
	240,
	1440,
	2880,
	10080
];
function Pace({ value, onChange }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-4 sm:grid-cols-3",
		children: [
			/* @__PURE__ */ jsx(Amount, {
				label: "Start times every",
				value: value.stepMinutes,
				offered: steps,
				inWords: minutesInWords,
				onChange: (stepMinutes) => onChange({
					...value,
					stepMinutes
				})
			}),
			/* @__PURE__ */ jsx(Amount, {
				label: "Appointments at once",
				value: value.capacity,
				offered: capacities,
				inWords: String,
				onChange: (capacity) => onChange({
					...value,
					capacity
				})
			}),
			/* @__PURE__ */ jsx(Amount, {
				label: "Booked ahead by at least",
				value: value.leadMinutes,
				offered: leads,
				inWords: minutesInWords,
				onChange: (leadMinutes) => onChange({
					...value,
					leadMinutes
				})
			})
		]
	});
}
/** One of the usual amounts; an unusual one that stands there already stays to choose from. */
function Amount({ label, value, offered, inWords, onChange }) {
	const amounts = [.../* @__PURE__ */ new Set([...offered, value])].sort((one, other) => one - other);
	return /* @__PURE__ */ jsx(Field, {
		label,
		children: (control) => /* @__PURE__ */ jsx(Select, {
			...control,
			value: String(value),
			onValueChange: (chosen) => onChange(Number(chosen)),
			options: amounts.map((amount) => ({
				value: String(amount),
				label: inWords(amount)
			}))
		})
	});
}
// src/features/business-detail/knowledge/lazy-section.tsx
/** A section whose contents are drawn when it is first opened, and then stay. */
function LazySection(props) {
	const { section, title, amount, isEdited, openSection, onToggleSection, children } = props;
	const isOpen = openSection === section;
	const [wasOpen, setWasOpen] = useState(false);
	if (isOpen && !wasOpen) setWasOpen(true);
	return /* @__PURE__ */ jsx("div", {
		"data-section": section,
		children: /* @__PURE__ */ jsx(AccordionItem, {
			title,
			open: isOpen,
			onToggle: (open) => onToggleSection(section, open),
			aside: /* @__PURE__ */ jsxs(Fragment, { children: [isEdited ? /* @__PURE__ */ jsx(Badge, {
				tone: "pending",
				children: "Edited"
			}) : null, amount] }),
			children: isOpen || wasOpen ? children() : null
		})
	});
}
// src/features/business-detail/knowledge/details-sections.tsx
/** What an import or an operator wrote about the business; each part only where there is one. */
function DetailsSections(props) {
	const { current, published, staged, mistakes, onEdit, openSection, onToggleSection } = props;
	const { details } = current;
	if (!details) return null;
	const { summary, persona_and_style: persona, keywords_for_recognition: keywords } = details;
	const opening = {
		openSection,
		onToggleSection
	};
	const isEdited = (part) => staged.details !== void 0 && !isSameJson(staged.details?.[part], published?.[part]);
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		summary ? /* @__PURE__ */ jsx(LazySection, {
			...opening,
			section: "identity",
			title: "Business Core Identity",
			isEdited: isEdited("summary"),
			children: () => /* @__PURE__ */ jsx(IdentityEditor, {
				value: summary,
				errors: mistakes,
				onChange: (next) => onEdit("details", {
					...details,
					summary: next
				})
			})
		}) : null,
		persona ? /* @__PURE__ */ jsx(LazySection, {
			...opening,
			section: "persona",
			title: "AI Persona & Style",
			isEdited: isEdited("persona_and_style"),
			children: () => /* @__PURE__ */ jsx(PersonaEditor, {
				value: persona,
				errors: mistakes,
				onChange: (next) => onEdit("details", {
					...details,
					persona_and_style: next
				})
			})
		}) : null,
		keywords ? /* @__PURE__ */ jsx(LazySection, {
			...opening,
			section: "keywords",
			title: "Keywords for Recognition",
			amount: keywords.length > 0 ? String(keywords.length) : void 0,
			isEdited: isEdited("keywords_for_recognition"),
			children: () => /* @__PURE__ */ jsx(KeywordsEditor, {
				value: keywords,
				onChange: (next) => onEdit("details", {
					...details,
					keywords_for_recognition: next
				})
			})
		}) : null
	] });
}
/** What the business is there for, in two texts. */
function IdentityEditor({ value, errors, onChange }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-4",
		children: [/* @__PURE__ */ jsx(Words$1, {
			label: "Core Purpose",
			path: "summary.core_purpose",
			errors,
			value: value.core_purpose,
			onChange: (core_purpose) => onChange({
				...value,
				core_purpose
			})
		}), /* @__PURE__ */ jsx(Words$1, {
			label: "Primary Value Proposition",
			path: "summary.primary_value_proposition",
			errors,
			value: value.primary_value_proposition,
			onChange: (text) => onChange({
				...value,
				primary_value_proposition: text
			})
		})]
	});
}
/** How the AI comes across. */
function PersonaEditor({ value, errors, onChange }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-4",
		children: [
			/* @__PURE__ */ jsx(Words$1, {
				label: "Suggested Persona",
				path: "persona_and_style.suggested_persona",
				errors,
				value: value.suggested_persona,
				onChange: (suggested_persona) => onChange({
					...value,
					suggested_persona
				})
			}),
			/* @__PURE__ */ jsx(Words$1, {
				label: "Suggested Tone",
				path: "persona_and_style.suggested_tone",
				errors,
				value: value.suggested_tone,
				onChange: (suggested_tone) => onChange({
					...value,
					suggested_tone
				})
			}),
			/* @__PURE__ */ jsx(Words$1, {
				label: "Style Notes",
				path: "persona_and_style.style_notes",
				errors,
				value: value.style_notes,
				onChange: (style_notes) => onChange({
					...value,
					style_notes
				})
			})
		]
	});
}
function Words$1({ label, path, errors, value, onChange }) {
	return /* @__PURE__ */ jsx(Field, {
		label,
		error: errors[path],
		children: (control) => /* @__PURE__ */ jsx(Textarea, {
			...control,
			"data-path": path,
			value: value ?? "",
			onChange: ({ target }) => onChange(target.value)
		})
	});
}
/** Words the AI should know when it hears them. Enter adds one, its cross removes it. */
function KeywordsEditor({ value, onChange }) {
	const [typed, setTyped] = useState("");
	const mistake = value.length >= 500 && typed.trim() !== "" ? `Your AI can take 500 keywords. Remove one first.` : tooLong(typed.trim(), 200);
	const addOnEnter = (event) => {
		if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
		event.preventDefault();
		if (mistake !== null) return;
		const keyword = typed.trim();
		setTyped("");
		if (keyword && !value.includes(keyword)) onChange([...value, keyword]);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-3",
		children: [/* @__PURE__ */ jsx("ul", {
			"aria-label": "Keywords",
			className: "flex flex-wrap gap-2",
			children: value.map((keyword, index) => /* @__PURE__ */ jsxs("li", {
				className: "inline-flex max-w-full items-center gap-1 rounded-full border border-line bg-sunken py-0.5 pr-1 pl-3 text-ink",
				children: [/* @__PURE__ */ jsx("span", {
					className: "min-w-0 break-words",
					children: keyword
				}), /* @__PURE__ */ jsx("button", {
					type: "button",
					"aria-label": `Remove ${keyword}`,
					className: "grid size-6 place-items-center rounded-full hover:bg-line",
					onClick: () => onChange(value.toSpliced(index, 1)),
					children: /* @__PURE__ */ jsx(X, {
						"aria-hidden": true,
						className: "size-3.5"
					})
				})]
			}, keyword))
		}), /* @__PURE__ */ jsx(Field, {
			label: "Add a keyword",
			hint: "Press Enter to add it.",
			error: mistake,
			children: (control) => /* @__PURE__ */ jsx(Input, {
				...control,
				value: typed,
				onChange: ({ target }) => setTyped(target.value),
				onKeyDown: addOnEnter
			})
		})]
	});
}
// src/features/business-detail/knowledge/knowledge-sections.tsx
/** Everything the AI knows, one section open at a time. Drawn anew only where that changes. */
var KnowledgeSections = memo(function KnowledgeSections(props) {
	const { current, staged, openSection, onToggleSection, onEdit } = props;
	const opening = {
		openSection,
		onToggleSection
	};
	return /* @__PURE__ */ jsxs(Accordion, { children: [
		/* @__PURE__ */ jsx(DetailsSections, { ...props }),
		/* @__PURE__ */ jsx(LazySection, {
			...opening,
			section: "hours",
			title: "Business Hours",
			isEdited: staged.business_hours !== void 0,
			children: () => /* @__PURE__ */ jsx(Hours, { ...props })
		}),
		/* @__PURE__ */ jsx(LazySection, {
			...opening,
			section: "services",
			title: "Services",
			amount: amountOf(current.services),
			isEdited: staged.services !== void 0,
			children: () => /* @__PURE__ */ jsx(Services, { ...props })
		}),
		/* @__PURE__ */ jsx(LazySection, {
			...opening,
			section: "promotions",
			title: "Promotions",
			amount: amountOf(current.promotions),
			isEdited: staged.promotions !== void 0,
			children: () => /* @__PURE__ */ jsx(Promotions, { ...props })
		}),
		/* @__PURE__ */ jsx(LazySection, {
			...opening,
			section: "faq",
			title: "Common Questions (FAQ)",
			amount: amountOf(current.common_questions),
			isEdited: staged.common_questions !== void 0,
			children: () => /* @__PURE__ */ jsx(Questions, { ...props })
		}),
		/* @__PURE__ */ jsx(LazySection, {
			...opening,
			section: "notes",
			title: "Operational Notes",
			amount: amountOf(current.operational_notes),
			isEdited: staged.operational_notes !== void 0,
			children: () => /* @__PURE__ */ jsx(Notes, { ...props })
		}),
		/* @__PURE__ */ jsx(LazySection, {
			...opening,
			section: "appointments",
			title: "Appointments",
			amount: current.booking.enabled ? "Booked on calls" : "Not booked on calls",
			isEdited: staged.booking !== void 0,
			children: () => /* @__PURE__ */ jsx(BookingEditor, {
				value: current.booking,
				hasHours: current.business_hours !== null,
				onChange: (value) => onEdit("booking", value)
			})
		}),
		/* @__PURE__ */ jsx(InternalDetails, {
			...opening,
			details: current.details
		})
	] });
});
function amountOf(items) {
	return items?.length ? String(items.length) : void 0;
}
function Hours({ current: { business_hours: hours }, mistakes, onEdit }) {
	if (hours) return /* @__PURE__ */ jsx(HoursEditor, {
		value: hours,
		errors: mistakes,
		onChange: (value) => onEdit("business_hours", value)
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "grid justify-items-start gap-3",
		children: [/* @__PURE__ */ jsx("p", { children: "No business hours set" }), /* @__PURE__ */ jsx(Button, {
			variant: "outline",
			onClick: () => onEdit("business_hours", defaultHours),
			children: "Set business hours"
		})]
	});
}
function Services({ current: { services }, mistakes, trade, onEdit }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-3",
		children: [services?.length ? null : /* @__PURE__ */ jsx("p", { children: "No services configured" }), /* @__PURE__ */ jsx(ServicesEditor, {
			value: services ?? [],
			errors: mistakes,
			addLabel: "Add New Service",
			trade,
			onChange: (value) => onEdit("services", value)
		})]
	});
}
function Promotions({ current, today, mistakes, onEdit }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-3",
		children: [current.promotions?.length ? null : /* @__PURE__ */ jsx("p", { children: "No promotions configured" }), /* @__PURE__ */ jsx(PromotionsEditor, {
			value: current.promotions ?? [],
			services: current.services ?? [],
			today,
			errors: mistakes,
			onChange: (value) => onEdit("promotions", value)
		})]
	});
}
function Questions({ current, mistakes, onEdit }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-3",
		children: [current.common_questions?.length ? null : /* @__PURE__ */ jsx("p", { children: "No FAQs configured" }), /* @__PURE__ */ jsx(QuestionsEditor, {
			value: current.common_questions ?? [],
			errors: mistakes,
			onChange: (value) => onEdit("common_questions", value)
		})]
	});
}
function Notes({ current, mistakes, onEdit }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-3",
		children: [current.operational_notes?.length ? null : /* @__PURE__ */ jsx("p", { children: "No operational notes configured" }), /* @__PURE__ */ jsx(NotesEditor, {
			value: current.operational_notes ?? [],
			errors: mistakes,
			onChange: (value) => onEdit("operational_notes", value)
		})]
	});
}
function InternalDetails({ details, ...opening }) {
	if (!details || Object.keys(details).length === 0) return null;
	return /* @__PURE__ */ jsx(LazySection, {
		...opening,
		section: "internal",
		title: "Internal Details",
		children: () => /* @__PURE__ */ jsx(JsonBox, {
			label: "Internal details",
			value: details
		})
	});
}
// src/features/business-detail/practice/practice-words.ts
/** Why a sentence of the model's was not said, and where it is put right if it was true. */
var stopped = {
	"not-speech": { why: "It is nothing a person would say." },
	"unknown-reference": { why: "It refers to something your AI does not know." },
	"other-service": {
		why: "Its price belongs to another service.",
		section: "services"
	},
	amount: {
		why: "Its amount is not in your price list.",
		section: "services"
	},
	number: {
		why: "It has a number that nobody mentioned.",
		section: "faq"
	},
	time: {
		why: "It has a day or time your AI does not know.",
		section: "hours"
	},
	withheld: {
		why: "It gives a price that you do not want quoted.",
		section: "services"
	},
	gift: {
		why: "It offers something free or reduced that you do not offer.",
		section: "promotions"
	},
	promise: { why: "It promises what your AI cannot keep." },
	"denies-ai": { why: "It denies being an AI." },
	name: {
		why: "It names somebody nobody mentioned.",
		section: "faq"
	},
	language: { why: "It is in a different language from the caller’s." },
	secret: { why: "It asks for something secret." },
	address: { why: "It gives a web or email address that is not yours." },
	payment: { why: "It asks for a payment that you do not take." },
	danger: { why: "It keeps somebody in danger from getting help." },
	closed: { why: "It says that you are out of business." },
	unsupported: {
		why: "It says something that you have not written.",
		section: "faq"
	},
	dangling: { why: "It goes on from a sentence that was left out." },
	repeated: { why: "It says what had just been said." },
	"too-many": { why: "Nobody listens to so many sentences." }
};
var sections = {
	services: "Open the services",
	faq: "Open the questions",
	hours: "Open the hours",
	promotions: "Open the promotions"
};
/** What the way to a section is called. */
function wayTo(section) {
	return sections[section] ?? "Open it";
}
/** How much a run would ask of the model, and what that costs where it is known. */
function takes({ requests, tokens, cost }) {
	const amount = `About ${count(requests)} requests and ${count(roughly(tokens))} tokens`;
	return cost === null ? `${amount}.` : `${amount}, ${dollars(cost)}.`;
}
/** What a run took. */
function took({ requests, tokens, cost }) {
	const amount = `${count(requests)} requests and ${count(tokens)} tokens`;
	return cost === null ? `${amount}.` : `${amount}, ${dollars(cost)}.`;
}
/** A number as people read it: 210,000. */
function count(value) {
	return value.toLocaleString("en");
}
var stops = {
	limit: "It stopped there: the run had used up what it may ask of the language model.",
	model: "It stopped there: the language model did not play the callers. Please try again later.",
	time: "It stopped there: the language model took too long.",
	restart: "It stopped there: the server was restarted. You can start it again.",
	fault: "It stopped there: something went wrong on our side. Please try again."
};
/** What has become of a run, in sentences. */
function standingOf({ status, stop, calls, total, current, kind }) {
	const done = `${calls.length} of ${total} calls done.`;
	if (status === "running") return current ? `${done} On the line: ${current}.` : done;
	if (status === "cancelled") return `Cancelled. ${done}`;
	if (stop) return `${done} ${stops[stop]}`;
	const served = calls.filter(({ got }) => got === "yes").length;
	return kind === "kept" ? `${served} of ${total} kept calls were answered as you want.` : `${served} of ${total} callers got what they rang for.`;
}
var findingOrder = {
	unanswered: 0,
	unserved: 1,
	unlike: 2,
	unsaid: 3
};
/** All that went wrong, what an owner can put right first. The same words are told once. */
function placedFindings(calls) {
	const all = calls.flatMap((call) => call.findings.map((finding, at) => ({
		key: `${call.id} ${at}`,
		call,
		finding,
		question: questionOf(call, finding)
	})));
	const told = /* @__PURE__ */ new Set();
	const asked = new Set(all.flatMap(({ finding }) => finding.kind === "unanswered" ? finding.question : []));
	return all.filter(({ finding }) => {
		const words = wordsOf(finding);
		return words === null || !told.has(words) && told.add(words);
	}).map((found) => found.finding.kind === "unserved" && found.question !== null && asked.has(found.question) ? {
		...found,
		question: null
	} : found).toSorted((one, other) => findingOrder[one.finding.kind] - findingOrder[other.finding.kind]);
}
function roughly(value) {
	const step = value < 1e4 ? 100 : 1e3;
	return Math.round(value / step) * step;
}
function dollars(cost) {
	return cost < .01 ? "less than $0.01" : `about $${cost.toFixed(2)}`;
}
/** What is told once, in however many calls it came up; null: it is each call's own. */
function wordsOf(finding) {
	if (finding.kind === "unanswered") return finding.question.trim().toLowerCase();
	return finding.kind === "unsaid" ? `${finding.reason} ${finding.sentence}` : null;
}
/** What was asked last, up to the line that is quoted: that is what wants an answer. */
function questionOf({ transcript }, finding) {
	if (finding.kind === "unanswered") return finding.question;
	if (finding.kind !== "unserved" || finding.quote === null) return null;
	const { role, content } = finding.quote;
	const at = transcript.findIndex((line) => line.role === role && line.content === content);
	return transcript.slice(0, at + 1).findLast((line) => line.role === "user" && line.content.includes("?"))?.content ?? null;
}
// src/features/business-detail/practice/practice-findings.tsx
/** How many findings stand there before the rest is asked for. */
var firstFindings = 6;
/** Where practice calls went wrong, each with its way to put it right. */
function PracticeFindings({ calls, isOver, ...rest }) {
	const [showsAll, setShowsAll] = useState(false);
	const all = placedFindings(calls);
	if (all.length === 0) return isOver ? /* @__PURE__ */ jsx("p", {
		className: "text-ink-soft",
		children: "Nothing went wrong in these calls."
	}) : null;
	const shown = showsAll ? all : all.slice(0, firstFindings);
	return /* @__PURE__ */ jsxs("section", {
		"aria-labelledby": "practice-findings",
		className: "grid grid-cols-1 gap-2",
		children: [
			/* @__PURE__ */ jsx("h3", {
				id: "practice-findings",
				className: "font-medium",
				children: all.length === 1 ? "One thing to look at" : `${all.length} things to look at`
			}),
			/* @__PURE__ */ jsx("ul", {
				className: "grid grid-cols-1 gap-2",
				children: shown.map((found) => /* @__PURE__ */ jsx(FindingCard, {
					found,
					...rest
				}, found.key))
			}),
			shown.length < all.length ? /* @__PURE__ */ jsxs(Button, {
				variant: "outline",
				size: "small",
				className: "w-fit",
				onClick: () => setShowsAll(true),
				children: ["Show all ", all.length]
			}) : null
		]
	});
}
function FindingCard({ found, ...rest }) {
	const { call, finding, question } = found;
	return /* @__PURE__ */ jsxs("li", {
		className: "grid min-w-0 grid-cols-1 gap-2 rounded-card border border-line p-3",
		children: [
			/* @__PURE__ */ jsx(What, { finding }),
			/* @__PURE__ */ jsxs("p", {
				className: "text-sm text-ink-soft",
				children: ["In the call: ", /* @__PURE__ */ jsx(Button, {
					variant: "link",
					size: "inline",
					className: "text-left break-words whitespace-normal",
					onClick: () => rest.onOpen(call.id),
					children: call.name
				})]
			}),
			finding.kind === "unsaid" ? /* @__PURE__ */ jsx(WayTo, {
				finding,
				onShow: rest.onShow
			}) : null,
			question === null ? null : /* @__PURE__ */ jsx(Answer, {
				question,
				isNamed: finding.kind === "unanswered",
				language: call.language,
				...rest
			})
		]
	});
}
function What({ finding }) {
	switch (finding.kind) {
		case "unanswered": return /* @__PURE__ */ jsxs("p", {
			className: "break-words",
			children: [
				/* @__PURE__ */ jsx("span", {
					className: "font-medium",
					children: "Could not answer:"
				}),
				" “",
				finding.question,
				"”"
			]
		});
		case "unserved": return /* @__PURE__ */ jsxs("div", {
			className: "grid gap-1.5 break-words",
			children: [/* @__PURE__ */ jsxs("p", { children: [
				/* @__PURE__ */ jsx("span", {
					className: "font-medium",
					children: finding.got === "no" ? "Caller not helped:" : "Caller only partly helped:"
				}),
				" ",
				finding.why
			] }), finding.quote ? /* @__PURE__ */ jsxs("blockquote", {
				className: "border-l-2 border-line pl-3 text-ink-soft",
				children: [
					finding.quote.role === "user" ? "Caller" : "AI",
					": “",
					finding.quote.content,
					"”"
				]
			}) : null]
		});
		case "unlike": return /* @__PURE__ */ jsxs("p", {
			className: "break-words",
			children: [
				/* @__PURE__ */ jsx("span", {
					className: "font-medium",
					children: "Not the answer you want:"
				}),
				" ",
				finding.why
			]
		});
		case "unsaid": return /* @__PURE__ */ jsxs("p", {
			className: "break-words",
			children: [
				/* @__PURE__ */ jsx("span", {
					className: "font-medium",
					children: "Stopped before it was said:"
				}),
				" “",
				finding.sentence,
				"”",
				" ",
				stopped[finding.reason].why
			]
		});
	}
}
/** Callers heard the truth instead; where the sentence was right, the knowledge lacks something. */
function WayTo({ finding, onShow }) {
	const { section } = stopped[finding.reason];
	if (!section) return null;
	return /* @__PURE__ */ jsxs("p", {
		className: "text-sm text-ink-soft",
		children: [
			"If it is right all the same, your AI does not know it yet.",
			" ",
			/* @__PURE__ */ jsx(Button, {
				variant: "link",
				size: "inline",
				onClick: () => onShow(section),
				children: wayTo(section)
			})
		]
	});
}
function Answer({ question, isNamed, language, ...rest }) {
	const { current, staged, onEdit, onShow } = rest;
	const [isOpen, setOpen] = useState(false);
	const waitsIn = stagedAnswerTo({ wordings: [question] }, staged);
	if (waitsIn) return /* @__PURE__ */ jsx(WaitingAnswer, {
		place: waitsIn,
		onShow
	});
	if (!isOpen) return /* @__PURE__ */ jsx(Button, {
		variant: "outline",
		size: "small",
		className: "w-fit",
		"aria-label": `Add the answer: ${question}`,
		onClick: () => setOpen(true),
		children: "Add the answer"
	});
	const asked = {
		question,
		language
	};
	return /* @__PURE__ */ jsxs(Fragment, { children: [isNamed ? null : /* @__PURE__ */ jsxs("p", {
		className: "text-sm break-words text-ink-soft",
		children: [
			"Asked: “",
			question,
			"”"
		]
	}), /* @__PURE__ */ jsx(AnswerBox, {
		question,
		onAnswer: (place, answer) => place === "faq" ? onEdit("common_questions", withAnswer(current.common_questions ?? [], asked, answer)) : onEdit("operational_notes", withNote(current.operational_notes ?? [], asked, answer))
	})] });
}
// src/features/business-detail/practice/practised-calls.tsx
/** Practice calls, each with how it ended; opened, with every word of it. */
function PractisedCalls({ calls, open, onOpen }) {
	return /* @__PURE__ */ jsx("ul", {
		className: "grid grid-cols-1 gap-2",
		children: calls.map((call) => /* @__PURE__ */ jsx(PractisedCall, {
			call,
			isOpen: open === call.id,
			onToggle: (opened) => {
				if (opened !== (open === call.id)) onOpen(opened ? call.id : void 0);
			}
		}, call.id))
	});
}
function PractisedCall({ call, isOpen, onToggle }) {
	const item = useRef(null);
	useEffect(() => {
		if (isOpen) item.current?.scrollIntoView({ block: "nearest" });
	}, [isOpen]);
	return /* @__PURE__ */ jsx("li", {
		ref: item,
		className: "min-w-0 scroll-mt-20 rounded-card border border-line",
		children: /* @__PURE__ */ jsxs("details", {
			open: isOpen || void 0,
			onToggle: ({ currentTarget }) => onToggle(currentTarget.open),
			children: [/* @__PURE__ */ jsxs("summary", {
				className: "flex cursor-pointer list-none items-start gap-2 rounded-card p-3",
				children: [/* @__PURE__ */ jsxs("span", {
					className: "min-w-0 flex-1 break-words",
					children: [
						/* @__PURE__ */ jsx("span", {
							className: "mr-2 font-medium",
							children: call.name
						}),
						/* @__PURE__ */ jsx(Outcome, { call }),
						call.why ? /* @__PURE__ */ jsx("span", {
							className: "mt-0.5 block text-ink-soft",
							children: call.why
						}) : null
					]
				}), /* @__PURE__ */ jsx(ChevronDown, {
					"aria-hidden": true,
					className: "mt-0.5 size-4 shrink-0 text-ink-soft"
				})]
			}), /* @__PURE__ */ jsx(Words, { call })]
		})
	});
}
var outcomes = {
	yes: {
		words: "Helped",
		tone: "positive"
	},
	partly: {
		words: "Partly helped",
		tone: "pending"
	},
	no: {
		words: "Not helped",
		tone: "negative"
	}
};
function Outcome({ call: { got, broken_off } }) {
	if (got === null) return /* @__PURE__ */ jsx(Badge, { children: broken_off ? "Broken off" : "Not judged" });
	const { words, tone } = outcomes[got];
	return /* @__PURE__ */ jsx(Badge, {
		tone,
		children: words
	});
}
function Words({ call }) {
	const { transcript, turns, turns_without_model: without } = call;
	return /* @__PURE__ */ jsxs("div", {
		className: "border-t border-line p-3",
		children: [
			/* @__PURE__ */ jsx("dl", {
				lang: call.language,
				className: "grid gap-1.5",
				children: transcript.map(({ role, content }, at) => ({
					key: `line-${at}`,
					role,
					content
				})).map(({ key, role, content }) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsxs("dt", {
					lang: "en",
					className: "inline font-medium",
					children: [
						role === "user" ? "Caller" : "AI",
						":",
						" "
					]
				}), /* @__PURE__ */ jsx("dd", {
					className: "inline break-words text-ink-soft",
					children: content
				})] }, key))
			}),
			without > 0 ? /* @__PURE__ */ jsxs("p", {
				className: "mt-2 text-sm text-ink-soft",
				children: [
					without,
					" of ",
					turns,
					" answers were given without the model: it was slow, failed, or wrote nothing that could be said."
				]
			}) : null,
			call.broken_off ? /* @__PURE__ */ jsx("p", {
				className: "mt-2 text-sm text-ink-soft",
				children: "The model had no more lines for this caller."
			}) : null
		]
	});
}
// src/features/business-detail/practice/practice-card.tsx
/** Calls held with the language model, unpublished changes included, and what went wrong in them. */
function PracticeCard(props) {
	const { business, staged } = props;
	const practice = usePractice(business.id);
	const { outlook, latest, run } = practice;
	const error = outlook.error ?? latest.error;
	const isKnown = outlook.data && latest.data;
	return /* @__PURE__ */ jsxs(Card, {
		"aria-labelledby": "practice",
		className: "grid grid-cols-1 gap-4",
		children: [
			/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx(CardTitle, {
				id: "practice",
				children: "Practice calls"
			}), /* @__PURE__ */ jsx("p", {
				className: "mt-1 text-ink-soft",
				children: "A language model plays callers who ring your AI, as it would answer with your unpublished changes. Nothing said here reaches anybody: no lead is kept, nothing is texted, emailed or booked."
			})] }),
			isKnown ? null : /* @__PURE__ */ jsx(FetchState, {
				loading: "Loading practice calls...",
				failure: error && failedFetch(error, "practice calls"),
				onRetry: () => {
					outlook.refetch();
					latest.refetch();
				}
			}),
			isKnown && !outlook.data.available ? /* @__PURE__ */ jsx(NoModel, {}) : null,
			isKnown && outlook.data.available ? /* @__PURE__ */ jsx(StartPractice, {
				practice,
				outlook: outlook.data,
				staged
			}) : null,
			run ? /* @__PURE__ */ jsx(PracticeReport, {
				...props,
				run
			}) : null
		]
	});
}
function NoModel() {
	const isOperator = useIsOperator();
	return /* @__PURE__ */ jsxs("p", {
		role: "note",
		className: "rounded-control bg-sunken px-3 py-2",
		children: ["Practice calls need a language model, and this installation has none. The rehearsal on this page works without one.", isOperator ? /* @__PURE__ */ jsxs(Fragment, { children: [
			" ",
			"As its operator you turn one on with the setting ",
			/* @__PURE__ */ jsx("code", { children: "LLM_API_URL" }),
			"; the README says how, also without any key."
		] }) : null]
	});
}
/** What a run came to so far: what to put right first, then every call. */
function PracticeReport({ run, ...props }) {
	const { business, open, onOpen } = props;
	const { calls } = run;
	const isOver = run.status !== "running";
	return /* @__PURE__ */ jsxs("div", {
		className: "grid grid-cols-1 gap-4 border-t border-line pt-4",
		children: [isOver ? /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("p", {
			role: "status",
			className: "font-medium break-words",
			children: standingOf(run)
		}), /* @__PURE__ */ jsxs("p", {
			className: "mt-0.5 text-sm text-ink-soft",
			children: [
				run.kind === "kept" ? "Your kept calls" : "Callers played by the model",
				",",
				" ",
				/* @__PURE__ */ jsx(Instant, {
					at: run.created_at,
					timeZone: business.time_zone
				}),
				run.staged ? ", with changes that were unpublished then" : null,
				". ",
				took(run)
			]
		})] }) : null, calls.length > 0 ? /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(PracticeFindings, {
			calls,
			isOver,
			...props
		}), /* @__PURE__ */ jsxs("section", {
			"aria-labelledby": "practised-calls",
			className: "grid gap-2",
			children: [/* @__PURE__ */ jsx("h3", {
				id: "practised-calls",
				className: "font-medium",
				children: "The calls"
			}), /* @__PURE__ */ jsx(PractisedCalls, {
				calls,
				open,
				onOpen
			})]
		})] }) : null]
	});
}
/** Starts a run, with what it would take and may take; while one is held, how far it is. */
function StartPractice({ practice, outlook, staged }) {
	const { run, start } = practice;
	if (run?.status === "running") return /* @__PURE__ */ jsx(Running, {
		practice,
		run
	});
	const { estimates, most_per_run: mostPerRun, most_per_day: mostPerDay } = outlook;
	const { callers, kept } = estimates;
	const hasEdits = stagedFields(staged).length > 0;
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-3",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "grid gap-3 sm:grid-cols-2",
				children: [/* @__PURE__ */ jsxs("div", {
					className: "grid content-start gap-1.5",
					children: [/* @__PURE__ */ jsxs(Button, {
						disabled: start.isPending,
						onClick: () => start.mutate({
							kind: "callers",
							staged
						}),
						children: [
							"Let ",
							callers.calls,
							" callers ring"
						]
					}), /* @__PURE__ */ jsx("p", {
						className: "text-sm text-ink-soft",
						children: takes(callers)
					})]
				}), /* @__PURE__ */ jsxs("div", {
					className: "grid content-start gap-1.5",
					children: [/* @__PURE__ */ jsx(Button, {
						variant: "outline",
						disabled: start.isPending || kept.calls === 0,
						onClick: () => start.mutate({
							kind: "kept",
							staged
						}),
						children: "Play your kept calls"
					}), /* @__PURE__ */ jsx("p", {
						className: "text-sm text-ink-soft",
						children: kept.calls === 0 ? "None yet: open a call in the call log and choose “Use as a rehearsal”." : `${kept.calls === 1 ? "One call" : `${kept.calls} calls`}. ${takes(kept)}`
					})]
				})]
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "text-sm text-ink-soft",
				children: [
					hasEdits ? "Your unpublished changes are tried too. " : null,
					"A run stops at",
					" ",
					count(mostPerRun.requests),
					" requests or ",
					count(mostPerRun.tokens),
					" tokens. Today this business has used ",
					count(outlook.taken_today.tokens),
					" of its ",
					count(mostPerDay.tokens),
					" ",
					"tokens."
				]
			}),
			start.error ? /* @__PURE__ */ jsx("p", {
				role: "alert",
				className: "text-negative",
				children: failedChange(start.error, "The practice calls could not be started")
			}) : null
		]
	});
}
function Running({ practice, run }) {
	const { cancel } = practice;
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-2",
		children: [
			/* @__PURE__ */ jsx("progress", {
				"aria-label": "Practice calls",
				className: "h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary",
				value: run.calls.length,
				max: run.total
			}),
			/* @__PURE__ */ jsx("p", {
				role: "status",
				className: "break-words",
				children: standingOf(run)
			}),
			/* @__PURE__ */ jsx("p", {
				className: "text-sm text-ink-soft",
				children: "You can leave this page: the calls go on, and are here when you come back."
			}),
			/* @__PURE__ */ jsx(Button, {
				variant: "outline",
				className: "w-fit",
				disabled: cancel.isPending,
				onClick: () => cancel.mutate(run.id),
				children: cancel.isPending ? "Cancelling..." : "Cancel"
			}),
			cancel.error ? /* @__PURE__ */ jsx("p", {
				role: "alert",
				className: "text-negative",
				children: failedChange(cancel.error, "The practice calls could not be cancelled")
			}) : null
		]
	});
}
/** How often a run is looked at while it is held. */
var lookEveryMs = 1e3;
/** The practice calls of a business: the latest run, what the next would take, and how to hold it. */
function usePractice(id) {
	const queryClient = useQueryClient();
	const input = { id };
	const outlook = useQuery(queries.practice.outlook.queryOptions({
		input,
		staleTime: 0
	}));
	const latest = useQuery({
		...queries.practice.latest.queryOptions({
			input,
			staleTime: 0
		}),
		refetchInterval: ({ state }) => state.data?.run?.status === "running" ? lookEveryMs : false
	});
	const take = (run) => {
		queryClient.setQueryData(queries.practice.latest.queryKey({ input }), { run });
		return queryClient.invalidateQueries({ queryKey: queries.practice.outlook.queryKey({ input }) });
	};
	const start = useMutation({
		mutationFn: ({ kind, staged }) => {
			const { name, ...change } = staged;
			return api.practice.start({
				id,
				kind,
				staged: {
					...change,
					...name && { name }
				}
			});
		},
		onSuccess: take,
		onError: () => latest.refetch()
	});
	const cancel = useMutation({
		mutationFn: (runId) => api.practice.cancel({
			id,
			runId
		}),
		onSuccess: take
	});
	return {
		outlook,
		latest,
		run: latest.data?.run ?? null,
		start,
		cancel
	};
}
// src/features/business-detail/publishing/removed-edits.tsx
/** Stands in the publish bar's place where the business is gone: what was typed can be copied. */
function RemovedEdits({ differences, onDiscard }) {
	const [outcome, setOutcome] = useState(null);
	const copy = () => navigator.clipboard.writeText(differences.map((each) => differenceInWords(each)).join("\n")).then(() => setOutcome("copied"), () => setOutcome("refused"));
	return /* @__PURE__ */ jsxs("section", {
		role: "alert",
		"aria-labelledby": "removed",
		className: "sticky bottom-3 z-20 mt-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 rounded-card border border-negative/40 bg-surface p-4 shadow-float",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "min-w-0 flex-1 basis-72",
			children: [
				/* @__PURE__ */ jsx("h2", {
					id: "removed",
					className: "font-heading text-base font-semibold text-negative",
					children: "This business is no longer here"
				}),
				/* @__PURE__ */ jsx("p", {
					className: "mt-0.5 text-ink-soft",
					children: "It was removed while you were editing, or you no longer have access to it. Your changes cannot be published. Copy them if you need them."
				}),
				/* @__PURE__ */ jsx("div", {
					className: "mt-1.5 max-h-[40dvh] overflow-y-auto",
					children: /* @__PURE__ */ jsx(DifferenceList, { differences })
				}),
				/* @__PURE__ */ jsxs("p", {
					role: "status",
					className: "mt-1.5 empty:hidden",
					children: [outcome === "copied" ? "Your changes have been copied." : null, outcome === "refused" ? "This browser would not copy. Select the text and copy it yourself." : null]
				})
			]
		}), /* @__PURE__ */ jsxs("div", {
			className: "flex gap-2",
			children: [/* @__PURE__ */ jsx(Button, {
				variant: "outline",
				onClick: onDiscard,
				children: "Discard"
			}), /* @__PURE__ */ jsx(Button, {
				onClick: copy,
				children: "Copy my changes"
			})]
		})]
	});
}
// src/features/business-detail/inbox/use-inbox.ts
/** What callers asked in vain. Read again when another `version` of the business is published. */
function useInbox(id, version) {
	const queryClient = useQueryClient();
	const groups = useQuery(queries.knowledgeInbox.list.queryOptions({ input: { id } }));
	const readFor = useRef(version);
	useEffect(() => {
		if (readFor.current === version) return;
		readFor.current = version;
		queryClient.invalidateQueries({ queryKey: queries.knowledgeInbox.list.queryKey({ input: { id } }) });
	}, [
		queryClient,
		id,
		version
	]);
	/** The group that was put aside last, to be taken back. */
	const [putAside, setPutAside] = useState(null);
	const dismissing = useMutation({
		mutationFn: ({ group, dismissed }) => api.knowledgeInbox.dismiss({
			id,
			wordings: group.wordings.slice(0, 500),
			dismissed
		}),
		onSuccess: (_, { group, dismissed }) => {
			setPutAside(dismissed ? group : null);
			return queryClient.invalidateQueries({ queryKey: queries.knowledgeInbox.list.queryKey({ input: { id } }) });
		},
		onError: (error) => toastFailure(failedChange(error, "Failed to update the questions"))
	});
	return {
		groups,
		putAside,
		isBusy: dismissing.isPending,
		dismiss: (group) => dismissing.mutate({
			group,
			dismissed: true
		}),
		takeBack: (group) => dismissing.mutate({
			group,
			dismissed: false
		})
	};
}
// src/features/business-detail/rehearsal/use-rehearsal.ts
var none = [];
/**
* The rehearsal of a business with its staged edits, and of the calls it kept: run on demand, and
* before a publish. What goes wrong is compared with what is published.
*/
function useRehearsal(staged, published, kept = none) {
	const [held, setHeld] = useState(null);
	const [progress, setProgress] = useState(null);
	const [hasFailed, setHasFailed] = useState(false);
	const [waiting, setWaiting] = useState(null);
	const now = useMemo(() => rehearsedOf(staged, kept), [staged, kept]);
	const isStale = useMemo(() => held !== null && !isSameJson(held.of, now), [held, now]);
	const run = async (business = staged, before = published) => {
		const of = business === staged ? now : rehearsedOf(business, kept);
		const over = rehearsedOf(before, kept);
		if (held && isSameJson([held.of, held.over], [of, over])) return held.results;
		setHasFailed(false);
		setProgress({
			done: 0,
			total: 0
		});
		try {
			const results = await rehearseApart({
				staged: of,
				published: over
			}, (done, total) => setProgress({
				done,
				total
			}));
			setHeld({
				of,
				over,
				results
			});
			return results;
		} catch (error) {
			console.error(error);
			setHasFailed(true);
			return [];
		} finally {
			setProgress(null);
		}
	};
	return {
		results: held?.results ?? null,
		isStale,
		progress,
		hasFailed,
		run: () => run(),
		/** Publishes after a rehearsal of what is published; asks first where that makes a call go wrong. */
		publishRehearsed: async (publish, business = staged, before = published) => {
			if ((await run(business, before)).every(({ passed, isOld }) => passed || isOld)) publish();
			else setWaiting({ publish });
		},
		/** The publish that waits for an answer, where a call failed. */
		waiting,
		dismiss: () => setWaiting(null)
	};
}
/**
* Holds a rehearsal on another thread, so that the page of a business with hundreds of services can
* be typed in meanwhile and its drawing does not slow the rehearsal. Throws where none can be held.
*/
function rehearseApart(order, onProgress) {
	const worker = new Worker(new URL("./rehearsal-worker.ts", import.meta.url), { type: "module" });
	return new Promise((resolve, reject) => {
		worker.addEventListener("message", ({ data }) => {
			if (data.kind === "held") resolve(data.results);
			else onProgress(data.done, data.total);
		});
		worker.addEventListener("error", ({ message }) => reject(new Error(message || "The rehearsal could not be loaded.")));
		worker.addEventListener("messageerror", () => reject(/* @__PURE__ */ new Error("The rehearsal’s answer could not be read.")));
		worker.postMessage(order);
	}).finally(() => worker.terminate());
}
// src/features/business-detail/use-deep-link.ts
/**
* Follows the anchor of the address to the field it names: opens its section or dialog, scrolls
* there and focuses it. Each anchor is followed once, so that the page can be used afterwards.
*/
function useDeepLink(linking) {
	const { hash, isReady } = linking;
	const form = useRef(null);
	const [field, setField] = useState(null);
	const [isMissing, setMissing] = useState(false);
	const followed = useRef("");
	const latest = useRef(linking);
	useEffect(() => {
		latest.current = linking;
	});
	useEffect(() => {
		if (!isReady || followed.current === hash) return;
		followed.current = hash;
		if (!hash) return;
		const { search, current, onEdit, onSearch } = latest.current;
		setMissing(false);
		if (hash === "faq-new") {
			const before = current.common_questions ?? [];
			const { questions, id } = withNewQuestion(before, search.question ?? "");
			if (questions !== before) onEdit("common_questions", questions);
			onSearch({
				section: "faq",
				question: void 0
			});
			const first = search.question ? ["explanation", "answer"] : ["question"];
			focusPathWhenDrawn(form.current, [...first, "question"].map((part) => `${id}.${part}`));
			return;
		}
		const link = readDeepLink(hash, current);
		if (!link) return;
		if ("field" in link) {
			setField(link.field);
			onSearch({ dialog: "edit" }, true);
			return;
		}
		if ("whole" in link) {
			onSearch({ section: link.whole }, true);
			focusSectionWhenDrawn(form.current, link.whole);
			return;
		}
		setMissing(!link.found);
		onSearch({ section: link.section });
		if (link.found) focusPathWhenDrawn(form.current, link.paths);
	}, [hash, isReady]);
	return {
		form,
		field,
		isMissing
	};
}
var coreFieldOf = {
	address: "address",
	area: "geographic_service_area",
	contact: "phone_number",
	"note-about": "about_us_text"
};
/**
* Reads an anchor such as `service-<id>`, `option-<id>`, `promotion-<id>`, `faq-<id>`, `note-<id>` or
* `hours-hours`: the kind and id of a fact, as the answers of a call name them; and `section-services`, a
* section as the address names it. Null for any other, and for `faq-new`, which `withNewQuestion` reads.
*/
function readDeepLink(hash, knowledge) {
	const [, kind = "", id = ""] = /^([a-z]+)-(.*)$/.exec(hash) ?? [];
	const field = coreFieldOf[hash] ?? coreFieldOf[kind];
	if (field) return { field };
	if (kind === "section") {
		const whole = sectionNamed(id);
		return whole ? { whole } : null;
	}
	if (kind === "hours") return {
		section: "hours",
		paths: ["monday.open"],
		found: knowledge.business_hours !== null
	};
	if (kind === "service") return linkToService(id, knowledge);
	if (kind === "option") {
		const options = knowledge.services?.flatMap((service) => service.options);
		return {
			section: "services",
			paths: [`${id}.price`],
			found: isAmong(options, id)
		};
	}
	if (kind === "promotion") {
		const found = isAmong(knowledge.promotions, id);
		return {
			section: "promotions",
			paths: [`${id}.offer`],
			found
		};
	}
	if (kind === "faq" && id !== "new") return {
		section: "faq",
		paths: [`${id}.explanation`, `${id}.answer`],
		found: isAmong(knowledge.common_questions, id)
	};
	if (kind === "note") {
		const found = isAmong(knowledge.operational_notes, id);
		return {
			section: "notes",
			paths: [`${id}.content`],
			found
		};
	}
	return null;
}
/** To its price, which answers are mostly about; where none is told, to its name. */
function linkToService(id, { services }) {
	const service = services?.find((each) => each.id === id);
	const first = service?.pricingType === "options" ? service.options[0] : void 0;
	return {
		section: "services",
		paths: [...first ? [`${first.id}.price`] : [`${id}.price`], `${id}.name`],
		found: service !== void 0
	};
}
/**
* The questions with a new one that waits for its answer, and that one's id. One that is asked in
* these words already, or has no words yet, is taken instead of a second.
*/
function withNewQuestion(questions, words) {
	const wanted = words.trim().toLowerCase();
	const there = questions.find(({ question }) => question.trim().toLowerCase() === wanted);
	if (there) return {
		questions,
		id: there.id
	};
	const item = {
		id: newId(),
		question: words.trim(),
		answer: "explain",
		explanation: ""
	};
	return {
		questions: [...questions, item],
		id: item.id
	};
}
function isAmong(items, id) {
	return items?.some((item) => item.id === id) ?? false;
}
// src/features/business-detail/kept-edits.ts
var text = z.string().optional();
var line = z.string().nullable().optional();
var fields = z.object({
	name: line,
	primary_industry: line,
	website: line,
	email: line,
	phone_number: line,
	address: line,
	geographic_service_area: line,
	about_us_text: line,
	details: z.looseObject({
		summary: z.looseObject({
			core_purpose: text,
			primary_value_proposition: text
		}).optional(),
		persona_and_style: z.looseObject({
			suggested_persona: text,
			suggested_tone: text,
			style_notes: text
		}).optional(),
		keywords_for_recognition: z.array(z.string()).optional()
	}).nullable().optional(),
	business_hours: halfTypedHours.nullable().optional(),
	services: halfTypedServices.nullable().optional(),
	promotions: halfTypedPromotions.nullable().optional(),
	common_questions: halfTypedQuestions.nullable().optional(),
	operational_notes: halfTypedNotes.nullable().optional(),
	booking: bookingSettings.optional()
});
var keptEdits = z.object({
	/** When the last of them was made, ISO 8601. */
	editedAt: z.iso.datetime(),
	edits: fields,
	/** What they were made on: the version, and what was published then of the fields they edit. */
	base: z.object({
		version: z.number(),
		fields
	}).optional(),
	restoredFrom: z.number().nullable().default(null)
});
/** Under which a person's edits of a business are kept: not for whoever uses the browser next. */
function keptEditsKey(userId, businessId) {
	return `second-ring-edits:${userId}:${businessId}`;
}
/** Edits as they were kept; null for anything else. */
function readKeptEdits(stored) {
	return readKept(keptEdits, stored);
}
/** What is to be kept of what is staged. */
function keep({ edits, base, restoredFrom }, editedAt) {
	if (base === null) return {
		editedAt,
		edits,
		restoredFrom
	};
	const known = {};
	const take = (field) => {
		known[field] = base[field];
	};
	for (const field of stagedFields(edits)) take(field);
	return {
		editedAt,
		edits,
		restoredFrom,
		base: {
			version: base.version,
			fields: known
		}
	};
}
/** What was kept, to be staged again on the business as it is now. */
function stagingOf({ edits, base, restoredFrom }, now) {
	return {
		edits,
		base: (base && {
			...now,
			...base.fields,
			version: base.version
		}) ?? now,
		restoredFrom
	};
}
var blank = {
	name: null,
	primary_industry: null,
	website: null,
	email: null,
	phone_number: null,
	address: null,
	geographic_service_area: null,
	about_us_text: null,
	details: null,
	business_hours: null,
	services: null,
	promotions: null,
	common_questions: null,
	operational_notes: null,
	booking: {
		enabled: false,
		stepMinutes: 0,
		capacity: 0,
		leadMinutes: 0
	}
};
/** What kept edits change of a business that is no longer there. */
function differencesKept({ edits, base }) {
	return differencesBetween({
		...blank,
		...base?.fields
	}, edits);
}
// src/features/business-detail/use-kept-edits.ts
var restMs = 250;
/**
* Keeps staged edits in this browser, for the person who made them, until they are published or
* discarded, and takes up those of an earlier visit. Where the browser keeps nothing, edits live as
* long as the page.
*/
function useKeptEdits(userId, business, staging, takeUp) {
	const key = keptEditsKey(userId ?? "", business.id);
	/** The edits that an earlier visit left behind; null: there were none. */
	const [left, setLeft] = useState(null);
	const [isReady, setReady] = useState(false);
	const latest = useRef({
		staging,
		takeUp,
		business
	});
	useEffect(() => {
		latest.current = {
			staging,
			takeUp,
			business
		};
	});
	useEffect(() => {
		if (userId === void 0) return setReady(false);
		const kept = readKeptEdits(storage.read(key));
		const { takeUp, business } = latest.current;
		if (kept && stagedFields(kept.edits).length > 0) {
			takeUp(stagingOf(kept, business));
			setLeft(leftBy(kept, business));
		}
		setReady(true);
	}, [key, userId]);
	useEffect(() => {
		if (!isReady) return;
		const timer = setTimeout(() => storage.write(key, staging), restMs);
		return () => clearTimeout(timer);
	}, [
		key,
		staging,
		isReady
	]);
	useEffect(() => {
		if (!isReady) return;
		const keepNow = () => storage.write(key, latest.current.staging);
		window.addEventListener("pagehide", keepNow);
		return () => {
			window.removeEventListener("pagehide", keepNow);
			keepNow();
		};
	}, [key, isReady]);
	const hasEdits = stagedFields(staging.edits).length > 0;
	useEffect(() => {
		if (isReady && !hasEdits) setLeft(null);
	}, [isReady, hasEdits]);
	return {
		left: hasEdits ? left : null,
		/** Says that what is staged is no longer what an earlier visit left. */
		forgetLeft: () => setLeft(null),
		isReady
	};
}
function leftBy(kept, business) {
	const { editedAt: at, edits, base } = kept;
	return {
		at,
		isOvertaken: base !== void 0 && stagedFields(edits).some((field) => !isSameJson(base.fields[field], business[field]))
	};
}
/**
* The edits of an earlier visit to a business that is no longer there.
* @returns null where there are none.
*/
function useOrphanedEdits(userId, businessId) {
	const key = keptEditsKey(userId ?? "", businessId);
	const [kept, setKept] = useState(() => readKeptEdits(storage.read(key)));
	return {
		kept,
		discard: () => {
			storage.remove(key);
			setKept(null);
		}
	};
}
/** Browsers can forbid storage or run out of it: edits are then kept no longer than the page. */
var storage = {
	read(key) {
		try {
			return localStorage.getItem(key);
		} catch (error) {
			return whereRefused(error, null);
		}
	},
	remove(key) {
		try {
			localStorage.removeItem(key);
		} catch (error) {
			whereRefused(error, void 0);
		}
	},
	write(key, staging) {
		try {
			if (stagedFields(staging.edits).length === 0) return localStorage.removeItem(key);
			const kept = keep(staging, (/* @__PURE__ */ new Date()).toISOString());
			const before = readKeptEdits(localStorage.getItem(key));
			if (before && isSameJson({
				...before,
				editedAt: kept.editedAt
			}, kept)) return;
			localStorage.setItem(key, JSON.stringify(kept));
		} catch (error) {
			whereRefused(error, void 0);
		}
	}
};
/** @throws whatever is no refusal of the browser's. */
function whereRefused(error, instead) {
	if (error instanceof DOMException) return instead;
	throw error;
}
// src/features/business-detail/use-publishing.ts
var nothing = {
	edits: {},
	base: null,
	restoredFrom: null
};
/**
* The staged edits of one business: kept until they are published or discarded, also over a failure
* and where somebody else published first.
*/
function usePublishing(business) {
	const [staging, setStaging] = useState(nothing);
	const [met, setMet] = useState(null);
	const { edits: staged, restoredFrom } = staging;
	const base = baseOf(staging.base, business, staged);
	const known = useMemo(() => ({
		...staging,
		base
	}), [staging, base]);
	const differences = useMemo(() => differencesBetween(business, mergeKnowledge(base, staged, business)), [
		base,
		staged,
		business
	]);
	const publishing = useSending(business.id, setMet, (published, sent) => setStaging(({ edits }) => ({
		...nothing,
		edits: withoutSent(edits, sent),
		base: published
	})));
	const edit = useCallback((section, value) => setStaging(({ edits }) => ({
		...nothing,
		edits: stage(edits, base, section, value),
		base
	})), [base]);
	useEffect(() => dismissDiscarded, []);
	return {
		/** The business as it would be once published. */
		current: useMemo(() => ({
			...business,
			...staged
		}), [business, staged]),
		staged,
		staging: known,
		/** What publishing changes, in the order of the page. */
		differences,
		edit,
		/** Stages edits in place of those that are. */
		takeUp: (taken) => setStaging(taken),
		discard: () => setStaging(nothing),
		/** The same, but what is discarded can be taken back; what was edited since stays. */
		discardWithUndo: () => {
			setStaging(nothing);
			toastDiscarded(() => setStaging(({ edits }) => ({
				...known,
				edits: {
					...known.edits,
					...edits
				}
			})));
		},
		publish: (beside = {}) => publishing.mutate({
			base,
			edits: staged,
			expectedVersion: base.version,
			beside,
			...restoredFrom !== null && { restoredFrom }
		}),
		isPublishing: publishing.isPending,
		/** Whether publishing found that the business is no longer there. */
		isRemoved: isNotFound(publishing.error),
		/** What the dialog about another's publish needs. */
		conflict: {
			met,
			isPublishing: publishing.isPending,
			onClose: () => setMet(null),
			onPublishOver: ({ base, mine, merged, theirs, beside }) => publishing.mutate({
				base,
				edits: mine,
				merged,
				expectedVersion: theirs.version,
				beside
			})
		}
	};
}
function useSending(id, setMet, onPublished) {
	const queryClient = useQueryClient();
	const input = { id };
	return useMutation({
		networkMode: "always",
		mutationFn: async ({ base, edits, merged, beside, ...sent }) => {
			const update = (change, expectedVersion) => {
				const { name, ...rest } = change;
				const whole = {
					...rest,
					...name && { name },
					...beside,
					...sent,
					expectedVersion
				};
				return api.businesses.update({
					...input,
					...whole
				});
			};
			try {
				return { published: await update({
					...edits,
					...merged
				}, sent.expectedVersion) };
			} catch (error) {
				const conflict = conflictOf(error);
				if (conflict === null) throw error;
				const theirs = await api.businesses.get(input);
				const again = mergeKnowledge(base, edits, theirs);
				if (differencesBetween(theirs, again).length === 0) return { published: await update(again, theirs.version) };
				return { met: {
					conflict,
					theirs,
					base,
					mine: edits,
					merged: again,
					beside
				} };
			}
		},
		onSuccess: (answer, { edits }) => {
			const standing = answer.met ? answer.met.theirs : answer.published;
			queryClient.setQueryData(queries.businesses.get.queryKey({ input }), standing);
			if (answer.met) return setMet(answer.met);
			queryClient.invalidateQueries({ queryKey: queries.agents.voice.key() });
			onPublished(answer.published, edits);
			setMet(null);
			toastPublished();
		},
		onError: (error) => toastFailure(failedChange(error, "Failed to update business"))
	});
}
// src/features/business-detail/use-business-editing.ts
/** Everything that is being edited, tried out and published on one business's page. */
function useBusinessEditing(business, { search, hash, onSearch }) {
	const { user } = useAuth();
	const publishing = usePublishing(business);
	const { current, staged, staging, edit, takeUp, publish, conflict } = publishing;
	const { left, forgetLeft, isReady } = useKeptEdits(user?.id, business, staging, takeUp);
	const linked = useDeepLink({
		hash,
		search,
		current,
		onEdit: edit,
		onSearch,
		isReady
	});
	const { services } = current;
	const published = staging.base ?? business;
	const publishable = useMemo(() => ({
		staged,
		published,
		services
	}), [
		staged,
		published,
		services
	]);
	const mistakes = useMemo(() => mistakesIn(publishable), [publishable]);
	const shown = useShownMistakes(mistakes);
	const keptCalls = useKeptCalls(business.id);
	const rehearsal = useRehearsal(current, published, keptCalls.kept.data);
	const inbox = useInbox(business.id, business.version);
	const showFirstMistake = () => {
		const [path = ""] = Object.keys(mistakes);
		onSearch({ section: sectionOfMistake(publishable, path) });
		focusPathWhenDrawn(linked.form.current, [path]);
	};
	return {
		...publishing,
		left,
		linked,
		shown,
		rehearsal,
		keptCalls,
		inbox,
		hasEdits: stagedFields(staged).length > 0,
		/** Stages what makes the business again what it was in a version. */
		restore: (edits, restoredFrom) => {
			takeUp({
				edits,
				base: business,
				restoredFrom
			});
			forgetLeft();
		},
		/** Publishes what is staged once a rehearsal went well, or its owner says so all the same. */
		publishStaged: () => {
			if (!shown.mayGoOn()) return showFirstMistake();
			const answeredQuestions = answeredBy(staged, inbox.groups.data ?? []);
			rehearsal.publishRehearsed(() => publish({ answeredQuestions }));
		},
		/** The same, of the edits over what another published meanwhile. */
		publishOver: () => {
			const { met } = conflict;
			if (met === null) return;
			const together = {
				...met.theirs,
				...met.merged
			};
			rehearsal.publishRehearsed(() => conflict.onPublishOver(met), together, met.theirs);
		}
	};
}
// src/features/business-detail/business-view.tsx
/** A business that has arrived, with what is being edited of it. */
function BusinessView({ business, ...address }) {
	const { search, onSearch } = address;
	const editing = useBusinessEditing(business, address);
	const { rehearsal, keptCalls } = editing;
	const readiness = business.details?.readiness_assessment;
	const onDialog = (dialog) => onSearch({
		dialog,
		version: void 0,
		kept: void 0
	});
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(BusinessHeader, {
			business,
			onEdit: () => onDialog("edit"),
			onVersions: () => onDialog("versions")
		}),
		/* @__PURE__ */ jsx(InfoCards, { business }),
		/* @__PURE__ */ jsxs("div", {
			className: "grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]",
			children: [/* @__PURE__ */ jsx(KnowledgeColumn, {
				business,
				editing,
				...address
			}), /* @__PURE__ */ jsxs("aside", {
				"aria-label": "Readiness and agent",
				className: "grid grid-cols-1 gap-5",
				children: [
					readiness ? /* @__PURE__ */ jsx(ReadinessCard, { ...readiness }) : null,
					/* @__PURE__ */ jsx(RehearsalCard, {
						rehearsal,
						keptCalls: /* @__PURE__ */ jsx(KeptCallsList, {
							keptCalls,
							onEdit: (kept) => onSearch({
								dialog: "kept-call",
								kept
							})
						}),
						open: search.rehearsed,
						onOpen: (rehearsed) => onSearch({ rehearsed })
					}),
					/* @__PURE__ */ jsx(AgentCard, {
						business,
						hasEdits: editing.hasEdits,
						dialog: search.dialog,
						onDialog
					})
				]
			})]
		}),
		/* @__PURE__ */ jsx(BottomBar, { editing }),
		business.agent ? /* @__PURE__ */ jsx(CallSheet, {
			agent: business.agent,
			version: business.version,
			hasEdits: editing.hasEdits,
			isShown: search.call === true,
			onShown: (isShown) => onSearch({ call: isShown || void 0 })
		}) : null,
		/* @__PURE__ */ jsx(BusinessDialogs, {
			business,
			editing,
			search,
			onSearch,
			onClose: () => onDialog()
		})
	] });
}
function KnowledgeColumn({ business, editing, search, onSearch }) {
	const { current, staged, edit, left, linked, shown, inbox, discardWithUndo } = editing;
	const onToggleSection = useOpenSection(search.section, onSearch);
	return /* @__PURE__ */ jsxs("div", {
		className: "grid grid-cols-1 gap-5",
		children: [
			business.about_us_text ? /* @__PURE__ */ jsxs(Card, { children: [/* @__PURE__ */ jsx(CardTitle, { children: "About Us" }), /* @__PURE__ */ jsx("p", {
				className: "mt-2 whitespace-pre-line text-ink-soft",
				children: business.about_us_text
			})] }) : null,
			left ? /* @__PURE__ */ jsx(LeftEditsNote, {
				left,
				timeZone: business.time_zone,
				onDiscard: discardWithUndo
			}) : null,
			/* @__PURE__ */ jsxs("section", {
				ref: (element) => {
					shown.ref(element);
					linked.form.current = element;
				},
				onBlur: shown.onBlur,
				"aria-labelledby": "knowledge",
				children: [
					/* @__PURE__ */ jsx("h2", {
						id: "knowledge",
						className: "mb-3 font-heading text-lg font-semibold",
						children: "What your AI knows"
					}),
					linked.isMissing ? /* @__PURE__ */ jsx("p", {
						role: "status",
						className: "mb-3 text-ink-soft",
						children: "The entry behind this answer is no longer here. It may have been removed since."
					}) : null,
					/* @__PURE__ */ jsx(KnowledgeSections, {
						current,
						published: business.details,
						staged,
						mistakes: shown.shown,
						trade: tradeNamed(`${business.primary_industry ?? ""} ${business.name ?? ""}`),
						today: dayAt(Date.now(), business.time_zone),
						openSection: search.section,
						onToggleSection,
						onEdit: edit
					})
				]
			}),
			/* @__PURE__ */ jsx(InboxCard, {
				business,
				inbox,
				current,
				staged,
				onEdit: edit,
				onShow: (section) => onSearch({ section })
			}),
			/* @__PURE__ */ jsx(PracticeCard, {
				business,
				current,
				staged,
				onEdit: edit,
				onShow: (section) => onSearch({ section }),
				open: search.practised,
				onOpen: (practised) => onSearch({ practised })
			}),
			/* @__PURE__ */ jsx(FactsSection, {
				businessId: business.id,
				staged
			})
		]
	});
}
function BottomBar({ editing }) {
	const { differences, hasEdits, isRemoved, isPublishing, rehearsal, staging } = editing;
	if (!hasEdits) return null;
	if (isRemoved) return /* @__PURE__ */ jsx(RemovedEdits, {
		differences,
		onDiscard: editing.discard
	});
	return /* @__PURE__ */ jsx(PublishBar, {
		differences,
		restoredFrom: staging.restoredFrom,
		isPublishing: isPublishing || rehearsal.progress !== null,
		onDiscard: editing.discardWithUndo,
		onPublish: editing.publishStaged
	});
}
/**
* Keeps the open section in the address bar. The browser closes a section by itself when another
* opens, and tells of both in any order: only the closing of the one last wanted closes all.
*/
function useOpenSection(section, onSearch) {
	const wanted = useRef(section);
	useEffect(() => {
		wanted.current = section;
	}, [section]);
	return useCallback((toggled, open) => {
		if (open === (wanted.current === toggled)) return;
		wanted.current = open ? toggled : void 0;
		onSearch({ section: wanted.current });
	}, [onSearch]);
}
/** How the business is reached and where it works. */
function InfoCards({ business }) {
	const { email, phone_number, address, geographic_service_area } = business;
	return /* @__PURE__ */ jsxs("dl", {
		className: "grid gap-3 sm:grid-cols-2 xl:grid-cols-4",
		children: [
			/* @__PURE__ */ jsx(InfoCard, {
				icon: Mail,
				name: "Email",
				value: email
			}),
			/* @__PURE__ */ jsx(InfoCard, {
				icon: Phone,
				name: "Phone",
				value: phone_number && writtenNumber(phone_number)
			}),
			/* @__PURE__ */ jsx(InfoCard, {
				icon: MapPin,
				name: "Address",
				value: address
			}),
			/* @__PURE__ */ jsx(InfoCard, {
				icon: Navigation,
				name: "Service Area",
				value: geographic_service_area
			})
		]
	});
}
function InfoCard({ icon: Icon, name, value }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "min-w-0 rounded-card border border-line bg-surface px-4 py-3",
		children: [/* @__PURE__ */ jsxs("dt", {
			className: "flex items-center gap-2 text-xs text-ink-soft",
			children: [/* @__PURE__ */ jsx(Icon, {
				"aria-hidden": true,
				className: "size-4"
			}), name]
		}), /* @__PURE__ */ jsx("dd", {
			className: "mt-1 break-words",
			children: value || "N/A"
		})]
	});
}
/** How well the AI is prepared, as assessed at the last publish. */
function ReadinessCard({ summary, strengths = [], limitations = [] }) {
	if (!summary && strengths.length === 0 && limitations.length === 0) return null;
	return /* @__PURE__ */ jsxs(Card, {
		className: "grid gap-4",
		children: [
			/* @__PURE__ */ jsx(CardTitle, { children: "AI Readiness Assessment" }),
			summary ? /* @__PURE__ */ jsx("p", { children: summary }) : null,
			/* @__PURE__ */ jsx(Points, {
				title: "Strengths",
				points: strengths,
				isStrength: true
			}),
			/* @__PURE__ */ jsx(Points, {
				title: "Limitations",
				points: limitations
			})
		]
	});
}
function Points({ title, points, isStrength }) {
	if (points.length === 0) return null;
	return /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h3", {
		className: "text-sm font-medium",
		children: title
	}), /* @__PURE__ */ jsx("ul", {
		className: "mt-1.5 grid gap-1.5 text-ink-soft",
		children: points.map((point) => /* @__PURE__ */ jsxs("li", {
			className: "flex gap-2",
			children: [isStrength ? /* @__PURE__ */ jsx(Check, {
				"aria-hidden": true,
				className: "mt-0.5 size-4 shrink-0 text-positive"
			}) : /* @__PURE__ */ jsx(TriangleAlert, {
				"aria-hidden": true,
				className: "mt-0.5 size-4 shrink-0 text-pending"
			}), point]
		}, point))
	})] });
}
/** Tells that edits of an earlier visit are back in the page, still to be published. */
function LeftEditsNote({ left: { at, isOvertaken }, timeZone, onDiscard }) {
	return /* @__PURE__ */ jsxs("div", {
		role: "status",
		className: "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-accent-wash px-4 py-3",
		children: [
			/* @__PURE__ */ jsx(History, {
				"aria-hidden": true,
				className: "size-5 shrink-0 text-pending"
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "min-w-0 flex-1 basis-60",
				children: [
					"You have unpublished edits from ",
					/* @__PURE__ */ jsx(Instant, {
						at,
						timeZone
					}),
					". They have been restored. Callers hear them once you publish.",
					isOvertaken ? " Something else has been published since. You can look at it before publishing yours." : null
				]
			}),
			/* @__PURE__ */ jsx(Button, {
				variant: "outline",
				size: "small",
				onClick: onDiscard,
				children: "Discard them"
			})
		]
	});
}
// src/features/business-detail/business-page.tsx
/** One business: who it is, what its AI knows, and the agent that answers for it. */
function BusinessPage({ businessId, ...address }) {
	const { data, error } = useQuery(queries.businesses.get.queryOptions({ input: { id: businessId } }));
	usePageTitle(data?.name || "Business");
	if (data) return /* @__PURE__ */ jsx(Frame, {
		name: data.name || `Business (${data.id})`,
		children: /* @__PURE__ */ jsx(BusinessView, {
			business: data,
			...address
		})
	});
	return /* @__PURE__ */ jsxs(Frame, {
		name: error ? `Business (${businessId})` : "Loading...",
		children: [error ? /* @__PURE__ */ jsx(ErrorState, {
			title: "Error Loading Business",
			message: failedFetch(error, "business details"),
			onRetry: () => location.reload()
		}) : /* @__PURE__ */ jsx(Loading, {}), isNotFound(error) ? /* @__PURE__ */ jsx(OrphanedEdits, { businessId }) : null]
	});
}
function Frame({ name, children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "grid grid-cols-1 gap-5",
		children: [/* @__PURE__ */ jsxs(Breadcrumb, { children: [
			/* @__PURE__ */ jsx(BreadcrumbStep, { children: /* @__PURE__ */ jsx(Link, {
				to: "/admin",
				children: "Dashboard"
			}) }),
			/* @__PURE__ */ jsx(BreadcrumbStep, { children: /* @__PURE__ */ jsx(Link, {
				to: "/admin/businesses",
				children: "Businesses"
			}) }),
			/* @__PURE__ */ jsx(BreadcrumbStep, {
				current: true,
				children: name
			})
		] }), children]
	});
}
function Loading() {
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-4",
		children: [
			/* @__PURE__ */ jsx("p", {
				role: "status",
				className: "text-ink-soft",
				children: "Loading business details..."
			}),
			/* @__PURE__ */ jsx(Skeleton, { className: "h-10 w-72 max-w-full" }),
			/* @__PURE__ */ jsx(Skeleton, { className: "h-20" }),
			/* @__PURE__ */ jsx(Skeleton, { className: "h-96" })
		]
	});
}
/** What this browser still keeps for a business that is gone; nothing where it keeps nothing. */
function OrphanedEdits({ businessId }) {
	const { user } = useAuth();
	const { kept, discard } = useOrphanedEdits(user?.id, businessId);
	return kept ? /* @__PURE__ */ jsx(RemovedEdits, {
		differences: differencesKept(kept),
		onDiscard: discard
	}) : null;
}
// src/routes/_console/admin/businesses/$businessId.tsx?tsr-split=component
function Page() {
	const { businessId } = Route.useParams();
	const navigate = Route.useNavigate();
	const hash = useLocation({ select: (location) => location.hash });
	const onSearch = useCallback((change, replace = !change.dialog && !change.call) => navigate({
		search: (now) => ({
			...now,
			...change
		}),
		replace
	}), [navigate]);
	return /* @__PURE__ */ jsx(BusinessPage, {
		businessId,
		search: Route.useSearch(),
		hash,
		onSearch
	}, businessId);
}
export { Page as component };
