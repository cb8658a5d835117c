import { useIsOperator } from '@/api/use-is-operator.ts';
import { Instant, type InstantProps, shownZone, zoneWords } from '../instant.tsx';

/**
 * The moment of a row. Operators read rows of many businesses in one order, so it names its zone to
 * them; an owner's rows are all on the clock of their own business.
 */
export function RowInstant({ at, timeZone }: InstantProps) {
  const isOperator = useIsOperator();
  return (
    <>
      <Instant at={at} timeZone={timeZone} />
      {isOperator && at !== null ? (
        <span className="block text-xs text-ink-soft">{zoneWords(shownZone(timeZone))}</span>
      ) : null}
    </>
  );
}
