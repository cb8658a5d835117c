import type { AuthError } from '@supabase/auth-js';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';

/** Fields that are to blame for a refusal, by its code; of others the whole form is. */
type Blame<Values extends FieldValues> = Record<string, Path<Values>>;

/**
 * A form that is sent to the accounts. Mistakes stand beside their field, which gets the focus; what
 * was typed stays; an old error goes when the form is sent again. `send` throws to refuse.
 */
export function useAuthForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  send: (values: Values) => Promise<void>,
  blame: Blame<Values> = {},
) {
  const form = useForm<Values>({ defaultValues });
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      const code = authCode(error) ?? '';
      const field = blame[code];
      const refusal = { type: code || 'refused', message: authSentence(error) };
      if (field) form.setError(field, refusal, { shouldFocus: true });
      else form.setError('root', refusal);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return { ...form, submit, errors, isSubmitting };
}

/** What to tell a person about a failure of the accounts: their own message, in the catalogue's words. */
export function authSentence(error: unknown): string {
  if (!(error instanceof Error)) return 'An error occurred';
  if (isUnreachable(error))
    return 'The server could not be reached. Check your connection and try again.';
  const code = authCode(error);
  const seconds = /you can only request this after (\d+) seconds/.exec(error.message)?.[1];
  if (seconds) return askedTooSoon(Number(seconds));
  return (
    (code && ourWords[code]) || ourMessages[error.message] || error.message || 'An error occurred'
  );
}

/** What the accounts say in words for programs. */
const ourWords: Record<string, string> = {
  otp_expired: 'This code or link is wrong or has expired. Check it, or have a new one sent.',
  user_banned:
    'This account has been disabled. Ask whoever runs this site for you to let you in again.',
};

/** Where one code is a refusal of several things, by its message. */
const ourMessages: Record<string, string> = {
  'Invalid TOTP code entered':
    'That code is wrong or no longer good. Enter the one your app shows now.',
};

function askedTooSoon(seconds: number): string {
  return `We sent you an email a moment ago. You can ask for another in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`;
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
