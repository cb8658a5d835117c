import { A as clockUnits, C as visitsIn, D as shortenAtClause, E as sharedStems, F as contentStems, I as sentences, L as shorten, M as spanUnits, N as prepareReceptionist, O as lowestOption, P as sameRef, R as newConversation, S as shortWish, T as ownerWords, _ as ownWords, a as tellPromises, b as shortDay, c as tellOthers, d as declinesCall, f as thinksItOver, g as callerSentences, h as takenApart, i as isToConfirm, j as measureUnits, k as findPhoneNumbers, l as wantsEmail, m as openQuestions, n as outcomeOf, o as isOfOther, p as turnedDown, r as isOnlyPassedOn, s as isOfReaching, t as advance, u as wantsText, v as withoutPriceQuestion, w as withDays, x as shortMoment, y as readings } from "./advance-kDob7M9.js";
import { C as amountsIn, R as fold, i as shopLanguage } from "./first-message-Cu9Id2z.js";
import { n as localDateTime } from "./time-zone-DNcp8Yw.js";
import { n as sayPrice, s as sayMoney, t as parsePrice } from "./prices-C5-QGC7.js";
import { t as sampleBusiness } from "./sample-business-DxI8IKq.js";
// ../conversation/src/summary/asked-about.ts
var openings = /^(?:do you|can (?:i|you|we)|could (?:i|you)|are you|are there|is there|are your?|is your?|is the|are the|is|are|does the|does it|what (?:is|are) (?:your|the)|what's (?:your|the)|what|which|where (?:is|are|can i|do i)|will you|avez-vous|faites-vous|acceptez-vous|offrez-vous|vendez-vous|prenez-vous|êtes-vous|puis-je|peut-on|est-ce que vous|est-ce qu'on|est-ce que|y a-t-il|quelle est|quel est|quelles sont|quels sont|où est|où sont)\s+/i;
var verbs = /^(?:sell|offer|take|accept|have|do|provide|carry|allow|charge|need|require|use|get|any|an?|the|your|faites|avez|offrez|prenez|acceptez|vendez|une?|des|les|la|le|votre|vos|de la|du)\s+/i;
var kept = /* @__PURE__ */ new Set([
	"faq",
	"note",
	"hours",
	"address",
	"area",
	"contact"
]);
/**
* What the caller was told beside prices, in the shop's own titles: "parking", "gift cards". Of what
* a model told, only what they had asked about: it tells of fees and lunch hours unasked.
*/
function askedAbout({ transcript }, language = "en") {
	const { answered } = ownerWords(language);
	let asked = "";
	const titles = transcript.flatMap(({ role, content, facts = [], model }) => {
		if (role === "user") asked = content;
		return facts.flatMap((fact) => {
			const { kind, label } = fact;
			if (!kept.has(kind) || model && !isAsked(fact, asked)) return [];
			return Object.entries(answered).find(([key]) => key === kind)?.[1] ?? topicOf(label);
		});
	});
	return [...new Set(titles.filter(Boolean))];
}
var ofKind = {
	hours: /\b(?:open|close[ds]?|closing|hours|late|until|till|ouvert\p{L}*|ferm\p{L}*|heures)(?!\p{L})/iu,
	address: /\b(?:where|address|located|directions?|find you|où|adresse|situé\p{L}*)(?!\p{L})/iu,
	area: /\b(?:come|go|get|drive|serve|cover|out (?:to|here|in)|allez|venez|desservez|déplacez)(?!\p{L})/iu,
	contact: /\b(?:number|phone|e-?mail|reach|website|numéro|courriel|joindre|site)(?!\p{L})/iu
};
/** Whether a caller's words are about what they were told. */
function isAsked({ kind, label }, words) {
	const of = ofKind[kind];
	if (of) return of.test(words);
	const said = [...contentStems(words)];
	return [...contentStems(label)].some((stem) => said.some((one) => one.slice(0, root$1) === stem.slice(0, root$1)));
}
var root$1 = 5;
/** The titles of the promotions that were told, as the owner calls them. */
function promotionsTold({ transcript }) {
	const told = transcript.flatMap(({ facts = [] }) => facts);
	return [...new Set(told.flatMap(({ kind, label }) => kind === "promotion" ? [label.trim()] : []))];
}
/** A question of the owner's as what was asked about: "gift cards", "whether you board cats", "How can I pay?". */
function topicOf(label) {
	const title = label.trim().replace(/[?.!\s]+$/, "");
	const short = shortTitle(label);
	if (short !== title && doing.test(title) && !verbs.test(title.replace(openings, ""))) return `${/^(?:can|could|may) i\b/i.test(title) ? "whether they can" : "whether you"} ${short}`;
	return stillAsks.test(short) ? `"${title}?"` : short;
}
var doing = /^(?:do|can|could|will|may) (?:you|i|we) /i;
/** A title that is no shorter for what it opens with. */
var stillAsks = /^(?:how|why|who|when|if|comment|pourquoi|quand|que faire|si) |\p{L}-(?:t-)?(?:vous|elles?|ils?|on|je)(?!\p{L})/iu;
/** "Do you sell gift cards?" in two words. */
function shortTitle(label) {
	const title = label.trim().replace(/[?.!\s]+$/, "");
	const asked = title.replace(openings, "");
	const known = (asked === title ? title : asked.replace(verbs, "").replace(verbs, "")) || title;
	return known === title && /^\p{Lu}\p{Ll}/u.test(known) ? `${known.charAt(0).toLowerCase()}${known.slice(1)}` : known;
}
// ../conversation/src/summary/fit-note.ts
/** What an owner must not miss: what is open, who is to call, what does not suit, numbers and hours. */
var telling = /\d|\b(?:open|unanswered|ask\p{L}*|whether|call\p{L}*|ring\p{L}*|phone\p{L}*|text\p{L}*|never|not|no|before|after|by|until|only|must|except|owner|wants?|won't|refund|confirm\p{L}*|sans réponse|reste|demand\p{L}*|savoir|rappel\p{L}*|jamais|pas|avant|après|seulement|sauf|veut|rembours\p{L}*)(?!\p{L})/iu;
var least = 30;
/**
* As much of a note as fits `most` characters: its first clause, then those an owner must not miss,
* in the order they were written. What was left out shows as an ellipsis.
*/
function fitNote(note, most) {
	if (note.length <= most) return note;
	const clauses = note.split(/(?<=[,;.])\s+/);
	const ranked = clauses.map((text, at) => ({
		text,
		at,
		worth: at === 0 ? 2 : telling.test(text) ? 1 : 0
	})).toSorted((a, b) => b.worth - a.worth || a.at - b.at);
	const kept = [];
	let left = most - 1;
	let full = false;
	for (const clause of ranked) {
		full ||= clause.worth === 0 && clause.text.length + 1 > left;
		if (clause.text.length + 1 > left || full && clause.worth === 0) continue;
		kept.push(clause);
		left -= clause.text.length + 1;
	}
	if (!kept.some(({ at }) => at === 0)) return `${words(note, Math.max(least, most))}…`;
	const inOrder = kept.toSorted((a, b) => a.at - b.at);
	return `${inOrder.map(({ text, at }, place) => {
		const next = inOrder[place + 1]?.at ?? at;
		return clauses.slice(at, next).some((clause) => /\.$/.test(clause)) ? text.replace(/[,;.]+$/, ".") : text;
	}).join(" ").replace(/[\s,;.]+$/, "")}…`;
}
function words(text, most) {
	return text.slice(0, most - 1).replace(/\s+\S*$/, "").replace(/[\s,;.]+$/, "");
}
// ../conversation/src/summary/tell-reason.ts
/** What is wanted beside a visit, as the lead tells it after the visit's own services. */
var besideIt = /(?:, (?:complaint|update on a job|message|wants to speak to a person|returning our call|job enquiry|supplier|urgent|visit about it|for \p{Lu}[^,]*|(?:book \p{L}|cancel the appointment).*))+$/u;
/** These are told by what is said and promised; where there is nothing else, they are all there is. */
var plainWishes = /^(?:question to answer|call back|answer in writing)$/;
var anyWish = /^(?:book|move the appointment|cancel the appointment|running late|call back|answer in writing|question to answer|update on a job|message|wants to speak|for |returning our call|complaint|job enquiry|supplier|urgent)\b/;
/** Wishes with which their time is told. */
var ofVisit = /^(?:book|move|cancel|running late)\b/;
/** The same where a complaint comes before them. */
var withVisit = /^(?:complaint, )?(?:book|visit|move|cancel|running late)\b/;
/** A wish is cut here, so that the rest still fits. */
var mostWords = 140;
var mostAsked = 5;
var mostOfPrice = 5;
/** Whether the lead's reason names something that is wanted. */
var isWish = (reason) => anyWish.test(reason ?? "");
/** Why they called: what they want, of which service, instead of what, in their own words. */
function tellReason(outcome, timeZone, longest, language = "en") {
	const { lead, bookings, written, note, startedAt } = outcome;
	const parts = lead?.reason?.split("; ") ?? [];
	const first = parts[0] ?? "";
	const wish = anyWish.test(first) ? first : "";
	const words = (wish ? parts.slice(1) : parts).filter((each) => !isPlace(each) && !isOld(each) && !isOfOther(each) && !isOfReaching(each));
	if (written) {
		const { complaint: word, colon } = ownerWords(language);
		const complaint = /^complaint\b/.test(wish) ? `${word}${colon} ` : "";
		const from = ownerWords(language).from;
		return `${complaint}${fitNote(words.flatMap((part) => {
			const company = /^from (.+)/.exec(part)?.[1];
			if (company === void 0) return part;
			return note?.includes(company) ? [] : `${from} ${company}`;
		}).join(", ") || note || "", longest - complaint.length)}`;
	}
	const own = (most) => asMuchAs(words.join(". "), most);
	if (bookings.length > 0 || wish === "") return own(longest) || (lead?.reason ? "" : unasked(outcome, longest, language));
	const beside = besideIt.exec(wish)?.[0] ?? "";
	const visits = ofVisit.test(wish) ? visitsIn(lead?.preferredTime ?? "") : [];
	const whole = visits.length > 0 ? "book" : wish.slice(0, wish.length - beside.length);
	const said = shorten(sayWish(whole, language), mostWords);
	const old = parts.find(isOld)?.slice(instead.length);
	const tellVisit = ({ what, when }) => `${what} ${ownerWords(language).for} ${shortWish(when, startedAt, timeZone, language)}`;
	const told = [
		said,
		old && `${ownerWords(language).ofDay} ${shortWish(old, startedAt, timeZone, language)}`,
		visits.length > 0 ? visits.map(tellVisit).join("; ") : ofVisit.test(wish) && tellWhen(outcome, timeZone, language)
	].filter(Boolean).join(" ").concat(beside && `, ${withDays(sayWish(beside.slice(2), language), startedAt, timeZone, language)}`);
	if (words.length === 0) return told;
	if (told === "" || plainWishes.test(wish)) return own(longest);
	const before = `${told}${ownerWords(language).colon} `;
	return `${before}${own(longest - before.length)}`;
}
/** `earlier call Mon Nov 23: wants to book Full Groom (Thu Nov 26, 4 PM)`; empty: none that matters. */
function tellEarlier(outcome, timeZone, language = "en") {
	const { earlier } = outcome;
	if (!earlier) return "";
	const { earlierCall, colon } = ownerWords(language);
	const { at, name, reason, preferredTime } = earlier;
	const told = reason.split("; ").map((part, index) => index === 0 && anyWish.test(part) ? sayWish(part, language) : part);
	const when = preferredTime ? ` (${preferredTime.replace(/ \([“«"].*$/, "")})` : "";
	const who = name === null || name === outcome.lead?.name ? [] : [name];
	const words = shorten([...who, ...told].filter(Boolean).join(", "), mostWords);
	return `${earlierCall} ${shortDay(localDateTime(at, timeZone), language)}${colon} ${words}${when}`;
}
function sayWish(wish, language) {
	return wish.split(", ").map((part) => {
		const known = ownerWords(language).wishes.find(([start]) => part === start || part.startsWith(start.endsWith(" ") ? start : `${start} `));
		return known ? `${known[1]}${part.slice(known[0].length)}`.trim() : part;
	}).filter(Boolean).join(", ");
}
/** The sentences of a text that fit, the first of them in any case. */
function asMuchAs(text, most) {
	if (text.length <= most) return text;
	const kept = [];
	for (const sentence of sentences(text)) if ([...kept, sentence].join(" ").length <= most) kept.push(sentence);
	else if (kept.length === 0) return shortenAtClause(sentence, most);
	return kept.join(" ").replace(/\.$/, "");
}
var isPlace = (part) => part.startsWith("at ");
var instead = "instead of ";
var isOld = (part) => part.startsWith(instead);
/** `at 12 Elm Street`; empty: no address was given. */
function tellPlace({ lead, note }, language = "en") {
	const place = lead?.reason?.split("; ").find(isPlace)?.slice(3);
	if (!place || isStreetIn(place, note ?? "")) return "";
	return `${ownerWords(language).at} ${place}`;
}
/** Whether a text names the street of an address with its number, whatever it says of the town or the unit. */
function isStreetIn(place, text) {
	const [street] = /\d+[a-z]? \p{L}[\p{L}'’-]*/iu.exec(fold(place.replace(/^\d+ - (?=\d)/, ""))) ?? [];
	return street !== void 0 && fold(text).includes(street);
}
/** How they would like to be reached; empty: as anybody is. */
function tellByText({ lead }, language = "en") {
	if (wantsEmail(lead)) return ownerWords(language).byEmail;
	return wantsText(lead) ? ownerWords(language).byText : "";
}
/** What was asked of us, and answered, by somebody who wanted nothing done. */
function unasked(outcome, longest, language) {
	if (outcome.note) return fitNote(outcome.note, longest);
	const words = ownerWords(language);
	const topics = askedAbout(outcome, language);
	const about = topics.slice(0, mostAsked).join(", ");
	const promoted = promotionsTold(outcome).length > 0;
	const first = firstWords(outcome);
	const told = ownWords(outcome.transcript, {
		said: [],
		evidence: [],
		told: [...topics, ...outcome.quotes.map(({ serviceName }) => serviceName)],
		name: outcome.lead?.name ?? null,
		open: openQuestions(outcome.transcript, outcome.unansweredQuestions),
		when: ""
	}, mostWords);
	if (about) return [`${words.askedAbout} ${about}`, told && `${words.said} "${told}"`].filter(Boolean).join(" · ");
	if (outcome.quotes.length > 0) return told.split(/\s+/).length > mostOfPrice ? `${words.said} "${told}"` : "";
	if (first) return `${first.asks ? words.asked : words.said} "${first.text}"`;
	if (outcome.transcript.every(({ role }) => role !== "user")) return words.saidNothing;
	if (outcome.endReason === "not-understood") return words.unheard;
	return promoted ? "" : words.gaveNoReason;
}
/** The first whole thing they said, and whether it asks; null: there is none. */
function firstWords({ transcript }) {
	const first = callerSentences(transcript).find(({ text }) => text.split(/\s+/).length > 2);
	if (!first) return null;
	return {
		text: shortenAtClause(withoutPriceQuestion(first.text), mostWords),
		asks: asks(first.text)
	};
}
function asks(words) {
	return /\?\s*$/.test(words) || /^(what|when|where|who|how|do|does|are|is|can|could|would|will|est-ce|quel|quelle|quels|quelles|combien|où|êtes|avez|c'est combien)\b/i.test(words);
}
/** The time that is told apart from what is wanted: when to call; empty: none. */
function tellTimeApart(outcome, timeZone, language = "en") {
	const { lead, written, startedAt } = outcome;
	const apart = !ofVisit.test(lead?.reason ?? "") || written;
	const note = lead?.reason?.split("; ").filter((part) => !isPlace(part) && !isOfOther(part)).join(", ") ?? "";
	const named = readings(note, startedAt, timeZone).some((found) => found.some(({ date, time, partOfDay }) => date ?? time ?? partOfDay));
	return apart && !(written && named) ? tellWhen(outcome, timeZone, language) : "";
}
/** When they would like it: to come, to be called, or what they want to change. */
function tellWhen(outcome, timeZone, language) {
	const when = tellWishedTime(outcome, timeZone, language);
	if (!when) return "";
	const words = ownerWords(language);
	const wish = outcome.lead?.reason ?? "";
	if (/^move\b/.test(wish)) return `${language === "fr" ? words.at : words.to} ${when}`;
	if (/^cancel\b/.test(wish)) return `${words.ofDay} ${when}`;
	if (/^(?:by|before|after|around|between|within|in|on|any|après|avant|vers|entre|en)(?!\p{L})/iu.test(when)) return `${when.charAt(0).toLowerCase()}${when.slice(1)}`;
	return `${words.for} ${when}`;
}
/** When they would like it; empty where it is booked already or the promise says it. */
function tellWishedTime({ lead, bookings, commitments, startedAt }, zone, language) {
	if (!lead?.preferredTime || bookings.length > 0) return "";
	const { preferredTime } = lead;
	const calls = commitments.filter(({ text, dueAt }) => dueAt !== null || saysWhen.test(text));
	const visit = withVisit.test(lead.reason ?? "");
	if (/^(?:message|supplier)\b/.test(lead.reason ?? "")) return "";
	if (calls.length > 0 && !visit) return "";
	return shortWish(preferredTime, startedAt, zone, language);
}
/** A promise that says when or about what. */
var saysWhen = /\d\)?,? (?!extension)\p{L}/u;
// ../conversation/src/summary/tell-parts.ts
/** `416-555-0123`, as numbers are written in a text message; null: none is known. */
function sayNumber({ lead, callerNumber }) {
	const phone = lead?.phone ?? callerNumber;
	return phone ? written(phone) : null;
}
function written(phone) {
	const digits = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
	return digits ? `${digits[1]}-${digits[2]}-${digits[3]}` : phone;
}
/**
* The number to call and, where a model read another back to the caller last, that one as well:
* whoever reads it cannot know which of them was meant, and must lose neither.
*/
function sayNumbers(receptionist, outcome, language) {
	const number = sayNumber(outcome);
	const other = lastReadBack(receptionist, outcome);
	const same = other === null || other === (outcome.lead?.phone ?? outcome.callerNumber);
	const theirs = other !== null && outcome.lead?.reason?.includes(written(other));
	if (same || theirs || number === null) return number;
	return `${number} ${ownerWords(language).or} ${written(other)}`;
}
/** The last number that was read back to the caller; null: none, or none of theirs. */
function lastReadBack({ profile }, { transcript, model }) {
	if (model.led === 0) return null;
	const { knowledge } = profile;
	const ours = [
		knowledge.phone ?? "",
		...knowledge.operationalNotes.map(({ content }) => content),
		...knowledge.commonQuestions.map(({ explanation }) => explanation ?? "")
	].join(" . ").replace(/\D/g, "");
	return transcript.flatMap(({ role, content }) => role === "assistant" ? findPhoneNumbers(content, { expecting: true }) : []).filter(({ digits, e164 }) => e164 !== null && !ours.includes(digits)).at(-1)?.e164 ?? null;
}
/** Questions nobody could answer, for the owner to answer, but for those in the reason. */
function tellOpenQuestions(outcome, longest, language = "en") {
	const open = openOf(outcome).filter((each) => !(outcome.lead?.reason ?? "").includes(each) && !standsIn(outcome.note, each));
	if (open.length === 0) return "";
	const told = [];
	for (const question of open) if (told.join(", ").length + question.length <= longest) told.push(question);
	const [first = ""] = open;
	if (told.length === 0) told.push(shortenAtClause(first, longest));
	return `${ownerWords(language).open} ${told.map((question) => `"${question}"`).join(", ")}`;
}
/** Whether a note says already what was asked: most of the question's telling words, or what of it is open. */
function standsIn(note, question) {
	if (note === void 0) return false;
	const noted = contentStems(note);
	const asked = contentStems(question);
	return sharedStems(asked, contentStems(leftOpen$1.exec(note)?.[0] ?? "")) > 0 || sharedStems(asked, noted) >= asked.size * mostlyNoted;
}
/** From where a note says what is left open; its clauses after it go on with it. */
var leftOpen$1 = /(?<!\p{L})(?:open|whether|asks?|asked|wants? to know|unclear|to (?:check|find out)|reste à savoir|à (?:savoir|vérifier)|demande (?:si|quand|combien|où)|veut savoir)(?!\p{L}).*$/isu;
var mostlyNoted = .6;
/** The whole questions that are still open. */
function openOf({ transcript, unansweredQuestions }) {
	return openQuestions(transcript, unansweredQuestions);
}
/** The same in a few words for a text message; empty: none was. */
function tellPromotions(outcome, language = "en") {
	const { toldOf, promotions } = ownerWords(language);
	const titles = promotionsTold(outcome).map((title) => shorten(title, mostOfTitle$1));
	if (titles.length === 0) return "";
	return titles.length > 2 ? `${toldOf.split(" ")[0]} ${titles.length} ${promotions}` : `${toldOf} ${titles.join(", ")}`;
}
var mostOfTitle$1 = 40;
/** What stands in the book after the call, appointment by appointment. */
function tellBookings({ serviceById }, { bookings }, timeZone, language = "en") {
	const { actions } = ownerWords(language);
	const madeThen = {
		booked: actions.booked,
		moved: actions.booked,
		cancelled: actions.bookedThenCancelled
	};
	const changes = /* @__PURE__ */ new Map();
	for (const change of bookings) {
		const earlier = changes.get(change.appointmentId) ?? [];
		changes.set(change.appointmentId, [...earlier, change]);
	}
	return [...changes.values()].flatMap((each) => {
		const [first, last] = [each.at(0), each.at(-1)];
		if (!first || !last) return [];
		const what = serviceById.get(last.serviceId ?? "")?.name ?? "";
		const action = !(first.action === "booked") || last === first ? actions[last.action] : madeThen[last.action];
		const moved = each.length > 1 && last.action === "moved" ? first : null;
		const before = moved ? ` (${actions.first} ${shortMoment(moved.start, timeZone, language)})` : "";
		return `${[
			action,
			what,
			shortMoment(last.start, timeZone, language)
		].filter(Boolean).join(" ")}${before}`;
	});
}
/** What is left to do where no promise says so: what was only passed on still wants a call. */
function tellNextStep(outcome, language = "en") {
	const { lead, spam, transferred, commitments, bookings, urgent, transcript } = outcome;
	const words = ownerWords(language);
	if (transferred) return words.transferred;
	const inTrouble = urgent && /(?:^|, )urgent\b/.test(lead?.reason?.split("; ")[0] ?? "");
	const isLeft = (promise) => isOnlyPassedOn(promise) || inTrouble && isToConfirm(promise);
	if (!commitments.every(isLeft)) return "";
	const number = sayNumber(outcome);
	const writes = lead?.email && wantsEmail(lead);
	const callBack = writes ? words.emailBack : wantsText(lead) ? words.textBack : words.callBack;
	const toldToDial = outcome.endReason === "emergency" ? words.told911 : "";
	if (urgent) return [toldToDial, number ? words.callNow : words.seeNow].filter(Boolean).join(" · ");
	if (commitments.length > 0) return number ? callBack : words.noNumber;
	const [open] = openOf(outcome);
	if (open && outcome.wantsNoCall) return words.unansweredNoCall;
	if (open && bookings.length === 0) return number && !writes ? wantsText(lead) ? words.textAnswer : words.answerThem : writes ? words.emailBack : words.unanswered;
	const wish = isWish(lead?.reason);
	if (!wish && bookings.length === 0 && thinksItOver(transcript)) return words.thinking;
	const wants = wish || !declinesCall(transcript);
	if (lead?.reason && wants && bookings.length === 0 && !spam) return number ? callBack : words.noNumber;
	const said = firstWords(outcome)?.asks !== true && !outcome.note;
	const told = outcome.quotes.length > 0 || promotionsTold(outcome).length > 0;
	return bookings.length > 0 || told || !said || outcome.endReason === "wrong-number" ? words.nothingLeft : "";
}
// ../conversation/src/summary/complained-of.ts
/**
* What somebody who complains was told that it costs, where that stands in the owner's words and in no table:
* "$28 Loose boards". It is what they are called about.
*/
function complainedOf({ transcript, quotes }, wish, language, told) {
	if (!/(?:^|, )complaint\b/.test(wish)) return [];
	let asked = "";
	const last = transcript.flatMap(({ role, content, at, facts = [] }) => {
		if (role === "user") asked = content;
		if (role !== "assistant" || !ofMoney.test(asked)) return [];
		const { label } = facts.findLast(({ kind }) => ofWords.has(kind)) ?? {};
		const ofRows = quotes.filter((quote) => quote.at === at).flatMap(({ spoken }) => amountsIn(spoken));
		const cents = sentences(content).flatMap((one) => amountsIn(one.replace(bound, " "))).filter((one) => !ofRows.includes(one)).at(-1);
		return label && cents !== void 0 ? {
			label,
			cents
		} : [];
	}).at(-1);
	if (!last || told.some((one) => amountsIn(one).includes(last.cents))) return [];
	return [`${sayMoney(last.cents, language)} ${shortTitle(last.label)}`];
}
var ofWords = /* @__PURE__ */ new Set([
	"note",
	"faq",
	"service"
]);
/** The caller asks what it costs, or speaks of what they paid. */
var ofMoney = /\b(?:how much|costs?|charged?|pay(?:ing)?|paid|price|bill|bucks|dollars?|owe|money|combien|coûte|payer|payé|prix|facture|piastres?)(?!\p{L})|\$/iu;
/** "Over $800" is where something begins, and no price. */
var bound = /\b(?:over|above|under|below|more than|less than|up to|at least|plus de|moins de|au-dessus de|jusqu['’]à)\s+\$?[\d,.]+(?:\s?\$)?/giu;
// ../conversation/src/summary/told-conditions.ts
/** To what a price was bound in the words that told it; null: to nothing. */
function conditionOf(transcript, { at, spoken }) {
	const line = transcript.findIndex((entry) => entry.role === "assistant" && entry.at === at);
	const sentence = sentenceTelling(transcript, {
		at,
		spoken
	});
	if (!sentence) return null;
	const from = sentence.indexOf(spoken);
	const [before, after] = [sentence.slice(0, from), sentence.slice(from + spoken.length)];
	if (ofOthers.some((one) => one.test(after))) return "theirsNot";
	if (ofFirst.test(before) && !adds.test(after)) return "first";
	const asked = transcript.slice(0, line).findLast(({ role }) => role === "user")?.content ?? "";
	return supposing.test(asked) ? "supposed" : null;
}
/** The sentence in which a figure was told; empty: none. */
function sentenceTelling(transcript, { at, spoken }) {
	return transcript.filter((entry) => entry.role === "assistant" && entry.at === at).flatMap(({ content }) => sentences(content)).find((one) => one.includes(spoken)) ?? "";
}
/**
* What follows a price that is not theirs: "trucks like yours cost more", "that doesn't apply to yours", "for
* three somebody would have to tell you". Where a figure follows, that one is theirs.
*/
var ofOthers = [
	/^[^$]*\b(?:yours?|that one|those|theirs)\b[^$.;,]{0,30}\b(?:costs?|runs?|is|are|would be|comes?)\b (?:a (?:bit|little) |somewhat |quite )?(?:more|higher|dearer|extra|different)\b(?!\s+than)/iu,
	/^[^$]*\b(?:doesn['’]?t|does not|don['’]t|do not|won['’]t|wouldn['’]t|isn['’]t|not)(?: (?:really|quite))? (?:apply|count|fit|cover|suit|work|meant|go)\b[^$.;]{0,20}\b(?:you|yours?|that|those|it|this)\b/iu,
	/^[^$]*\bso for \p{L}+ (?:\p{L}+ ){0,2}(?:somebody|someone|they|we) (?:would|will|has|have)\b/iu,
	/^[^$]*(?<!\p{L})(?:(?:le|la|les) (?:vôtres?)|comme (?:le|la|les) vôtres?|votre \p{L}+)[^$.;,]{0,30}(?:coût\p{L}*|est|sont|serait) (?:un peu )?plus (?:chère?s?|élevée?s?)/iu,
	/^[^$]*(?<!\p{L})(?:ne |n['’])(?:s['’]applique|convient|compte|couvre)\p{L}* pas(?!\p{L})/iu
];
var ofFirst = /\b(?:the |your |that |only )first (?:one|visit|time|clean|cleaning|session|lesson|appointment|treatment|month)\b(?![^$]*\bafter that\b)|(?<!\p{L})(?:la|votre) première (?:visite|fois|séance|leçon)?(?!\p{L})/iu;
/** "The first one is $50 more" tells no price of it. */
var adds = /^[\s,]*(?:more|extra|on top|additional|de plus|en plus)(?!\p{L})/iu;
/** The caller asks what would be if. */
var supposing = /\b(?:what|how) if\b|\bif (?:it|he|she|they|that|there|the \p{L}+) (?:takes?|goes|runs?|needs?|turns?|gets?|is|are|was|were|has|have)\b|\bin case\b|\b(?:let's )?say (?:it|he|she|they) (?:takes?|goes|runs?|needs?)\b|(?<!\p{L})(?:et si|au cas où|mettons que|supposons)(?!\p{L})|(?<!\p{L})si (?:ça|jamais|c['’]est|il|elle|ils) /iu;
/**
* "That would make it $161, whether it covers the rest somebody confirms", "if he gets it": told of what is
* taken off.
*/
function isLeftOpen(transcript, figure) {
	const sentence = sentenceTelling(transcript, figure);
	const told = sentence.indexOf(figure.spoken);
	return granted.test(sentence) || leftOpen.test(sentence.slice(told));
}
var leftOpen = /\b(?:whether|confirms?|depends|not sure|would have to|can't (?:say|promise))\b|(?<!\p{L})(?:confirmera|à confirmer|reste à|dépend|si (?:ça|cela|le rabais|la réduction))(?!\p{L})/iu;
/** "If you qualify": what is taken off is not granted yet. */
var granted = /\bif (?:\p{L}+ ){1,3}?(?:gets?|qualif\p{L}*|appl(?:y|ies)|counts?|covers?|(?:is|are|['’]s) (?:eligible|allowed|accepted|entitled|approved))\b|(?<!\p{L})s(?:i|['’]) ?(?:\p{L}+ ){1,3}?(?:s['’]applique|compte|y (?:a|avez|ont) droit|l['’](?:a|avez|ont)|(?:est|êtes) (?:admissible|éligible|accepté))/iu;
// ../conversation/src/summary/told-figures.ts
/** Every figure that was told, in order; what only compares two prices is left out. */
function toldFigures(receptionist, { quotes, transcript }) {
	const groups = [];
	for (const quote of quotes) {
		const last = groups.at(-1);
		const [first] = last ?? [];
		const same = quote.proof !== void 0 && first?.proof === quote.proof && first.spoken === quote.spoken && first.at === quote.at;
		if (last && same) {
			if (!last.some((row) => sameRef(row, quote))) last.push(quote);
		} else groups.push([quote]);
	}
	const figures = groups.flatMap((rows) => {
		const [first] = rows;
		if (!first) return [];
		return figureOf$1(receptionist, first, rows, first.proof !== void 0 && isCompared(transcript, first)) ?? [];
	});
	const off = figures.flatMap(({ off, at }) => off.map((row) => ({
		row,
		at
	})));
	return figures.filter(({ rows, at, taken }) => taken.length > 0 || !off.some((one) => one.at === at && rows.every((row) => sameRef(row, one.row))));
}
/** Whether a figure was told as what one thing is more or less than another. */
function isCompared(transcript, quote) {
	const sentence = sentenceTelling(transcript, quote);
	const from = sentence.indexOf(quote.spoken);
	if (from < 0) return false;
	const before = sentence.slice(0, from);
	return moreThan.test(sentence.slice(from + quote.spoken.length)) || differs.test(before);
}
var moreThan = /^[\s,]*(?:more|less|cheaper|dearer|extra|higher|lower|difference|de (?:plus|moins|différence)|plus cher|moins cher)(?!\p{L})/iu;
var differs = /(?<!\p{L})(?:difference|differ|différence|écart|saves?|save you|cheaper by)(?!\p{L})[^.]{0,24}$/iu;
function figureOf$1(receptionist, first, all, compares) {
	const { proof, spoken, amountCents, at } = first;
	const none = {
		extra: 0,
		extras: [],
		taken: [],
		off: []
	};
	if (proof === void 0) return {
		cents: amountCents,
		spoken,
		rows: all,
		counts: [1],
		at,
		...none
	};
	const terms = termsOf(proof.replace(counted, timesEach).replace(ofWhole, expanded));
	const taken = terms.filter(({ minus }) => minus).map(({ text }) => text);
	if (compares && taken.length > 0) return null;
	const off = all.slice(1).filter((row) => taken.some((text) => isListOf(receptionist, row, text)));
	const rows = all.filter((row) => !off.includes(row));
	if (taken.some((text) => isPriceOf(receptionist, rows, text))) return null;
	const [cents = null] = amountsIn(spoken);
	const list = rows.map((row) => listCents(receptionist, row));
	const left = [...list];
	const counts = rows.map(() => 1);
	const extras = [];
	for (const { minus, text } of terms) {
		if (minus) continue;
		const [base = 0] = amountsIn(text);
		const share = /([\d.,]+)\s?%/.exec(text)?.[1];
		if (share) {
			const whole = amountsIn(text).reduce((sum, one) => sum + one, 0);
			const times = timesIn(text);
			const cents = Math.round(whole * times * Number(share.replace(",", ".")) / 100);
			extras.push({
				cents,
				count: 1,
				share: `${share.replace(",", ".")}%`
			});
			continue;
		}
		const count = timesIn(text);
		const row = left.indexOf(base);
		const again = list.indexOf(base);
		if (row >= 0) {
			left[row] = null;
			counts[row] = count;
		} else if (again >= 0) counts[again] = (counts[again] ?? 0) + count;
		else extras.push({
			cents: base,
			count,
			share: ""
		});
	}
	return {
		cents,
		spoken,
		rows,
		counts,
		extra: extras.reduce((sum, part) => sum + part.cents * part.count, 0),
		extras,
		taken: taken.map(percentOf),
		off,
		at
	};
}
/** "($32 − $21) × 80", and the same of each: "$32 × 80 − $21 × 80". */
var counted = /\((\$[\d.,]+) − (\$[\d.,]+)\) × (\d+)(?!\s?%)/g;
var timesEach = (_, one, other, count) => `${one} × ${count} − ${other} × ${count}`;
/** "($130 + $60) × (1 − 10%)" */
var ofWhole = /(\(([^()]+)\)|\$[\d.,]+(?: × \d+)?) × \(1 ([+−]) ([\d.,]+\s?%)\)/g;
/** The same term by term: "$130 + $60 − ($130 + $60) × 10%". */
var expanded = (_, whole, inner, sign, share) => `${inner ?? whole} ${sign} ${whole} × ${share}`;
/** What a sum was added up of; what stands in brackets is one: "− ($179 + $85) × 10%". */
function termsOf(proof) {
	return [...proof.matchAll(/(^|[+−])\s*((?:\([^)]*\)|[^+−(])+)/g)].map(([, sign = "", text = ""]) => ({
		minus: sign === "−",
		text: text.trim()
	}));
}
var timesIn = (text) => Number(/× (\d+)(?!\d*\s?%)/.exec(text)?.[1] ?? 1);
var percentOf = (text) => /[\d.,]+\s?%/.exec(text)?.[0] ?? text;
/** "$155 − $125" of a row or of another option of its service is what one costs more than the other. */
function isPriceOf({ serviceById }, rows, text) {
	if (text.includes("%")) return false;
	const [cents] = amountsIn(text);
	return rows.some(({ serviceId }) => {
		const service = serviceById.get(serviceId);
		return [service?.basePrice, ...(service?.options ?? []).map(({ price }) => price)].some((price) => parsePrice(price).amountCents === cents && cents !== void 0);
	});
}
/** Whether what is taken off is the price of a row, for however many. */
function isListOf(receptionist, row, text) {
	return !text.includes("%") && amountsIn(text)[0] === listCents(receptionist, row);
}
function listCents({ serviceById }, { serviceId, optionId, amountCents }) {
	const service = serviceById.get(serviceId);
	const option = service?.options.find(({ id }) => id === optionId);
	return parsePrice(option ? option.price : service?.basePrice).amountCents ?? amountCents;
}
/**
* The price a row was told at in place of its own: "70 instead of $98", or a figure out of its
* description told by itself. Null: its own stands.
*/
function toldInstead({ serviceById }, spoken, { serviceId, serviceName, amountCents }) {
	const list = amountCents;
	if (list === null) return null;
	const own = ownPrices(serviceById.get(serviceId)?.description ?? "", list);
	const [word = ""] = serviceName.toLowerCase().split(/\s+/);
	const stem = word.slice(0, Math.max(4, word.length - 2));
	let last = null;
	for (const sentence of spoken) {
		const plain = sentence.toLowerCase();
		const figures = [...plain.matchAll(/\$?\s?(\d[\d,]*(?:\.\d\d)?)/g)].map(([, digits = ""]) => Math.round(Number(digits.replace(/,/g, "")) * 100));
		if (!figures.includes(list) && !plain.includes(stem)) continue;
		const instead = insteadOf.exec(plain);
		const [low, high] = [instead?.[1], instead?.[2]].map((digits) => Math.round(Number(digits?.replace(/,/g, "")) * 100));
		if (high === list && low !== void 0 && low !== list) return low;
		const told = own.find((cents) => figures.includes(cents));
		if (figures.includes(list)) last = null;
		else if (told !== void 0) last = told;
	}
	return last;
}
var insteadOf = /\$?\s?(\d[\d,]*(?:\.\d\d)?)\s?\$?,? (?:instead of|rather than|and not|not|au lieu de|plutôt que|et non) \$?(\d[\d,]*(?:\.\d\d)?)/;
/** Figures of a description that are prices by themselves, and no part to be added or taken off. */
function ownPrices(description, list) {
	return [...description.toLowerCase().matchAll(/\$?(\d[\d,]*(?:\.\d\d)?)\s?\$?(?!\s?%|[\d.,:-])(?![\s-]*(?:min|hour|h\b|degree|yr|year|inch|foot|feet|lit|km|day|week|month|vent|gal|jour|an|mois|sem|pouce|pied))/g)].flatMap(({ 0: found, 1: digits = "", index }) => {
		const cents = Math.round(Number(digits.replace(/,/g, "")) * 100);
		const around = description.toLowerCase().slice(Math.max(0, index - 14), index + found.length + 14);
		return cents >= list * leastShare && cents <= list * mostShare && cents !== list && !/\b(?:add|extra|more|plus|off|less|deposit|fee|per|each|ajoutez|de plus|moins|dépôt|frais)\b/.test(around) ? cents : [];
	});
}
var leastShare = .4;
var mostShare = 3;
var summing = /\b(?:comes to|makes|in all|altogether|adds up to|total)\b|\b(?:en tout|cela (?:fait|donne)|ça (?:fait|donne)|ce qui fait|au total|le total|revient à)(?!\p{L})/iu;
var isSummed = (sentence) => summing.test(sentence) && amountsIn(sentence).length > 0;
/**
* What we said last that all of what is wanted comes to, in cents; null: nothing was added up, or a
* price of it was told since. A sum of something else, of a part, or with something that was let go,
* is none.
*/
function lastTotal({ transcript, quotes }, wish) {
	const wanted = quotes.filter(({ serviceName }) => wish.includes(serviceName));
	const standing = wanted.length > 0 ? wanted : quotes;
	const line = transcript.findLast(({ role, content, at, model }) => {
		if (model && model.sentences > 0) return false;
		const told = quotes.filter((quote) => quote.at === at);
		return role === "assistant" && told.length > 0 && !isLetGo(transcript, at) && told.every((quote) => standing.includes(quote)) && standing.every((quote) => told.some((one) => sameRef(one, quote))) && sentences(content).some(isSummed);
	});
	if (!line || standing.some(({ at }) => at > line.at)) return null;
	return amountsIn(sentences(line.content).findLast(isSummed) ?? "").at(-1) ?? null;
}
/** "No, let's stick with the regular one": what an extra would have come to was turned down. */
function isLetGo(transcript, at) {
	const line = transcript.findLastIndex((one) => one.role === "assistant" && one.at === at);
	const reply = transcript.slice(line + 1).find(({ role }) => role === "user")?.content ?? "";
	return declining.test(reply) && settling.test(reply);
}
var declining = /^(?:(?:m+|h+m+|um+|uh+|oh|okay|ok|well|alright|ah|euh|bon|ben)[\s,.]+)*(?:no|nah|nope|not|forget|skip|never mind|non|laisse\p{L}*|oublie\p{L}*)(?!\p{L})/iu;
var settling = /(?<!\p{L})(?:just|stick|without|leave|skip|forget|never mind|keep|only|instead|rather|too (?:much|expensive)|juste|sans|laisse\p{L}*|garde\p{L}*|oublie\p{L}*|trop cher|plutôt|seulement)(?!\p{L})/iu;
// ../conversation/src/summary/standing-figures.ts
/** A figure that is more than the price of one row. */
var isSum = ({ rows, extra, taken }) => rows.length > 1 || extra > 0 || taken.length > 0 || rows.some(({ proof }) => proof !== void 0);
/** What was told last of each row, the newest first, of what still stands. */
function standingFigures(receptionist, outcome, wish) {
	const { transcript } = outcome;
	const told = toldFigures(receptionist, outcome).filter(({ at, extra }) => extra === 0 || !isLetGo(transcript, at));
	const figures = told.filter((figure) => figure.extra + figure.taken.length === 0 || conditionOf(transcript, figure) !== "supposed" || !told.some((one) => one.extra + one.taken.length === 0 && isOfSameRows(one, figure)));
	const first = figures.filter((figure) => conditionOf(transcript, figure) === "first");
	const kept = [figures.filter((figure) => !first.includes(figure)), first].flatMap((each) => standingOfThese(outcome, each, wish));
	return withoutBare(figures.filter((figure) => kept.includes(figure)));
}
var isOfSameRows = (one, other) => one.rows.length === other.rows.length && one.rows.every((row) => other.rows.some((each) => sameRef(each, row)));
/** Of figures that are bound to the same, those told last of each row. */
function standingOfThese(outcome, figures, wish) {
	const wanted = wantedRows(outcome, wish);
	const order = figures.toSorted((a, b) => b.at - a.at || b.rows.length - a.rows.length || size(b) - size(a) || figures.indexOf(b) - figures.indexOf(a));
	let kept = [];
	/** Rows that were told of later, or in a sum that another took the place of. */
	const past = [];
	for (const figure of order) {
		const parts = partsTold(figure, kept);
		if (parts.length > 0) kept = [...kept.filter((one) => !parts.includes(one)), figure];
		const covered = figure.rows.some((row) => past.some((one) => sameRef(one, row))) && !isWhole(figure, kept, past) && !kept.some((one) => isEither(outcome.transcript, figure, one));
		const stands = figure.rows.every((row) => wanted.some((one) => sameRef(one, row)));
		const others = figures.filter((one) => !isEither(outcome.transcript, figure, one));
		if (!isSum(figure) && stands && comesTo(others, figure.rows)) continue;
		if (!covered && stands && !kept.includes(figure) && !isBeside(figures, figure, kept)) kept.push(figure);
		const told = figure.rows.filter(({ serviceName }) => !covered || !wish.includes(serviceName));
		if (stands || figure.rows.length === 1 || covered) past.push(...told);
	}
	return kept;
}
/** The prices of which a sum is made, where they were told after it: "how do you get to that?" */
function partsTold(figure, later) {
	const parts = later.filter((one) => !isSum(one) && one.rows.every((row) => figure.rows.some((each) => sameRef(each, row))));
	const sum = parts.reduce((total, { cents }) => total + (cents ?? 0), 0);
	return figure.rows.length > 1 && parts.length === figure.rows.length && sum === figure.cents ? parts : [];
}
/** What all of it comes to stands, though one part was spoken of once more: "another night is $64". */
function isWhole(figure, kept, past) {
	const later = kept.filter(({ rows }) => rows.some((row) => figure.rows.some((one) => sameRef(one, row))));
	const [only] = later;
	return figure.rows.length > 2 && later.length === 1 && only?.rows.length === 1 && figure.rows.filter((row) => past.some((one) => sameRef(one, row))).length === 1;
}
/** "$510 tonight, or $390 in the daytime", "without it, $195": both stand, as long as nothing says which. */
function isEither(transcript, one, other) {
	if (one.at !== other.at || !isOfSameRows(one, other)) return false;
	const sentence = sentenceTelling(transcript, one);
	const [first, second] = [one, other].map(({ spoken }) => sentence.indexOf(spoken));
	if (first === void 0 || second === void 0 || first < 0 || second < 0) return false;
	const between = sentence.slice(Math.min(first, second), Math.max(first, second));
	return eitherOr.test(between);
}
/** Between two figures of which one or the other holds: "with it", "otherwise". */
var eitherOr = /(?<!\p{L})(?:or|otherwise|without (?:it|that|the)|if not|ou|sinon|sans (?:ça|cela|le|la|lui))(?!\p{L})/iu;
var comesTo = (figures, [row]) => figures.some((one) => isSum(one) && one.rows.length === 1 && one.rows.every((each) => row && sameRef(each, row)));
var size = ({ extra, taken }) => (extra > 0 ? 1 : 0) + taken.length;
/** Told in one breath with what was then summed without it: an offer that was let go. */
function isBeside(figures, { rows: [row], at }, kept) {
	if (!row || row.proof !== void 0) return false;
	return kept.filter((one) => isSum(one) && one.at > at && !one.rows.some((each) => sameRef(each, row))).some(({ rows }) => figures.some((one) => one.at === at && one.rows.some((each) => rows.some((other) => sameRef(each, other)))));
}
/** A service without an option says nothing beside one of its options. */
function withoutBare(figures) {
	const settled = figures.flatMap(({ rows }) => rows.flatMap(({ serviceId, optionId }) => optionId ? serviceId : []));
	return figures.filter(({ rows }) => !rows.every(({ serviceId, optionId }) => !optionId && settled.includes(serviceId)));
}
/** A row as an owner calls it, its option in brackets. */
var nameOf$1 = ({ serviceName, optionName }) => optionName ? `${serviceName} (${optionName})` : serviceName;
/** Of what is wanted, where something is; a guess of ours among several is none that was asked for. */
function wantedRows({ quotes, transcript }, wish) {
	const wanted = quotes.filter(({ serviceName }) => wish.includes(serviceName));
	const settled = new Set(wanted.flatMap((quote) => wish.includes(nameOf$1(quote)) && !toTalkAbout.test(wish) ? quote.serviceId : []));
	const asked = quotes.filter((quote) => !isGuess(transcript, quote) && !turnedDown(transcript, quote.serviceName));
	if (wanted.length === 0) return asked;
	const others = asked.filter((quote) => !wanted.includes(quote));
	return [...wanted.filter((quote) => !settled.has(quote.serviceId) || wish.includes(nameOf$1(quote))), ...others];
}
var toTalkAbout = /^(?:call back|answer in writing|question to answer|wants to speak|for )/;
/** Named by us in an either-or, and never again. */
function isGuess(transcript, { at, serviceName }) {
	const line = transcript.findIndex((entry) => entry.role === "assistant" && entry.at === at);
	return (/[^.!?]*\b(?:or|ou)\b[^.!?]*\?\s*$/.exec(transcript[line]?.content ?? "")?.[0])?.includes(serviceName) === true && !isNamed(transcript.slice(line + 1), serviceName);
}
/** Whether the caller spoke of a service: each word of its name, in whatever form. */
function isNamed(transcript, name) {
	const stems = [...contentStems(name)];
	return transcript.some(({ role, content }) => {
		if (role !== "user") return false;
		const said = [...contentStems(content)];
		return stems.every((stem) => said.some((one) => one.slice(0, root) === stem.slice(0, root)));
	});
}
var root = 5;
// ../conversation/src/summary/sum-extras.ts
/**
* What the owner calls each extra of a sum, by the words beside its amount: "travel charge" of "there's a 45
* dollar travel charge", "extra litre" of "every extra litre 11". Empty where nothing names it. Of several
* that cost as much it is the one that was spoken of.
*/
function namesOfExtras(receptionist, rows, extras, spoken) {
	const written = writtenBy(receptionist, rows);
	const told = contentStems(spoken);
	const used = /* @__PURE__ */ new Set();
	return extras.map((extra) => {
		const [best] = written.flatMap(({ named, title, text, ofRow }) => clausesWith(text, extra).flatMap((clause) => {
			const name = [
				named,
				nameIn(clause, extra),
				title
			].find((one) => one && !used.has(one));
			if (!name) return [];
			const counted = extra.count > 1 && perThing.test(clause) ? 1 : 0;
			const said = [...contentStems(name)].filter((stem) => told.has(stem)).length;
			const added = adding.test(clause) ? 1 : 0;
			return {
				name,
				worth: Math.min(said, mostSaid) + counted + added + (ofRow ? 1 : 0)
			};
		})).toSorted((a, b) => b.worth - a.worth);
		if (!best) return "";
		used.add(best.name);
		return best.name;
	});
}
var mostSaid = 2;
/** What is added to a price is said to be. */
var adding = /(?<!\p{L})(?:more|extra|add(?:s|itional)?|on top|plus|fee|charge|surcharge|en plus|de plus|en sus|frais|supplément\p{L}*|ajoute\p{L}*)(?!\p{L})/iu;
var perThing = /(?<!\p{L})(?:per|each|every|extra|par|chaque|chacune?)(?!\p{L})/iu;
function writtenBy({ serviceById, profile }, rows) {
	const { commonQuestions, operationalNotes } = profile.knowledge;
	return [
		...[...new Set(rows.map(({ serviceId }) => serviceId))].map((id) => ({
			named: "",
			title: "",
			text: serviceById.get(id)?.description ?? "",
			ofRow: true
		})),
		...operationalNotes.map(({ title, content }) => ({
			named: titleOf(title),
			title: "",
			text: content,
			ofRow: false
		})),
		...commonQuestions.map(({ question, explanation }) => ({
			named: "",
			title: shortTitle(question),
			text: explanation ?? "",
			ofRow: false
		}))
	];
}
/** "Parking" and "Shop fee" name what is charged; "Where we go" does not. */
var titleOf = (title) => contentStems(title).size > 0 && title.split(/\s+/).length <= mostOfTitle ? title.charAt(0).toLowerCase() + title.slice(1) : "";
var mostOfTitle = 3;
/** The clauses of a text in which an amount or a share stands. */
function clausesWith(text, extra) {
	const figure = figureOf(extra);
	return text.split(/[;.,]\s+|[;.,]$|\s+(?:but|mais)\s+/u).filter((clause) => figure.test(clause) && !isMeasure(clause, extra));
}
var figureOf = ({ cents, share }) => share ? new RegExp(`(?<![\\d.])${Number.parseFloat(share)}\\s?(?:%|percent|per cent|pour cent|p\\. 100)`, "i") : new RegExp(`\\$?\\s?(?<![\\d.])${(cents / 100).toString().replace(".", "[.,]")}(?![\\d%]|[.,]\\d|:\\d|\\s?(?:%|percent|pour cent|[ap]m\\b))`, "i");
/** Whether the number measures, counts or times something: "under 20 lb", "20 minutes". */
function isMeasure(clause, extra) {
	const found = figureOf(extra).exec(clause);
	const rest = clause.slice((found?.index ?? 0) + (found?.[0].length ?? 0));
	const unit = fold(/^\s*([\p{L}']+)/u.exec(rest)?.[1] ?? "");
	return [
		measureUnits,
		spanUnits,
		clockUnits,
		shortUnits
	].some((units) => units.has(unit));
}
var shortUnits = new Set("lb hr hrs min mins wk wks mo mos l ml g in gal sqft".split(" "));
/** What names an extra in the clause of its amount; empty: the words around it do not. */
function nameIn(clause, extra) {
	const found = figureOf(extra).exec(clause);
	if (!found) return "";
	const before = clause.slice(0, found.index);
	const following = nameOf(clause.slice(found.index + found[0].length).replace(currency, "").replace(/^\s*(?:de |d['’]|for |of |pour )/iu, "").replace(onTop, ""));
	if (/(?:^|\s)(?:an?|une?)\s*\$?$/i.test(before) || nameOf(before) === "") return following;
	return supposed.test(before) || someoneDoes.test(before) ? "" : nameOf(before);
}
var currency = /^\s*(?:\$|dollars?|bucks?|piastres?)(?!\p{L})/iu;
/** What only says that it is added, and what it is added to. */
var onTop = /\s*(?<!\p{L})(?:more|extra|on top|additional|in addition|per|each|de plus|en plus|en sus|supplémentaires?|par|chacune?)(?!\p{L}).*$/iu;
var supposed = /^\s*(?:if|when|unless|si|quand|lorsque)(?!\p{L})/iu;
var someoneDoes = /(?<!\p{L})(?:we|so it['’]?s|so its|i|they|on|nous|je)(?!\p{L})/iu;
function nameOf(words) {
	const bare = words.replace(/^[\s:–-]*(?:(?:and|et|plus|every|each|the|an?|theres?|there['’]s|chaque|les?|la|l['’]|une?|il y a)\s+)*/iu, "").replace(/[\s:–-]*(?:(?:is|are|at|for|costs?|adds?|add|runs?|will be|it['’]?s|plus|est|sont|à|pour|coûtent?|ajoutez?|ajouter|c['’]est|of|de)\s*|[$:–-]\s*)*$/iu, "").trim();
	const short = bare.length > longestName ? bare.replace(/\s+(?:for|of|on|in|to|with|within|outside|pour|du|des?|dans|à)\s.*$/iu, "") : bare;
	if (short.length > longestName || contentStems(short.replace(generic, "")).size === 0) return "";
	return /^\p{Lu}\p{Ll}/u.test(short) ? short.charAt(0).toLowerCase() + short.slice(1) : short;
}
var longestName = 30;
var generic = /(?<!\p{L})(?:extra|more|yes|oui|additional|supplément\p{L}*)(?!\p{L})/giu;
// ../conversation/src/summary/tell-quotes.ts
var mostTold = 3;
/**
* The prices that stand at the end of the call, of what is wanted or was asked for: each row once,
* at the figure that was told of it last, sums with all they are of. What was taken back, turned
* down or only told to compare is none.
*/
function tellQuotes(receptionist, whole, language = "en") {
	const outcome = withoutOthersPrices(whole);
	const wish = outcome.lead?.reason?.split("; ")[0] ?? "";
	const ofTable = quotesTold(receptionist, outcome, wish, language);
	const told = [...complainedOf(outcome, wish, language, ofTable), ...ofTable];
	const total = told.length === 0 ? null : lastTotal(outcome, wish);
	if (total === null || told.some((one) => amountsIn(one).includes(total))) return told;
	if (told.length === 1) {
		const { of, inAll } = ownerWords(language);
		const [, several] = new RegExp(`^[^\\p{L}]* ${of} (.+)$`, "u").exec(told[0] ?? "") ?? [];
		const name = several ?? outcome.quotes.map(nameOf$1).findLast((one) => told[0]?.endsWith(one));
		return [`${sayMoney(total, language)} ${name ? `${of} ${name}` : inAll}`];
	}
	return [...told.slice(0, 2), `${sayMoney(total, language)} ${ownerWords(language).inAll}`];
}
/** Without what was told as a price that is not theirs: "that's for small ones, yours would cost more". */
function withoutOthersPrices(outcome) {
	const { transcript, quotes } = outcome;
	const theirs = quotes.filter((quote) => conditionOf(transcript, quote) !== "theirsNot");
	return {
		...outcome,
		quotes: theirs
	};
}
function quotesTold(receptionist, outcome, wish, language) {
	const words = ownerWords(language);
	const spoken = outcome.transcript.filter(({ role }) => role === "assistant").flatMap(({ content }) => sentences(content));
	const standing = standingFigures(receptionist, outcome, wish);
	const sums = standing.filter(isSum);
	const quotes = [...standing.filter((figure) => !isSum(figure)).flatMap((figure) => figure.rows), ...chosenSince(receptionist, outcome, wish)];
	const [sum, rest] = summed(receptionist, outcome.transcript, quotes, language);
	const ranges = rangesTold(receptionist, outcome, [...sums.flatMap(({ rows }) => rows), ...quotes]).filter(({ name }) => quotes.every(({ serviceName }) => !wish.includes(serviceName)) || wish.includes(name)).map(({ name, from }) => `${name} ${words.fromPrice} ${sayMoney(from, language)}`);
	const [only, second] = quotes;
	const instead = (quote) => {
		const cents = toldInstead(receptionist, spoken, quote);
		if (cents === null) return "";
		return `${sayMoney(cents, language)} ${nameOf$1(quote)} (${words.list} ${priceOf(receptionist, quote, language)})`;
	};
	if (only && !second && sums.length + ranges.length === 0 && wish.replace(/^\S+ /, "") === nameOf$1(only)) return [instead(only) || priceOf(receptionist, only, language)];
	const told = [
		...sums.map((figure) => tellSum(receptionist, outcome, wish, figure, language)),
		...sum ? [sum] : [],
		...rest.map((quote) => instead(quote) || tellRow(receptionist, outcome, wish, quote, language)),
		...ranges
	];
	return [...new Set(told)].slice(0, mostTold);
}
/** "$164 for Color (Roots) + Haircut, incl. travel $28, less 10%" */
function tellSum(receptionist, { transcript }, wish, figure, language) {
	const { cents, spoken, rows, counts, taken } = figure;
	const { of, and, off, toConfirm, firstOnly } = ownerWords(language);
	const sum = `${boundOf(receptionist, rows, language)}${cents === null ? spoken : sayMoney(cents, language)}`;
	const parts = rows.map((row, at) => {
		const count = Math.max(counts[at] ?? 1, countWanted(wish, nameOf$1(row)));
		return count > 1 ? `${count} × ${nameOf$1(row)}` : nameOf$1(row);
	});
	const less = taken.map((part) => inWords(part, language)).join(` ${and} `);
	const left = isLeftOpen(transcript, figure) ? `, ${toConfirm}` : "";
	const after = less && ` ${off.replace("{part}", less).replace(/\)$/, `${left})`)}`;
	const more = tellExtras(receptionist, transcript, figure, language);
	const bound = conditionOf(transcript, figure) === "first" ? ` (${firstOnly})` : "";
	return `${sum} ${of} ${parts.join(" + ")}${more}${after}${bound}`;
}
/** ", incl. city permit $112, travel charge $45": what the owner calls it, or so much extra. */
function tellExtras(receptionist, transcript, { rows, extra, extras }, language) {
	if (extra === 0) return "";
	const { extra: unnamed, including, beside } = ownerWords(language);
	const names = namesOfExtras(receptionist, rows, extras, transcript.map(({ content }) => content).join(" . "));
	const sumOf = (parts) => sayMoney(parts.reduce((sum, { cents, count }) => sum + cents * count, 0), language);
	const nameless = extras.filter((_, at) => !names[at]);
	if (nameless.length === extras.length) return `, ${unnamed.replace("{sum}", sumOf(extras))}`;
	const told = extras.flatMap((part, at) => names[at] ? `${names[at]} ${sumOf([part])}` : []);
	const rest = nameless.length > 0 ? [`${sumOf(nameless)} ${beside}`] : [];
	return `, ${including} ${[...told, ...rest].join(", ")}`;
}
/** How many of a row are wanted, as a wish tells it: "2 × Skin Fade". */
var countWanted = (wish, name) => Number(new RegExp(`(\\d+) × ${name.replace(/[^\p{L}\p{N} ]/gu, ".")}`, "u").exec(wish)?.[1] ?? 1);
/** "from ", where a price in a sum is one that starts there: so does the sum. Empty: none is. */
function boundOf({ serviceById }, rows, language) {
	return rows.some(({ serviceId, optionId }) => {
		const service = serviceById.get(serviceId);
		const option = service?.options.find(({ id }) => id === optionId);
		return parsePrice(option ? option.price : service?.basePrice).kind === "from";
	}) ? `${ownerWords(language).fromPrice} ` : "";
}
function inWords(part, language) {
	const [cents] = amountsIn(part);
	return cents === void 0 || part.includes("%") ? part : sayMoney(cents, language);
}
/** "$126 for Manicure (Gel) + Pedicure (Deluxe)", where that sum was told of them. */
function summed(receptionist, transcript, quotes, language) {
	const priced = quotes.filter((quote) => worthOf(quote) !== null && !quote.proof);
	for (let first = 0; first + 1 < priced.length; first += 1) {
		const parts = priced.slice(first);
		const sum = parts.reduce((total, quote) => total + (worthOf(quote) ?? 0), 0);
		const line = transcript.findLast(({ role, content }) => role === "assistant" && amountsIn(content).includes(sum));
		if (!line || line.at < Math.max(...parts.map(({ at }) => at))) continue;
		const rest = quotes.filter((quote) => !parts.includes(quote));
		return [`${boundOf(receptionist, parts, language)}${sayMoney(sum, language)} ${ownerWords(language).of} ${parts.map(countedName).join(" + ")}`, rest];
	}
	return [null, quotes];
}
/** What a row comes to for as many as it was told for, in cents: "$15 per skylight" for two is 3000. */
function worthOf({ amountCents, spoken, count = 1 }) {
	const each = amountCents ?? amountsIn(spoken)[0] ?? null;
	return each === null ? null : each * count;
}
var countedName = (quote) => quote.count !== void 0 && quote.count > 1 ? `${quote.count} × ${nameOf$1(quote)}` : nameOf$1(quote);
/** A price as the table has it; with the sum, where several are wanted and it was told. */
function tellRow(receptionist, { transcript }, wish, quote, language) {
	const { proof } = quote;
	const name = nameOf$1(quote);
	const amountCents = worthOf({
		...quote,
		count: 1
	});
	const count = countWanted(wish, name);
	const sum = count * (amountCents ?? 0);
	if (count > 1 && sum > 0 && transcript.some(({ role, content }) => role === "assistant" && amountsIn(content).includes(sum)) && !proof) return `${boundOf(receptionist, [quote], language)}${sayMoney(sum, language)} ${ownerWords(language).of} ${count} × ${name}`;
	const price = priceOf(receptionist, quote, language);
	return count > 1 && !proof ? `${price} ${ownerWords(language).each} ${name}` : `${price} ${name}`;
}
function priceOf({ serviceById }, { serviceId, optionId, spoken }, language) {
	const service = serviceById.get(serviceId);
	const option = service?.options.find(({ id }) => id === optionId);
	return sayPrice(parsePrice(option ? option.price : service?.basePrice), language) || spoken;
}
/** Options that were told with their price beside others before one was settled on. */
function chosenSince({ profile }, { transcript, quotes }, wish) {
	return profile.knowledge.services.flatMap(({ id, name, options }) => {
		if (quotes.some(({ serviceId }) => serviceId === id)) return [];
		return options.flatMap((option) => {
			const { amountCents } = parsePrice(option.price);
			const line = transcript.findLast(({ role, content, facts = [] }) => role === "assistant" && facts.some((fact) => fact.id === id || fact.id === option.id) && amountCents !== null && amountsIn(content).includes(amountCents));
			if (!line || amountCents === null || !wish.includes(`${name} (${option.name})`)) return [];
			return [{
				serviceId: id,
				serviceName: name,
				optionId: option.id,
				optionName: option.name,
				spoken: sayPrice(parsePrice(option.price), "en"),
				amountCents,
				at: line.at
			}];
		});
	});
}
/** Services of which every option was told with its price, and none settled on. */
function rangesTold({ serviceById }, { transcript }, quotes) {
	return [...new Set(transcript.flatMap(({ facts = [], content }) => {
		const amounts = amountsIn(content);
		return facts.flatMap(({ kind, id }) => {
			const service = kind === "service" ? serviceById.get(id) : void 0;
			const lowest = service && lowestOption(service);
			return lowest && amounts.includes(lowest.amountCents ?? -1) ? id : [];
		});
	}))].flatMap((id) => {
		const service = serviceById.get(id);
		const lowest = service && lowestOption(service);
		if (!service || !lowest || quotes.some(({ serviceId }) => serviceId === id)) return [];
		if (!isNamed(transcript, service.name) || turnedDown(transcript, service.name)) return [];
		return {
			name: service.name,
			from: lowest.amountCents ?? 0
		};
	});
}
// ../conversation/src/summary/summarise.ts
/** What an owner reads in ten seconds; the link comes on top. */
var usualSms = 480;
/** Of what is urgent, whoever goes there must know more at once. */
var urgentSms = 560;
/** What must not be missed may take this much, and no more. */
var longestSms = 640;
var longestSubject = 120;
/** However much else there is to tell, as much as this is told of why they called. */
var shortestReason = 280;
var longestQuestions = 220;
var longestField = 420;
/**
* The ten-second summary of a call in the shop's own language: urgency, who, number, why, what was
* quoted, booked or promised, and what to do next. What is cut first is the prices beside the first,
* then words of the reason that say least; never a name, number, time, address, promise or open
* question, as long as those alone fit. `link` leads to the call's page and is never cut.
*/
function summarise(receptionist, outcome, link) {
	return told(receptionist, outcome, link, false);
}
function told(receptionist, whole, link, more) {
	const outcome = {
		...whole,
		transcript: takenApart(whole.transcript)
	};
	const { knowledge } = receptionist.profile;
	const language = shopLanguage(knowledge);
	const words = ownerWords(language);
	const end = link ? ` · ${link}` : "";
	const number = sayNumbers(receptionist, outcome, language);
	const who = `${more ? words.more : ""}${outcome.lead?.name ?? number ?? words.unknown}`;
	const head = [flagOf(outcome), who].filter(Boolean).join(" · ");
	const parts = partsOf(receptionist, outcome, language, usualOf(outcome) - head.length - separator);
	const others = tellOthers(outcome, language);
	const line = [
		head,
		outcome.lead?.name ? number : "",
		others,
		...parts
	].filter(Boolean).join(" · ");
	const [news] = parts;
	const caller = outcome.lead?.name ?? sayNumber(outcome) ?? words.unknownNumber;
	const headline = `${more ? words.more : `${callOf(outcome, language)} ${words.from} `}${caller}${news ? `: ${news}` : ""}`;
	return {
		sms: `${cut(line, longestSms)}${end}`,
		subject: `${cut(headline, longestSubject - knowledge.name.length - separator)} · ${knowledge.name}`.slice(0, longestSubject),
		fields: fieldsOf(receptionist, outcome, language),
		language
	};
}
var separator = 3;
var usualOf = ({ urgent }) => urgent ? urgentSms : usualSms;
/** What is told after the caller and their number: the news, then what to do. */
function partsOf(receptionist, outcome, language, longest) {
	const { timeZone } = receptionist.profile.knowledge;
	const { lead, language: spoken } = outcome;
	const words = ownerWords(language);
	const most = longest - (lead?.name ? (sayNumbers(receptionist, outcome, language) ?? "").length : 0) - tellOthers(outcome, language).length;
	const promises = tellPromises(outcome, timeZone, language);
	const quotes = tellQuotes(receptionist, outcome, language);
	const booked = tellBookings(receptionist, outcome, timeZone, language);
	const when = tellTimeApart(outcome, timeZone, language);
	const place = tellPlace(outcome, language);
	const earlier = tellEarlier(outcome, timeZone, language);
	const asked = tellOpenQuestions(outcome, longestQuestions, language);
	const promoted = tellPromotions(outcome, language);
	const whole = tellReason(outcome, timeZone, most, language);
	const rest = (prices, promotions) => [
		prices.length > 0 ? `${words.quoted} ${prices.join(", ")}` : "",
		earlier,
		asked,
		promotions,
		lead?.email ?? "",
		tellByText(outcome, language),
		promises && `${words.promised} ${promises}`,
		spoken === language ? "" : words.speaks[spoken],
		tellNextStep(outcome, language)
	];
	const choices = [
		rest(quotes, promoted),
		rest(quotes, ""),
		rest(quotes.slice(0, 1), ""),
		rest([], "")
	];
	const room = (parts) => most - [
		...booked,
		when,
		place,
		...parts,
		""
	].filter(Boolean).join(" · ").length - 6;
	const least = Math.min(whole.length, shortestReason);
	const fits = (parts) => room(parts) + longestSms - usualOf(outcome) >= least;
	const after = choices.find(fits) ?? choices.at(-1) ?? [];
	const reason = tellReason(outcome, timeZone, Math.max(least, room(after)), language);
	return [
		...booked,
		reason,
		when,
		place,
		...after
	].filter(Boolean);
}
function flagOf({ spam, urgent }) {
	if (spam) return "SPAM";
	return urgent ? "URGENT" : "";
}
function callOf({ spam, urgent }, language) {
	const words = ownerWords(language);
	if (spam) return words.spamCall;
	return urgent ? words.urgentCall : words.call;
}
function fieldsOf(receptionist, outcome, language) {
	const { lead, startedAt } = outcome;
	const { timeZone } = receptionist.profile.knowledge;
	const words = ownerWords(language);
	return [
		["caller", lead?.name],
		["phone", sayNumbers(receptionist, outcome, language)],
		["email", lead?.email],
		["language", outcome.language === language ? null : words.languages[outcome.language]],
		["reason", reasonField(outcome, timeZone, language)],
		["earlier", tellEarlier(outcome, timeZone, language)],
		["askedAbout", askedAbout(outcome, language).join(", ")],
		["preferredTime", lead?.preferredTime && shortWish(lead.preferredTime, startedAt, timeZone, language)],
		["quoted", tellQuotes(receptionist, outcome, language).join(", ")],
		["promotions", promotionsTold(outcome).join(", ")],
		["booked", tellBookings(receptionist, outcome, timeZone, language).join("; ")],
		["promised", tellPromises(outcome, timeZone, language)],
		["open", openOf(outcome).join("; ")],
		["urgent", outcome.urgent ? words.yes : null]
	].flatMap(([kind, value]) => value ? [{
		kind,
		label: words.fields[kind],
		value
	}] : []);
}
/** The same in a mail, where there is room for all of it. */
function reasonField(outcome, timeZone, language) {
	const { lead, note } = outcome;
	if (!lead?.reason) return note ?? "";
	return [
		tellReason({
			...outcome,
			bookings: [],
			lead: {
				...lead,
				preferredTime: null
			}
		}, timeZone, longestField, language),
		tellOthers(outcome, language),
		tellPlace(outcome, language),
		tellByText(outcome, language)
	].filter(Boolean).join(", ");
}
function cut(text, most) {
	const whole = text.replace(/\s+/g, " ").trim();
	if (whole.length <= most) return whole;
	return `${whole.slice(0, most - 1).replace(/\s+\S*$/, "").replace(/[\s,;:·–-]+$/, "")}…`;
}
// src/features/landing/demo-shop.ts
/** The sample shop, with what it asks for tinting an SUV, in dollars. */
function shopWithSuvPrice(price) {
	const services = sampleBusiness.services.map((service) => ({
		...service,
		options: service.options.map((option) => option.id === "suv" ? {
			...option,
			price
		} : option)
	}));
	return {
		...sampleBusiness,
		services
	};
}
priceOfSuv(sampleBusiness);
function priceOfSuv({ services }) {
	const suv = services.flatMap(({ options }) => options).find(({ id }) => id === "suv");
	if (typeof suv?.price !== "number") throw new Error("The sample shop lost its price for an SUV.");
	return suv.price;
}
sampleBusiness.name;
// src/features/landing/demo-call.ts
/** What the demonstration's caller says, in order; the answers are worked out, not written down. */
var callerLines = [
	"Hi, how much is it to tint an SUV?",
	"Great. Could I bring it in on Thursday morning?",
	"Sure, it is Dana Whitfield, 604 555 0188.",
	"Yes, that is right. Thanks, bye."
];
var betweenLinesMs = 6e3;
/**
* A whole call with the sample shop, held here and now by the same conversation that answers real
* ones. Pure: `suvPrice` (dollars) is what the shop asks, `now` decides what "Thursday" means.
*/
function holdDemoCall(suvPrice, now) {
	return demoCallOf(callerLines.reduce((call, words, index) => sayToDemo(call, words, now + (index + 1) * betweenLinesMs), answerDemo(suvPrice, now)));
}
/** Picks up: the greeting has been said, the caller is next. */
function answerDemo(suvPrice, now) {
	const receptionist = prepareReceptionist({
		agentId: "demonstration",
		knowledge: shopWithSuvPrice(suvPrice),
		firstMessage: null,
		transferNumber: null,
		languageModel: false
	});
	const { conversation } = advance(receptionist, newConversation(), {
		type: "answered",
		callId: "demonstration",
		channel: "browser",
		from: "+16045550188"
	}, now);
	return {
		receptionist,
		conversation
	};
}
/** One line of the caller's, after everything said before it has been heard. */
function sayToDemo(call, text, now) {
	const { receptionist } = call;
	const heard = advance(receptionist, call.conversation, { type: "speechPlayed" }, now);
	const { conversation } = advance(receptionist, heard.conversation, {
		type: "callerSpoke",
		text
	}, now);
	return {
		receptionist,
		conversation
	};
}
/** What has been said so far, and what the owner would read if it ended here. */
function demoCallOf({ receptionist, conversation }) {
	const outcome = outcomeOf(conversation);
	return {
		lines: outcome.transcript.map(({ role, content, facts }, place) => ({
			place,
			speaker: role === "user" ? "caller" : "agent",
			words: content,
			facts: facts ?? []
		})),
		summary: summarise(receptionist, outcome, null).sms,
		ended: conversation.endedAt !== null
	};
}
export { answerDemo, demoCallOf, holdDemoCall, sayToDemo };
