import { skipToken, useQuery } from '@tanstack/react-query';
import { queries } from '@/api/client.ts';
import { Instant } from './instant.tsx';
import { Skeleton } from './ui/skeleton.tsx';

/** A zone hardly ever changes; asked for once per business, not once per row. */
const staleTime = 5 * 60_000;

/** The business's IANA zone: undefined until known, null where it cannot be had. */
export function useBusinessZone(businessId: string | null): string | null | undefined {
  const { data, isError } = useQuery(
    queries.businesses.get.queryOptions({
      input: businessId ? { id: businessId } : skipToken,
      select: (business) => business.time_zone,
      staleTime,
    }),
  );
  return data ?? (isError || !businessId ? null : undefined);
}

/** A moment on the business's clock; not shown by another clock while that one is unknown. */
export function BusinessInstant({ businessId, at }: { businessId: string; at: string }) {
  const timeZone = useBusinessZone(businessId);
  if (timeZone === undefined) return <Skeleton className="inline-block h-4 w-36 max-w-full" />;
  return <Instant at={at} timeZone={timeZone} />;
}
