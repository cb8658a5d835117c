import { useQuery } from '@tanstack/react-query';
import { queries } from './client.ts';
import { useIsOperator } from './use-is-operator.ts';

/**
 * The zone an owner's times are on where no business says: that of all their businesses, so that one event
 * has one time wherever it is told. Null: the reader's own, as to operators.
 */
export function useOwnZone(): string | null {
  const isOperator = useIsOperator();
  const { data = [] } = useQuery(queries.forwarding.mine.queryOptions({ enabled: !isOperator }));
  return isOperator ? null : zoneOfAll(data);
}

/** The zone that all of them are in; null: there are none, or they are in several. */
export function zoneOfAll(businesses: readonly { time_zone: string }[]): string | null {
  const [zone, ...others] = new Set(businesses.map(({ time_zone }) => time_zone));
  return others.length === 0 ? (zone ?? null) : null;
}
