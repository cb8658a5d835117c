import type { FactUsed } from '../conversation.ts';
import { rememberingOf } from '../remembering.ts';
import { mayBeMoneyIn } from './bare-amounts.ts';
import type { Service } from './business.ts';
import { inEnglish } from './in-english.ts';
import { measureNamed } from './option-measures.ts';
import { optionWords } from './options.ts';
import { addedForEach, type Rate } from './rates.ts';
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
  /** What it is due for each of; null where it is due once. */
  each: Rate | null;
  /** What must be measured for it: "dogs over 70 pounds"; null where words decide. */
  measure: string | null;
}

/** The words of which all must be said, in the owner's language and in English. */
export type Condition = readonly ReadonlySet<string>[];

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
/** "Of any size": what leaves nothing out decides nothing. */
const ofAny =
  /\b(?:of|in|at|on|for|with|de|en|sur|pour) (?:any|all|every|toute?s?(?: les)?|n'importe quel(?:le)?) \p{L}+/gu;
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
  const described = found.map(({ said, cents, condition, sentence, each, measure }) => ({
    said,
    cents,
    sentence,
    each,
    measure,
    ways: withHead(waysOf(condition)),
    fact: null,
  }));
  const elsewhere = (service.addedElsewhere ?? []).map((one, at) => ({
    said: one.said,
    cents: one.cents,
    sentence: mostSentences + at,
    each: null,
    measure: null,
    ways: [...one.ways],
    fact: { kind: 'note' as const, id: one.noteId, label: one.title },
  }));
  const all = [...described, ...elsewhere];
  // "E-bike 25 more, cargo bike 45 more": the bike they share tells neither from the other.
  const shared = sharedBy(all.map(({ ways }) => telling(ways.join(' '), name)));
  return all.flatMap(({ said, cents, ways, sentence, fact, each, measure }) => {
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
    return { said, cents, conditions, sentence, rivals: only, fact, each, measure };
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

/** "Second storey" as it is counted: "two storey". */
export function withOrdinals(text: string): string {
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

/** A clause that adds one amount, with what that depends on. */
interface Clause extends Pick<Surcharge, 'said' | 'cents' | 'sentence' | 'each' | 'measure'> {
  condition: string;
}

function clausesOf(description: string): Clause[] {
  return description.split(/[.;]\s|[.;]$|\n/).flatMap((sentence, number) => {
    const parts = sentence.split(/,\s/);
    return parts.flatMap((part, at): Clause[] => {
      const folded = fold(part).replace(reason, '');
      const [cents, other] = amountsIn(part);
      if (cents === undefined || other !== undefined) return [];
      const each = counted.exec(folded);
      if (each && !pricedBy(description, each)) {
        const rate = addedForEach(part);
        const subject = conditionIn(rate?.subject ?? '');
        return rate && subject !== ''
          ? [
              {
                said: part.trim(),
                cents,
                condition: subject,
                sentence: number,
                each: rate,
                measure: null,
              },
            ]
          : [];
      }
      if (folded.search(added) < 0) return [];
      const own = conditionIn(each ? folded.slice(0, each.index) : folded);
      // "Flat iron or curls, $10 more": what it depends on stands before it.
      const before = own === '' && at > 0 ? (parts[at - 1] ?? '') : '';
      const condition = own || (amountsIn(before).length > 0 ? '' : conditionIn(fold(before)));
      const measure = boundIn(part);
      if (condition === '' || (!measure && measured.test(condition))) return [];
      const said = (own ? part : `${before}, ${part}`).trim();
      return [{ said, cents, condition, sentence: number, each: null, measure }];
    });
  });
}

/** "Dogs over 70 pounds": what is written beside the amount, where it is above or below a measure. */
function boundIn(clause: string): string | null {
  const [money] = mayBeMoneyIn(clause);
  if (!money) return null;
  const beside = `${clause.slice(0, money.start)} ${clause.slice(money.end)}`;
  return bounds.test(fold(beside)) && measureNamed(beside) ? beside : null;
}

const bounds = /\b(?:over|under|above|below|more than|less than|plus de|moins de)\b/;

const amountsIn = (text: string) => mayBeMoneyIn(text).map(({ cents }) => cents);

/** "60 more per axle", of what is priced per axle: added to the price as often as that is asked for. */
function pricedBy(description: string, { 0: each, index, input }: RegExpExecArray): boolean {
  const unit = /^\s*\p{L}+/u.exec(input.slice(index + each.length))?.[0].trim();
  return (
    unit !== undefined &&
    new RegExp(`^\\W*(?:per|par|each|chaque) ${unit}\\b`).test(fold(description))
  );
}

/** "Corners usually take two people so add 50 for the helper": it is due for corners, and the helper is what it pays. */
function concluded(folded: string): string {
  const at = folded.search(conclusion);
  if (at < 0) return folded;
  const before = folded.slice(0, at);
  const [subject = ''] = before.split(saysOfIt);
  return telling(subject, new Set()).size > 0 ? subject : before;
}

const conclusion =
  /[, ]+(?:so|therefore|thus|donc|alors|ca fait que|faque) (?:(?:we|you|i|on|il faut|please|then|just) )*(?:add|charge|tack|ajout)\w*\b/;
const saysOfIt =
  /\b(?:is|are|can be|usually|often|normally|generally|always|mostly|needs?|takes?|requires?|est|sont|peut|souvent|habituellement|prend|prennent|demande|demandent)\b/;

/** What a clause leaves of itself without its amount and the words that add it. */
function conditionIn(clause: string): string {
  const folded = concluded(clause);
  const bare = folded
    .replace(bareAmount, ' | ')
    .replace(added, ' | ')
    .replace(doneAboutIt, '')
    .replace(onAll, ' ')
    .replace(ofAny, ' ')
    .trim();
  const found = where.exec(bare);
  const after = found ? bare.slice(found.index + found[0].length) : '';
  const condition = telling(after, new Set()).size > 0 ? after : bare;
  return telling(condition, new Set()).size > 0 ? condition.replaceAll('|', ' ').trim() : '';
}
