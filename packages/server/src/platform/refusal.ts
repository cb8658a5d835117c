import { type ErrorCode, errorStatuses, type VersionConflict } from '@second-ring/contract';

/**
 * A request that is turned down. Features throw it; the edge translates it once, to the code's
 * status and body.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  /** For the operator's log only. */
  readonly detail: string | null;
  /** Told with `VERSION_CONFLICT`. */
  readonly conflict: VersionConflict | undefined;

  /** @param message a sentence for a person that says what to do next. */
  constructor(
    code: ErrorCode,
    message: string,
    detail: string | null = null,
    conflict?: VersionConflict,
  ) {
    super(message);
    this.code = code;
    this.detail = detail;
    this.conflict = conflict;
  }

  get status(): (typeof errorStatuses)[ErrorCode] {
    return errorStatuses[this.code];
  }
}

/** How long to wait where nothing tells: milliseconds. */
const usualWait = 60 * 60_000;

/** A refusal of what was asked too often, with when it may be asked again. */
export class TooManyRequests extends Refusal {
  /** Told as `Retry-After`. */
  readonly retryAfterSeconds: number;

  constructor(message: string, waitMilliseconds = usualWait, detail: string | null = null) {
    super('TOO_MANY_REQUESTS', message, detail);
    this.retryAfterSeconds = Math.max(1, Math.ceil(waitMilliseconds / 1_000));
  }
}

/** A time to wait as a person is told it. */
export function sayWait(milliseconds: number): string {
  const minutes = milliseconds / 60_000;
  if (milliseconds <= 1_000) return '1 second';
  if (minutes <= 2) return `${Math.ceil(milliseconds / 1000)} seconds`;
  return minutes <= 90 ? `${Math.ceil(minutes)} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** The row, or a refusal that names what was looked for. Out of scope is told as not there. */
export function foundOrRefused<Row>(row: Row | undefined | null, what: string): Row {
  if (row === undefined || row === null) {
    throw new Refusal('NOT_FOUND', `There is no such ${what}. It may have been removed.`);
  }
  return row;
}
