import type { Language } from '../conversation.ts';
import { detectLanguage } from '../understanding/intents/detect-language.ts';
import { type Turn, tell } from './turn.ts';

/** A few words of the other language do not change it; a whole sentence does. */
const sure = 0.7;

const frenchGreeting = /^\W*(?:oui,? )?(?:bonjour|bonsoir)\W*(?:madame|monsieur)?\W*$/i;

/** Follows the caller into French, and back, from the next word on. */
export function followLanguage(turn: Turn, words: string, heardAs: string | undefined): void {
  // Alone it is short of a sentence, and still the way French is asked for.
  if (frenchGreeting.test(words)) turn.state.language = 'fr';
  const spoken = detectLanguage(words);
  const reported = languageOf(heardAs);
  const { language } = spoken;
  if (language && language !== turn.state.language) {
    if (spoken.confidence >= sure || (reported === language && spoken.confidence >= sure / 2))
      turn.state.language = language;
  }
}

function languageOf(tag: string | undefined): Language | null {
  if (!tag) return null;
  return tag.toLowerCase().startsWith('fr')
    ? 'fr'
    : tag.toLowerCase().startsWith('en')
      ? 'en'
      : null;
}

const asksFor: Record<Language, RegExp> = {
  fr: /\b(french|fran[cç]ais)\b/i,
  en: /\b(english|anglais)\b/i,
};

/** Answers a wish for another language: changes to it where we speak it, else says which we do. */
export function answerLanguage(turn: Turn, words: string): void {
  for (const language of ['fr', 'en'] as const) {
    if (!asksFor[language].test(words)) continue;
    turn.state.language = language;
    return tell(turn, 'sureLanguage');
  }
  tell(turn, 'otherLanguage');
}
