import { randomBytes } from 'node:crypto';
import type { AccountSettings } from '../../../platform/settings/account-settings.ts';
import { givenKeys } from './given-keys.ts';
import { createKeyRing } from './key-ring.ts';

/** A key for a program that administrates accounts. */
export interface ServiceKey {
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
