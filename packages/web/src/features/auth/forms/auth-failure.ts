import type { AuthError } from '@supabase/auth-js';

/** What to tell a person about a failure of the accounts: their own message, in the catalogue's words. */
export function authSentence(error: unknown): string {
  if (!(error instanceof Error)) return 'An error occurred';
  if (isUnreachable(error))
    return 'The server could not be reached. Check your connection and try again.';
  return error.message || 'An error occurred';
}

/** The code a refusal carries, such as `email_not_confirmed`; undefined where it has none. */
export function authCode(error: unknown): string | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}

interface Answer {
  data: unknown;
  error: AuthError | null;
}

/** What an answer of the accounts holds where it is good; its error thrown where it is not. */
export function orThrow<Given extends Answer>(
  answer: Given,
): Extract<Given, { error: null }>['data'];
export function orThrow({ data, error }: Answer): unknown {
  if (error) throw error;
  return data;
}

/** The client reports a broken connection as status 0; `fetch` itself throws a `TypeError`. */
function isUnreachable(error: Error): boolean {
  return error instanceof TypeError || Reflect.get(error, 'status') === 0;
}
