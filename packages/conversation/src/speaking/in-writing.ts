import type { Language } from '../conversation.ts';
import { sayEmail } from './say-contact.ts';

/** A North American number as it is spoken, `604, 555, 0142`. */
const spokenNumber = /(?<!\d|\d, )(\d{3}), (\d{3}), (\d{4})(?!\d|, \d)/g;

/**
 * What would be spoken, as it is read: telephone numbers as people write them, and e-mail addresses
 * as they are instead of in words.
 * @param emails those that may have been spoken.
 */
export function inWriting(
  spoken: string,
  emails: readonly (string | null | undefined)[],
  language: Language,
): string {
  const numbered = spoken.replace(spokenNumber, '$1-$2-$3');
  return emails.reduce<string>(
    (text, email) => (email ? text.replaceAll(sayEmail(email, language), email) : text),
    numbered,
  );
}
