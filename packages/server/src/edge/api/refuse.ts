import { ORPCError, ValidationError } from '@orpc/server';
import { type ErrorBody, isErrorCode } from '@second-ring/contract';
import { isBrokenOff } from '../../platform/http/limit-body.ts';
import type { Log } from '../../platform/observability/log.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Turns whatever was thrown into a refusal; what nobody foresaw is logged and told as our fault. */
export function refusalOf(error: unknown, log: Log): Refusal {
  if (error instanceof Refusal) {
    if (error.detail) log.warn({ code: error.code, detail: error.detail }, error.message);
    return error;
  }
  if (error instanceof ORPCError) {
    if (error.cause instanceof Refusal) return refusalOf(error.cause, log);
    if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
      return new Refusal('INVALID_REQUEST', sentenceOf(error.cause));
    }
    if (error.status === 400) return unreadable();
  }
  if (isBrokenOff(error)) return unreadable();
  if (holdsZeroByte(error)) return unkeepable();
  log.error({ err: error }, 'A request failed in a way nobody foresaw.');
  return unforeseen();
}

/** PostgreSQL's codes for a text that holds a zero byte: by itself, and inside JSON. */
const zeroByteCodes: unknown[] = ['22021', '22P05'];

function holdsZeroByte(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && zeroByteCodes.includes(error.code)) || holdsZeroByte(error.cause);
}

/** Names the first wrong field, such as `services.0.name: …`. */
function sentenceOf({ issues }: ValidationError): string {
  const [issue] = issues;
  if (!issue) return 'The request does not have the right shape.';
  const path = (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part));
  return path.length > 0 ? `${path.map(String).join('.')}: ${issue.message}` : issue.message;
}

export function bodyOf(refusal: Refusal): ErrorBody {
  const { message: error, code, conflict } = refusal;
  return { error, code, ...(conflict && { conflict }) };
}

/** A refusal in oRPC's clothes, so that it keeps its status on the way out. */
export function toOrpcError(refusal: Refusal): ORPCError<string, undefined> {
  return new ORPCError(refusal.code, {
    status: refusal.status,
    message: refusal.message,
    cause: refusal,
  });
}

/** The body of an error that leaves through oRPC. Only a body that is no JSON object fails before us. */
export function encodeErrorBody(error: ORPCError<string, unknown>): ErrorBody {
  if (error.cause instanceof Refusal) return bodyOf(error.cause);
  if (isErrorCode(error.code)) return { error: error.message, code: error.code };
  return error.status === 400 ? bodyOf(unreadable()) : bodyOf(unforeseen());
}

function unkeepable(): Refusal {
  return new Refusal('INVALID_REQUEST', 'The request holds a zero byte. Please leave it out.');
}

function unreadable(): Refusal {
  return new Refusal(
    'INVALID_REQUEST',
    'The request could not be read. It should be a JSON object.',
  );
}

function unforeseen(): Refusal {
  return new Refusal('INTERNAL_ERROR', 'Something went wrong on our side. Please try again.');
}
