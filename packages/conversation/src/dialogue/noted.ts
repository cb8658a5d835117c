import type { Conversation } from './state.ts';

/**
 * Everything that is read back to a caller, as one text: where it is the same as before, nothing was
 * changed, whatever was said.
 */
export function notedOf({ caller, wanted }: Conversation): string {
  const { name, phone, email, address, company, partialPhone } = caller;
  const { items, time, callTime, existing, person, others } = wanted;
  return JSON.stringify([
    [name, phone, email, address].map((detail) => detail && [detail.value, detail.extension]),
    [company, partialPhone, person, others],
    [time, callTime, existing].map((when) => when?.spoken),
    items.map((item) => [item.name, item.ref.optionId, item.count, item.time?.spoken]),
  ]);
}
