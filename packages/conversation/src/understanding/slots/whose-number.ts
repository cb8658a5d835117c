import { relations } from './names/relations.ts';
import { fold } from './words/tokens.ts';

/** Whose a telephone number is that is not the caller's own, as far as the words beside it say. */
export interface NumberOwner {
  /** What they are to the caller: "wife". */
  relation: string | null;
  /** Where their name may stand in the text, where one stands beside the number. */
  nameStart: number | null;
}

const device = '(?:number|cell|cellphone|cell phone|mobile|phone|line|numero|cellulaire|telephone)';
const call =
  '(?:call|ring|phone|text|reach|get|contact|try|message|buzz|get (?:a )?hold of|r?appel(?:er|ez|le)|texte[rz]|rejoign\\w*|rejoindre|joindre|contacte[rz])';
const who = `(?:my|our|the|his|her|ma|mon|notre|la|le|sa|son) ${relations}`;

/** Each says that the number that follows is somebody else's. */
const others: readonly RegExp[] = [
  /\b(?:he|she|they)(?:'s| is|'re| are)? (?:reachable )?(?:on|at)\b/g,
  /\b(?:elle|il|lui) est (?:au|a)\b/g,
  new RegExp(`\\b${who}(?: [\\p{L}'-]+){0,2}(?:'s| is) (?:reachable )?(?:on|at)\\b`, 'gu'),
  new RegExp(`\\b(?:his|her|their|son|leur) (?:own |work |home |office )?${device}\\b`, 'g'),
  new RegExp(
    `\\b${call}(?: plutot| back)?[ -](?:him|her|them|la|le|les|lui|elle)\\b(?! ${device})`,
    'g',
  ),
  new RegExp(`\\b(?:${call}(?: plutot| back)? )?${who}(?:'s)?(?: [\\p{L}'-]+)? ${device}\\b`, 'gu'),
  new RegExp(`\\b${call}(?: plutot| back)? ${who}\\b`, 'g'),
  new RegExp(`\\b${device} (?:for|of|de|a|d') ?(?:${who}|him|her|them)\\b`, 'g'),
  /\b(?!(?:it|that|what|here|there|let|number|name|who|where|how)'s)[\p{L}-]+'s (?:own |work )?(?:number|cell|phone|mobile)\b/gu,
  new RegExp(
    `\\bc'est (?:${who}|elle|lui)(?: [\\p{L}'-]+)? qu(?:'il|'y|'on)? ?(?:il |y )?(?:faut|doit) (?:r?appeler|rejoindre|texter)\\b`,
    'gu',
  ),
];
const owns: readonly RegExp[] = [
  new RegExp(`\\b${call}(?: plutot| back)?[ -](?:me|us|moi|nous)\\b`, 'g'),
  new RegExp(`\\b(?:my|mon) (?:own |work |home |office )?${device}\\b`, 'g'),
  /\bmine(?:'s)?\b|\bi(?:'m| am) (?:on|at)\b|\bme (?:at|on)\b|\bme (?:r?appeler|rejoindre|joindre|texter)\b|\bje suis au\b|\b(?:a|le) moi\b/g,
];
const negated =
  /\b(?:not|pas|don't|do not|dont|instead of|rather than|au lieu de|plutot que)(?: (?:call|ring|text|phone|bother|to|a|de))* ?(?:me|moi|mine|us)\b/g;

const followedBy = new RegExp(
  `^[\\s,.;]*(?:(?:and|but|so|et|pis|mais) )?(?:(?:that|it|this|which)(?:'?s| is)|is|c'est|ca c'est) (?:(?:his|hers|her|theirs|their|son)\\b(?: ${device})?|elle qu|lui qu|(?:my|our|the) (${relations})'?s\\b|(?:le )?${device} (?:de|a) (?:ma|mon|la|le) (${relations})|[\\p{L}-]+'s (?:number|cell|phone))`,
  'u',
);

function last(patterns: readonly RegExp[], text: string): RegExpMatchArray | null {
  let best: RegExpMatchArray | null = null;
  for (const pattern of patterns)
    for (const match of text.matchAll(pattern))
      if (!best || endOf(match) > endOf(best)) best = match;
  return best;
}

const endOf = (match: RegExpMatchArray) => (match.index ?? 0) + match[0].length;

/** As long as the text, without what says whom not to call. */
function withoutNegated(text: string): string {
  return text.replace(negated, (words) => ' '.repeat(words.length));
}

/** As far back as this a number's owner is named, in characters. */
const mostBefore = 90;
const lastRelation = new RegExp(`\\b${who}\\b`, 'g');

/**
 * Whose the number from `start` to `end` is, where it is not the caller's: "she's on 289…", "call my
 * wife at 705…", "204…, that's his number". Null: their own, as far as anybody can tell.
 */
export function ownerOfNumber(text: string, start: number, end: number): NumberOwner | null {
  const folded = withoutNegated(alike(text));
  const from = Math.max(0, start - mostBefore);
  const before = folded.slice(from, start);
  const after = followedBy.exec(folded.slice(end));
  if (after) return { relation: after[1] ?? after[2] ?? null, nameStart: null };
  const other = last(others, before);
  const direct = lastNamed(text.slice(from, start), before);
  const own = last(owns, before);
  const best =
    other && (!direct || endOf(other) >= direct.end) ? endOf(other) : (direct?.end ?? -1);
  if (best < 0) return null;
  // "It's my husband's phone, so no, 250…": the one they call from is his, and not the one they tell.
  if (other && endOf(other) === best && ofThisLine.test(before.slice(0, other.index))) return null;
  // "Have them call Cheyenne, 902…": who is to be called so is the one who asks.
  if (direct?.end === best && haveCalled.test(before.slice(0, direct.start))) return null;
  const ownAt = own ? endOf(own) : -1;
  const otherStart = other && endOf(other) === best ? (other.index ?? 0) : (direct?.start ?? 0);
  // "Call me on my wife's cell" is where they are to be reached.
  if (
    ownAt > best ||
    (own &&
      otherStart - ownAt <= mostBetween &&
      otherStart >= ownAt &&
      /^ ?(?:at|on|au|sur)?(?: the)? ?$/.test(before.slice(ownAt, otherStart)))
  )
    return null;
  const [said] = [...before.slice(0, best).matchAll(lastRelation)].slice(-1);
  const relation = said ? said[0].replace(/^\S+ /, '') : null;
  // "Ring Lucinda to agree the day, she's on 289…": she is who was to be rung.
  const named = direct && (direct.end === best || relation === null) ? direct : null;
  if (named) return { relation, nameStart: from + named.start };
  const beside = nameBeside.exec(text.slice(from + best, start));
  return { relation, nameStart: beside ? from + best + beside[0].length - 1 : null };
}

/** "C'est elle qu'il faut appeler, Monique Lacharité, au 819 ...": her name stands before the number. */
const nameBeside =
  /^[\s,]*(?:(?:she's|he's|it's|that's|c['’]est) )?\p{Lu}(?=\p{Ll}{2,}(?:[- ]\p{Lu}\p{Ll}+)*[\s,]*(?:at |on |au |[aà] |[\d(]|$))/u;

const ofThisLine = /\b(?:it's|its|that's|this is|c'est|ca c'est|c'est le)\s*$/;
const haveCalled =
  /\b(?:have|get|had) (?:\p{L}+ ){1,2}(?:to )?(?:call|ring|phone|text)\s*$|\bm\W?r?appel\p{L}*\s*$/u;

const mostBetween = 8;

/** "Text Pete if Saturday's not on": somebody named who is to be called. */
function lastNamed(written: string, folded: string): { start: number; end: number } | null {
  const found = [...folded.matchAll(new RegExp(`\\b${call}(?: plutot| back)? `, 'g'))].findLast(
    (match) => /^\p{Lu}\p{Ll}/u.test(written.slice(endOf(match))),
  );
  if (!found) return null;
  const start = endOf(found);
  const length = /^[\p{L}'-]+/u.exec(written.slice(start))?.[0].length ?? 0;
  return { start, end: start + length };
}

/** Folded, and as long as the text: offsets hold. */
function alike(text: string): string {
  const folded = fold(text);
  if (folded.length === text.length) return folded;
  return [...text]
    .map((letter) => fold(letter).padEnd(letter.length).slice(0, letter.length))
    .join('');
}

const calls = new RegExp(`\\b${call}\\b|\\bconfirm`);
const insteadOfThem = new RegExp(
  `\\b(?:not|pas) (?:a |de )?(?:me|moi)\\b|\\b(?:don't|do not|dont) (?:ring|call|text|phone|bother) me\\b|\\binstead of (?:me|mine|(?:call|ring|text|phon)ing me)\\b|\\b(?:au lieu de|plutot que) (?:moi|me\\b|m')|\\bc'est (?:elle|lui|eux|${who}(?: [\\p{L}'-]+)?) qu(?:i|e|'(?:il|y|on))? ?(?:il |y )?(?:faut|doit|est a|r?appel)|\\b${call} plutot (?:ma|mon|la|le|\\p{L})|\\b${call} (?:him|her|them|[\\p{L}]+) instead\\b|\\b${call} (?:[\\p{L}-]+'?s|her|his|their)(?: number| cell| phone)?,? (?:and )?not (?:this|that|my|the) (?:one|number|phone)\\b`,
  'u',
);
/** "Call Teresa's number, not this one": theirs, and not this. */
const theirsNotThis = new RegExp(
  `\\b(?:${call}|use)\\b[^.;?!]{0,24}\\b(?:his|her|their|[\\p{L}-]+'s)\\b[^;?!]{0,60}\\bnot (?:on |at )?(?:this|my|mine)\\b|\\b(?:not|(?:don't|do not|dont|never) (?:use|call|ring|text|phone|try)(?: me)?) (?:on |at )?(?:this|my|mine)\\b[^;?!]{0,40}\\b(?:${call}|use|try)\\b[^.;?!]{0,24}\\b(?:his|her|their|(?:my|our) \\p{L}+|[\\p{L}-]+'s)\\b`,
  'u',
);
const themNotOther =
  /\b(?:call|ring|phone|text) me,? (?:and )?not (?:him|her|them)\b|\br?appelez[- ]moi,? (?:et |pis )?pas (?:elle|lui)\b/;

const onlyIf = /\b(?:if|unless|in case|si|s'il|s'ils|au cas)\b/;

/** Whether what is said holds for one purpose only: "if there's no answer". */
export const isOnlyIf = (text: string): boolean => onlyIf.test(fold(text));

/** Whether somebody else is to be called in the caller's place; null: nothing is said of it. */
export function calledInstead(text: string): boolean | null {
  const folded = fold(text);
  if (themNotOther.test(folded)) return false;
  // "Text Pete, not me, if Saturday's not on": for that one purpose, and otherwise the caller.
  const meant = folded
    .split(/[.;?!]/)
    .some((part) => insteadOfThem.test(part) && !onlyIf.test(part));
  if (theirsNotThis.test(folded)) return true;
  return (meant && calls.test(folded)) || underName.test(folded) ? true : null;
}

/** "Put it under Nadia Osei": whose visit it is, is whom to call about it. */
const underName =
  /\b(?:put|book|leave|have) (?:it|that|this|everything) (?:under|in) (?!my name\b|mine\b)(?:the |her |his |their |my )?(?:name (?:of )?)?(?!the\b|a\b|my\b|me\b|\d)\p{L}{3,}|\b(?:mett\p{L}*|reserv\p{L}*|inscri\p{L}*)(?: |-)(?:(?:ca|le|la) )?au nom d/u;

const nobody = "(?:it|that|what|who|he|she|here|there|let|where|how|everything)'s\\b";
const ownerOfKnown = new RegExp(
  `\\b(?:that|this|the) number(?:'s| is|s)? (?:(?:my|our|the) (${relations})'?s\\b|(?!${nobody})([\\p{L}-]+)'s\\b|(?:his|hers|theirs)\\b)|\\b(?:that's|thats|that is|that was) (?:actually )?(?:(?:my|our|the) (${relations})'?s|([\\p{L}-]+)'s|his|her|their) (?:own )?(?:number|cell|phone|mobile)\\b|\\bc'est (?:le )?(?:numero|cell\\w*) (?:de|a) (?:ma|mon|la|le) (${relations})\\b|\\bc'est celui de (?:ma|mon|la|le) (${relations})\\b`,
  'u',
);

/** "That number's Lucinda's", said of the number that is known; null: nothing of the kind. */
export function ownerOfKnownNumber(
  text: string,
): { relation: string | null; name: string | null } | null {
  const found = ownerOfKnown.exec(fold(text));
  if (!found) return null;
  const [, of, name, one, named, french, celui] = found;
  return { relation: of ?? one ?? french ?? celui ?? null, name: name ?? named ?? null };
}

const toCall = new RegExp(`\\b${call}(?: plutot| back)? (${who})\\b`, 'u');

/** "Ring Doreen": who is to be called, where the words say who. */
export function someoneToCall(text: string): NumberOwner | null {
  const folded = withoutNegated(alike(text));
  const named = lastNamed(text, folded);
  const related = toCall.exec(folded)?.[1]?.replace(/^\S+ /, '') ?? null;
  const pronoun = last(others, folded);
  return named || related || pronoun
    ? { relation: related, nameStart: named ? named.start : null }
    : null;
}
