/** Every code an error body may carry, and the HTTP status it comes with. Closed: add here first. */
export const errorStatuses = {
  INVALID_REQUEST: 400,
  NOT_SIGNED_IN: 401,
  NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NUMBER_TAKEN: 409,
  NO_NUMBER_LEFT: 409,
  SLOT_TAKEN: 409,
  ALREADY_CLAIMED: 409,
  EMAIL_TAKEN: 409,
  VERSION_CONFLICT: 409,
  CALL_RUNNING: 409,
  PRACTICE_RUNNING: 409,
  NO_LANGUAGE_MODEL: 409,
  CLAIM_EXPIRED: 410,
  TOO_LARGE: 413,
  WEBSITE_UNREADABLE: 422,
  PLACE_NOT_FOUND: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  PROVIDER_FAILED: 502,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** Whether a word from the wire is one of our codes. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatuses, code);
}
