// ../conversation/src/speaking/say-money.ts
var noBreakSpace = "\xA0";
function grouped(whole, separator) {
	return String(whole).replace(/\B(?=(\d{3})+$)/g, separator);
}
/** `$399`, `$1,299.50`; in French Canada `399 $`, `1 299,50 $`. `cents` is a whole number. */
function sayMoney(cents, language = "en") {
	const size = Math.abs(Math.round(cents));
	const fraction = size % 100 === 0 ? "" : String(size % 100).padStart(2, "0");
	const sign = cents < 0 ? "-" : "";
	const whole = Math.floor(size / 100);
	if (language === "en") return `${sign}$${grouped(whole, ",")}${fraction && `.${fraction}`}`;
	return `${sign}${grouped(whole, noBreakSpace)}${fraction && `,${fraction}`}${noBreakSpace}$`;
}
// ../conversation/src/table-of.ts
/**
* A table to look words up in that anybody may say or write: it holds its entries and nothing else, where an
* object would answer "constructor" with its own.
*/
function tableOf(entries) {
	return Object.assign(Object.create(null), entries);
}
// ../conversation/src/knowledge/price-units.ts
/** Written forms are matched without accents. Units whose spoken form is not simply `per <word>`; every other unit keeps the owner's word. */
var units = tableOf({
	hour: {
		written: /^(h|hr|hrs|hour|hourly|heures?)$/,
		en: "an hour",
		fr: "de l'heure"
	},
	day: {
		written: /^(day|daily|jours?|journee)$/,
		en: "a day",
		fr: "par jour"
	},
	night: {
		written: /^(nights?|nightly|nuits?)$/,
		en: "a night",
		fr: "par nuit"
	},
	week: {
		written: /^(wk|week|weekly|semaine)$/,
		en: "a week",
		fr: "par semaine"
	},
	month: {
		written: /^(mo|mth|month|monthly|mois)$/,
		en: "a month",
		fr: "par mois"
	},
	year: {
		written: /^(yr|year|yearly|annum|an|annee)$/,
		en: "a year",
		fr: "par année"
	},
	visit: {
		written: /^(visit|trip|visite)$/,
		en: "a visit",
		fr: "par visite"
	},
	session: {
		written: /^(session|seance)$/,
		en: "a session",
		fr: "par séance"
	},
	person: {
		written: /^(person|pp|head|guest|personne)$/,
		en: "a person",
		fr: "par personne"
	},
	item: {
		written: /^(each|ea|item|piece|pc|unit|unite|chacun)$/,
		en: "each",
		fr: "chacun"
	},
	sqft: {
		written: /^(sq\.? ?ft\.?|sqft|square f(oo|ee)t|sf|ft2|pi2|pieds? carres?)$/,
		en: "a square foot",
		fr: "le pied carré"
	},
	foot: {
		written: /^((linear|lineal|ln|lin\.?) ?(f(oo|ee)t|ft\.?)|ft\.?|f(oo|ee)t|pieds?( lineaires?)?)$/,
		en: "a foot",
		fr: "le pied"
	},
	mile: {
		written: /^(mi|mile)$/,
		en: "a mile",
		fr: "par mille"
	},
	km: {
		written: /^(km|kilomet(er|re)|kilometre)$/,
		en: "a kilometre",
		fr: "du kilomètre"
	}
});
/** The name a unit goes by here: `hr` is `hour`, `sq ft` is `sqft`; an unlisted word is itself. */
function unitNamed(written) {
	const word = written.trim().toLowerCase();
	const plain = word.normalize("NFD").replace(/\p{M}/gu, "");
	return Object.keys(units).find((name) => units[name]?.written.test(plain)) ?? word;
}
/** Whether `word` alone, as in `$80 hourly` or `$5 each`, is a unit. */
function isUnitWord(word) {
	return /^(hourly|daily|weekly|monthly|yearly|each|ea|pp|chacun)$/.test(word);
}
/** `an hour`, `a square foot`, `per window`. */
function sayUnit(unit, language) {
	return units[unit]?.[language] ?? `${language === "fr" ? "par" : "per"} ${unit}`;
}
/** Units as they are counted: "three hours". */
var counted = tableOf({
	hour: {
		en: "hours",
		fr: "heures"
	},
	day: {
		en: "days",
		fr: "jours"
	},
	night: {
		en: "nights",
		fr: "nuits"
	},
	week: {
		en: "weeks",
		fr: "semaines"
	},
	month: {
		en: "months",
		fr: "mois"
	},
	year: {
		en: "years",
		fr: "ans"
	},
	visit: {
		en: "visits",
		fr: "visites"
	},
	session: {
		en: "sessions",
		fr: "séances"
	},
	person: {
		en: "people",
		fr: "personnes"
	},
	sqft: {
		en: "square feet",
		fr: "pieds carrés"
	},
	foot: {
		en: "feet",
		fr: "pieds"
	},
	mile: {
		en: "miles",
		fr: "milles"
	},
	km: {
		en: "kilometres",
		fr: "kilomètres"
	}
});
/** "140 feet", "3 heures"; of an owner's own unit only the number. */
function sayCount(count, unit, language) {
	const name = counted[unit]?.[language];
	return name && count > 1 ? `${count} ${name}` : String(count);
}
// ../conversation/src/knowledge/prices.ts
var unknown = {
	kind: "unknown",
	amountCents: null,
	maxCents: null,
	unit: null
};
/** Beyond this the text is a slip of the keyboard rather than a price. */
var largestCents = 1e10;
var amount = new RegExp(`\\$? ?(${/\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?(?![\d,])|\d{1,3}(?:[ .]\d{3})+,\d{2}(?!\d)|\d+(?:[.,]\d{1,2})?(?![\d.,]*\d)|\.\d{2}(?!\d)/.source}) ?(k\\b)? ?(\\$|¢)?`, "g");
/** An upper bound is not a price, and `$1,29` is as likely a slip for `$1,299`. */
var misleading = /\bup to\b|\bjusqu|\$ ?\d+,\d{1,2}(?!\d)/;
var freeText = /^(free|free of charge|no charge|no cost|at no (charge|cost)|complimentary|gratis|gratuit|sans frais|\$ ?0(\.00)?|0([.,]00?)?( ?\$)?)$/;
var taxes = /\b(plus|before|excluding|excl\.?|incl\.?|including|avant|plus les) (applicable )?(tax(es)?|hst|gst|pst|taxes)\b|\+ ?(tax(es)?|hst|gst|pst)\b|\btax(es)? (in|included|incl\.?|extra)\b/g;
var currency = /\b(cad|usd|ca|us|dollars?|bucks|canadian)\b|\bc(?=\$)/g;
var from = /^(from|starting (at|from)|starts? (at|from)|starting|as low as|min(imum)?\.?|at least|upwards? of|over|a partir de|des|apd)(?![a-z])|\+|\b(and|&) up\b|& up\b|\bor more\b|\bet plus\b|\bmin(imum)?$/;
var about = /^(~|about|around|approx(imately)?\b\.?|roughly|circa|environ|est(imated)?\b\.?)/;
var filler = /\b(flat|rate|fee|only|just|total|between|entre|price|prix|for|starting|up|and|or|more|et|plus|at|of|a|an|per|par|the|le|la|l|de)\b/g;
function centsOf(digits, thousands, cents) {
	const plain = /,\d{1,2}$/.test(digits) ? digits.replace(/[ .]/g, "").replace(",", ".") : digits.replace(/[, ]/g, "");
	return Math.round(Number(plain) * (cents ? 1 : 100) * (thousands ? 1e3 : 1));
}
/** Takes the unit off the end of a price: `/hr`, `per sq ft`, `an hour`, `each`. */
function takeUnit(text) {
	const marked = /(?:\/ ?|\b(?:per|par|an?|le|du) |\bde l')([a-z][a-z. ]*\d?)$/.exec(text);
	if (marked?.[1] && marked.index > 0) return {
		rest: text.slice(0, marked.index).trim(),
		unit: unitNamed(marked[1])
	};
	const last = /(?:^|[\s\d$])([a-z]+)$/.exec(text)?.[1];
	if (last && isUnitWord(last)) return {
		rest: text.slice(0, -last.length).trim(),
		unit: unitNamed(last)
	};
	return {
		rest: text,
		unit: null
	};
}
function readNumber(value) {
	const cents = Math.round(value * 100);
	if (cents === 0) return {
		...unknown,
		kind: "free",
		amountCents: 0
	};
	if (!Number.isFinite(cents) || cents < 0 || cents > largestCents) return unknown;
	return {
		...unknown,
		kind: "exact",
		amountCents: cents
	};
}
function tidy(text) {
	return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[\u00a0\u202f\s]+/g, " ").replace(/[’]/g, "'").replace(/\([^)\d]*\)/g, " ").replace(taxes, " ").replace(currency, " ").replace(/(\d)[.,]-/g, "$1").replace(/(\d) (\d{3})(?= ?\$)/g, "$1$2").replace(/\s+/g, " ").trim().replace(/[.*!]$/, "");
}
function readRange(low, high, between, unit) {
	if (!/^(-|–|—|to|and|a|et|through)$/.test(between.trim()) || low > high) return unknown;
	if (low === high) return {
		...unknown,
		kind: unit ? "perUnit" : "exact",
		amountCents: low,
		unit
	};
	return {
		kind: "range",
		amountCents: low,
		maxCents: high,
		unit
	};
}
function readText(text) {
	const whole = tidy(text);
	if (freeText.test(whole)) return {
		...unknown,
		kind: "free",
		amountCents: 0
	};
	if (misleading.test(whole)) return unknown;
	const { rest, unit } = takeUnit(whole);
	const found = [...rest.matchAll(amount)];
	const [first, second] = found;
	if (!first?.[1] || found.length > 2) return unknown;
	const ofThousands = found.some((one) => one[2]) && found.at(-1)?.[2] !== void 0;
	const cents = found.map((one) => centsOf(one[1] ?? "", ofThousands, one[3] === "¢"));
	const [low = 0, high = 0] = cents;
	if (cents.some((one) => !(one > 0 && one <= largestCents))) return unknown;
	const unread = rest.replace(amount, " ").replace(about, " ").replace(from, " ").replace(filler, " ").replace(/^from\b|\b(to|a)\b/g, " ");
	if (/[^\s\-–—:=]/.test(unread)) return unknown;
	if (second) return readRange(low, high, rest.slice(first.index + first[0].length, second.index), unit);
	if (/[-–—=]/.test(unread.replace(/^[\s\-–—:=]+/, ""))) return unknown;
	if (/^\s*-/.test(rest)) return unknown;
	if (about.test(rest)) return {
		...unknown,
		kind: "about",
		amountCents: low,
		unit
	};
	if (from.test(rest)) return {
		...unknown,
		kind: "from",
		amountCents: low,
		unit
	};
	return {
		...unknown,
		kind: unit ? "perUnit" : "exact",
		amountCents: low,
		unit
	};
}
/**
* Reads a price as its owner typed it; zero is free. What cannot be read with certainty, a
* percentage included, is `unknown`: a price is never made up.
*/
function parsePrice(text) {
	const reading = typeof text === "number" ? readNumber(text) : text ? readText(text) : unknown;
	return {
		...reading,
		spoken: sayReading(reading, "en")
	};
}
/** A price as a person says it, such as `from $99`; empty when unknown. */
function sayPrice(price, language = "en") {
	return sayReading(price, language);
}
function sayReading({ kind, amountCents, maxCents, unit }, language) {
	if (kind === "free") return language === "fr" ? "gratuit" : "free";
	if (amountCents === null) return "";
	const per = unit ? ` ${sayUnit(unit, language)}` : "";
	const low = sayMoney(amountCents, language);
	if (maxCents !== null) {
		const high = sayMoney(maxCents, language);
		return language === "fr" ? `de ${low} à ${high}${per}` : `${low} to ${high}${per}`;
	}
	if (kind === "from") return `${language === "fr" ? "à partir de" : "from"} ${low}${per}`;
	if (kind === "about") return `${language === "fr" ? "environ" : "about"} ${low}${per}`;
	return `${low}${per}`;
}
export { unitNamed as a, sayUnit as i, sayPrice as n, tableOf as o, sayCount as r, sayMoney as s, parsePrice as t };
