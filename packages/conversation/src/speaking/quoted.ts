import type { Language } from '../conversation.ts';

/** The quotation marks of each language, and those of words quoted within them. */
const marks = {
  en: { outer: ['“', '”'], inner: ['‘', '’'] },
  fr: { outer: ['« ', ' »'], inner: ['“', '”'] },
  /** Of English texts: one curly mark makes a text cost twice as much. */
  plain: { outer: ['"', '"'], inner: ["'", "'"] },
} as const;

/**
 * Somebody's words in quotation marks; what is quoted in them gets the marks that stand within those, and words
 * that are one quotation already are put in marks once.
 * @param inTexts whether they are sent to a phone.
 */
export function quoted(words: string, language: Language = 'en', inTexts = false): string {
  const { outer, inner } = marks[inTexts && language === 'en' ? 'plain' : language];
  const once = wholeQuotation.exec(words.trim())?.[1] ?? words.trim();
  const within = once.replace(opening, inner[0]).replace(closing, inner[1]);
  return `${outer[0]}${within}${outer[1]}`;
}

const wholeQuotation = /^[“«"]\s*([^“”«»"]*?)\s*[”»"]$/u;
/** A straight mark opens what follows a space, a bracket or nothing. */
const opening = /“|«\s*|(?<=^|[\s([—–-])"(?=\S)/gu;
/** One after a figure is of inches, where nothing was opened. */
const closing = /\s*»|[”"]/gu;
