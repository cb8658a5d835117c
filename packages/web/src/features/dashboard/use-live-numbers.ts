import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '@/api/client.ts';
import { onLiveChanges } from '@/api/live-events.ts';

/** Changes are counted together after this long, in milliseconds. */
const gatherMs = 3_000;

/** Counts anew when calls or messages come in. */
export function useLiveNumbers(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onLiveChanges(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        client.invalidateQueries({ queryKey: queries.stats.key() });
        client.invalidateQueries({ queryKey: queries.overviews.key() });
      }, gatherMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client]);
}
