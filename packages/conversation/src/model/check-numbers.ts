import { moneyIn, type SpokenMoney } from '../knowledge/guard.ts';
import { isoDate } from '../knowledge/hours.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold, monthNames } from '../knowledge/words.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { isBoundWritten } from './bounds-written.ts';
import { mayCount } from './check-counts.ts';
import { sharesStand } from './check-shares.ts';
import type { DropReason } from './drop-reason.ts';
import { type Grounds, ownersWrote } from './grounds.ts';
import { latestStarts } from './lengths-written.ts';
import { halfDay } from './named-times.ts';
import { isReckonedDay } from './reckoned-times.ts';
import type { ModelSentence } from './resolve-sentence.ts';
import { agreeing, isClockWritten, passesOn, theirs, timesIn } from './standing-words.ts';
import { countsOf, type WrittenNumber, writtenNumbers } from './written-numbers.ts';

/** Words for money and rough amounts that are no figure of anybody's. */
const slang =
  /\b(?:bucks?|grand(?! (?:piano|opening|total))|quid|dimes?|nickels?|penn(?:y|ies)|loonies?|toonies?|benjamins?|peanuts|pocket change|next to nothing|dirt cheap|(?:a |few |couple |several )?hundreds|thousands|piastres?|des cinq cents|une bouchee de pain|trois fois rien|des centaines|des milliers|\d\s?k|k notes?)\b/;

const currencies =
  /[€£¥₹]|\b(?:euros?|pounds sterling|pesos?|yen|rupees?|francs?|dolares|dolar|dollari|reais|kronor|zloty|rubles?|yuan)\b/;

/** Numbers of languages we do not speak. */
const foreignNumbers =
  /\b(?:dos|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|veinticinco|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|doscientos|trescientos|cuatrocientos|quinientos|mil|zwei|drei|vier|funf|fuenf|sechs|sieben|acht|neun|zehn|zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend|quattro|cinque|sette|otto|nove|dieci|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento|duecento|trecento|mille|dois|duas|oito|dez|vinte|trinta|cinquenta|sessenta|oitenta)\b/g;

const numberOfBoth = /^(?:mille|trenta?)$/;
/** "Que dois-je lui dire", "mal au dos". */
const frenchToo = /^(?:mille|trenta?|dois|dos)$/;

/** Floors and streets are numbers too. */
const ordinals =
  /\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|deuxieme|troisieme|quatrieme|cinquieme|sixieme) (?:floor|street|avenue|door|building|unit|etage|rue|porte)\b/;

/**
 * "It costs forty", and on the next line "dollars": together they are a sum nobody checked. "Pour cent vingt pieds"
 * counts them, and is no percentage.
 */
