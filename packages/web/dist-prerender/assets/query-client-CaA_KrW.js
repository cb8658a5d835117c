import { ORPCError } from "@orpc/client";
import { QueryClient } from "@tanstack/react-query";
// src/api/query-client.ts
/**
* The page's one cache of server answers. A module of its own so that pages that ask the server
* nothing, such as the front page, do not carry the library.
*/
var queryClient = new QueryClient({ defaultOptions: { queries: {
	staleTime: 15e3,
	retry: isWorthAnotherTry
} } });
/** What the server refused once it refuses again; what failed on the way may arrive the second time. */
function isWorthAnotherTry(failures, error) {
	const isRefused = error instanceof ORPCError && error.status >= 400 && error.status < 500;
	return failures < 1 && !isRefused;
}
export { queryClient as t };
