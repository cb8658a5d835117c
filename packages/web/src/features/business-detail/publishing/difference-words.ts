import type { Difference } from '@second-ring/contract';

/** What a difference is about: `Ceramic Coating, price`. */
export function nameOfDifference({ subject, part }: Pick<Difference, 'subject' | 'part'>): string {
  return part ? `${subject}, ${part}` : subject;
}

/**
 * A difference in one line: `Ceramic Coating, price: $949 (was $899)`. Texts over `longest`
 * characters are cut short, if it is given.
 */
export function differenceInWords(difference: Difference, longest?: number): string {
  const short = (text: string) => shortened(text, longest);
  const { from, to } = difference;
  const name = short(nameOfDifference(difference));
  if (to === null) return `${name}: removed`;
  if (from !== null) return `${name}: ${short(to)} (was ${short(from)})`;
  return to === '' ? `${name}: added` : `${name}: added. ${short(to)}`;
}

function shortened(text: string, longest = Number.POSITIVE_INFINITY): string {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}
