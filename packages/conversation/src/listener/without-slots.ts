import type { SlotValues } from '../heard/heard.ts';
import type { FoundSlot } from './slots.ts';

/** A text of the same length, with the slots left blank whose values are of a kind. */
export function withoutSlots(
  text: string,
  slots: readonly FoundSlot[],
  ofKind: (values: SlotValues) => boolean,
): string {
  return slots
    .filter(({ values }) => ofKind(values))
    .reduce(
      (left, { start, end }) =>
        `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`,
      text,
    );
}
