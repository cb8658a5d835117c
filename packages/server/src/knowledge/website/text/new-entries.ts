import type { FaqItem, Service, ServiceOption } from '@second-ring/conversation';
import { decodeEntities } from '../markup/structured-data.ts';

/** Where a service of the knowledge comes from. */
const source = 'website';

/** A stable id of something named, so that the same name on two pages is one thing. */
function idOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${source}-${plain.slice(0, 80)}`;
}

/** A service as a page names it. Without a price that is certain, callers are told none. */
export function newService(
  name: string,
  price: string | null,
  description: string | null = null,
): Service {
  return {
    id: idOf(name),
    name,
    ...(description && { description: description.slice(0, 1000) }),
    pricingType: price === null ? 'dont_say' : 'simple',
    ...(price !== null && { basePrice: price }),
    options: [],
    source,
  };
}

/** A service whose price depends on which of its options a caller wants. */
export function newServiceWithOptions(
  name: string,
  prices: readonly (readonly [option: string, price: string])[],
): Service {
  const options: ServiceOption[] = prices.map(([option, price]) => ({
    id: idOf(option),
    name: option,
    price,
  }));
  return { id: idOf(name), name, pricingType: 'options', options, source };
}

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
