import { ORPCError } from '@orpc/client';

/**
 * What to tell a person about a failed call: the server's own sentence where it gave one, else
 * `fallback`, the catalogue's sentence for that place.
 */
export function failureSentence(error: unknown, fallback = 'An unknown error occurred'): string {
  if (error instanceof ORPCError && error.message) return error.message;
  if (error instanceof TypeError)
    return `${fallback}. The server could not be reached: check the connection and try again.`;
  return fallback;
}
