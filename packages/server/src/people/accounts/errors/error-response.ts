import type { AccountError } from './account-error.ts';

/** The first version of the protocol in which `code` is a string. */
const stringCodesSince = '2024-01-01';

/**
 * A refusal as GoTrue writes it for a client of the given version (the request's
 * `X-Supabase-Api-Version`): new clients read `code` and `message`, old ones `error_code` and `msg`.
 */
export function errorResponse(error: AccountError, apiVersion: string | undefined): Response {
  const headers: Record<string, string> = { 'x-sb-error-code': error.code };
  if (error.status === 429) headers['Retry-After'] = String(error.retryAfterSeconds ?? 60);
  // What is left of a body that was refused unread must not be taken for the next request.
  if (error.status === 413) headers.Connection = 'close';
  const isNew = apiVersion !== undefined && apiVersion >= stringCodesSince;
  if (isNew) headers['X-Supabase-Api-Version'] = stringCodesSince;
  const body = isNew
    ? { code: error.code, message: error.message }
    : { code: error.status, error_code: error.code, msg: error.message };
  const weakness = error.reasons && { weak_password: { reasons: error.reasons } };
  return Response.json({ ...body, ...weakness }, { status: error.status, headers });
}
