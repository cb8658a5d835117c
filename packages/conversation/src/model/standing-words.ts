import { weekdays } from '../knowledge/business.ts';
import { weekdayOpening } from '../knowledge/hours.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { timeOptions } from '../receptionist.ts';
import { rememberingOf } from '../remembering.ts';
import { detectLanguage } from '../understanding/detect-language.ts';
import { findTimes } from '../understanding/slots/times/find-times.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { type Grounds, type Passage, sentenceBefore } from './grounds.ts';
import { inBoth } from './in-both.ts';
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

/** "Weeks" is of every text with a length in it. */
const ofLength = topicStems(
  'seconds minutes hours days weeks months years secondes heures jours semaines mois ans annees',
);

/** Whether a sentence speaks of a passage: in two words of it and more, or the turn is about it. */
export function speaksOf(passage: Passage, folded: string, grounds: Grounds): boolean {
  if (grounds.cited.has(passage)) return true;
  const { topics } = passage;
  const own = [...topicStems(folded)].filter(
    (stem) => topics.has(stem) && !/^\d/.test(stem) && !ofLength.has(stem),
  );
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
    ...figures.matchAll(
      /(\d+) ?(?:h|am|pm|heures?)?(?: ?(?:-|–|to|till|until|and|a|et) ?)(\d+)(?: ([a-z]+))?/g,
    ),
  ];
  return spans.some(
    ([, from = '', to = '', unit = '']) =>
      isOpeningSpan(Number(from), Number(to), folded, grounds) ||
      grounds.passages.some((passage) => {
        const span = `\\b${from} ?(?:h|am|pm)? ?(?:-|–|to|and|a|et) ?${to}`;
        const written = withNoon(withDigits(passage.folded));
        if (!new RegExp(`${span}\\b`).test(written)) return false;
        if (speaksOf(passage, folded, grounds)) return true;
        // "Two to three weeks" is of whatever else the text and the sentence have in common.
        return (
          timeWord.test(unit) &&
          new RegExp(`${span} ${unit}`).test(written) &&
          shared(passage, folded, grounds) > 0
        );
      }),
  );
}

/** "Saturdays it's ten to four": the hours of the day that is named, or of any where none is. */
function isOpeningSpan(from: number, to: number, folded: string, { receptionist }: Grounds) {
  const { hours } = receptionist.profile.knowledge;
  const english = inBoth(folded);
  const named = weekdays.filter((day) => english.includes(day));
  if (named.length === 0) return false;
  const isAt = (minutes: number, hour: number) => minutes % 720 === (hour % 12) * 60;
  return named.every((day) =>
    weekdayOpening(hours, day).spans.some(({ open, close }) => isAt(open, from) && isAt(close, to)),
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

/** Clock times an owner's text has in figures, in minutes of half a day: "10 pm", "13 h 45", "noon". */
export const clocksWritten = rememberingOf(({ folded }: Passage): ReadonlySet<number> => {
  const clocks = [...folded.matchAll(clock)].map(
    ([, hour = '', minute, french]) => (Number(hour) % 12) * 60 + Number(minute ?? french ?? 0),
  );
  return new Set(/\b(?:noon|midi|midnight|minuit)\b/.test(folded) ? [...clocks, 0] : clocks);
});

const clock =
  /\b(\d{1,2})(?::(\d{2}))?(?: ?[ap]\.?m\b| ?h\b(?: ?(\d{2})\b)?| heures?\b|(?= ?(?:-|–|to|until|and) ?\d{1,2}(?::\d{2})? ?[ap]\.?m\b)|(?<=\b(?:before|until|till|avant|jusqu'a) (?:[1-9]|1[0-2]))(?= ?(?:[.,;)]|$)| (?:on|the|and|or|le|et|ou)\b))/g;

/** Whether a text of the owner's that a sentence has a word of tells this time. */
export function isClockWritten(minutes: number, folded: string, grounds: Grounds): boolean {
  return grounds.passages.some(
    (one) =>
      one.kind !== 'shop' && clocksWritten(one).has(minutes) && shared(one, folded, grounds) > 0,
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
