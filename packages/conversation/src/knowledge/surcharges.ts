import type { FactUsed } from '../conversation.ts';
import { rememberingOf } from '../remembering.ts';
import { findVehicles } from '../understanding/slots/vehicles.ts';
import { mayBeMoneyIn } from './bare-amounts.ts';
import type { Service } from './business.ts';
import { inEnglish } from './in-english.ts';
import { optionWords } from './options.ts';
import { fold } from './words.ts';

/** What an owner's description adds to a price where something holds: "on rims, $20 more". */
export interface Surcharge {
  /** The owner's clause, whole. */
  said: string;
  cents: number;
  /** Any one of these holds: what each goes by, a way of saying it at a time. */
  conditions: readonly Condition[];
  /** Of these only one can hold: an SUV is no pickup. */
  rivals: readonly string[];
  /** The sentence of the owner's that it stands in, beside others. */
  sentence: number;
  /** The note it was written in; null where that is the service's own description. */
  fact: FactUsed | null;
}

/** The words of which all must be said, in the owner's language and in English. */
type Condition = readonly ReadonlySet<string>[];

const added =
  /\+(?= ?\$?\d)|\b(?:more|extra|additional|surcharge|adds?|added|ajoute[rz]?|on top|de plus|en plus|en sus|supplementaires?|supplements?|additionnel\w*|en surplus)\b/g;
/** Each one beyond what the price includes is counted, and no condition. */
const counted = /\b(?:each|every|per|chaque|chacune?|par)\b/;
/** What holds by the clock or by a count is decided by more than words. */
const measured =
  /\b(?:over|under|more than|less than|after|before|within|weekends?|evenings?|nights?|holidays?|rush|same.day|plus de|moins de|apres|avant|soirs?|nuits?|feries?|fins? de semaine|jour meme|urgence)\b|\d/;