const opensOnUnit =
  /^\W*(?:dollars?|bucks?|cents?|piastres?|percent|per cent|hundred|thousand|grand|pour cent(?=\W*$|[.,;:!?]| (?:de|du|des|d'|sur)\b)|%|\$)/;

/** Whether every number a sentence writes out stands in the shop's words, the caller's or the plan. */
export function checkNumbers(sentence: ModelSentence, grounds: Grounds): DropReason | null {
  const { folded } = sentence;
  if (opensOnUnit.test(folded)) return 'amount';
  const [foreignMoney] = currencies.exec(folded) ?? [];
  // "Euro cars need a quote", of an owner who wrote so.
  const isTheirWord = foreignMoney !== undefined && ownersWrote(grounds, foreignMoney);
  if ((foreignMoney && !isTheirWord) || /[€£¥₹]/.test(sentence.blanked)) return 'amount';
  const foreign = withoutNames(folded, grounds).match(foreignNumbers) ?? [];
  const ours = grounds.language === 'fr' ? frenchToo : numberOfBoth;
  if (foreign.some((word) => !ours.test(word))) return 'amount';
  const rough = slang.exec(withoutPlaces(sentence, grounds));
  // "Un grand chien" is no thousand dollars.
  const isFrench = grounds.language === 'fr' && rough?.[0] === 'grand';
  // "An upright or a grand?", of an owner who lists both.
  const isTheirs = rough !== null && /\?\s*$/.test(folded) && ownersWrote(grounds, rough[0]);
  const isCallers = grounds.caller.includes(rough?.[0].replace(/s$/, '') ?? '');
  if (rough && !isFrench && !isTheirs && !isCallers) return 'amount';
  const sums = moneyIn(sentence.blanked);
  if (!sums.every((money) => mayBeSaid(money, sentence, grounds))) return 'amount';
  const callersSums = sums.filter(({ cents }) => isCallersOwn(cents, folded, grounds));
  if (!sharesStand(sentence, grounds)) return 'amount';
  const [ordinal] = ordinals.exec(folded) ?? [];
  if (ordinal && !standsAsWritten(ordinal, grounds)) return 'number';
  const derived = latestStarts(folded, grounds);
  const hours = timesIn(folded, grounds).filter(
    ({ time, text, end }) =>
      time &&
      (grounds.times.has(halfDay(time)) ||
        derived.includes(halfDay(time)) ||
        isClockWritten(halfDay(time), folded, grounds)) &&
      !lasting.test(fold(text)) &&
      !ofLength.test(folded.slice(end)),
  );
  const numbers = writtenNumbers(folded).filter(
    ({ start, end }) =>
      ![...hours, ...datesIn(sentence, grounds), ...callersSums].some(
        (time) => time.start <= start && end <= time.end,
      ),
  );
  // "Forty $86" is heard as another amount.
  if (numbers.some((number) => isBefore(number, sentence))) return 'amount';
  if (numbers.some((number) => isPricedEach(number, folded, grounds))) return 'amount';
  for (const number of numbers)
    if (!mayCount(number, sentence, grounds)) {
      return 'number';
    }
  return null;
}

/** Without the caller's name and those they told of: "Otto" is eight elsewhere. */
function withoutNames(folded: string, { state }: Grounds): string {
  const names = [state.caller.name?.value, ...state.wanted.others.map(({ name }) => name)];
  return names
    .flatMap((name) => fold(name ?? '').split(/[^\p{L}]+/u))
    .filter(Boolean)
    .reduce((text, name) => text.replace(new RegExp(`\\b${name}\\b`, 'g'), ' '), folded);
}

/** "Grand Bay", "Hundred Mile House": what the owner or the caller wrote with a capital, before another, is a name. */
function withoutPlaces({ blanked, folded }: ModelSentence, grounds: Grounds): string {
  return folded.replace(/\b[a-z]+(?=[ -][a-z]+)/g, (word, at: number) => {
    const [name = ''] = capitals.exec(blanked.slice(at)) ?? [];
    return name !== '' && standsAsWritten(fold(name), grounds) ? ' '.repeat(word.length) : word;
  });
}

const capitals = /^\p{Lu}\p{L}+[ -]\p{Lu}\p{L}+/u;

/** Whether these very words are the caller's or the owner's. */
function standsAsWritten(words: string, grounds: Grounds): boolean {
  const forms = [words, placesInEnglish.reduce((text, [of, as]) => text.replace(of, as), words)];
  return forms.some((form) => grounds.caller.includes(form) || ownersWrote(grounds, form));
}

/** "Deuxième étage" of an owner who wrote second floor. */
const placesInEnglish: readonly (readonly [RegExp, string])[] = [
  [/^deuxieme\b/, 'second'],
  [/^troisieme\b/, 'third'],
  [/^quatrieme\b/, 'fourth'],
  [/^cinquieme\b/, 'fifth'],
  [/^sixieme\b/, 'sixth'],
  [/etage$/, 'floor'],
  [/rue$/, 'street'],
  [/porte$/, 'door'],
];

/** "December 11", "Monday the 11th", where that day may be named: no number of anything. */
function datesIn({ folded }: ModelSentence, grounds: Grounds): TimeExpression[] {
  return timesIn(folded, grounds).filter(
    ({ date, text }) =>
      date &&
      (monthDay.test(text) || dayOfMonth.test(text)) &&
      (grounds.days.has(isoDate(date)) || isReckonedDay(date, folded, grounds)),
  );
}

/** "Monday the 30th", "lundi le 30". */
const dayOfMonth = /[a-z]{3,}.*\d/;
const monthDay = new RegExp(`\\b(?:${monthNames})\\b`);

/** A number right before a figure, unless it is how many that is for: "with one fee {f9}, with two {f9*2}". */
function isBefore(
  { value, start, end }: WrittenNumber,
  { folded, places }: ModelSentence,
): boolean {
  return places.some(
    ({ computed, ...place }) =>
      computed !== null &&
      place.start >= end &&
      folded.slice(end, place.start).trim() === '' &&
      !(
        withSoMany.test(folded.slice(0, start)) &&
        computed.counts.some((one) => one.value === value)
      ),
  );
}

const withSoMany = /\b(?:with|for|of|if (?:it's|it is)|avec|pour|de|si c'est)(?: the| les)? $/;

/** "In two hours", "deux heures": a length as likely as an hour. */
const lasting = /\b(?:hours?|minutes?)\b|^(?!(?:a|vers|avant|apres|pour)\b).*\bheures?\b/;

/** "From five" of an age: no word and no sign says that it is money. */
const isBareNumber = (words: string) => !/[$]|\b(?:dollars?|bucks?|cents?|piastres?)\b/.test(words);

/** After a number: it is a length or a share, and no hour. */
const ofLength =
  /^[ -]*(?:and a half )?(?:hours?|minutes?|days?|percent|%|pour cent|jours?|minutes?)\b/;

/** "It's 25 a day": heard as a price, though the owner's 25 is an age. */
function isPricedEach(
  { value, start, end }: WrittenNumber,
  folded: string,
  { passages }: Grounds,
): boolean {
  const [each] = /^ (?:an?|per|each|la|le|par|chaque) [a-z]{2,}/.exec(folded.slice(end)) ?? [];
  if (
    !each ||
    !/\b(?:it's|it is|that's|that is|c'est)(?: only| just)? $/.test(folded.slice(0, start))
  )
    return false;
  return passages.every((one) => !one.folded.includes(`${value}${each}`));
}

/** "It costs forty.": a sum without its currency, wherever else a forty was written. */
function isSum(folded: string, start: number, end: number): boolean {
  const after = folded.slice(end);
  const [next] = spokenNumbers(after);
  const goesOn = /^\s*(?:oh\b|o\b|\d)/.test(after) || next?.start === after.search(/\S/);
  if (paidFor.test(folded.slice(0, start)) || toALength.test(after)) return false;
  return costing.test(folded.slice(0, start)) && (countsNothing.test(after) || goesOn);
}

/** "It runs between two and three weeks." */
const toALength =
  /^ (?:and|to|or|et|a|ou) (?:[a-z]+|\d+) (?:minutes?|hours?|days?|weeks?|months?|years?|heures?|jours?|semaines?|mois|ans)\b/;

/** "He'd pay for six" counts them. */
const paidFor = /\bpay(?:s|ing)? (?:only )?for\s*$/;

const costing =
  /\b(?:costs?|charges?|priced?(?: is| at)?|comes? to|adds? up to|runs?|pays?|totals?(?: is)?|coute(?:nt|ra)?|revient a|fait|prix (?:est|de))(?:(?:(?! {3})[^a-z0-9.!?])+[a-z]+){0,3}(?:(?! {3})[^a-z0-9.!?])*$/;

const countsNothing =
  /^\s*(?:$|[.,;:!?]|(?:for|each|per|plus|with|and|or|but|a|is|costs?|today|tonight|now|right|then|there|here|this|that|these|those|all|in|on|at|as|so|if|when|because|total|altogether|even|flat|tops?|max|only|just|too|again|instead|pour|chacune?|par|plus|avec|et|ou|mais|aujourd'hui|maintenant|en|tout|alors|ici|si|quand|seulement|aussi)\b)/;

/** An amount in words that is none: "one visit", an age; or the count of a sum; or the caller's own. */
function mayBeSaid(
  { cents, start, end }: SpokenMoney,
  sentence: ModelSentence,
  grounds: Grounds,
): boolean {
  const { folded } = sentence;
  const words = folded.slice(start, end);
  const value = cents / 100;
  return (
    /^(?:one|une?)$/.test(words) ||
    (isBareNumber(words) &&
      !isSum(folded, start, end) &&
      mayCount({ value, start, end }, sentence, grounds)) ||
    countsOf(sentence).has(value) ||
    isBoundWritten(value, start, end, sentence, grounds) ||
    isCallersOwn(cents, folded, grounds)
  );
}

/** "A nine hundred dollar one would not qualify." */
const fallsShort =
  /\b(?:not|n't|pas|ne)\b[^.;]{0,20}\b(?:qualif\w+|count|be enough|enough|reach|meet|suffi\w+|admissible)\b|\b(?:too little|falls? short|is under|is below)\b/;

/** "Under your four hundred": the caller's own figure said back as theirs, and not agreed to. */
function isCallersOwn(
  cents: number,
  folded: string,
  { callerAmounts, callerNumbers }: Grounds,
): boolean {
  const known = callerAmounts.has(cents) || callerNumbers.has(cents / 100);
  return (
    known &&
    (theirs.test(folded) || passesOn.test(folded) || fallsShort.test(folded)) &&
    (!agreeing.test(folded) || /\b(?:can't|cannot|don't|not|n't|no|pas|peux pas)\b/.test(folded))
  );
}
