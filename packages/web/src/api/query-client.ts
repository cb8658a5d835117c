import { QueryClient } from '@tanstack/react-query';

/**
 * The page's one cache of server answers. A module of its own so that pages that ask the server
 * nothing, such as the front page, do not carry the library.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 15_000, retry: 1 } },
});