const where = /\b(?:if|when|where|for|with|on|si|pour|avec|quand|lorsque|s'il y a)\b/;
const bareAmount = /(?:\$ ?)?\d+(?:[.,]\d{1,2})?(?: ?(?:\$|dollars?|bucks|piastres?))?/g;
/** "Because of the extra oil": why it is more decides nothing. */
const reason =
  /,? \b(?:because|since|due to|as (?:it|they|we|this|that)|parce qu|puisqu|vu qu|car|a cause d).*$/;
/** "To take off" of "resin to take off": what is done about it decides nothing. */
const doneAboutIt = /(?<=\S) (?:to|a) (?:\p{L}+er|\p{L}+ir|be \p{L}+|take off|remove)\b/gu;
/** "Gel on both": as many as the price is for. */
const onAll =
  /\b(?:(?:on|for|to|of) (?:both|the two|all)|aux deux|(?:sur|pour) les deux|partout)\b/g;
/** "Second storey" of "a two storey house". */
const ordinals = [
  [/\b(?:deuxieme|2e)\b/g, 'deux'],
  [/\b(?:second|2nd)\b/g, 'two'],
  [/\b(?:troisieme|3e)\b/g, 'trois'],
  [/\b(?:third|3rd)\b/g, 'three'],
] as const;
const alternatives = /\s*(?:,|\/|\bor\b|\bou\b)\s*/;

const wordless = new Set(
  optionWords(
    'is are has have you your there it its they be need needs want a le la les l du de des d un une si il elle y est sont ont avez vous votre vos on en sur dans c ce ca au aux pour avec sans et make making get getting the all tous toutes with without as well also too aussi instead plutot',
  ),
);

/** What a service's description adds in some cases, in the order it stands there. */
export const surchargesOf = rememberingOf((service: Service): Surcharge[] => {
  const found = service.pricingType === 'dont_say' ? [] : clausesOf(service.description ?? '');
  const name = telling(service.name, new Set());
  const described = found.map(({ said, cents, condition, sentence }) => ({
    said,
    cents,
    sentence,
    ways: withHead(waysOf(condition)),
    fact: null,
  }));
  const elsewhere = (service.addedElsewhere ?? []).map((one, at) => ({
    said: one.said,
    cents: one.cents,
    sentence: mostSentences + at,
    ways: [...one.ways],
    fact: { kind: 'note' as const, id: one.noteId, label: one.title },
  }));
  const all = [...described, ...elsewhere];
  // "E-bike 25 more, cargo bike 45 more": the bike they share tells neither from the other.
  const shared = sharedBy(all.map(({ ways }) => telling(ways.join(' '), name)));
  return all.flatMap(({ said, cents, ways, sentence, fact }) => {
    const conditions = ways.flatMap((way) => {
      const words = [way, inEnglish(way) ?? ''].map((text) => {
        const own = telling(text, name);
        const apart = new Set([...own].filter((word) => !shared.has(word)));
        return apart.size > 0 ? apart : own;
      });
      const kept = words.filter(({ size }) => size > 0);
      return kept.length > 0 ? [kept] : [];
    });
    if (conditions.length === 0) return [];
    const ofThings = [...telling(ways.join(' '), new Set())];
    const rivals = ofThings.filter((word) => shared.has(word));
    const only = isOfVehicles(ways) ? [...rivals, vehicles] : rivals;
    return { said, cents, conditions, sentence, rivals: only, fact };
  });
});

/** What was written elsewhere stands in no sentence of a description's. */
const mostSentences = 1_000;

const vehicles = '<vehicle>';

const bodies = optionWords('sedan coupe hatchback wagon convertible suv truck van motorcycle');

function isOfVehicles(ways: readonly string[]): boolean {
  return ways.some((way) => [...telling(way, new Set())].some((word) => bodies.has(word)));
}

/** "Trucks and SUV": no vehicle is both, as hair is that is thick and long. */
function waysOf(condition: string): string[] {
  const parts = condition.split(/\b(?:and|et)\b/);
  const apart = parts.length > 1 && parts.every((part) => isOfVehicles([part]));
  return (apart ? parts : [condition])
    .flatMap((part) => part.split(alternatives))
    .filter((part) => part.trim() !== '');
}

/** "Thick or long hair", "cheveux épais ou longs": what both are of is said once. */
function withHead(ways: readonly string[]): string[] {
  const wordsOf = (way: string) => [...telling(way, new Set())];
  const [first = '', last = ''] = [ways[0], ways.at(-1)];
  const [start, end] = [wordsOf(first), wordsOf(last)];
  if (ways.length < 2 || isOfVehicles(ways)) return [...ways];
  return ways.map((way) => {
    if (wordsOf(way).length !== 1) return way;
    if (start.length > 1) return `${start[0]} ${way}`;
    return end.length > 1 ? `${way} ${end.at(-1)}` : way;
  });
}

function withOrdinals(text: string): string {
  return ordinals.reduce((all, [said, number]) => all.replace(said, number), text);
}

function sharedBy(all: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const seen = new Map<string, number>();
  for (const words of all) for (const word of words) seen.set(word, (seen.get(word) ?? 0) + 1);
  return new Set([...seen].flatMap(([word, times]) => (times > 1 ? word : [])));
}

function telling(text: string, but: ReadonlySet<string>): Set<string> {
  const words = [...optionWords(withOrdinals(text))].filter(
    (word) => !wordless.has(word) && !but.has(word),
  );
  return new Set(words);
}

/** Clauses that add one amount, with what that depends on. */
function clausesOf(
  description: string,
): { said: string; cents: number; condition: string; sentence: number }[] {
  return description.split(/[.;]\s|[.;]$|\n/).flatMap((sentence, number) => {
    const parts = sentence.split(/,\s/);
    return parts.flatMap((part, at) => {
      const folded = fold(part).replace(reason, '');
      const [cents, other] = amountsIn(part);
      if (cents === undefined || other !== undefined) return [];
      const each = counted.exec(folded);
      if (each && !pricedBy(description, each)) return [];
      if (folded.search(added) < 0) return [];
      const own = conditionIn(each ? folded.slice(0, each.index) : folded);
      // "Flat iron or curls, $10 more": what it depends on stands before it.
      const before = own === '' && at > 0 ? (parts[at - 1] ?? '') : '';
      const condition = own || (amountsIn(before).length > 0 ? '' : conditionIn(fold(before)));
      if (condition === '' || measured.test(condition)) return [];
      const said = (own ? part : `${before}, ${part}`).trim();
      return [{ said, cents, condition, sentence: number }];
    });
  });
}

const amountsIn = (text: string) => mayBeMoneyIn(text).map(({ cents }) => cents);

/** "60 more per axle", of what is priced per axle: added to the price as often as that is asked for. */
function pricedBy(description: string, { 0: each, index, input }: RegExpExecArray): boolean {
  const unit = /^\s*\p{L}+/u.exec(input.slice(index + each.length))?.[0].trim();
  return (
    unit !== undefined &&
    new RegExp(`^\\W*(?:per|par|each|chaque) ${unit}\\b`).test(fold(description))
  );
}

/** What a clause leaves of itself without its amount and the words that add it. */
function conditionIn(folded: string): string {
  const bare = folded
    .replace(bareAmount, ' | ')
    .replace(added, ' | ')
    .replace(doneAboutIt, '')
    .replace(onAll, ' ')
    .trim();
  const found = where.exec(bare);
  const after = found ? bare.slice(found.index + found[0].length) : '';
  const condition = telling(after, new Set()).size > 0 ? after : bare;
  return telling(condition, new Set()).size > 0 ? condition.replaceAll('|', ' ').trim() : '';
}

const negated =
  /\b(?:pas(?! mal\b)|sans|aucune?|jamais|not|no|without|\w+n't)\b(?:[\s-]+[\p{L}'’]+){1,3}/gu;

/** What words decide of a surcharge: that it is due, that it is not, or nothing. */
export function decides(words: string, { conditions }: Surcharge): boolean | null {
  const whole = fold(words);
  const affirmed = whole.replace(negated, ' ');
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
  const held = way.filter((word) => said.has(word));
  if (held.length === way.length) return true;
  if (way.some((word) => /^\d+$/.test(word))) return false;
  const [first = '', last = ''] = [way[0], way.at(-1)];
  if (way.length === 2) return stand.english.has(first) || stand.french.has(last);
  return way.length > 2 && way.length - held.length <= mostUnsaid;
}

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
      patterns.flatMap((one) => [...words.matchAll(one)].map(([, text]) => text)).join(' . '),
    );
  return { english: found(standsForThing, saidOfIt), french: found(saidOfItInFrench) };
}

/** "The oval ones", of an owner's "oval shape": the thing they are of is not named again. */
const standsForThing = /\b([\p{L}-]+) ones?\b/gu;

/** "And if it's a sailboat": in the place of what was told before. */
const supposes = /\b(?:if|what about|say|si|mettons|disons)\b/;

/** The surcharges that lines of a caller's, the latest last, make due; of rivals the one said last. */
export function surchargesDue(service: Service, lines: readonly string[]): Surcharge[] {
  const decided = surchargesOf(service).flatMap((surcharge) => {
    const at = lines.findLastIndex((line) => decides(line, surcharge) !== null);
    return at >= 0 && decides(lines[at] ?? '', surcharge) === true ? { surcharge, at } : [];
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

interface Decided {
  surcharge: Surcharge;
  /** The line that decided it. */
  at: number;
}
