import { ORPCError } from '@orpc/client';
import { type ErrorCode, isErrorCode } from '@second-ring/contract/error-codes';

/** Stands in for a code this page does not know: a newer server's, or another program's on the way. */
const otherCode = 'OTHER_REFUSAL';

interface Refusal {
  code: ErrorCode | typeof otherCode;
  /** For a person. */
  error: string;
  /** Beside `VERSION_CONFLICT`, not yet checked. */
  conflict?: unknown;
}

/**
 * The refusal an error's body holds; null: it has no sentence for a person. By hand: every page
 * carries this.
 */
export function readRefusal(body: unknown): Refusal | null {
  if (typeof body !== 'object' || body === null) return null;
  if (!('error' in body) || typeof body.error !== 'string' || body.error === '') return null;
  const code = 'code' in body && typeof body.code === 'string' ? body.code : '';
  return {
    code: isErrorCode(code) ? code : otherCode,
    error: body.error,
    ...('conflict' in body && { conflict: body.conflict }),
  };
}

/** Whether a failure's message is the server's own sentence rather than its status in words. */
export function hasSentence(error: ORPCError<string, unknown>): boolean {
  return isErrorCode(error.code) || error.code === otherCode;
}

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

/** Whether the server says that there is no such thing, or none of the person's. */
export function isMissing(error: unknown): boolean {
  return error instanceof ORPCError && error.code === 'NOT_FOUND';
}

/** Whether asking again changes nothing: there is no such thing, or it is not the person's. */
export function isLastingFailure(error: unknown): boolean {
  return isWrongId(error) || isMissing(error) || isNotAllowed(error);
}

/** Whether the server says that this is not the person's to see or do: asking again changes nothing. */
export function isNotAllowed(error: unknown): boolean {
  return error instanceof ORPCError && error.code === 'NOT_ALLOWED';
}

/** A refusal's sentence without the name of the field that the server puts before it, for a form. */
export function withoutField({ code, message }: ORPCError<string, unknown>): string {
  return code === 'INVALID_REQUEST'
    ? message.replace(/^[a-z]\w*(?:\.[\w-]+)*: (?=.)/i, '')
    : message;
}

/**
 * What to tell a person about a failed call: the server's own sentence where it gave one, else
 * `fallback`, the catalogue's sentence for that place.
 */
export function failureSentence(error: unknown, fallback = 'An unknown error occurred'): string {
  if (error instanceof ORPCError && error.message) return withoutField(error);
  if (error instanceof TypeError)
    return `${fallback}. The server could not be reached: check the connection and try again.`;
  return fallback;
}
