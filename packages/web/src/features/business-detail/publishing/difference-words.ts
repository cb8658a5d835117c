import type { Difference } from '@second-ring/contract';

/** What a difference is about: `Ceramic Coating, price`. */
export function nameOfDifference({ subject, part }: Difference): string {
  return part ? `${subject}, ${part}` : subject;
}

/** A difference in one line: `Ceramic Coating, price: $949 (was $899)`. */
export function differenceInWords(difference: Difference): string {
  const { from, to } = difference;
  const name = nameOfDifference(difference);
  if (to === null) return `${name}: removed`;
  return from === null ? `${name}: added, ${to}` : `${name}: ${to} (was ${from})`;
}
