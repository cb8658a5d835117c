import { callCostsMore } from '../knowledge/costly-numbers.ts';
import type { Conversation } from './state.ts';

type Numbers = Pick<Conversation, 'caller' | 'wanted' | 'callerNumber'>;

/**
 * The number to call: the caller's own, or of whoever is to be called in their place where of theirs nothing is
 * known but where they call from. A number that costs more takes no other's place. Null: none is known.
 */
export function numberToCall(known: Numbers): string | null {
  const { callerNumber } = known;
  const told = numberTold(known);
  if (told === null || (callerNumber !== null && callCostsMore(told))) return callerNumber ?? told;
  return told;
}

/** The number they told that is not the one to call, since a call there costs more; null: none. */
export function numberNotCalled(known: Numbers): string | null {
  const told = numberTold(known);
  return told === numberToCall(known) ? null : told;
}

function numberTold({ caller: { phone }, wanted, callerNumber }: Numbers): string | null {
  const other = wanted.others.find((one) => one.instead && one.phone && !one.uncalled);
  const isTold = phone !== null && (phone.from !== 'callerId' || phone.confirmed);
  return (isTold ? phone.value : (other?.phone ?? phone?.value)) ?? callerNumber;
}
