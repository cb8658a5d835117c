import type { ORPCError } from '@orpc/client';
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
