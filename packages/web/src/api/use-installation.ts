import type { Config } from '@second-ring/contract';
import { useQuery } from '@tanstack/react-query';
import { queries } from './client.ts';

/** What this installation is connected to; undefined until the server has said so. */
export function useInstallation(): Config | undefined {
  const { data } = useQuery(
    queries.configuration.get.queryOptions({ staleTime: Number.POSITIVE_INFINITY }),
  );
  return data;
}
