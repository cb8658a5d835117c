import { type CallOutcome, wordsOf } from '../conversation.ts';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { moneyIn } from '../knowledge/guard.ts';
import { addDays } from '../knowledge/hours.ts';
import { parsePrice } from '../knowledge/prices.ts';
import { dayNames, fold, monthNames } from '../knowledge/words.ts';
import { writtenTexts } from '../knowledge/written-texts.ts';
import { sayDate } from '../speaking/say-date.ts';
import { spokenPromises } from '../summary/spoken-promises.ts';
import { detectLanguage } from '../understanding/detect-language.ts';
import { kindsOfThings } from '../understanding/slots/names/named-things.ts';
import { type LocalDate, localDateTime } from '../understanding/slots/time-zone.ts';
import {
  holdersOfNumbers,
  linksToNumber,
  references,
} from '../understanding/slots/words/number-holders.ts';
import { isAmountTold } from './amounts-told.ts';
import { hasStrangeAddress } from './check-misleading.ts';
import { digitsOf, numbersIn, ordinalsIn, saidInPieces } from './numbers-in.ts';

/** As large a share of its telling words may be of the model's own choice. */
const mostStrange = 0.5;
const calendar =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|am|pm|english|french|christmas|easter|thanksgiving|halloween|new|year's)$/;

/** "4:30 PM" and "16 h 30", which the caller may have said as "quatre heures et demie". */
const clockTime =
  /\b(\d{1,2})(?:(?::(\d\d))? ?(?:am|pm|a\.m|p\.m)\b|:(\d\d)\b| ?h(?: ?(\d\d))?\b)/g;

/** Whether an hour of a note was said, as "eight" or as "eight thirty". */
function isHourTold(numbers: ReadonlySet<number>, [, hour, ...minutes]: RegExpExecArray): boolean {
  const [past = 0] = minutes.filter(Boolean).map(Number);
  const halves = [Number(hour), (Number(hour) % 12) + 12, Number(hour) % 12];
  return halves.some((one) => numbers.has(one) || (past > 0 && numbers.has(one * 100 + past)));
}

/** "A free quote after six" tells an hour, and no amount. */
const hour =
  /\b(?:before|after|by|at|around|until|till|from|avant|après|vers|dès) (?:(?:half|quarter) (?:past|to) )?[\p{L}\d]+(?! ?(?:dollars?|bucks?|\$))/giu;

/** "Wants it fixed", "says it was promised free" tell nothing of what was done. */
const wished =
  /\b(?:wants?|asks?|asked|hopes?|needs?|would like|whether|wonders?|open|if|get|says?|said|claims?|(?<!\b(?:was|were|been) )told(?! by\b)|veut|veulent|demande|espère|voudrait|aimerait|besoin|savoir|si|reste|dit|pretend)\b/;
/** "Seniors discount scope open": what is left open was not granted either. */
const leftOpen = /^[^.]*\b(?:open|unclear|to (?:be )?confirm(?:ed)?|a confirmer|a verifier)\b/;
const stemOfClaim = 5;
/** The note may be in another language than the call. */
const saidInFrench = (claimed: string, told: string) =>
  /^(?:free|waived)$/.test(claimed) && /\b(?:gratuit|sans frais)/.test(told);
/** "Free estimate" of a shop whose estimates are. */
const ofNoPrice = /^(?:free|gratuit)/;
const isFreeHere = (knowledge: BusinessKnowledge) =>
  /\b(?:free\b|gratuit)/.test(fold(wordsOfShop(knowledge))) ||
  knowledge.services.some(({ basePrice }) => parsePrice(basePrice).kind === 'free');
const done =
  /(?<!\bto be )\b(?:booked|confirmed|scheduled|rescheduled|refunded|approved|agreed|guaranteed|promised|discount(?:ed)?|free|waived|paid|completed|resolved|fixed|sent|dispatched|reserve|confirme|rembourse|approuve|garanti|promis|gratuit|paye|regle|repare|envoye)e?s?\b/g;

