import { type ErrorCode, isErrorCode } from '@second-ring/contract/error-codes';

interface Refusal {
  code: ErrorCode;
  /** For a person. */
  error: string;
  /** Beside `VERSION_CONFLICT`, not yet checked. */
  conflict?: unknown;
}

/** The refusal an error's body holds; null: it is none of ours. By hand: every page carries this. */
export function readRefusal(body: unknown): Refusal | null {
  if (typeof body !== 'object' || body === null) return null;
  if (!('error' in body && 'code' in body)) return null;
  const { error, code } = body;
  if (typeof error !== 'string' || typeof code !== 'string' || !isErrorCode(code)) return null;
  return { code, error, ...('conflict' in body && { conflict: body.conflict }) };
}
