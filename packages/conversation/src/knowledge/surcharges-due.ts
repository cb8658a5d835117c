import { findVehicles } from '../understanding/slots/vehicles.ts';
import { measureHolds } from './brackets.ts';
import type { Service } from './business.ts';
import { inEnglish } from './in-english.ts';
import { optionWords } from './options.ts';
import { quantityOf, type Rate } from './rates.ts';
import { type Condition, type Surcharge, surchargesOf, withOrdinals } from './surcharges.ts';
import { fold } from './words.ts';

/** A surcharge that is due, and how many times: what it adds, all of them together, is its `cents`. */
export interface DueSurcharge extends Surcharge {
  times: number;
}

const negated =
  /\b(?:pas(?! mal\b)|sans|aucune?|jamais|not|no|without|\w+n't)\b(?:[\s-]+[\p{L}'’]+){1,3}/gu;

/** Words without what they deny: of "it's not a tandem, just a big one" the big one. Folded. */
export const affirmedIn = (words: string): string => fold(words).replace(negated, ' ');

/** What words decide of a surcharge: that it is due, that it is not, or nothing. */
export function decides(words: string, { conditions, measure }: Surcharge): boolean | null {
  if (measure !== null) return measureHolds(measure, words);
  const whole = fold(words);
  const affirmed = affirmedIn(words);
  if (holds(affirmed, conditions)) return true;
  return affirmed !== whole && holds(whole, conditions) ? false : null;
}

function holds(words: string, conditions: readonly Condition[]): boolean {
  const hints = findVehicles(words).flatMap(({ bodyType }) => bodyType ?? []);
  const said = optionWords([withOrdinals(words), inEnglish(words) ?? '', ...hints].join(' . '));
  const stand = standingAlone(words);
  return conditions.some((ways) => ways.some((way) => isSaid([...way], said, stand)));
}

/** How many words of a long condition may go unsaid: "a really thick coat", of "thick double coats". */
const mostUnsaid = 1;

function isSaid(way: readonly string[], said: ReadonlySet<string>, stand: Standing): boolean {
  const held = way.filter((word) => said.has(word) || isEndOf(word, said));
  if (held.length === way.length) return true;
  if (way.some((word) => /^\d+$/.test(word))) return false;
  const [first = '', last = ''] = [way[0], way.at(-1)];
  if (way.length === 2) return stand.english.has(first) || stand.french.has(last);
  return way.length > 2 && way.length - held.length <= mostUnsaid;
}

/** A goldendoodle is a doodle, and a motorboat a boat: the end of a compound is what it is a kind of. */
function isEndOf(word: string, said: ReadonlySet<string>): boolean {
  return (
    word.length >= leastEnd &&
    [...said].some((one) => one.length - word.length >= leastBefore && one.endsWith(word))
  );
}

const leastEnd = 5;
const leastBefore = 3;

/** What is said of a thing that is not named beside it, in each language. */
interface Standing {
  english: ReadonlySet<string>;
  french: ReadonlySet<string>;
}

/** "She's pretty matted", of an owner's "matted fur": what it is said of is known. */
const saidOfIt =
  /(?:'s|\b(?:is|are|was|were|been|be|gets?|got|looks?|its|theyre|shes|hes))((?: (?!not\b)[\p{L}-]+){1,3})/gu;
const saidOfItInFrench =
  /(?:\b(?:est|sont|etait|c'est|reste))((?: (?!pas (?!mal\b))[\p{L}-]+){1,3})/gu;

function standingAlone(words: string): Standing {
  const found = (...patterns: RegExp[]) =>
    optionWords(
      patterns
        .flatMap((one) => [...words.matchAll(one)].map(([, text, other]) => text ?? other))
        .join(' . '),
    );
  return { english: found(standsForThing, saidOfIt), french: found(saidOfItInFrench) };
}

/** "The oval ones", "with the oval", of an owner's "oval shape": the thing they are of is not named again. */
const standsForThing =
  /\b(?:([\p{L}-]+) ones?|(?:with|plus|add|adding|get|getting) the ([\p{L}-]+)(?= (?:and|too|as well|stuff)\b|[.,;?!]|$))/gu;

/** "And if it's a sailboat": in the place of what was told before. */
const supposes = /\b(?:if|what about|say|si|mettons|disons)\b/;

/** The surcharges that lines of a caller's, the latest last, make due; of rivals the one said last. */
export function surchargesDue(service: Service, lines: readonly string[]): DueSurcharge[] {
  const decided = surchargesOf(service).flatMap((surcharge): Decided[] => {
    if (surcharge.each) return countedIn(surcharge, surcharge.each, lines);
    const at = lines.findLastIndex((line) => decides(line, surcharge) !== null);
    const due = at >= 0 && decides(lines[at] ?? '', surcharge) === true;
    return due ? [{ surcharge: { ...surcharge, times: 1 }, at }] : [];
  });
  const takesPlace = (
    { surcharge: other, at: later }: Decided,
    { surcharge: one, at: before }: Decided,
  ) => {
    const rival = other.rivals.some((word) => one.rivals.includes(word));
    if (rival && later === before) return other.cents > one.cents;
    const instead = other.sentence === one.sentence && supposes.test(fold(lines[later] ?? ''));
    return later > before && (rival || instead);
  };
  return decided
    .filter((one) => !decided.some((other) => other !== one && takesPlace(other, one)))
    .map(({ surcharge }) => surcharge);
}

/** What is added for each is due as often as the caller's last count of it says. */
function countedIn(surcharge: Surcharge, each: Rate, lines: readonly string[]): Decided[] {
  const at = lines.findLastIndex((line) => quantityOf(each, line, null) !== null);
  const times = at < 0 ? 0 : (quantityOf(each, lines[at] ?? '', null)?.times ?? 0);
  if (times === 0) return [];
  return [{ surcharge: { ...surcharge, times, cents: surcharge.cents * times }, at }];
}

interface Decided {
  surcharge: DueSurcharge;
  /** The line that decided it. */
  at: number;
}
