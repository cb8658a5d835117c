import { ORPCError } from '@orpc/client';
import { QueryClient } from '@tanstack/react-query';

/**
 * The page's one cache of server answers. A module of its own so that pages that ask the server
 * nothing, such as the front page, do not carry the library.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 15_000, retry: isWorthAnotherTry } },
});

/** What the server refused once it refuses again; what failed on the way may arrive the second time. */
export function isWorthAnotherTry(failures: number, error: unknown): boolean {
  const isRefused = error instanceof ORPCError && error.status >= 400 && error.status < 500;
  return failures < 1 && !isRefused;
}
