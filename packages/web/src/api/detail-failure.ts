import { ORPCError } from '@orpc/client';
import { failureSentence } from './failure-sentence.ts';
import { hasSentence } from './read-refusal.ts';

/** What to tell about a log that did not load: the server's sentence where it gave one. */
export function detailFailure(error: unknown): string {
  if (isWrongId(error)) return 'There is no such log. It may have been removed.';
  if (error instanceof ORPCError && !hasSentence(error))
    return `Failed to fetch log details: ${error.message}`;
  const known = error instanceof ORPCError || error instanceof TypeError;
  return failureSentence(
    error,
    known ? 'Failed to fetch log details' : 'An unknown error occurred',
  );
}

/** Whether the server says that what an address names cannot be an id of anything. */
export function isWrongId(error: unknown): boolean {
  return (
    error instanceof ORPCError &&
    error.code === 'INVALID_REQUEST' &&
    error.message.startsWith('id: ')
  );
}