/** Every number of a call, in whichever way it may be written: "'98", "three quarter", "mille cinq cents". */
function numbersTold(told: string): ReadonlySet<number> {
  // After "mille cinq" these are hundreds, and no coins.
  const numbers = new Set([...numbersIn(told), ...numbersIn(told.replace(/\bcents\b/g, 'cent'))]);
  for (const piece of saidInPieces(told)) numbers.add(Number(piece));
  for (const place of ordinalsIn(told)) numbers.add(place);
  for (const [, year] of told.matchAll(/'(\d\d)\b|\b(?:in|en) (?=\d\d\b)/g))
    if (year) for (const century of [1900, 2000]) numbers.add(century + Number(year));
  if (/\b(?:half|demie?)\b/.test(told)) for (const value of [1, 2]) numbers.add(value);
  if (/\b(?:quarters?|quarts?)\b/.test(told)) for (const value of [1, 3, 4]) numbers.add(value);
  return numbers;
}

/** Names that an owner wrote: of services and their options, and in answers and notes. */
function wordsOfShop(knowledge: BusinessKnowledge): string {
  return [
    knowledge.name,
    ...knowledge.services.flatMap((service) => [
      service.name,
      service.description ?? '',
      ...service.options.map((option) => option.name),
    ]),
    ...writtenTexts(knowledge).flatMap(({ title, body }) => [title, body]),
  ].join(' ');
}

const dated = new RegExp(
  `\\b(?:${dayNames}),? (?:le )?(?:(?:${monthNames}) \\d{1,2}|\\d{1,2}(?:er)? (?:${monthNames}))\\b`,
  'g',
);

/** "Wednesday November 25" is what "this Wednesday" was: days that fall so, and soon or of late. */
function withoutDates(folded: string, today: LocalDate): string {
  return folded.replace(dated, (words) => {
    for (let at = -furthest; at <= furthest; at += 1) {
      const date = addDays(today, at);
      const said = [sayDate(date, 'en'), sayDate(date, 'fr')].map((one) => bare(fold(one)));
      if (said.includes(bare(words))) return ' ';
    }
    return words;
  });
}

/** Days before a call and after it. */
const furthest = 120;
const bare = (date: string) => date.replace(/,|\ble |(?<=\d)er\b/g, '').replace(/\s+/g, ' ');

/** A note may be several short sentences: each part of them holds or falls by itself. */
const betweenClauses = /(?<=[,:])\s+|(?<=\.)\s+(?=\p{Lu})/u;

/** Whether every number and hour of a clause was said on the call. */
function numbersHold(told: string, today: LocalDate): (clause: string) => boolean {
  const numbers = numbersTold(told);
  const digits = digitsOf(told);
  return (clause) => {
    const folded = withoutDates(fold(clause), today);
    return (
      [...folded.matchAll(clockTime)].every((clock) => isHourTold(numbers, clock)) &&
      [...numbersIn(folded.replace(clockTime, ' '))].every(
        (value) => value === 1 || numbers.has(value) || digits.includes(String(value)),
      )
    );
  };
}

/** Where a clause goes on to a bound or a condition, which may fall alone: "tonight | if they ring by nine". */
const bounds =
  /,?\s(?=(?:if|unless|until|till|before|after|by|at|around|within|si|sauf|avant|après|vers|jusqu['’]à|d['’]ici|à)\s)/giu;

/** As much of a clause as `holds`, but for what it is bound to; empty: nothing worth reading. */
function withoutBound(clause: string, holds: (clause: string) => boolean): string {
  const ends = [...clause.matchAll(bounds)].map(({ index }) => index).toReversed();
  const part = ends.map((end) => clause.slice(0, end)).find(holds) ?? '';
  return part.trim().split(/\s+/).length >= leastWords ? `${part},` : '';
}

const leastWords = 3;

/** What a note is checked against, beside the words of the call. */
interface CallTold {
  knowledge: BusinessKnowledge;
  /** Whether anything was promised to the caller. */
  promised: boolean;
  /** Whether they spoke of a visit that they have. */
  hasVisit: boolean;
}

/** "Promised a call", "promis que la patronne rappelle": a thing that is promised on many calls. */
const aCallPromised =
  /\b(?:promised|promis)e?s?\b(?= (?:that |que |qu'|d')?(?:\p{L}+ ){0,3}(?:calls?|call(?:ed|ing|back)?|ring|rings|phone|text|confirm\w*|pass\w*|ask|check|look|r?appel\w*|confirm\w*|transmet\w*|verifi\w*|demand\w*|texto)\b)/gu;

/** "Cole booked today 10:30": the visit that is to be moved, or is late. */
const standsBooked = /\b(?:booked|scheduled|reserve)e?s?\b/g;

/** Whether a clause says that something is done, given or granted which nobody spoke of. */
function claimsDone(clause: string, told: string, call: CallTold): boolean {
  const { promised, hasVisit, knowledge } = call;
  const said = promised ? fold(clause).replace(aCallPromised, ' ') : fold(clause);
  const folded = hasVisit ? said.replace(standsBooked, ' ') : said;
  return [...folded.matchAll(done)].some(
    ({ 0: claimed, index }) =>
      !wished.test(folded.slice(0, index).split('.').at(-1) ?? '') &&
      !leftOpen.test(folded.slice(index + claimed.length)) &&
      !told.includes(claimed.slice(0, stemOfClaim)) &&
      !saidInFrench(claimed, told) &&
      !(ofNoPrice.test(claimed) && isFreeHere(knowledge)),
  );
}

/**
 * The amounts of a clause in cents; "the price for a twelve string", "pour un vieux coffre" and "the charge
 * on invoice 4417" name none.
 */
function amountsNamed(clause: string): number[] {
  return moneyIn(clause).flatMap(({ cents, start, end }) => {
    const words = clause.slice(start, end);
    const bare = bareNumber.test(words) && !ofMoney.test(words);
    const counts = bare && (aThing.test(clause.slice(end)) || isNumberOf(clause.slice(0, start)));
    return counts ? [] : cents;
  });
}

/** Whether what stands before a number says what it is the number of: "invoice", "order no.", "facture". */
function isNumberOf(before: string): boolean {
  const words = fold(before).match(/[\p{L}#'’]+/gu) ?? [];
  const holder = words.findLast((word) => !linksToNumber.has(word)) ?? '';
  return references.has(holder) || holdersOfNumbers.has(holder);
}

const bareNumber = /^[\p{L}\d\s-]+$/u;
const ofMoney = /dollar|buck|piastre|cents?\b|grand\b|hundred|thousand|cent\b|mille/i;
const aThing =
  /^[ -](?!(?:for|each|per|off|plus|and|or|in|on|at|to|is|was|a|the|pour|par|de|et|ou|en|est|chacun)(?!\p{L}))\p{L}{3,}/u;

/** Whether each name in a clause was said, or written by the owner: "Highway 11" and "Lake Street" tell of places. */
function namesOnly(clause: string, names: string): boolean {
  return [...clause.matchAll(/(?<=[^.!?:]\s)\p{Lu}[\p{L}'-]+/gu)].every(([word]) => {
    const plain = fold(word).replace(/'s$/, '');
    // "Wednesday-Friday" names two days.
    return plain
      .split('-')
      .every((part) => calendar.test(part) || kindsOfThings.has(part) || names.includes(part));
  });
}

/** What of a note holds. */
export interface NoteThatHolds {
  text: string;
  /** Its beginning, which says what is wanted, is among it. */
  whole: boolean;
}

/**
 * The clauses of a note that hold: every number, amount and name in them was said on the call or
 * stands with the shop, and they say nothing to be done that nobody spoke of. A clause that does not
 * takes no other with it. Null where nothing worth reading is left, or most of it is of the model's own.
 */
export function noteThatHolds(
  knowledge: BusinessKnowledge,
  outcome: CallOutcome,
  note: string,
): NoteThatHolds | null {
  const { transcript, startedAt, earlier, lead } = outcome;
  const told = fold([...transcript.map(({ content }) => content), wordsOf(earlier)].join(' . '));
  const isTold = isAmountTold(outcome);
  const shop = fold(`${knowledge.website ?? ''} ${knowledge.email ?? ''}`);
  const names = fold(`${told} ${wordsOfShop(knowledge)}`);
  const call = {
    knowledge,
    promised: spokenPromises(transcript).length > 0,
    hasVisit: /^(?:complaint[^;]*, )?(?:move|cancel|running late)\b/.test(lead?.reason ?? ''),
  };
  const numbers = numbersHold(told, localDateTime(startedAt, knowledge.timeZone));
  const says = (clause: string) =>
    !claimsDone(clause, told, call) &&
    amountsNamed(clause.replace(hour, ' ')).every(isTold) &&
    !hasStrangeAddress(fold(clause), `${told} | ${shop}`) &&
    namesOnly(clause, names);
  const clauses = note
    .split(betweenClauses)
    .map((one) => (!says(one) ? '' : numbers(one) ? one : withoutBound(one, numbers)));
  // Beside what fell a word or two tell nothing: "71." of "mother, 71, owns the house".
  const isLeftAlone = (one: string, at: number) =>
    at > 0 && !clauses[at - 1] && one.trim().split(/\s+/).length < leastWords;
  const text = clauses
    .filter((one, at) => one !== '' && !isLeftAlone(one, at))
    .join(' ')
    .replace(/[,:]$/, '');
  const telling = [...contentStems(fold(text))];
  if (!text || (!clauses[0] && telling.length < leastLeft)) return null;
  const known = contentStems(`${told} ${fold(lead?.reason ?? '')} ${fold(knowledge.name)}`);
  const strange = telling.filter((stem) => !known.has(stem));
  // A few words of its own make it readable; a sentence of them is an invention.
  const language = detectLanguage(text).language ?? 'en';
  const invented = strange.length > Math.max(1, telling.length * mostStrange);
  return outcome.language === language && invented ? null : { text, whole: Boolean(clauses[0]) };
}

/** What is left of a note that begins with what does not hold must tell so much by itself. */
const leastLeft = 4;
