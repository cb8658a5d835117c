import { randomBytes } from 'node:crypto';
import type { AccountSettings } from '../../../platform/settings/settings.ts';
import { createKeyRing, type SigningKey } from './key-ring.ts';

/** A key for a program that administrates accounts. */
interface ServiceKey {
  /** The bearer token such a program sends. */
  key: string;
  expiresAt: Date;
  /** What has to be set for the key to be good; null: the settings hold it already. */
  newSecret: string | null;
}

const day = 24 * 60 * 60_000;

/**
 * Makes a service key under the key or secret the settings give, or else under a new secret that
 * has to be set.
 * @param days how long it is good
 */
export async function makeServiceKey(
  settings: AccountSettings,
  now: Date,
  days: number,
): Promise<ServiceKey> {
  const given = givenKeys(settings);
  const newSecret = given === null ? randomBytes(32).toString('base64url') : null;
  const keys = given ?? givenKeys({ ...settings, AUTH_JWT_SECRET: newSecret ?? undefined }) ?? [];
  const expiresAt = new Date(now.getTime() + days * day);
  const key = await createKeyRing(keys, () => now).sign({
    role: 'service_role',
    iat: Math.floor(now.getTime() / 1_000),
    exp: Math.floor(expiresAt.getTime() / 1_000),
  });
  return { key, expiresAt, newSecret };
}

/**
 * The keys given by setting: `AUTH_JWT_KEYS`, of which the one with `sign` in `key_ops` signs, and
 * `AUTH_JWT_SECRET`, which signs where no key does and always verifies tokens that name no key.
 * Null when neither is set.
 */
export function givenKeys(settings: AccountSettings): SigningKey[] | null {
  const listed = (settings.AUTH_JWT_KEYS ?? []).map((jwk) => ({
    jwk,
    signs: jwk.key_ops?.includes('sign') ?? false,
  }));
  if (settings.AUTH_JWT_SECRET === undefined) return listed.length > 0 ? listed : null;
  const secret = {
    jwk: {
      kty: 'oct',
      alg: 'HS256',
      k: Buffer.from(settings.AUTH_JWT_SECRET).toString('base64url'),
    },
    signs: !listed.some((key) => key.signs),
  };
  return [...listed, secret];
}
