import { z } from 'zod';
import { invalid } from '../errors/account-error.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { checkPassword } from '../passwords/password-rules.ts';
import { readEmail, readPhone } from '../people/contact.ts';

const metadata = z.record(z.string(), z.unknown());

/** What an administrator may set on a user; GoTrue's names. */
export const userAttributes = z.looseObject({
  id: z.uuid().optional(),
  email: z.string().transform(readEmail).optional(),
  phone: z.string().transform(readPhone).optional(),
  password: z.string().nullish(),
  password_hash: z.string().nullish(),
  email_confirm: z.boolean().optional(),
  phone_confirm: z.boolean().optional(),
  user_metadata: metadata.optional(),
  app_metadata: metadata.optional(),
  role: z.string().optional(),
  ban_duration: z.string().optional(),
});

export type UserAttributes = z.infer<typeof userAttributes>;

/**
 * The hash to store for the password or imported hash of the attributes; null when they name none.
 * @throws AccountError
 */
export async function passwordHashOf(
  attributes: UserAttributes,
  shortestPassword: number,
): Promise<string | null> {
  const { password, password_hash: imported } = attributes;
  if (imported) {
    if (/^\$(2[aby]|argon2id?|argon2i)\$/.test(imported)) return imported;
    throw invalid('The password_hash is neither bcrypt nor Argon2');
  }
  if (!password) return null;
  await checkPassword(password, shortestPassword);
  return hashPassword(password);
}

const unitSeconds = new Map([
  ['h', 3600],
  ['m', 60],
  ['s', 1],
]);

/**
 * Until when a ban lasts: Go's way of writing durations, such as `24h` or `1h30m`; `none` lifts it.
 * @throws AccountError
 */
export function banEnd(duration: string, now: Date): Date | null {
  if (duration === 'none') return null;
  if (!/^(\d+(\.\d+)?[hms])+$/.test(duration)) throw invalid('invalid format for ban duration');
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)([hms])/g)];
  const seconds = parts.reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * (unitSeconds.get(unit ?? '') ?? 0),
    0,
  );
  return new Date(now.getTime() + seconds * 1000);
}
