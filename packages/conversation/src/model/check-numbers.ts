import { contentStems } from '../knowledge/common-words.ts';
import { moneyIn, type SpokenMoney } from '../knowledge/guard.ts';
import { isoDate } from '../knowledge/hours.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold, monthNames } from '../knowledge/words.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { sharesStand } from './check-shares.ts';
import type { DropReason } from './drop-reason.ts';
import { type Grounds, halfDay, numbersIn, type Passage } from './grounds.ts';
import type { ModelSentence } from './resolve-sentence.ts';
import {
  agreeing,
  shared,
  spanStands,
  speaksOf,
  theirs,
  timesIn,
  timeWord,
} from './standing-words.ts';

/** Words for money and rough amounts that are no figure of anybody's. */
const slang =
  /\b(?:bucks?|grand(?! (?:piano|opening|total))|quid|dimes?|nickels?|penn(?:y|ies)|loonies?|toonies?|benjamins?|peanuts|pocket change|next to nothing|dirt cheap|(?:a |few |couple |several )?hundreds|thousands|piastres?|des cinq cents|une bouchee de pain|trois fois rien|des centaines|des milliers|\d\s?k|k notes?)\b/;
const currencies =
  /[€£¥₹]|\b(?:euros?|pounds sterling|pesos?|yen|rupees?|francs?|dolares|dolar|dollari|reais|kronor|zloty|rubles?|yuan)\b/;
/** Numbers of languages we do not speak. */
const foreignNumbers =
  /\b(?:dos|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|veinticinco|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|doscientos|trescientos|cuatrocientos|quinientos|mil|zwei|drei|vier|funf|fuenf|sechs|sieben|acht|neun|zehn|zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend|quattro|cinque|sette|otto|nove|dieci|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento|duecento|trecento|mille|dois|duas|oito|dez|vinte|trinta|cinquenta|sessenta|oitenta)\b/;
const frenchToo = /\b(?:mille|trenta?)\b/;

/** Floors and streets are numbers too. */
const ordinals =
  /\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|deuxieme|troisieme|quatrieme|cinquieme|sixieme) (?:floor|street|avenue|door|building|unit|etage|rue|porte)\b/;
/** Counted in passing: kinds, questions, things said in this very sentence. */
const listed =
  /^\s*(?:quick |more |other |different |main |small |little |last |of (?:them|those|these|you|us)|petites? |autres? )*(?:kinds?|options?|types?|sizes?|things?|ways?|choices?|services?|questions?|sorts?|details?|points?|prices?|versions?|reasons?|parts?|steps?|choses?|raisons?|etapes?|trucs?|affaires?|of (?:them|those|these|you|us)|together|visits?|sortes?|choix|tailles?|fa[c]ons?|prix|ensemble|possibilites?)\b/;

/** Words that may follow or come before a number without telling what is counted. */
const between = /^[\s-]*(?:and a half |or so |full |more |extra |additional |to |-|plus )?/;

/** "It costs forty", and on the next line "dollars": together they are a sum nobody checked. */
const opensOnUnit =
  /^\W*(?:dollars?|bucks?|cents?|piastres?|percent|per cent|hundred|thousand|grand|pour cent|%|\$)/;

/** Whether every number a sentence writes out stands in the shop's words, the caller's or the plan. */
export function checkNumbers(sentence: ModelSentence, grounds: Grounds): DropReason | null {
  const { folded } = sentence;
  if (opensOnUnit.test(folded)) return 'amount';
  if (currencies.test(folded) || /[€£¥₹]/.test(sentence.blanked)) return 'amount';
  const foreign = foreignNumbers.exec(folded);
  if (foreign && !frenchToo.test(foreign[0])) return 'amount';
  const rough = slang.exec(folded);
  if (rough && !grounds.caller.includes(rough[0])) return 'amount';
  for (const money of moneyIn(sentence.blanked))
    if (!mayBeSaid(money, sentence, grounds)) return 'amount';
  if (!sharesStand(folded, grounds)) return 'amount';
  if (ordinals.test(folded)) return 'number';
  const hours = timesIn(folded, grounds).filter(
    ({ time, text, end }) =>
      time &&
      grounds.times.has(halfDay(time)) &&
      !lasting.test(fold(text)) &&
      !ofLength.test(folded.slice(end)),
  );
  const numbers = writtenNumbers(folded).filter(
    ({ start, end }) =>
      ![...hours, ...datesIn(sentence, grounds)].some(
        (time) => time.start <= start && end <= time.end,
      ),
  );
  // "Forty $86" is heard as another amount.
  if (numbers.some(({ end }) => isBefore(end, sentence))) return 'amount';
  for (const number of numbers)
    if (!mayCount(number, sentence, grounds)) {
      return 'number';
    }
  return null;
}

