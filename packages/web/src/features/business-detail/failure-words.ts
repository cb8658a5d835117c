import { ORPCError } from '@orpc/client';
import { failureSentence, hasSentence, isMissing, isWrongId } from '@/api/failures.ts';

/**
 * What to tell about something that could not be fetched: the server's sentence where it gave one,
 * else what it was with the status, or `unknown` where even that is missing.
 */
export function failedFetch(error: unknown, what: string, unknown?: string): string {
  if (isWrongId(error)) return 'There is no such business. It may have been removed.';
  if (error instanceof ORPCError && !hasSentence(error))
    return `Failed to fetch ${what}: ${error.message} (${error.status})`;
  const known = error instanceof ORPCError || error instanceof TypeError;
  return failureSentence(error, known ? `Failed to fetch ${what}` : unknown);
}

const longestBody = 200;

/** The same to operators about what lies with a provider, with the body of an answer without a sentence. */
export function failedProviderFetch(error: unknown, what: string, unknown: string): string {
  const sentence = failedFetch(error, what, unknown);
  const body = error instanceof ORPCError && !hasSentence(error) ? bodyOf(error.data) : '';
  return body ? `${sentence} - ${body}` : sentence;
}

function bodyOf(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('body' in data)) return '';
  const line = String(data.body).replaceAll(/\s+/g, ' ').trim();
  return line.length > longestBody ? `${line.slice(0, longestBody)}…` : line;
}

/**
 * What to tell about a change that was not made: the server's sentence, else `refused` where it
 * answered without one and `unsent` where no answer came.
 */
export function failedChange(error: unknown, refused: string, unsent = refused): string {
  if (error instanceof ORPCError) return hasSentence(error) ? error.message : refused;
  return failureSentence(error, unsent);
}

/** Whether the server says that there is no such thing, or none for this person. */
export function isNotFound(error: unknown): boolean {
  return isWrongId(error) || isMissing(error);
}
