import type { FaqItem } from '@second-ring/conversation';
import { decodeEntities } from '../markup/read-json-ld.ts';
import { idOf } from './new-service.ts';

/** Longer answers are an article; what is spoken stops at the end of a sentence before this. */
const longestAnswer = 600;

/** A question a page asks and answers. */
export function newQuestion(question: string, explanation: string): FaqItem {
  return { id: idOf(question), question, answer: 'explain', explanation };
}

/** An answer as plain text that can be spoken; empty where there is none. */
export function answerText(answer: string): string {
  const plain = decodeEntities(answer.replace(/<[^>]{0,500}>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= longestAnswer) return plain;
  const end = plain.slice(0, longestAnswer).search(/[.!?][^.!?]*$/);
  return end > 0 ? plain.slice(0, end + 1) : '';
}

const invitations =
  /^(ready|need|looking|want|have (a |any )?question|got|why (choose|us)|questions|interested|still|prêts?|besoin|vous (cherchez|avez)|pourquoi nous|des questions)\b/i;

/** Whether a heading is a question callers might ask, rather than an invitation to act. */
export function isQuestion(text: string): boolean {
  const words = text.split(/\s+/).length;
  return /\?\s*$/.test(text) && words >= 3 && text.length <= 200 && !invitations.test(text.trim());
}
