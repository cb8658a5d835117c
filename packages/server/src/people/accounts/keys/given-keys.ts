import type { AccountSettings } from '../../../platform/settings/account-settings.ts';
import type { SigningKey } from './key-ring.ts';

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
