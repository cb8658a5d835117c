import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { timeOptions } from '../receptionist.ts';
import { detectLanguage } from '../understanding/detect-language.ts';
import { findTimes } from '../understanding/slots/times/find-times.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { type Grounds, type Passage, sentenceBefore } from './grounds.ts';
import { topicStems } from './topic-stems.ts';

/** How many words a passage shares with the sentence, or with what was just asked. */
export function shared(
  { topics }: Passage,
  folded: string,
  grounds: Grounds,
  but: ReadonlySet<string> = new Set(),
): number {
  const own = topicStems(folded);
  // "We do them till ten", of what the sentence before named.
  const before = refersBack.test(folded) ? topicStems(sentenceBefore(grounds)) : [];
  const said = [...own, ...before, ...topicStems(grounds.lastWords)];
  return said.filter((stem) => topics.has(stem) && !but.has(stem)).length;
}

const refersBack =
  /\b(?:it|that|those|these|them|they|this|s?he|her|him|his|(?:on|nous|vous|je) (?:les?|la|l'|en)|ca|cela|elles?|ils?|c'est)\b/;

/** Whether a sentence speaks of a passage: in two words of it and more, or the turn is about it. */
export function speaksOf(passage: Passage, folded: string, grounds: Grounds): boolean {
  if (grounds.cited.has(passage)) return true;
  const { topics } = passage;
  const own = [...topicStems(folded)].filter((stem) => topics.has(stem) && !/^\d/.test(stem));
  if (own.length !== 1) return own.length > 1;
  // A word that stands in no other text of the owner's is of this one.
  const [only = ''] = own;
  if (grounds.passages.every((one) => one === passage || !one.topics.has(only))) return true;
  const asked = [...topicStems(grounds.lastWords), ...topicStems(sentenceBefore(grounds))];
  return asked.some((stem) => stem !== only && topics.has(stem));
}

/** "Ten to twelve" of an owner who wrote 10-12: whether a span of two numbers in `text` is one of theirs. */
export function spanStands(text: string, folded: string, grounds: Grounds): boolean {
  const figures = withNoon(withDigits(text.replace(/\b(?:one|une)\b/g, '1')));
  const spans = [
    ...figures.matchAll(/(\d+) ?(?:h|am|pm|heures?)?(?: ?(?:-|–|to|and|a|et) ?)(\d+)/g),
  ];
  return spans.some(([, from = '', to = '']) =>
    grounds.passages.some(
      (passage) =>
        new RegExp(`\\b${from} ?(?:h|am|pm)? ?(?:-|–|to|and|a|et) ?${to}\\b`).test(
          withNoon(withDigits(passage.folded)),
        ) && speaksOf(passage, folded, grounds),
    ),
  );
}

/** "Nine to noon" of an owner who wrote 9 to 12. */
function withNoon(text: string): string {
  return text.replace(/\b(?:noon|midi)\b/g, '12');
}

/** The times a sentence names, each read in its own language. */
export function timesIn(text: string, { now, receptionist }: Grounds): TimeExpression[] {
  const tongue = detectLanguage(text).language;
  return (tongue ? [tongue] : (['en', 'fr'] as const)).flatMap((language) =>
    findTimes(text, timeOptions(receptionist, now, language)),
  );
}

/** "Until eight" as a clock reads it. */
export function withDigits(text: string): string {
  let rest = 0;
  let digits = '';
  for (const { value, start, end } of spokenNumbers(text)) {
    digits += `${text.slice(rest, start)}${value === 1 ? text.slice(start, end) : value}`;
    rest = end;
  }
  return digits + text.slice(rest);
}

/** Words for lengths of time, which count hours and days and nothing that is sold. */
export const timeWord =
  /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|secondes?|heures?|jours?|semaines?|mois|ans?|annees?)$/;

/** Says that a figure is the caller's own. */
export const theirs =
  /\b(?:your|yours|you (?:said|mentioned|have|were|got|paid|told|had|want|find|found|think)|votre|vos|vous (?:avez|aviez|dites|disiez|parlez)|(?:told|tell|charged|quoted) you|on the bill|sur la facture)\b/;

/** Agrees to a figure, or says that a price is one. */
export const agreeing =
  /\b(?:we|i|on|nous) (?:can|could|will|'ll|pouvons|peut|peux|ferons|fera) (?:do|take|accept|match|honou?r|make|go|faire|accepter)|\b(?:deal|works|sure|yes|yep|okay|absolutely|agreed|fine|good with|happy with|d'accord|oui|entendu|parfait)\b|\b(?:it|that|price|prix|total)(?:'s| is| would be| comes)\b(?! (?:not|no|never|hard|sad|awful|tough|too bad|frustrating|disappointing|a (?:shame|pity)|unfortunate)\b)|\b(?:c'est|ca fait|ce sera)\b(?! (?:pas|plate|dommage|decevant|frustrant|triste)\b)/;

/** "I'll pass on the fifty bucks back": what they ask for, and nobody has granted. */
export const passesOn = /\b(?:pass(?:ing)?(?: \w+)? (?:on|along)|not(?:e|ing)|transmets?)\b/;
