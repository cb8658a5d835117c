import { answerOf, sayNote } from '../knowledge/answers.ts';
import type { FaqMatch } from '../knowledge/faq.ts';
import { asSentences } from '../speaking/sentences.ts';

/** What was matched, as English sentences to speak. */
export function sayMatch(match: FaqMatch): string {
  if (match.source === 'item') return answerOf(match.item, 'en', match);
  return match.source === 'note' ? sayNote(match.note) : asSentences(match.text);
}
