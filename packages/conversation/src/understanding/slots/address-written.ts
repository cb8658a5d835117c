import { digitsOf } from './address-parts.ts';

export const spoken = new Set(
  `oh zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred un deux trois quatre cinq sept huit
  neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent cents mille`.split(
    /\s+/,
  ),
);

/**
 * "Eight oh nine Lakeside Place" is written as 809 Lakeside Place, "one forty one Larkspur" as 141, and what
 * comes after a hesitation is another number: "twenty six forty one, um, two seventy second street".
 */
export function tidy(text: string): string {
  const said = text.trim().split(/\s+/);
  const pause = said.findIndex(hesitates);
  const words = said.filter((word) => !hesitates(word));
  const house = digitsOf(said.slice(0, Math.max(pause, 0)).join(' '));
  if (/^\d{1,5}$/.test(house)) return capital([house, ...numberedStreet(words.slice(pause))]);
  const street = words.findIndex((word, at) =>
    bare(word)
      .toLowerCase()
      .split('-')
      .some((part) => !(spoken.has(part) || (part === 'and' && isHundred(words[at - 1])))),
  );
  // "Deux cent douze, rue Merry": the mark after the number is none of it.
  const number = street > 0 ? digitsOf(bare(words.slice(0, street).join(' '))) : '';
  return capital(/^\d{1,5}$/.test(number) ? [number, ...words.slice(street)] : words);
}

const bare = (word: string) => word.replace(/[,.;:]+$/, '');
const isHundred = (word: string | undefined) => word?.toLowerCase() === 'hundred';
export const hesitates = (word: string) => /^(?:um+|uh+|er+|erm|euh|heu)[,.]?$/i.test(word);

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');

/** "Two seventy second street" is 272nd Street. */
function numberedStreet(words: readonly string[]): string[] {
  const at = words.findIndex((word) => ordinals.includes(word.toLowerCase()));
  const tens = at > 0 ? digitsOf(words.slice(0, at).join(' ')) : '';
  if (!/^\d{0,2}0$/.test(tens)) return [...words];
  const last = ordinals.indexOf((words[at] ?? '').toLowerCase()) + 1;
  const ending = ['st', 'nd', 'rd'][last - 1] ?? 'th';
  return [`${Number(tens) + last}${ending}`, ...words.slice(at + 1)];
}

function capital(words: readonly string[]): string {
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
