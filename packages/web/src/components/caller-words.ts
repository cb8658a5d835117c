import type { CallLogRow } from '@second-ring/contract';
import { writtenNumber } from './phone-number.tsx';

type Caller = Pick<CallLogRow, 'channel' | 'from' | 'caller_phone'>;

/** The number to reach a caller at, E.164: the one they left, else the one they called from. */
export function numberOf({ caller_phone, from }: Pick<Caller, 'caller_phone' | 'from'>) {
  return caller_phone ?? from;
}

/** What stands in the place of a number nobody knows. */
export function nobodysNumber(channel: Caller['channel']): string {
  return channel === 'browser' ? 'From the browser' : 'Withheld number';
}

/** A caller's number as people write it, or why there is none. */
export function callerWords(caller: Caller): string {
  const number = numberOf(caller);
  return number ? writtenNumber(number) : nobodysNumber(caller.channel);
}
