import { o as tableOf, t as parsePrice } from "./prices-C5-QGC7.js";
import { n as localDateTime } from "./time-zone-DNcp8Yw.js";
// ../conversation/src/steps.ts
/** Does all of it at once. */
function inOneGo(steps) {
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}
/** What is made of each item, one a step, in their order. */
function* eachInSteps(items, make) {
	const made = [];
	for (const item of items) {
		made.push(make(item, made.length));
		yield;
	}
	return made;
}
// ../conversation/src/knowledge/words.ts
/** Lower case without accents, apostrophes straightened: the form in which words are compared. */
function fold$1(text) {
	return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘`]/g, "'").replace(/œ/g, "oe");
}
/** The months in folded words, English and French, as an alternative of a pattern. */
var monthNames = "january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre";
/** The days of the week in folded words, English and then French, each from Monday, as an alternative of a pattern. */
var dayNames = "monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche";
/** Words people cut short, by the word that owners write. */
var clipped = /* @__PURE__ */ new Map([
	["&", "and"],
	["amex", "american"],
	["appt", "appointment"],
	["appts", "appointments"],
	["reno", "renovation"],
	["renos", "renovations"],
	["tranny", "transmission"]
]);
/** Splits a text into words. `A.C.` and `p p f` are one word each; `&` is `and`. */
function wordsOf$1(text) {
	const found = [];
	let end = 0;
	for (const piece of text.matchAll(/(?:\b\p{L}\.){2,}|\b[aA]\/[cC]\b|[\p{L}\p{N}]+(?:['’]\p{L}+)*|&/gu)) {
		const between = text.slice(end, piece.index);
		const word = fold$1(piece[0]).replace(/[./]/g, "").replace(/^(l|d|j|c|n|s|m|t|qu|jusqu|lorsqu)'(?=[aeiouhy]\w)/, "").replace(/'(s|re|ll|d|ve|m)?$/, "").replace(/'/g, "");
		end = piece.index + piece[0].length;
		if (!word) continue;
		found.push({
			text: clipped.get(word) ?? word,
			start: piece.index,
			end,
			afterBreak: found.length > 0 && /[,;:.!?\n]/.test(between)
		});
	}
	return joinLetters(found);
}
/**
* The first `most` words of a text, up to what `until` finds. It reads no further than they may reach: who
* looks behind every number of a long line would otherwise read it as often as there are numbers.
*/
function firstWords(text, most, until) {
	const near = text.slice(0, longestOfFew);
	const end = until ? near.search(until) : -1;
	return wordsOf$1(end < 0 ? near : near.slice(0, end)).slice(0, most);
}
var longestOfFew = 80;
/** Recognisers often spell an abbreviation out: `P P F` is heard letter by letter. */
function joinLetters(words) {
	const joined = [];
	let spelled = false;
	for (const word of words) {
		const last = joined.at(-1);
		const letter = /^[a-z]$/.test(word.text) && word.text !== "i";
		if (last && letter && spelled && !word.afterBreak && last.text !== "a") {
			last.text += word.text;
			last.end = word.end;
		} else joined.push({ ...word });
		spelled = letter;
	}
	return joined;
}
var spellings = tableOf({
	colour: "color",
	grey: "gray",
	tyre: "tire",
	jewellery: "jewelry",
	mould: "mold",
	plough: "plow",
	men: "man",
	women: "woman",
	children: "kid",
	child: "kid",
	childrens: "kid",
	teeth: "tooth",
	mice: "mouse",
	knives: "knife",
	feet: "foot",
	leaves: "leaf",
	mens: "man",
	womens: "woman",
	ladies: "lady",
	done: "do",
	dying: "dye",
	brakes: "brake",
	removal: "remove"
});
var endings = [
	[/^(.{2,})ies$/, "$1y"],
	[/^(.{2,}(?:s|x|z|ch|sh))es$/, "$1"],
	[/^(.{2,}[^su])s$/, "$1"],
	[/^(.{4,})ations?$/, "$1"],
	[/^(.{3,}[ts])ions?$/, "$1"],
	[/^(.{4,})ments?$/, "$1"],
	[/^(.{5,})als?$/, "$1"],
	[/^(.{3,})ing$/, "$1"],
	[/^(.{3,})ed$/, "$1"],
	[/^(.{3,})ly$/, "$1"]
];
/** A language has few words that are said often; what is beyond these was made up to be many. */
var mostRemembered = 2e4;
/** Longer ones are no words. */
var longestRemembered = 30;
var remembered = /* @__PURE__ */ new Map();
/** Strips what inflection adds, so that `tinted`, `tinting` and `tints` are one word. */
function stem(word) {
	const known = remembered.get(word);
	if (known !== void 0) return known;
	const root = rootOf(word);
	if (remembered.size >= mostRemembered) remembered.clear();
	if (word.length <= longestRemembered) remembered.set(word, root);
	return root;
}
function rootOf(word) {
	let root = spellings[word] ?? word;
	if (root.length < 4 || /\d/.test(root)) return root;
	for (const [ending, replacement] of endings) root = root.replace(ending, replacement);
	root = spellings[root] ?? root;
	root = root.replace(/([bdgklmnprtz])\1$/, "$1").replace(/(col|flav|lab|harb|neighb|arm|vap|od|hum|rum)our/, "$1or");
	if (root.length > 3) root = root.replace(/e$/, "").replace(/([^aeiou])y$/, "$1i");
	return root;
}
/** A key shared by words that sound alike in English: consonants only, merged by sound. */
function soundOf(word) {
	return word.replace(/^(kn|gn|pn)/, "n").replace(/^wr/, "r").replace(/ph/g, "f").replace(/gh/g, "").replace(/(ch|sh|tch|tion|age$)/g, "x").replace(/c(?=[eiy])/g, "s").replace(/dg|g(?=[eiy])/g, "j").replace(/[cqk]+/g, "k").replace(/z/g, "s").replace(/d/g, "t").replace(/b/g, "p").replace(/v/g, "f").replace(/(?!^)[aeiouyhw]/g, "").replace(/^[aeiou]/, "a").replace(/(.)\1+/g, "$1");
}
/** Whether at most `limit` letters were added, dropped, changed or swapped. */
function withinEdits(a, b, limit) {
	if (Math.abs(a.length - b.length) > limit) return false;
	let before = [];
	let row = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let i = 1; i <= a.length; i += 1) {
		const next = [i];
		for (let j = 1; j <= b.length; j += 1) {
			const same = a[i - 1] === b[j - 1] ? 0 : 1;
			let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
			next.push(cost);
		}
		if (Math.min(...next) > limit) return false;
		before = row;
		row = next;
	}
	return (row[b.length] ?? limit + 1) <= limit;
}
/** How likely `heard` is a slip for `known`: 1 the same, 0 unrelated. */
function likeness(heard, known) {
	if (heard === known) return 1;
	const shorter = Math.min(heard.length, known.length);
	if (shorter < 4) return 0;
	if (heard[0] === known[0] && shorter >= 8 && withinEdits(heard, known, 2)) return .85;
	if (heard[0] === known[0] && shorter >= 6 && withinEdits(heard, known, 1)) return .85;
	const sound = soundOf(heard);
	if ((sound.length > 3 || withinEdits(heard, known, shorter > 5 ? 2 : 1)) && sound.length >= 3 && sound === soundOf(known)) return .75;
	return 0;
}
/** A text of the same length in which these stretches are left blank, so that places in it stay what they were. */
function withoutSpans(text, spans) {
	return spans.reduce((left, { start, end }) => `${left.slice(0, start)}${" ".repeat(end - start)}${left.slice(end)}`, text);
}
// ../conversation/src/knowledge/spoken-numbers.ts
var small = /* @__PURE__ */ new Map([["une", 1]]);
var add = (first, step, words) => {
	for (const [at, word] of words.split(" ").entries()) small.set(word, first + at * step);
};
add(0, 1, "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen");
add(15, 1, "fifteen sixteen seventeen eighteen nineteen");
add(20, 10, "twenty thirty forty fifty sixty seventy eighty ninety");
add(1, 1, "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize");
add(20, 10, "vingt trente quarante cinquante soixante");
small.set("vingts", 20);
/** "Une trentaine de kilomètres": about as many, and a number by itself after the "une". */
var collective = /* @__PURE__ */ new Map([
	["dizaine", 10],
	["vingtaine", 20],
	["trentaine", 30],
	["quarantaine", 40],
	["cinquantaine", 50],
	["soixantaine", 60],
	["centaine", 100]
]);
for (const [word, value] of collective) small.set(word, value);
var scales = /* @__PURE__ */ new Map([
	["hundred", 100],
	["cent", 100],
	["cents", 100],
	["thousand", 1e3],
	["mille", 1e3]
]);
/** Adds a word's value; null where it cannot belong to the same number. */
function withValue(reading, value, name) {
	const { total, current, last } = reading;
	const grown = (to) => ({
		total,
		current: to,
		last: value
	});
	if (current === 0) return grown(value);
	if (/^vingts?$/.test(name) && last === 4 && current % 100 === 4) return grown(current + 76);
	const pastTen = last === 60 || last === 20 && current % 100 === 80;
	if (last >= 20 && last < 100 && value < (pastTen ? 20 : 10) || last === 10 && value >= 7 && value <= 9) return grown(current + value);
	if (current % 100 === 0 && value < 100) return grown(current + value);
	if (current < 20 && value >= 10 && value < 100) return grown(current * 100 + value);
	if (current === 20 && last === 20 && value >= 10 && value < 40 && value !== 20) return grown(2e3 + value);
	return null;
}
function withScale({ total, current }, by) {
	const size = Math.max(1, current) * by;
	return by === 100 ? {
		total,
		current: size,
		last: by
	} : {
		total: total + size,
		current: 0,
		last: by
	};
}
var nothing = {
	total: 0,
	current: 0,
	last: 0
};
/**
* Numbers written in words, English or French, in folded text: "three hundred and ninety-nine",
* "twelve fifty" (1250), "quatre-vingt-dix". A French `cents` after a number is a hundred only
* where another number word follows, since it may be money.
*/
function spokenNumbers(text) {
	const folded = fold$1(text);
	const words = [...folded.matchAll(/[a-z]+/g)];
	const found = [];
	let reading = null;
	let [start, end] = [0, 0];
	for (const [at, word] of words.entries()) {
		const [name] = word;
		const value = small.get(name);
		const scale = scales.get(name);
		if (value === void 0 && scale === void 0) continue;
		const next = words[at + 1]?.[0] ?? "";
		if (name === "cents" && !small.has(next) && !/^dollar|^piastre/.test(next)) continue;
		const before = /^[\s-]*(?:(?:and|et)[\s-]+)?$/.test(folded.slice(end, word.index)) && !collective.has(name) ? reading : null;
		let grown = null;
		if (before) grown = scale === void 0 ? withValue(before, value ?? 0, name) : withScale(before, scale);
		if (!grown) {
			if (reading) found.push({
				value: reading.total + reading.current,
				start,
				end
			});
			start = word.index;
		}
		reading = grown ?? (scale ? withScale(nothing, scale) : withValue(nothing, value ?? 0, name));
		end = word.index + name.length;
	}
	if (reading) found.push({
		value: reading.total + reading.current,
		start,
		end
	});
	return found;
}
/**
* A folded text with the numbers that stand in it as words in figures: "every 2 weeks".
* @param counts which of them; left out: all.
*/
function withFigures(folded, counts = () => true) {
	return spokenNumbers(folded).filter(counts).toReversed().reduce((text, { value, start, end }) => `${text.slice(0, start)}${value}${text.slice(end)}`, folded);
}
// ../conversation/src/knowledge/guard.ts
var digits = /\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:,\d{2})?(?=[ \u00a0\u202f]?\$)|\d+(?:[.,]\d{1,2})?(?!\d)/g;
/** Every number a folded text writes in digits. */
function writtenFiguresIn(text) {
	return [...text.matchAll(digits)].map((found) => {
		const plain = /,\d{1,2}$/.test(found[0]) ? found[0].replace(/[^\d,]/g, "").replace(",", ".") : found[0].replace(/[^\d.]/g, "");
		return {
			value: Number(plain),
			start: found.index,
			end: found.index + found[0].length
		};
	});
}
var currencyBefore = /\$\s?$|\b(cad|usd)\s?$/;
var currencyAfter = /^\s?(\$|dollars?\b|bucks?\b|piastres?\b|piasses?\b|cad\b|usd\b)/;
var fraction = /^\s?(cents?\b|¢|sous\b)/;
var thousands = /^\s?(k|grand)\b/;
var cue = /\b(costs?|prices?|priced|charges?|charged|runs?|pay|quoted?|total|fee|rates?|goes for|start(s|ing)? (at|from)|prix|coute|a partir de)\b[^.!?\d]{0,24}$/;
/** After a number: it measures, counts or is a part of something longer. */
var notMoney = /^[\s-]*(%|[-:/]\d|, \d{3}|(percent|hours?|hrs?|h|minutes?|mins?|days?|weeks?|months?|years?|am|pm|miles?|km|kilometres?|street|avenue|st|nd|rd|th|heures?|jours?|semaines?|mois|ans?|gallons?|inch|feet|foot|square|people|cars|vehicles)\b|a\.m|p\.m)/;
var joining = /^\s?(-|–|to|and|or|a|et|ou)\s?\$?$/;
/**
* Every amount of money a sentence speaks, in cents, in digits or in words, English or French. A
* number without a currency counts where the words before it announce a price: what guards against
* an invented price must rather see one too many.
*/
function amountsIn(text) {
	return moneyIn(text).map(({ cents }) => cents);
}
/** The same of a currency's own sign. */
var signReach = 8;
/** What stands before a place: no more of it than tells, or each number would be read against them all. */
function before(text, at, reached = 160) {
	return text.slice(Math.max(0, at - reached), at);
}
/** What follows the last of `stops` in a text. */
function sinceLast(text, stops) {
	return text.slice(Math.max(...Array.from(stops, (stop) => text.lastIndexOf(stop))) + 1);
}
/** The same amounts with where they stand, the currency included. */
function moneyIn(text) {
	const folded = fold$1(text);
	const figures = [...writtenFiguresIn(folded), ...spokenNumbers(folded)];
	figures.sort((a, b) => a.start - b.start);
	const amounts = [];
	let dollars = null;
	for (const [at, figure] of figures.entries()) {
		const money = moneyOf(folded, figure) ?? moneyByNext(folded, figure, figures[at + 1]);
		if (!money) {
			const paid = amounts.at(-1);
			if (paid && dollars && areCents(folded, dollars.end, figure)) {
				amounts[amounts.length - 1] = {
					...paid,
					cents: paid.cents + figure.value,
					end: figure.end
				};
				dollars = null;
			}
			continue;
		}
		const whole = money.cents && dollars && /^(?:and|et)?$/.test(folded.slice(dollars.end, figure.start).trim()) ? amounts.pop() : void 0;
		const sign = currencyBefore.exec(before(folded, figure.start, signReach))?.[0] ?? "";
		amounts.push({
			cents: (whole?.cents ?? 0) + money.amount,
			start: whole?.start ?? figure.start - sign.length,
			end: money.end
		});
		dollars = money.cents ? null : money;
	}
	return amounts;
}
var fewestCents = 5;
var aDollar = 100;
/** What may follow an amount that ends there, so that its last number counts nothing. */
var amountEnds = /^\s*(?:$|[.,;:!?)]|(?:par|chaque|chacune?|le|la|l'|de plus|en plus|each|per|an?|apiece|more|extra|plus)\b)/;
/** "Un dollar cinquante", "two dollars fifty": the cents are said without their name. */
function areCents(folded, dollarsEnd, { value, start, end }) {
	if (value < fewestCents || value >= aDollar || !Number.isInteger(value)) return false;
	if (!/(?:dollars?|piastres?|piasses?)$/.test(before(folded, dollarsEnd, 160))) return false;
	return /^\s$/.test(folded.slice(dollarsEnd, start)) && amountEnds.test(folded.slice(end, end + 160));
}
/** Before a bare number of an owner's: what it is the price of was just named. */
var priced = /\b(?:is|are|costs?|for|at|of|adds?|add|extra|plus|est|sont|coutent?|pour|ajoute[rz]?)\s?$/;
/** "Add 20 if it is on rims": what is added to a price is paid, whatever follows. */
var adding = /\b(?:adds?|ajoute[rz]?)\s?$/;
/** After one: it is added, or paid for one of something. */
var addedOrEach = /^\s?(?:more\b|extra\b|on top\b|additional\b|off\b|each\b|apiece\b|per \w|an? (?:month|week|day|year|hour|lesson|visit|piece|person|side|time|trip|night|room|item|stop|window|tooth|nail|foot|metre|bag|box)\b|de plus\b|en plus\b|chacune?\b|chaque\b|par \w)/;
/** In clauses of these a bare number counts or measures something. */
var measuring = /\b(?:ages?d?|years? old|at least|at most|up to|min(?:imum)?|max(?:imum)?|limit\w*|within|seats?|capacity|people|numbers?|unit|suite|model|until|open\w*|clos\w+|before|after|by|since|from|size|weigh\w*|ans|moins de|plus de|jusqu'a|avant|apres|depuis|numero)\b/;
/** What an owner takes money for apart from a price: a number that is of one of these is an amount. */
var fee = "(?:(?:trip|travel|delivery|call[- ]?out|service|rush|cleaning|minimum|booking|cancellation|no[- ]?show|late|weekend|holiday|mileage|disposal|set[- ]?up|after[- ]hours) )?(?:fees?|charges?|surcharges?|deposits?|frais|supplements?|depots?|acomptes?)";
/** Before a number: what is taken for something apart from its price. */
var ofFee = new RegExp(`\\b(?:${fee}\\b[^.;,()\\d]{0,30}\\b(?:is|are|of|est|sont|de)|(?:visits?|trips?|call[- ]?outs?|deliver(?:y|ies)|pick[- ]?ups?|deplacements?|livraisons?|visites?)\\b[^.;,()\\d]{0,30}\\b(?:is|are|est|sont))\\s?$`);
/** After a number: what it is taken for. */
var feeAfter = new RegExp(`^\\s(?:(?!for\\b|pour\\b|to\\b|a\\b)(?:[a-z-]+ )?${fee}|(?:de )?(?:travel|mileage|delivery|drive|deplacement|livraison))\\b`);
/** "95 and it comes off nothing": what counts nothing follows. */
var goesOn = /^\s?(?:$|[.;,)!?](?!\d)|(?:and|but|or(?! more| less)|plus|on|for|per|each|with|in|inside|within|outside|unless|if|needs?|gets?|takes?|requires?|et|mais|ou(?! plus| moins)|pour|par|chacune?|si|sauf)\b)/;
/** "175 after hours": asked for coming when others do not. */
var oddHours = /^\s?(?:after[- ]hours|on (?:weekends?|sundays?|saturdays?|holidays?|evenings?)\b|le (?:soir|week-?end|dimanche)\b|les (?:soirs|fins de semaine|dimanches)\b)/;
/** What is paid, or paid with: a bare number beside "over" or "up to" is a sum of it. */
var paid = /\b(?:jobs?|work|purchases?|bills?|invoices?|totals?|quotes?|repairs?|projects?|spend\w*|visa|mastercard|cards?|credit|cheques?|financ\w*|upholstery|travaux|achats?|factures?|cartes?|soumissions?|contrats?)\b/;
/** Before a number: it is a bound of something. */
var bound = /\b(?:over|above|under|below|up to|less than|more than|at least|from|plus de|moins de|au-dessus de|en haut de|en bas de|jusqu'a|a partir de)\s?$/;
/** Fewer are as likely to be things. */
var leastBound = 100;
var paidWords = (sentence, value) => value >= leastBound && paid.test(sentence);
var leastPaid = /\bmin(?:imum)?(?: (?:charge|order|fee|visit|job|de|of|is|est))*\s?$/;
var ofEach = /^\s?(?:per|a|an|par|la|le) (?:visit|job|order|trip|call|stop|visite|commande|fois)\b/;
/**
* Whether a bare number of an owner's is one that is paid, by what stands around it: "every visit is
* 95 and", "175 after hours", "a 40 deposit", "jobs over 3000", "minimum 120 a visit".
*/
function isPaid(value, clause, after, sentence) {
	const rest = after.replace(/^\s?(?:to|or|and|-|a|ou|et) ?\d+(?:[.,]\d+)?/, "");
	if (notMoney.test(rest) || notMoney.test(after)) return false;
	if (ofFee.test(clause) && goesOn.test(after)) return true;
	if (feeAfter.test(after) && value >= leastFee && !measuring.test(clause)) return true;
	if (oddHours.test(after) && value >= leastFee && !untilHour.test(clause)) return true;
	if (leastPaid.test(clause) && ofEach.test(after)) return true;
	return bound.test(clause) && goesOn.test(after) && paidWords(sentence, value);
}
/** Smaller numbers before such a word count it: "2 visits". */
var leastFee = 5;
var untilHour = /\b(?:at|by|until|till|before|after|past|from|open\w*|clos\w+|a|vers|avant|apres|des)\s?$/;
/**
* The amounts of an owner's own words, those too that leave the currency out: "each further door is
* 45", "30 more for a rush". Never to judge what others say: there a bare number is no amount.
*/
function ownersMoneyIn(text) {
	const told = moneyIn(text);
	const folded = fold$1(text);
	let next = 0;
	const bare = writtenFiguresIn(folded).flatMap(({ value, start, end }) => {
		while ((told[next]?.end ?? end) <= start) next += 1;
		if ((told[next]?.start ?? end) < end) return [];
		const [near, after] = [before(folded, start), folded.slice(end, end + 160)];
		const clause = sinceLast(near, ".;,()");
		const amount = {
			cents: Math.round(value * 100),
			start,
			end
		};
		if (isPaid(value, clause, after, `${sinceLast(near, ".;")} ${after.split(/[.;]/)[0] ?? ""}`)) return [amount];
		const ends = /^\s?(?:$|[.;,)])/.test(after) && !/^[.,]\d/.test(after);
		const added = addedOrEach.test(after);
		const stands = adding.test(clause) && goesOn.test(after) || priced.test(clause) && (added || ends && !/\b(?:for|at|of|pour)\s?$/.test(clause)) || added && /^\s?(?:more|extra|on top|each way|de plus|en plus)\b/.test(after);
		const counted = after.replace(/^\s?(?:more|extra|additional|de plus)\b/, "");
		if (!stands || notMoney.test(counted) || measuring.test(`${clause} ${after.split(/[.;,]/)[0]}`)) return [];
		return [amount];
	});
	return [...told, ...bare].sort((one, other) => one.start - other.start);
}
function moneyOf(text, { value, start, end }) {
	const near = before(text, start, 60);
	const scale = thousands.exec(text.slice(end, end + 160))?.[0] ?? "";
	const after = text.slice(end + scale.length, end + scale.length + 160);
	const ofDollar = fraction.exec(after)?.[0];
	if (ofDollar) return {
		amount: Math.round(value),
		cents: true,
		end: end + ofDollar.length
	};
	const marked = currencyAfter.exec(after);
	const announced = cue.test(near) && !notMoney.test(after);
	if (!marked && !currencyBefore.test(near) && !announced) return null;
	return {
		amount: Math.round(value * (scale ? 1e3 : 1) * 100),
		cents: false,
		end: end + scale.length + (marked?.[0].length ?? 0)
	};
}
/** Of "fifty to eighty dollars" both are money. */
function moneyByNext(text, figure, next) {
	if (!next || next.start - figure.end > 160) return null;
	if (!joining.test(text.slice(figure.end, next.start))) return null;
	const money = moneyOf(text, next);
	if (!money) return null;
	return {
		amount: Math.round(figure.value * (money.cents ? 1 : 100)),
		cents: money.cents,
		end: figure.end
	};
}
/** The price texts of a service that may be spoken: none where the owner keeps them to a person. */
function quotable(service) {
	if (service.pricingType === "simple") return [service.basePrice];
	return service.pricingType === "options" ? service.options.map((option) => option.price) : [];
}
/** The same in steps. */
function* pricesKnownInSteps(services, items, notes) {
	const known = /* @__PURE__ */ new Set();
	for (const price of services.flatMap(quotable).map(parsePrice)) for (const amount of [price.amountCents, price.maxCents]) if (amount !== null) known.add(amount);
	const sums = yield* eachInSteps([
		...services.flatMap((one) => one.pricingType === "dont_say" ? [] : [one.description]),
		...items.flatMap((item) => item.answer === "explain" ? [item.explanation, item.explanationFr] : [item.question]),
		...notes.flatMap((note) => [note.content, note.contentFr])
	], (text) => ownersMoneyIn(text ?? ""));
	for (const { cents } of sums.flat()) known.add(cents);
	return known;
}
// ../conversation/src/knowledge/topics-of-money.ts
/** Prices, paying, and what stands behind the work. */
var topicsOfMoney = [
	{
		id: "warranty",
		pattern: /\bwarrant|\bhow long\b.{0,20}\bcovered\b|\bguarante|\bgaranti|stand(s|ing)? behind (your|our|the) work|\bcome back and fix|\b(breaks?|fails?|goes|happens?|leaks?|peels?)\b.{0,30}\bcover(ed)?\b|\bcover(ed)?\b.{0,12}\bif\b/
	},
	{
		id: "satisfaction",
		pattern: /\bsatisf|\bmoney.?back|not happy|unhappy with|don'?t like (it|the)|\bredo\b/
	},
	{
		id: "refund",
		pattern: /\brefunds?\b|\bmoney back\b|\brembours/
	},
	{
		id: "discount",
		pattern: /\bdiscount|\brabais|\bpromo|\bcoupon|\bdeals?\b|\bspecials?\b|\bon sale\b/
	},
	{
		id: "volume-discount",
		parent: "discount",
		pattern: /\bvolume\b|\bbulk\b|\bfleet|multiple (cars|vehicles|units|properties)|several (cars|vehicles)|(two|three|four|five|more than one) (cars|vehicles)/
	},
	{
		id: "senior-discount",
		parent: "discount",
		pattern: /\b(seniors?|elderly|pensioners?|aines?)\b/
	},
	{
		id: "student-discount",
		parent: "discount",
		pattern: /\bstudents?\b|\betudiant/
	},
	{
		id: "military-discount",
		parent: "discount",
		pattern: /\b(military|veterans?|first responders?)\b/
	},
	{
		id: "new-client-discount",
		parent: "discount",
		pattern: /\bfirst.?time\b.{0,20}\b(discount|deal|offer|special)/
	},
	{
		id: "payment",
		pattern: /(?<!(down|monthly) )\bpayments?\b(?! plans?)|\bpaiement|\bhow (can|do|could|should) (i|we) pay|\bways? to pay|\bpay(ing)? (by|with|in|using)\b|\bpayer\b|\bforms? of pay|\baccept(s|ed)? (cards|payment)/
	},
	{
		id: "card",
		parent: "payment",
		pattern: /\bcredit\b|\bvisa\b|\bmaster ?card|\bamex\b|\bamerican express|(?<!(gift|business|insurance|health|id) )\bcards?\b|\bcarte|\bapple pay|\bgoogle pay|\btap to pay/
	},
	{
		id: "debit",
		parent: "payment",
		pattern: /\bdebit\b|\binterac\b|(?<!\b(gift|business|insurance|health|id|credit) )\bcards\b/
	},
	{
		id: "cash",
		parent: "payment",
		pattern: /\bcash\b|\bcomptant\b/
	},
	{
		id: "transfer",
		parent: "payment",
		pattern: /\be.?transfers?\b|\bemail transfer|\bvirement|\bvenmo\b|\bzelle\b|\bpaypal\b/
	},
	{
		id: "cheque",
		parent: "payment",
		pattern: /\bcheque|\bby check\b|\b(take|accept) (a |personal )?checks?\b|\bpersonal check/
	},
	{
		id: "fee-credit",
		pattern: /\b(come|comes|taken|take|deducted|credited|applied|apply|applies|goe?s?|counts?|put) (it |that )?(off|toward|towards|against)\b.{0,16}\b(repairs?|bill|total|job|work|cost|price|invoice)\b/
	},
	{
		id: "financing",
		pattern: /\bfinanc|\bmake payments\b|\bpayment plan|\binstal?lments?\b|\bmonthly payments|\bpayments? .{0,8}(monthly|every month|per month)|\bpay (it )?(off )?(monthly|over time|in parts)|\baffirm\b|\bklarna\b/
	},
	{
		id: "insured",
		pattern: /\binsured\b|(?<!\b(will|would|could|does|do|can) (you|it|that|they|this) )\b(break|damage|scratch)(s|es)? (something|anything|my|our|any)\b|\bbonded\b|\bliability|\b(have|carry) insurance\b|\byour insurance\b|\bassur(e|ance)s?\b/
	},
	{
		id: "insurance-claim",
		pattern: /\bclaims?\b|\binsurance (claim|compan|pay|cover|plan|provider)|\b(take|accept|bill|through|with|work with) (my |our )?(\w+ ){0,2}insurance|\bmy insurance|\bicbc\b|\bdirect bill/
	},
	{
		id: "licensed",
		pattern: /\blicen[cs]ed\b|\bcertifi|\bqualified\b|\baccredit|\blicen[cs]e\b/
	},
	{
		id: "deposit",
		pattern: /\bdeposits?\b|\bdown ?payment|\bup ?front\b|\bdepot\b|\bhow much down\b|\bmoney down\b|\bput (anything|something|money) down|\bpay (in )?advance/
	},
	{
		id: "estimate",
		pattern: /\bestimates?\b|\bquotes?\b(?! me)|\bfree (consult|assessment|inspection)|\bconsultations?\b|\bdevis\b|\bsoumission/
	},
	{
		id: "gift-card",
		pattern: /\bgift (cards?|certificates?)|\bcartes?.cadeaux?/
	},
	{
		id: "tax",
		pattern: /\btax(es)?\b|\bhst\b|\bgst\b|\bpst\b/
	},
	{
		id: "tipping",
		pattern: /\btips?\b|\bgratuity|\bpourboire/
	},
	{
		id: "commission",
		pattern: /\bcommissions?\b/
	},
	{
		id: "call-out",
		pattern: /\bcall.?out\b|\bservice (call )?(fee|charge)|\btrip (fee|charge)|\bdiagnostic (fee|charge)|\bdispatch fee|\bmileage\b|\b(travel|drive|driving) (fee|charge|cost|time)|\b(charge|pay|fee|extra)\b.{0,24}\b(travel|(come|go|drive) (all the way )?(out|over|to))\b|\b(charge|cost|fee|pay|much)\b.{0,24}\bcome\b.{0,8}\b(out|look|over|by)\b|\bfrais de (deplacement|service)/
	},
	{
		id: "cash-only",
		parent: "cash",
		pattern: /\bcash only\b|\b(only|just) (take )?cash\b/
	},
	{
		id: "price-match",
		pattern: /\bprice.?match|\b(beat|match)\b.{0,40}\b(prices?|quotes?|estimates?)\b|\bmatch (it|that|them)\b/
	},
	{
		id: "public-plan",
		pattern: /\bcdcp\b|\b(government|federal|canadian|public)\b.{0,16}\b(plan|program|coverage)\b|\bmedicaid\b|\bmedicare\b/
	}
];
// ../conversation/src/knowledge/topics-of-visits.ts
/** Coming, waiting, and what there is at the shop. */
var topicsOfVisits = [
	{
		id: "cancellation",
		pattern: /\bcancel|\bannul|\breschedul|\bno.?shows?\b|\bmiss(ed|ing)? (an? |my |your )?appointments?|\bchange my appointment/
	},
	{
		id: "late",
		pattern: /\b(running|run|arrive|am|be|show up|if i'?m) late\b|\blate arrival|\blateness|\ben retard/
	},
	{
		id: "parking",
		pattern: /\bpark(ing|ed)?\b(?! (avenue|ave|street|road|lane))|\bstationn/
	},
	{
		id: "wait",
		pattern: /\bwaiting (room|area)|\bwait (there|here|policy|while|for (it|my))|\b(can|could|may|allowed to|able to) (i |we )?(just )?(wait|stay|watch|be there)\b|\blounge\b|\bwait policy/
	},
	{
		id: "duration",
		pattern: /\bhow long (until|till|before|does|do|will|would|is|should|to)\b|\bhow long'?s? (it|that|this) (take|last)|\bhow many (hours|days|weeks)\b|\bhow much time\b|\btake(s)? \d|\bturn ?around|\bcombien de temps|\bjobs take/
	},
	{
		id: "ride",
		pattern: /\brides?\b(?!.{0,12}(bike|smooth|rough))|\bget (home|to work|around|back)\b.{0,24}\b(without|while|after)/
	},
	{
		id: "materials",
		pattern: /\bmaterials?\b|\bbrands?\b|\bproducts?\b|\bproduits?\b|\bmarques?\b|\b(what|which) (kind|type|make) of (film|paint|parts)/
	},
	{
		id: "emergency",
		pattern: /\bemergenc|\burgen[ct]|\bafter.?hours?\b|\b(after|when|once) (you|we)('re| are)? (close|closed)\b|\b(24|twenty.?four).?(\/|hours?|h\b|7|seven)|\bmiddle of the night|\bat night\b|\bright away|(?<!\b(?:them|both|all|those|everything)(?: on)?(?: the)? )\bsame.?day\b/
	},
	{
		id: "walk-in",
		pattern: /\bwalk.?(-| )?ins?\b|\b(just|simply) (walk|show|drop|come|stop|swing|pop)\b|\bwithout (an |a )?(appointment|booking|reservation)|\bsans rendez/
	},
	{
		id: "appointment-needed",
		pattern: /\b(do|does|would|will|should|if|whether|is|are|must)\b.{0,20}\b(need|require|have to|necessary|book|must)\b.{0,24}\b(appointments?|book|booking|reservations?|ahead|advance)\b|\b(appointments?|booking|reservations?)\b.{0,18}\b(need(ed)?|required?|necessary|only|mandatory)\b|\bby appointment\b|\bbook ahead\b/
	},
	{
		id: "kids",
		pattern: /\bkids?\b|\bchild(ren)?\b|\bbab(y|ies)\b|\btoddlers?\b|\bplay ?(area|room)|\benfants?\b|\bstroller|\b(daughter|son|grandson|granddaughter)\b|\b(that|how|too) young\b|\b(what|minimum) age\b|\bage (limit|restriction)/
	},
	{
		id: "pets",
		pattern: /\b(pet|dog|cat|animal).?(friendly|proof|safe)|\b(bring|allow(ed)?|accept|have|got|around|welcome|take|safe (for|around)|okay with|home with|mind|like|hate|afraid of|scared of)\b.{0,16}\b(pets?|dogs?|cats?|puppy|puppies|animals?)\b|\b(pets?|dogs?|cats?|animals?)\b.{0,16}\b(allowed|welcome|home|inside|around)\b|^\W*(are )?pets?\W*$|\b(chiens?|animaux)\b.{0,16}\b(permis|acceptes?|bienvenus?)|\b(amener|apporter)\b.{0,16}\bchien/
	},
	{
		id: "accessibility",
		pattern: /\bwheel ?chairs?|\baccessib|\bramp\b|\bstep.?free|\bdisab|\belevator|\bfauteuil roulant/
	},
	{
		id: "languages",
		pattern: /\blanguages?\b|\blangues?\b|\bspeak (french|english|spanish|mandarin|cantonese|punjabi|hindi|arabic|tagalog|\w+ese)\b|\b(french|spanish|mandarin|cantonese|punjabi)\b.{0,12}\bspeak|parlez/
	},
	{
		id: "arrival",
		pattern: /\barriv(e|al)\b|\bwhen (will|would|can) (you|someone|they) (be here|get here|come|show)|\bhow (fast|soon|quick(ly)?|long)\b.{0,24}\b(here|out|arrive|gets? there)\b|\btime window\b|\beta\b/
	},
	{
		id: "area",
		pattern: /\bservice area|\bwhat areas?\b|\bareas? (do|you)|\bhow far do you (go|travel)/
	},
	{
		id: "mobile",
		pattern: /\bmobile\b|\bcome to (me|my|us|our|you)|\bhouse calls?\b|\bon.?site\b|\bat my (house|home|place|office)/
	},
	{
		id: "eco",
		pattern: /\beco\b|\bpesticid|\bchemicals?\b|\benvironment|\bgreen (product|clean)|\bnon.?toxic|\borganic\b|\bvegan\b|\bcruelty/
	},
	{
		id: "new-clients",
		pattern: /\bnew (clients?|customers?|patients?)\b|\b(taking|accepting) new\b/
	},
	{
		id: "experience",
		pattern: /\bhow long have you\b|\byears? (of|in) (experience|business)|\bbeen in business|\bexperience(d)?\b/
	},
	{
		id: "references",
		pattern: /\breviews?\b|\breferences?\b|\btestimonials?\b|\bportfolio|\bpictures of (your|past)|\bexamples of/
	},
	{
		id: "background",
		pattern: /\bbackground.?check|\bvetted\b/
	},
	{
		id: "identification",
		pattern: /\b(photo )?id\b(?! (like|love|rather|be|have|want|need|say|prefer|appreciate))|\bidentification\b|\bdriver'?s licen/
	},
	{
		id: "weekend",
		pattern: /\b(weekends|saturdays|sundays)\b|\bweekend (calls?|appointments?|service|work|visits?)\b|\bles fins de semaine\b/
	},
	{
		id: "lead-time",
		pattern: /\bhow (far|much|long|soon|early)\b.{0,12}\b(ahead|in advance|notice)|\bnotice\b.{0,16}\b(need|require|want)|\bhow (soon|early|late)\b.{0,16}\b(order|book)\b/
	},
	{
		id: "wifi",
		pattern: /\bwi.?fi\b|\binternet\b/
	},
	{
		id: "washroom",
		pattern: /\bwash ?rooms?\b|\bbath ?rooms?\b.{0,12}\buse|\brestrooms?\b|\btoilettes?\b/
	},
	{
		id: "shuttle",
		parent: "ride",
		pattern: /\bshuttle|\bcourtesy (ride|van|bus)|\b(a|free) (ride|lift)\b|\bdrop me off|\bpick me up|\bnavette|\bdrive me\b/
	},
	{
		id: "loaner",
		parent: "ride",
		pattern: /\bloaners?\b|\bcourtesy (car|vehicle)|\b(rental|replacement|spare) (car|vehicle)|\b(car|vehicle|something) to (drive|use)\b|\bvoiture de (courtoisie|pret)|\bpret de voiture|\bcourtoisie\b/
	},
	{
		id: "key-drop",
		pattern: /\bkeys?\b.{0,30}\b(drop|leave|box|slot|night|after)|\b(drop|leave|put)\b.{0,24}\bkeys?\b|\b(night|early bird|after.?hours|overnight) drop|\bdrop ?box\b/
	},
	{
		id: "be-home",
		pattern: /\b(be|have to be|need to be|i'?m) (at )?(home|there|present)\b|\b(not|isn'?t|nobody|no one|aren'?t|won'?t be)\b.{0,16}\bhome\b|\b(if|when|while) (i'?m|i am|we'?re|we are|nobody'?s|nobody is|no one'?s|no one is) (not |out|away|at work)( in| there| around)?\b|\bpresent\b|\blet you in\b|\b(someone|somebody|anyone|anybody) (there|to be|at home|home)\b/
	}
];
// ../conversation/src/knowledge/topics.ts
var topics = [...topicsOfMoney, ...topicsOfVisits].map((topic) => ({
	...topic,
	everywhere: new RegExp(topic.pattern, "g")
}));
var parents = new Map(topics.flatMap(({ id, parent }) => parent ? [[id, parent]] : []));
/** Pairs of which a yes to one is a no to the other. */
var opposites = /* @__PURE__ */ new Set([
	"walk-in appointment-needed",
	"appointment-needed walk-in",
	"cash-only card",
	"cash-only debit"
]);
/** Topics that only say what is asked of another: in "how long is the warranty", the warranty. */
var aspects = /* @__PURE__ */ new Set(["duration", "tax"]);
/** The topics a text is about, a named part hiding its parent; `rest` is the text without them. */
function topicsOf(text) {
	let rest = fold$1(text);
	const folded = rest;
	const found = /* @__PURE__ */ new Set();
	for (const { id, pattern, everywhere } of topics) {
		if (!pattern.test(folded)) continue;
		found.add(id);
		rest = rest.replace(everywhere, " ");
	}
	for (const id of [...found]) found.delete(parents.get(id) ?? "");
	return {
		topics: found,
		rest
	};
}
/** What is asked about: "how long is the warranty" asks about the warranty. */
function withoutAspects(found) {
	const subjects = [...found].filter((id) => !aspects.has(id));
	return subjects.length > 0 ? new Set(subjects) : found;
}
/** Whether two topics are one, or parts of one. */
function areRelated(one, other) {
	return (parents.get(one) ?? one) === (parents.get(other) ?? other);
}
/** How what was asked stands to what is known: the same, its opposite, or a part of one another. */
function kinshipOf(asked, known) {
	if (asked === known) return "same";
	if (opposites.has(`${asked} ${known}`)) return "opposite";
	if (parents.get(asked) === known) return "general";
	if (parents.get(known) === asked) return "part";
	return null;
}
// ../conversation/src/knowledge/promotions.ts
/** Where a promotion stands on `day`, `YYYY-MM-DD` local to its business. */
function standingOf({ firstDay, lastDay }, day) {
	if (lastDay && lastDay < day) return "over";
	return firstDay && day < firstDay ? "coming" : "running";
}
/** The promotions that may be told at `now`, as the owner ordered them; the coming ones soonest first. */
function promotionsAt({ promotions = [], timeZone }, now) {
	if (promotions.length === 0) return {
		running: [],
		coming: []
	};
	const today = dayAt(now, timeZone);
	const standing = (wanted) => promotions.filter((each) => isTold(each) && standingOf(each, today) === wanted);
	const firstOf = ({ firstDay = "" }) => firstDay;
	return {
		running: standing("running"),
		coming: standing("coming").sort((a, b) => firstOf(a) < firstOf(b) ? -1 : 1)
	};
}
function isTold({ title, offer }) {
	return title.trim() !== "" && offer.trim() !== "";
}
/** The day it is in `timeZone` at `now`: `2026-03-01`. */
function dayAt(now, timeZone) {
	const { year, month, day } = localDateTime(now, timeZone);
	const [mm, dd] = [month, day].map((part) => String(part).padStart(2, "0"));
	return `${year}-${mm}-${dd}`;
}
/** How many days `day` is away from the day of `now`; negative: it is past. */
function daysUntil(day, { timeZone }, now) {
	const midnight = (date) => Date.UTC(date.year, date.month - 1, date.day);
	return (midnight(readDay(day)) - midnight(localDateTime(now, timeZone))) / 864e5;
}
/** A day written `YYYY-MM-DD`. */
function readDay(day) {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	return {
		year,
		month,
		day: date
	};
}
var asksForDeals = /\b(discounts?|specials?|deals?|promos?|promotions?|coupons?|sales?|offers|(special|any|an|current|this) offer|vouchers?|groupons?|rabais|escomptes?|reductions?|aubaines?|soldes?|speciaux|offres?)\b|\b(money|dollars|bucks|percent) off\b|(\$ ?\d+|\d ?%) off\b/;
/** "I have a coupon" asks whether it is taken, which only the owner knows. */
var bringsOne = /\b(i|we) (have|got|ve got|have got|found) (a|an|this|your|the) (\w+ )?(coupons?|vouchers?|groupons?|code|promo code)\b|\bj ?'?ai (un|une|votre) (coupon|bon|code|groupon)\b/;
/** Whether words ask what a business gives just now, rather than to beat or lower a price. */
function asksOfDeals(words) {
	const folded = fold$1(words);
	return asksForDeals.test(folded) && !bringsOne.test(folded);
}
/**
* Whether a promotion may answer these words about deals: not where they ask for a discount of one
* kind (for seniors, for students, on several cars) that it says nothing about.
*/
function fitsKindAsked(promotion, words) {
	if (!asksOfDeals(words)) return false;
	const kinds = kindsIn(words);
	if (kinds.length === 0) return true;
	const { title, offer, titleFr = "", offerFr = "" } = promotion;
	const told = new Set(kindsIn(`${title} ${offer} ${titleFr} ${offerFr}`));
	return kinds.some((kind) => told.has(kind));
}
/** Whether words call a promotion by its title, in either language, all of its telling words. */
function isTitledIn({ title, titleFr = "" }, words) {
	const said = new Set(wordsOf$1(words).map(({ text }) => stem(text)));
	return [title, titleFr].some((called) => {
		const telling = wordsOf$1(called).flatMap(({ text }) => text.length > 2 ? [stem(text)] : []);
		return telling.length > 1 && telling.every((word) => said.has(word));
	});
}
function kindsIn(text) {
	return [...topicsOf(text).topics].filter((topic) => topic.endsWith("-discount"));
}
/** Whether a promotion was made for this service: by its id or its name. */
function belongsTo(promotion, { id, name }) {
	const keys = [id, name].map((key) => key.trim().toLowerCase());
	return (promotion.goesWith ?? []).some((key) => keys.includes(key.trim().toLowerCase()));
}
/** A promotion in its owner's words, as part of a sentence: "Fall tint special: $50 off any full tint". */
function sayPromotion(promotion, language) {
	const french = language === "fr";
	const title = french && promotion.titleFr?.trim() || promotion.title;
	const offer = french && promotion.offerFr?.trim() || promotion.offer;
	const plain = (words) => words.replace(/\s+/g, " ").trim();
	const end = french ? " : " : ": ";
	return `${plain(title).replace(/[.:]+$/, "")}${end}${plain(offer).replace(/[.!]+$/, "")}`;
}
/** Every amount, in cents, that the promotions to be told at `now` speak of, and no other's. */
function amountsOnOffer(knowledge, now) {
	const { running, coming } = promotionsAt(knowledge, now);
	return [...running, ...coming].flatMap((promotion) => ["en", "fr"].flatMap((language) => amountsIn(sayPromotion(promotion, language))));
}
// ../conversation/src/phrases/disclosure.ts
/** How callers are told that they speak with an AI; `{name}` is what the owner calls it. */
var disclosures = {
	en: {
		plain: "I'm the AI assistant here.",
		named: "I'm {name}, the AI assistant here.",
		question: "How can I help?"
	},
	fr: {
		plain: "Je suis l'assistante virtuelle, une intelligence artificielle.",
		named: "Je suis {name}, l'assistante virtuelle, une intelligence artificielle.",
		question: "Comment puis-je vous aider?"
	}
};
// ../conversation/src/understanding/spoken-forms.ts
/** How speech recognisers and text messages write what was said, and what stands for it. */
var written = tableOf({
	dont: "do not",
	cant: "can not",
	cannot: "can not",
	wont: "will not",
	didnt: "did not",
	doesnt: "does not",
	isnt: "is not",
	arent: "are not",
	wasnt: "was not",
	werent: "were not",
	havent: "have not",
	hasnt: "has not",
	hadnt: "had not",
	couldnt: "could not",
	wouldnt: "would not",
	shouldnt: "should not",
	aint: "is not",
	im: "i am",
	ive: "i have",
	id: "i would",
	ill: "i will",
	youre: "you are",
	youve: "you have",
	theyre: "they are",
	thats: "that is",
	whats: "what is",
	wheres: "where is",
	whens: "when is",
	hows: "how is",
	whos: "who is",
	theres: "there is",
	lets: "let us",
	itll: "it will",
	thatll: "that will",
	thatd: "that would",
	itd: "it would",
	gonna: "going to",
	wanna: "want to",
	gotta: "got to",
	lemme: "let me",
	gimme: "give me",
	dunno: "do not know",
	yall: "you",
	youse: "you",
	cuz: "because",
	kinda: "kind of",
	gotcha: "got it",
	u: "you",
	r: "are",
	ur: "your",
	thx: "thanks",
	thnx: "thanks",
	tks: "thanks",
	ty: "thank you",
	pls: "please",
	plz: "please",
	tmrw: "tomorrow",
	tmr: "tomorrow",
	tomorow: "tomorrow",
	appt: "appointment",
	appts: "appointments",
	appointement: "appointment",
	apointment: "appointment",
	appintment: "appointment",
	appoinment: "appointment",
	resched: "reschedule",
	reshedule: "reschedule",
	cancle: "cancel",
	canel: "cancel",
	estimet: "estimate",
	adress: "address",
	alright: "all right",
	ok: "okay",
	okey: "okay",
	kay: "okay",
	yess: "yes",
	yeh: "yeah",
	yea: "yeah",
	yah: "yeah",
	ya: "yeah",
	yup: "yep",
	noo: "no",
	nah: "no",
	naw: "no",
	nope: "no",
	thankyou: "thank you",
	goodby: "goodbye",
	buh: "bye",
	byebye: "bye bye",
	rdv: "rendez vous",
	svp: "",
	stp: "",
	chu: "je suis",
	jveux: "je veux",
	ouais: "oui"
});
/** A spelling, folded, to the words it stands for. */
var contractions = new Map(Object.entries(written));
// ../conversation/src/understanding/words.ts
var token = /\p{N}+(?:[.,:]\p{N}+)+|[\p{L}\p{N}]+(?:['’`][\p{L}]+)*/gu;
var elision = /^(j|l|d|c|n|s|m|t|qu|jusqu|lorsqu|puisqu|aujourd)'(.+)$/;
var takesIs = /^(what|where|when|who|how|why|that|it|there|here|he|she|everything|everyone)$/;
/** Lower case, accents and ligatures folded: "Reçu" and "recu" are one word to a caller. */
function fold(text) {
	const lower = text.toLowerCase().replaceAll(/[’`]/g, "'");
	if (!/[^ -~]/.test(lower)) return lower;
	return lower.replaceAll("œ", "oe").normalize("NFD").replaceAll(/\p{M}/gu, "");
}
function withApostrophe(word) {
	if (word.endsWith("n't")) return `${{
		"can't": "can",
		"won't": "will",
		"ain't": "is",
		"shan't": "shall"
	}[word] ?? word.slice(0, -3)} not`;
	const elided = elision.exec(word);
	if (elided && !/^(s|t|d|m|re|ve|ll)$/.test(elided[2] ?? "")) return `${elided[1]} ${elided[2]}`;
	const [stem = "", ending = ""] = word.split("'");
	if (ending === "s") return takesIs.test(stem) ? `${stem} is` : stem === "let" ? "let us" : stem;
	const spelledOut = {
		re: "are",
		ve: "have",
		ll: "will",
		d: "would",
		m: "am"
	}[ending];
	return spelledOut ? `${stem} ${spelledOut}` : word.replaceAll("'", "");
}
/**
* The words of an utterance, contractions written out ("what's" is "what is", also where the
* recogniser dropped the apostrophe; "j'ai" is "j ai"). Linear in the length of the text.
*/
function wordsOf(text) {
	const words = [];
	for (const match of text.matchAll(token)) {
		const start = match.index;
		const end = start + match[0].length;
		const folded = fold(match[0]);
		const spoken = folded.includes("'") ? withApostrophe(folded) : folded;
		const full = contractions.get(spoken) ?? spoken;
		for (const part of full.split(" ")) if (part !== "") words.push({
			text: part,
			start,
			end
		});
	}
	return words;
}
// ../conversation/src/understanding/detect-language.ts
var set = (words) => new Set(words.split(" "));
/** Words of everyday speech that the other language does not have. */
var frenchWords = set("je j tu vous nous il elle ils elles le les un une des du au aux et est sont suis avez avons ont ai ce cette ces ca c qu que qui quoi quand comment combien pourquoi quel quelle quels quelles avec sans pour dans chez sur mon ma mes votre vos notre nos pas plus oui non ouais bonjour bonsoir merci allo salut rendez prendre voudrais veux veut peux pouvez peut aimerais parlez parler francais anglais heure heures demain aujourd hui lundi mardi mercredi jeudi vendredi samedi dimanche ouvert ouverts ferme fermez ouvrez prix coute soumission rappeler annuler deplacer besoin faire faites voiture char auto cheveux coupe maison s il plait d accord ben fait vient alors aussi tres bien etes ou mais donc encore toujours jamais personne proprietaire revoir bonne journee parfait correct madame monsieur eau fuite gaz urgence numero appel appelle moi toi lui me te y en la se etre avoir dites sais quelqu");
var englishWords = set("the you your i is it are do does did what when where how who why which can could would will should have has had my me we he she they them this that these those a an and or but of to in on at for with from by not no yes yeah yep nope hi hello hey thanks thank bye okay please need want like get got know think there here be am was were much many time today tomorrow monday tuesday wednesday thursday friday saturday sunday book cancel call back open close closed car house hair cut price cost sorry good great right sure just about english french speak");
/** Words both languages use, or that are names of things either would call so. */
var shared = set("a on me an son pour main car or as die ton date message service taxi plus auto an correct");
/** Tells English from French in a short utterance, with or without accents. */
function detectLanguage(text) {
	let english = 0;
	let french = 0;
	const words = wordsOf(text);
	for (const { text: word } of words) {
		const weight = shared.has(word) ? .3 : 1;
		if (frenchWords.has(word)) french += weight;
		if (englishWords.has(word)) english += weight;
	}
	if (/[àâçèêëîïôùûœ]/i.test(text)) french += .7;
	const total = english + french;
	const lead = Math.abs(english - french);
	if (lead < .5) return {
		language: null,
		confidence: 0
	};
	const confidence = Math.min(1, lead / total * (1 - .5 ** (lead + .7)));
	return {
		language: french > english ? "fr" : "en",
		confidence
	};
}
// ../conversation/src/knowledge/shop-language.ts
/** The language most of what an owner wrote is in; English where that does not show. */
function shopLanguage({ services, commonQuestions, operationalNotes }) {
	const found = [
		...commonQuestions.flatMap(({ question, explanation }) => [question, explanation ?? ""]),
		...operationalNotes.map(({ content }) => content),
		...services.map(({ name, description }) => `${name} ${description ?? ""}`)
	].map((text) => detectLanguage(text).language);
	return found.filter((language) => language === "fr").length > found.filter((language) => language === "en").length ? "fr" : "en";
}
// ../conversation/src/dialogue/first-message.ts
/** Words by which a greeting already says that no human is speaking. */
var discloses = /\b(a\.?i\.?|artificial|virtual|automated|robot|bot|digital assistant|ia|intelligence artificielle|virtuelle?)\b/i;
/** The words a greeting ends with to ask what a caller wants, with or without a question mark. */
var closingClause = /(?<=^|[\s,;:–—-])(?:(?:and|so|et)\s+)?(?:how (?:can|may|could|might) (?:i|we)|what can (?:i|we) do|(?:comment|en quoi) (?:puis-je|pouvons-nous|peut-on))\b[^.!?]*[.!?]?\s*$/i;
var closingQuestion = /[^.!?]*\?\s*$/;
/**
* The owner's own greeting as callers hear it. They are told that they speak with an AI (Maine's and
* Utah's laws ask for it, others point the same way); where the owner's words leave it out, it is said
* before their closing question, or before `question` where they ask nothing.
*/
function withDisclosure(own, sentence, question) {
	if (discloses.test(own)) return own;
	const closing = closingClause.exec(own) ?? closingQuestion.exec(own);
	if (!closing) return `${asStatement(own)} ${sentence()} ${question()}`;
	const before = own.slice(0, closing.index).trim();
	const asked = closing[0].trim();
	if (before === "") return `${sentence()} ${asked}`;
	return `${asStatement(before)} ${sentence()} ${asked.charAt(0).toUpperCase()}${asked.slice(1)}`;
}
/** Ended with a full stop, unless it ends a sentence already. */
function asStatement(words) {
	return words.replace(/[\s,;:–—-]+$/, "").replace(/([^.!?])$/, "$1.");
}
/** What the owner calls the assistant, where their words for its persona give it a name. */
function personaName({ details }) {
	const persona = details?.persona_and_style?.suggested_persona ?? "";
	const name = /(?:named|called|name is)\s+(\p{Lu}\p{Ll}+)|^(\p{Lu}\p{Ll}+),/u.exec(persona);
	return name?.[1] ?? name?.[2] ?? null;
}
/** What callers of a business hear first where its owner wrote `own`. */
function spokenFirstMessage(own, knowledge, language = shopLanguage(knowledge)) {
	const { plain, named, question } = disclosures[language];
	const name = personaName(knowledge);
	const sentence = () => name === null ? plain : named.replace("{name}", name);
	return withDisclosure(own.trim(), sentence, () => question);
}
export { paid as A, monthNames as B, amountsIn as C, notMoney as D, moneyIn as E, withFigures as F, eachInSteps as G, stem as H, dayNames as I, inOneGo as K, firstWords as L, sinceLast as M, writtenFiguresIn as N, ofFee as O, spokenNumbers as P, fold$1 as R, addedOrEach as S, feeAfter as T, withoutSpans as U, soundOf as V, wordsOf$1 as W, standingOf as _, detectLanguage as a, topicsOf as b, amountsOnOffer as c, daysUntil as d, fitsKindAsked as f, sayPromotion as g, readDay as h, shopLanguage as i, pricesKnownInSteps as j, ownersMoneyIn as k, belongsTo as l, promotionsAt as m, spokenFirstMessage as n, wordsOf as o, isTitledIn as p, withDisclosure as r, disclosures as s, personaName as t, dayAt as u, areRelated as v, bound as w, withoutAspects as x, kinshipOf as y, likeness as z };
