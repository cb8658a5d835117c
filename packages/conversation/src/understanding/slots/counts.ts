import { saysElse, saysWhen } from '../../knowledge/quantities.ts';
import { spokenNumbers } from '../../knowledge/spoken-numbers.ts';
import { fold, wordsOf } from '../../knowledge/words.ts';
import { clausesOf } from '../clauses.ts';

/** What a number counts, as far as its own words tell. */
type Counted =
  /** "Three dryer vents": the nouns it stands before, as said and folded, nearest first. */
  | { kind: 'things'; words: readonly string[] }
  /** "For the two of us", "four people". */
  | { kind: 'people' }
  /** "Two of those", "for three", "just the one": of whatever is being priced. */
  | { kind: 'talkedOf' };

/** A number that says how many, and where it stands. */
export interface FoundCount {
  value: number;
  /** Said after another count, it takes its place: "a couple of them, three actually". */
  instead?: true;
  counted: Counted;
  start: number;
  end: number;
}

interface Numeral {
  value: number;
  start: number;
  end: number;
}

/** What may stand between a number and the thing it counts: "three big old windows". */
const wordsBetween = 2;
/** A number with no thing after it is seldom a larger count than a dozen. */
const mostAlone = 12;

/** Words that end what a number can count: "two for the hall" counts nothing called hall. */
const ends = new Set(
  `for and or at in on with to about by from plus times is are was were will would be come comes cost costs do does did can could it that this if
  when how what so too also the a an per each every then please but i we you they he she not
  pour et ou a au en dans sur avec chez de des du que qui est sont le la les un une par chaque mais je on vous`.split(
    /\s+/,
  ),
);