/** "December 11", where that day may be named: no number of anything. */
function datesIn({ folded }: ModelSentence, grounds: Grounds): TimeExpression[] {
  return timesIn(folded, grounds).filter(
    ({ date, text }) => date && monthDay.test(text) && grounds.days.has(isoDate(date)),
  );
}

const monthDay = new RegExp(`\\b(?:${monthNames})\\b`);

function isBefore(end: number, { folded, places }: ModelSentence): boolean {
  return places.some(
    ({ computed, start }) =>
      computed !== null && start >= end && folded.slice(end, start).trim() === '',
  );
}

/** "In two hours", "deux heures": a length as likely as an hour. */
const lasting = /\b(?:hours?|minutes?)\b|^(?!(?:a|vers|avant|apres|pour)\b).*\bheures?\b/;

/** "From five" of an age: no word and no sign says that it is money. */
const isBareNumber = (words: string) => !/[$]|\b(?:dollars?|bucks?|cents?|piastres?)\b/.test(words);

/** After a number: it is a length or a share, and no hour. */
const ofLength =
  /^[ -]*(?:and a half )?(?:hours?|minutes?|days?|percent|%|pour cent|jours?|minutes?)\b/;

/** "It costs forty.": a sum without its currency, wherever else a forty was written. */
function isSum(folded: string, start: number, end: number): boolean {
  const after = folded.slice(end);
  const [next] = spokenNumbers(after);
  const goesOn = /^\s*(?:oh\b|o\b|\d)/.test(after) || next?.start === after.search(/\S/);
  return costing.test(folded.slice(0, start)) && (countsNothing.test(after) || goesOn);
}

const costing =
  /\b(?:costs?|charges?|priced?(?: is| at)?|comes? to|adds? up to|runs?|pays?|totals?(?: is)?|coute(?:nt|ra)?|revient a|fait|prix (?:est|de))(?:(?:(?! {3})[^a-z0-9.!?])+[a-z]+){0,3}(?:(?! {3})[^a-z0-9.!?])*$/;
const countsNothing =
  /^\s*(?:$|[.,;:!?]|(?:for|each|per|plus|with|and|or|but|a|is|costs?|pour|chacune?|par|plus|avec|et|ou|mais)\b)/;

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
    isCallersOwn(cents, folded, grounds)
  );
}

