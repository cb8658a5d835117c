import type { Service } from './business.ts';
import { contentStems } from './common-words.ts';

/** "Drain cleaning" chooses no "Bathroom drain": the words of the service's own name choose nothing. */
export function beyondName({ name }: Pick<Service, 'name'>, words: string): string {
  const own = contentStems(name);
  return words.replace(/[\p{L}\p{N}'’-]+/gu, (word) => (isOneOf(own, word) ? ' ' : word));
}

function isOneOf(stems: ReadonlySet<string>, word: string): boolean {
  const [only] = contentStems(word);
  return only !== undefined && stems.has(only);
}
