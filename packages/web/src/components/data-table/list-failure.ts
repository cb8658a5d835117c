import { ORPCError } from '@orpc/client';
import { failureSentence } from '@/api/failure-sentence.ts';
import { hasSentence } from '@/api/read-refusal.ts';

interface FailureWords {
  /** What was to be listed, such as `call logs`. */
  thing: string;
  /** Said where nothing is known of the failure. */
  unknown?: string;
  /** Whether the status code stands before its text. */
  withCode?: boolean;
}

/** What to tell about a list that did not load: the server's sentence where it gave one. */
export function listFailure(error: unknown, words: FailureWords): string {
  const { thing, unknown = 'An unknown error occurred', withCode = false } = words;
  if (error instanceof ORPCError && !hasSentence(error)) {
    const status = withCode ? `${error.status} ${error.message}` : error.message;
    return `Failed to fetch ${thing}: ${status}`;
  }
  if (error instanceof TypeError) return failureSentence(error, `Failed to fetch ${thing}`);
  return failureSentence(error, unknown);
}
