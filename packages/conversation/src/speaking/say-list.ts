import type { Language } from '../conversation.ts';

/** "A, B and C": no comma before the last, which is how it is spoken. */
export function sayList(
  items: readonly string[],
  language: Language = 'en',
  link: 'or' | 'and' = 'and',
): string {
  const word = language === 'en' ? link : link === 'or' ? 'ou' : 'et';
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}
