import { decodeProtectedHeader, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

/** One key of an installation. */
export interface SigningKey {
  /** The private half. A symmetric key (`oct`) has only this one. */
  jwk: JWK;
  /** False: it only verifies what it signed before. */
  signs: boolean;
}

/** Signs access tokens and tells ours from others. */
export interface KeyRing {
  sign(claims: JWTPayload): Promise<string>;
  /**
   * The claims of a token that one of our keys signed and that has not expired.
   * @throws the reason, from `jose`
   */
  verify(token: string): Promise<JWTPayload>;
  /** What others may know: the public halves, never a symmetric key. */
  publicKeys(): Promise<JWK[]>;
}

/** A token names a key that is not ours. */
export class UnknownKey extends Error {
  override name = 'UnknownKey';
}

/** Clocks of two servers may differ by this many seconds. */
const clockTolerance = 5;
/** How many tokens are known again without computing their signature anew. */
const mostRemembered = 1_000;

/**
 * A ring of given keys: exactly one signs.
 * @throws Error when no key, or more than one, signs
 */
export function createKeyRing(keys: readonly SigningKey[], now: () => Date): KeyRing {
  const [signing, ...others] = keys.filter((key) => key.signs).map((key) => withoutUses(key.jwk));
  if (!signing || others.length > 0) throw new Error('Exactly one key must sign.');
  const verifying = keys.map(({ jwk }) => publicHalf(jwk));
  const remembered = rememberTokens(now);
  return {
    sign: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: algorithmOf(signing), typ: 'JWT', ...kidOf(signing) })
        .sign(signing),
    verify: async (token) => {
      const known = remembered.find(token);
      if (known) return known;
      const { kid } = decodeProtectedHeader(token);
      // Without a name only a shared secret can be meant, as in GoTrue.
      const key = verifying.find((each) =>
        kid ? each.kid === kid : each.kty === 'oct' && !each.kid,
      );
      if (!key) throw new UnknownKey('unrecognized JWT kid');
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithmOf(key)],
        clockTolerance,
        currentDate: now(),
      });
      remembered.add(token, payload);
      return payload;
    },
    publicKeys: async () => verifying.filter(isAsymmetric).map(published),
  };
}

/**
 * Tokens whose signature was good: a browser brings the same one with every request for an hour,
 * and the same bytes stay good until they expire. Whether their session stands is asked each time.
 */
function rememberTokens(now: () => Date) {
  const claimsOf = new LRUCache<string, JWTPayload>({ max: mostRemembered });
  return {
    find(token: string): JWTPayload | null {
      const claims = claimsOf.get(token);
      if (claims?.exp === undefined) return null;
      const goodFor = claims.exp + clockTolerance - now().getTime() / 1000;
      if (goodFor > 0) return claims;
      claimsOf.delete(token);
      return null;
    },
    add(token: string, claims: JWTPayload): void {
      claimsOf.set(token, claims);
    },
  };
}

const isAsymmetric = (key: JWK) => key.kty !== 'oct';

const kidOf = (key: JWK) => (key.kid ? { kid: key.kid } : {});

const defaultAlgorithms = new Map([
  ['RSA', 'RS256'],
  ['EC', 'ES256'],
  ['OKP', 'EdDSA'],
]);

function algorithmOf(key: JWK): string {
  if (key.alg) return key.alg;
  return defaultAlgorithms.get(key.kty ?? '') ?? 'HS256';
}

function published(key: JWK): JWK {
  return { ...key, use: 'sig', key_ops: ['verify'] };
}

/** Only what RFC 7518 calls public is copied, so that no private part can slip through. */
function publicHalf(key: JWK): JWK {
  if (key.kty === 'oct') return withoutUses(key);
  const { kty, kid, crv, x, y, n, e } = key;
  return compact({ kty, kid, alg: algorithmOf(key), crv, x, y, n, e });
}

/** WebCrypto refuses a private key that is said to verify, as GoTrue writes them. */
function withoutUses(key: JWK): JWK {
  return compact({ ...key, alg: algorithmOf(key), key_ops: undefined, use: undefined });
}

function compact(key: JWK): JWK {
  return Object.fromEntries(Object.entries(key).filter(([, value]) => value !== undefined));
}