/** "Under your four hundred": the caller's own figure said back as theirs, and not agreed to. */
function isCallersOwn(
  cents: number,
  folded: string,
  { callerAmounts, callerNumbers }: Grounds,
): boolean {
  const known = callerAmounts.has(cents) || callerNumbers.has(cents / 100);
  return (
    known &&
    theirs.test(folded) &&
    (!agreeing.test(folded) || /\b(?:can't|cannot|don't|not|n't|no|pas|peux pas)\b/.test(folded))
  );
}

interface WrittenNumber {
  value: number;
  start: number;
  end: number;
}

/** Numbers in digits or words, "one" and its like in French left aside. */
function writtenNumbers(folded: string): WrittenNumber[] {
  const digits = [...folded.matchAll(/\d+(?:[.,:]\d+)*/g)].map((found) => ({
    value: Number(found[0].replace(/[,:].*$/, '')),
    start: found.index,
    end: found.index + found[0].length,
  }));
  const words = spokenNumbers(folded).filter(({ value }) => value !== 1);
  const dozen = [...folded.matchAll(/\b(?:dozen|douzaine)s?\b/g)].map((found) => ({
    value: 12,
    start: found.index,
    end: found.index + found[0].length,
  }));
  return [...digits, ...words, ...dozen];
}

function mayCount(number: WrittenNumber, sentence: ModelSentence, grounds: Grounds): boolean {
  const { folded } = sentence;
  const { value, start, end } = number;
  const [before, after] = [folded.slice(0, start), folded.slice(end)];
  if (value === 911) return true;
  if (value <= 6 && listed.test(after)) return true;
  // "An F-150", "a CR-5" of the caller's: part of a name.
  if (/[a-z]-$/.test(before) && grounds.callerNumbers.has(value)) return true;
  const around = folded.slice(Math.max(0, start - longestSpan), end + longestSpan);
  if (isTold(number, folded, grounds) || spanStands(around, folded, grounds)) return true;
  if (countsOf(sentence).has(value)) return true;
  if (
    value <= mostPassing &&
    (ofThem.test(before) ||
      bothOfThem.test(folded.slice(Math.max(0, start - 12), end + 12)) ||
      countsInPassing(before, after, grounds))
  )
    return true;
  if (grounds.counts.has(value) && !pricing.test(before) && !timeWord.test(after.trim()))
    return true;
  const clock = value >= 1 && value <= 12 && grounds.times.has((value % 12) * 60);
  if (clock && grounds.callerNumbers.has(value) && !pricing.test(before)) return true;
  if (clock && /\b(?:at|by|before|after|around|until|vers|avant|apres|jusqu'a)\s*$/.test(before))
    return true;
  if (isHouseNumber(folded.slice(start, end), after, grounds)) return true;
  // "He drilled it in ninety-eight", to who said so.
  if (
    grounds.callerNumbers.has(value) &&
    /\b(?:in|since|of|en|depuis)\s*$/.test(before) &&
    /^\s*(?:$|[.,;!?])/.test(after) &&
    isYear(value)
  )
    return true;
  if (isTimeOfDay(before, after) || /^\d{1,2}:\d\d$/.test(folded.slice(start, end))) return true;
  const next = /^[a-z]+/.exec(after.replace(between, ''))?.[0] ?? '';
  const stems = contentStems(next);
  const unit = stems.size > 0 || timeWord.test(next) ? next : '';
  for (const passage of grounds.passages) {
    if (!passage.numbers.has(value)) continue;
    // A clock time of the opening hours is no length of anything.
    if (passage.kind === 'shop' && timeWord.test(next)) continue;
    if (unit === '' && pricing.test(before) && isAmountThere(passage, value, grounds)) continue;
    const unitThere = unit === '' || unitFollows(passage, value, unit, stems);
    if (unitThere && shared(passage, folded, grounds, stems) > 0) return true;
  }
  if (planHas(value, unit, grounds)) return true;
  const saidSo = new RegExp(`\\b${folded.slice(start, end)}\\b`).test(grounds.caller);
  if (saidSo || grounds.callerNumbers.has(value) || grounds.callerDigits.includes(String(value)))
    return isCallersCount(number, folded, grounds);
  return false;
}

/**
 * A number the caller said, or one that stands in words of the owner's which the sentence speaks of, in
 * a place where it is the price of nothing: "at sixty-eight he is", "18 or over", "the first 45 minutes".
 */
function isTold({ value, start, end }: WrittenNumber, folded: string, grounds: Grounds): boolean {
  const [before, after] = [folded.slice(0, start), folded.slice(end)];
  const aged =
    /\b(?:at|a) $/.test(before) &&
    /^,? (?:the|your|you|he|she|his|her|they|votre|vous|il|elle|le|la)\b/.test(after);
  if (pricing.test(before) && !aged && !timeWord.test(/^[ -]*([a-z]+)/.exec(after)?.[1] ?? ''))
    return false;
  if (/^[ -]*(?:percent|per cent|pour ?cent|%|dollars?|bucks?|cents?|piastres?)/.test(after))
    return false;
  const counts = /^[ -]*[a-z]{3,}/.test(after);
  const theirsOnly = grounds.callerNumbers.has(value) && !grounds.callerAmounts.has(value * 100);
  if (theirsOnly && (counts || aged || !grounds.bareNumbers.has(value))) return true;
  // "Nine upstairs, no, ten, and six in the basement": sixteen of them.
  const parts = [...grounds.callerNumbers].filter((one) => one > 1 && value - one > 1);
  const summed = parts.some((one) => one !== value - one && parts.includes(value - one));
  if (counts && summed && !timeWord.test(/[a-z]+/.exec(after)?.[0] ?? '')) return true;
  if (/^ (?:and a half|et demie?)\b/.test(after)) return false;
  return grounds.passages.some(
    (passage) =>
      passage.kind !== 'shop' &&
      passage.numbers.has(value) &&
      !isAmountThere(passage, value, grounds) &&
      speaksOf(passage, folded, grounds) &&
      (!timeWord.test(/^[ -]*([a-z]+)/.exec(after)?.[1] ?? '') ||
        lastsThere(passage, value, folded, grounds.cited.has(passage))),
  );
}

const longestSpan = 16;

/** "Two days" of one thing is no "two days" of another that the same text speaks of. */
function lastsThere(
  { folded: words, kind }: Passage,
  value: number,
  said: string,
  cited: boolean,
): boolean {
  const clauses = words.split(/[.;,]\s|\?\s/);
  const of = clauses.filter((clause) => numbersIn(clause).has(value) && timeUnit.test(clause));
  if (cited && kind === 'fact') return of.length > 0;
  const ofOthers = clauses.filter((clause) => !of.includes(clause) && numbersIn(clause).size > 0);
  const stems = contentStems(said);
  const shares = (clause: string) =>
    [...contentStems(clause)].some(
      (stem) => stems.has(stem) && !/^\d/.test(stem) && !timeStem.has(stem),
    );
  return of.some(shares) || (of.length > 0 && !ofOthers.some(shares));
}

const timeUnit =
  /\b(?:sec|secs|min|mins|hr|hrs|h|wk|wks|mo|mos|yr|yrs|seconds?|minutes?|hours?|days?|weeks?|months?|years?|secondes?|heures?|jours?|semaines?|mois|ans?|annees?)\b/;

const timeStem = contentStems(
  'seconds minutes hours days weeks months years secondes heures jours semaines mois ans annees',
);

/** "1904 12th Avenue", to who said "nineteen oh four": a number before a street, of their own. */
function isHouseNumber(digits: string, after: string, grounds: Grounds): boolean {
  const { callerDigits, callerPieces, state } = grounds;
  const told = callerPieces.has(digits) || callerDigits.includes(digits);
  if (!/^\d{1,5}$/.test(digits) || !told) return false;
  if (ofStreet.test(after)) return true;
  const [next] = after.match(/[a-z]{3,}/) ?? [];
  const known = fold(state.caller.address?.value ?? '');
  return next !== undefined && known.includes(next) && /^[a-z]/.test(after.trim());
}

const ofStreet =
  /^\s+(?:[a-z0-9'-]+\s+){0,3}?(?:street|avenue|road|drive|crescent|lane|court|place|boulevard|terrace|trail|way|close|circle|highway|parkway|line|concession|rue|chemin|rang)\b|^\s+(?:rue|avenue|chemin|rang|boulevard)\b/;

/** Whether an owner's number is money, though it has no currency: then it is told by its reference. */
function isAmountThere({ words }: Passage, value: number, { brief }: Grounds): boolean {
  return [...brief.figures.values()].some(
    ({ unit, value: cents, source }) =>
      unit === 'money' &&
      cents === value * 100 &&
      source.kind === 'words' &&
      words.includes(source.words),
  );
}

function isYear(value: number): boolean {
  return (value > 31 && value < 100) || (value > 1900 && value < 2100);
}

/** "Les deux", all of what was spoken of. */
const ofThem = /\b(?:les|vos|nos|mes|ces|vous|tous|toutes)(?: les)? $/;
/** "The two separately". */
const bothOfThem =
  /\b(?:the|these|those|all)(?: other)? (?:two|three|four|2|3|4)(?= (?:separately|together|apart|of (?:them|those|you))\b|[,.;?!])/;

/** As few as these are counted in passing. */
const mostPassing = 6;

/** "If it's two flights up", "the two repairs": things the caller speaks of, or services, few of them. */
function countsInPassing(before: string, after: string, grounds: Grounds): boolean {
  const noun = /^[ -]*([a-z]{3,})/.exec(after)?.[1] ?? '';
  if (
    timeWord.test(noun) ||
    /^(?:percent|pour|dollars?|bucks?|cents?|hundred|thousand)$/.test(noun)
  )
    return false;
  if (/\b(?:if|si)\b[^.;,]*$/.test(before)) return noun !== '';
  const stems = contentStems(noun);
  const told = contentStems(grounds.caller);
  const services = contentStems(
    grounds.receptionist.profile.knowledge.services.map(({ name }) => name).join(' '),
  );
  return [...stems].some((stem) => told.has(stem) || services.has(stem));
}

/** How many a sentence's own sums are for. */
function countsOf({ places }: ModelSentence): Set<number> {
  return new Set(
    places.flatMap(({ computed }) => (computed?.counts ?? []).map(({ value }) => value)),
  );
}

function unitFollows(
  { folded }: Passage,
  value: number,
  unit: string,
  stems: ReadonlySet<string>,
): boolean {
  const written = [
    ...[...folded.matchAll(/\d+/g)].map((found) => ({
      value: Number(found[0]),
      end: found.index + found[0].length,
    })),
    ...spokenNumbers(folded),
  ];
  return written.some(({ value: other, end }) => {
    if (other !== value) return false;
    const stop = /[.;?!]/.exec(folded.slice(end))?.index ?? folded.length;
    const begin = Math.max(...['.', ';', '?', '!'].map((mark) => folded.lastIndexOf(mark, end)), 0);
    const after = folded.slice(begin, end + stop);
    if (stems.size === 0) return after.includes(unit.slice(0, 5));
    const there = contentStems(after);
    return [...stems].some((stem) => there.has(stem));
  });
}

function planHas(value: number, unit: string, { plan }: Grounds): boolean {
  const folded = plan.toLowerCase();
  return writtenNumbers(folded).some(
    (one) =>
      one.value === value && (unit === '' || folded.slice(one.end, one.end + 30).includes(unit)),
  );
}

const haggles =
  /\b(?:price|cost|pay|paid|charge|quote[sd]?|budget|do it for|do (?:the|a|my) [a-z ]+ for|match|cheaper|dollars?|bucks|prix|coute|payer|budget|rabais)\b/;
const pricing =
  /\b(?:it'?s|is|for|at|only|just|total|comes? to|be|runs?|c'est|fait|sera|coute|pour|a)\s*$/;

const partsOfDay =
  /\b(?:morning|afternoon|evening|noon|lunch|o'clock|am|pm|matin|midi|soir|apres-midi|dine[rz]?|heures?)\b/;

/** A number of the caller's, said of the same thing: never as the price of anything. */
function isCallersCount(
  { value, start, end }: WrittenNumber,
  folded: string,
  grounds: Grounds,
): boolean {
  // A price they have in mind is said back as theirs, or not at all.
  if (grounds.bareNumbers.has(value)) {
    if (theirs.test(folded) && !agreeing.test(folded)) return true;
    if (value <= 12 && partsOfDay.test(folded)) return true;
    if (grounds.callerAmounts.size > 0 || haggles.test(grounds.caller)) return false;
  }
  if (!pricing.test(folded.slice(0, start))) return true;
  const unit = /^\s*-?\s*([a-z]+)/.exec(folded.slice(end))?.[1] ?? '';
  const counted =
    unit !== '' &&
    !/^(?:for|and|is|flat|total|each|even|tops|or|a|per|dollars?|et|pour|par|all|in|if|of|but)$/.test(
      unit,
    );
  if (counted)
    return (
      contentStems(unit).size === 0 ||
      !pricing.test(folded.slice(0, start)) ||
      grounds.caller.includes(unit)
    );
  if (theirs.test(folded) && !agreeing.test(folded)) return true;
  return (
    /\b(?:number|unit|suite|apartment|apt|grade|age|aged|turning|model|year|a|un|une|the|le|la|numero|du|au)\s*$/.test(
      folded.slice(0, start),
    ) && !pricing.test(folded.slice(0, start))
  );
}

function isTimeOfDay(before: string, after: string): boolean {
  return (
    /^\s?(?:am|pm|a\.m|p\.m|o'?clock|h\b|h\d|heures? (?:du|et|pile))/.test(after) ||
    /\b(?:until|till|jusqu'a|from|between|opens? at|closes? at)\s*$/.test(before)
  );
}
