import type { Service } from './business.ts';
import { contentStems } from './common-words.ts';

/**
 * "Drain cleaning" chooses no "Bathroom drain": the words of the service's own name choose nothing, but for an option
 * that its name lists, such as "Beard trim / hot towel shave".
 */
export function beyondName(
  { name, options }: Pick<Service, 'name' | 'options'>,
  words: string,
): string {
  const title = contentStems(name);
  const listed = options.flatMap((option) => {
    const stems = [...contentStems(option.name)];
    return stems.length < title.size && stems.every((stem) => title.has(stem)) ? stems : [];
  });
  const own = new Set([...title].filter((stem) => !listed.includes(stem)));
  return words.replace(/[\p{L}\p{N}'’-]+/gu, (word) => (isOneOf(own, word) ? ' ' : word));
}

function isOneOf(stems: ReadonlySet<string>, word: string): boolean {
  const [only] = contentStems(word);
  return only !== undefined && stems.has(only);
}