const people =
  /^\s*(?:(?:of us|of them girls|of you|d'entre nous)\b|(?:people|persons|guests|adults|kids|children|boys|girls|ladies|personnes|enfants|adultes|invites)\b)/;
const ofUs = /^\s*of us\b|^\s*d'entre nous\b/;
const ofThem =
  /^\s*(?:of (?:them|'?em|those|these|that|it)\b|de (?:ca|ceux|celles|ces|cela)\b|d'entre (?:eux|elles)\b)/;

/** A number in no relation of amount: part of a sum, a size, a name, an age, a time, a code. */
const nothingBefore =
  /(?:\b(?:at|by|times|plus|minus|x|number|no|unit|suite|apartment|apt|level|size|page|grade|turn(?:ed|ing|s)?|aged?|room|door|line|extension|poste|numero|fois|taille)|[$#.:/-]|\b(?:hundred|thousand|cent|mille)(?: and| et)?)\s*$/;
const nothingAfter =
  /^(?:\s*(?:by|x|times|plus|minus|fois)\b|\s*(?:-\s*)?(?:ish|percent|%|o'?clock|[ap]\.?m\b|dollars?|bucks|piastres|pour cent|\$|cents?\b)|\s*-?\s*(?:years?|yrs?|ans)\b|[:/.]\d|\s*(?:\d|h\b|heures?\b))/;

/** "Twenty twelve", "two fifteen": a number beside another is part of something longer. */
function besideAnother(numerals: readonly Numeral[], at: number, folded: string): boolean {
  const own = numerals[at];
  const near = (from: number | undefined, to: number | undefined) =>
    from !== undefined && to !== undefined && /^[\s-]*$/.test(folded.slice(from, to));
  return near(numerals[at - 1]?.end, own?.start) || near(own?.end, numerals[at + 1]?.start);
}

function numeralsIn(folded: string): Numeral[] {
  const figures = [
    ...folded.matchAll(/(?<![\d$.,:'-])[1-9]\d{0,3}(?![\d'’-]*\d)(?!(?:st|nd|rd|th)\b)/g),
  ].map(({ 0: found, index }) => ({
    value: Number(found),
    start: index,
    end: index + found.length,
  }));
  const pairs = [
    ...folded.matchAll(
      /\b(?:both(?= (?:of us|\p{L}+s\b))|a (?:couple|pair)(?= of)|une? (?:couple|paire)(?= de)|(?:nous|les) deux(?= \p{L}+s\b))/gu,
    ),
  ].map(({ 0: found, index }) => ({ value: 2, start: index, end: index + found.length }));
  return [...figures, ...spokenNumbers(folded).filter(({ value }) => value > 0), ...pairs].sort(
    (one, other) => one.start - other.start,
  );
}

/** "I broke two of them": what was done is not what is asked for. */
const told =
  /\b(?:i|we|he|she|it|they|somebody|someone)(?:'ve| have|'s| has|'d| had)? (?:just |already |also )*(?:was|were|had|did|got|hurt|broke|broken|came|went|fell|lost|left|bought|took|saw|said|gave|made|cut|(?!need)\w{2,}ed)\b|\b(?:j'ai|on a|nous avons|il a|elle a) (?:deja )?\p{L}+(?:e|i|u|is)e?s?\b|\bj'en ai (?!\d|une?\b|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt)/u;
/** "If he took ten of them": nothing was done yet. */
const supposed =
  /\b(?:(?:if|suppose|supposing|say) (?:i|we|he|she|it|they|you)\b|if \p{L}+ (?:\p{L}+ )?(?:was|were|had|did|took|got|bought|came)\b|(?:si|s') ?(?:j'|je|on|il|elle|ils|elles|vous)\b)/u;
/** "The windows, we got eight": what somebody has, and no deed. */
const has = /\b(?:i|we|he|she|they|you|it)(?:'ve|'s)? got (?:like |about |maybe |just |only )?$/;
const longAgo = /\b(?:ago|yesterday|last|already|before|earlier|once)\b/;
const asked =
  /\b(?:how|what|can|could|would|like|want|need|price|cost|charge|book|come|total|get|do you|run|combien|peux|peut|voudrais|aimerais|veux|pouvez|prix|coute|faut|besoin)\b/;

function isTold(text: string, start: number): boolean {
  const clause = clausesOf(text).find((one) => start >= one.start && start < one.end);
  if (!clause) return false;
  const folded = fold(clause.text);
  const owns = has.test(folded.slice(0, start - clause.start)) && !longAgo.test(folded);
  if (owns || supposed.test(folded)) return false;
  return told.test(folded) && !asked.test(folded.replace(told, ' '));
}

/** "Not six fills": no count at all. */
const denied =
  /\b(?:not|isn't|aren't|never|no longer|instead of|pas|au lieu de)\s+(?:for |the |les |pour )?$/;

const justOne =
  /\b(?:just|only|make (?:it|that)|seulement|juste|rien qu')(?: for| do| need| want| pour)?(?: the| le| la)?\s*$/;
/** "Not six fills, one fill": what follows the number that was denied. */
const insteadOf = /\b(?:not|no|pas|non)\s+(?:\p{L}+|\d+)(?:\s+\p{L}+){0,2}\s*[,.;]\s*$/u;
const oneAlone = /^\s*(?:of (?:them|those|these)\b|seule?\b|(?:\p{L}+\s*)?(?:[,.;!?]|$))/u;

/** Words after which a bare number is how many: "make it three", "and for two?". */
const cue =
  /\b(?:for|there's|there are|make (?:it|that)|just|only|(?:'d|would) like|need|want|wanted|get|got|take|took|have|book|order|do|did|buy|bought|how much (?:is|are|would|for)|what about|how about|say|all|pour|disons|(?:mettez|donnez|faites)(?:[ -](?:moi[ -])?en)?|juste|en ai|en a|en avons|veux|voudrais|prendrais|prends|faut|faudrait|seulement|what (?:would|does|do|will)|what's|combien (?:pour|font|feraient|coutent|couteraient))(?: me| us| you)?(?: about| maybe| like| all)?\s+$/;
/** "We have eight on the main floor": where they are, or what they are for, is no thing that is counted. */
const whichThey =
  /\b(?:there's|there are|(?:i|we|they|he|she)(?:'ve)? (?:have|got)|(?:en|y en) (?:a|ai|avons))(?: about| maybe| like| all| just| only)? $/;
const placed =
  /^ (?:(?:on|in|at|of|around) (?:the|my|our|each|both|those|these|it|them)|that|which|upstairs|downstairs|inside|outside|up|down|out|to (?:do|clean|fix|replace|get)|a faire|qui|sur|dans|en (?:haut|bas|avant|arriere)|au)\b/;
const alone =
  /^\s*(?:(?:please|then|total|altogether|together|instead|too|as well|come to|cost|run me|s'il vous plait|en tout|ensemble|moi|la|a \p{L}+(?:er|ir|re))\b|[,.;!?]|$)/u;

/** "Three actually", "four in all": how many there are, at the end of what was told of them. */
const afterthought =
  /^\s*(?:actually|in (?:all|total|fact)|all told|total|altogether|now that i (?:look|count|think)|en (?:tout|fait)|au total|finalement)\b/;

/** A model year counts nothing. */
const isYear = (value: number) => value >= 1900 && value < 2100;

function countedBy(folded: string, { value, start, end }: Numeral): Counted | null {
  if (isYear(value)) return null;
  const before = folded.slice(0, start);
  const after = folded.slice(end);
  if (nothingBefore.test(before) || nothingAfter.test(after) || denied.test(before)) return null;
  if (value <= mostAlone && afterthought.test(after)) return { kind: 'talkedOf' };
  if (ofThem.test(after)) return { kind: 'talkedOf' };
  if (ofUs.test(after) || people.test(after)) return { kind: 'people' };
  if (/\b(?:us|we're|nous|sommes|on est)\s*$/.test(before) && alone.test(after))
    return { kind: 'people' };
  const words = nounsAfter(after.replace(/^\s+(?:of|de) /, ' '));
  if (ofTime.test(words[0] ?? '') && (saysWhen.test(before) || saysElse.test(pastFirst(after))))
    return null;
  const single = value === 1 && (justOne.test(before) || insteadOf.test(before));
  if (words.length > 0 && (value > 1 || single)) return { kind: 'things', words };
  if (value === 1)
    return justOne.test(before) && oneAlone.test(after) ? { kind: 'talkedOf' } : null;
  const isPlaced = whichThey.test(before) && placed.test(after);
  const isSo = isPlaced || (cue.test(before) && alone.test(after));
  return value <= mostAlone && isSo ? { kind: 'talkedOf' } : null;
}

const ofTime = /^(?:hours?|days?|weeks?|months?|jours?|semaines?|mois)$/;

/** What follows the first word. */
const pastFirst = (after: string) => after.replace(/^[\s-]*\p{L}+/u, '');

/** The words right after a number, up to the first that cannot be of what it counts. */
function nounsAfter(after: string): string[] {
  const run = /^(?:[\s-]+[\p{L}'’]+)+/u.exec(after)?.[0] ?? '';
  const words = wordsOf(run).map(({ text }) => text);
  const end = words.findIndex((word) => ends.has(word));
  return words.slice(0, Math.min(end < 0 ? words.length : end, wordsBetween + 1));
}

/**
 * The numbers in a text that say how many of something: what is part of a size, an age, a time, a
 * sum or a longer number says nothing of the kind, nor what is told of the past or denied. Whether
 * the thing counted is one that is priced is for others to tell.
 */
export function findCounts(text: string): FoundCount[] {
  const folded = fold(text);
  if (folded.length !== text.length) return [];
  const numerals = numeralsIn(folded);
  return numerals.flatMap((numeral, at) => {
    if (besideAnother(numerals, at, folded)) return [];
    const counted = countedBy(folded, numeral);
    if (!counted) return [];
    if (afterthought.test(folded.slice(numeral.end)))
      return { ...numeral, counted, instead: true as const };
    return isTold(text, numeral.start) ? [] : { ...numeral, counted };
  });
}
