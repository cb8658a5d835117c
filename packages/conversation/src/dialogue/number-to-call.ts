import type { Conversation } from './state.ts';

/**
 * The number to call: the caller's own, or of whoever is to be called in their place where of theirs nothing is
 * known but where they call from. Null: none is known.
 */
export function numberToCall({
  caller: { phone },
  wanted,
  callerNumber,
}: Pick<Conversation, 'caller' | 'wanted' | 'callerNumber'>): string | null {
  const other = wanted.others.find((one) => one.instead && one.phone && !one.uncalled);
  const isTold = phone !== null && (phone.from !== 'callerId' || phone.confirmed);
  return (isTold ? phone.value : (other?.phone ?? phone?.value)) ?? callerNumber;
}
