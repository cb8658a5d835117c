import type { Language } from '../conversation.ts';
import type { FaqItem, OperationsNote } from './business.ts';

/** The owner's answer as sentences to speak. */
export function answerOf(item: FaqItem, _language: Language = 'en'): string {
  return item.explanation ?? '';
}

/** An operations note as sentences to speak. */
export function sayNote(note: OperationsNote, _language: Language = 'en'): string {
  return note.content;
}
