import { writtenNumber } from './phone-number.ts';

/** A telephone number as people write it. */
export function PhoneText({ number }: { number: string }) {
  return <span className="whitespace-nowrap tabular">{writtenNumber(number)}</span>;
}
