import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { createKeyRing, type SigningKey } from './key-ring.ts';

const now = () => new Date('2026-03-01T12:00:00Z');
const seconds = now().getTime() / 1000;
const claims = { sub: 'someone', iat: seconds, exp: seconds + 60 };

async function asymmetricKey(
  alg: 'ES256' | 'RS256' | 'EdDSA',
  signs: boolean,
): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { jwk: { ...jwk, kid: `${alg}-key`, alg, key_ops: ['sign', 'verify'] }, signs };
}

const secretKey = {
  jwk: { kty: 'oct', k: Buffer.alloc(32, 7).toString('base64url') },
  signs: true,
};

describe('a key ring', () => {
  test.each(['ES256', 'RS256', 'EdDSA'] as const)('signs and verifies with %s', async (alg) => {
    const ring = createKeyRing([await asymmetricKey(alg, true)], now);
    expect(await ring.verify(await ring.sign(claims))).toMatchObject({ sub: 'someone' });
  });

  test('verifies what a retired key signed', async () => {
    const old = await asymmetricKey('ES256', true);
    const token = await createKeyRing([old], now).sign(claims);
    const ring = createKeyRing([{ ...old, signs: false }, await asymmetricKey('RS256', true)], now);
    expect(await ring.verify(token)).toMatchObject({ sub: 'someone' });
  });

  test('publishes public halves only, and no shared secret', async () => {
    const ring = createKeyRing([secretKey, await asymmetricKey('ES256', false)], now);
    const keys = await ring.publicKeys();
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(
      ['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'].sort(),
    );
  });

  test('refuses a token that is signed with the public key as if it were a secret', async () => {
    const key = await asymmetricKey('RS256', true);
    const ring = createKeyRing([key], now);
    const [published] = await ring.publicKeys();
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: key.jwk.kid ?? '' })
      .sign(Buffer.from(JSON.stringify(published)));
    await expect(ring.verify(forged)).rejects.toThrow();
  });

  test('refuses a token that has expired', async () => {
    const ring = createKeyRing([secretKey], now);
    const token = await ring.sign({ ...claims, exp: seconds - 10 });
    await expect(ring.verify(token)).rejects.toThrow('exp');
  });

  test('refuses a token it knows once it has expired, and its likes at once', async () => {
    let time = seconds;
    const ring = createKeyRing([secretKey], () => new Date(time * 1000));
    const token = await ring.sign(claims);
    const [header, payload, signature] = token.split('.');
    for (time of [seconds, seconds + 64])
      expect(await ring.verify(token)).toMatchObject({ sub: 'someone' });
    const other = Buffer.from(JSON.stringify({ ...claims, sub: 'other' })).toString('base64url');
    await expect(ring.verify(`${header}.${other}.${signature}`)).rejects.toThrow();
    await expect(ring.verify(`${header}.${payload}.`)).rejects.toThrow();
    time = seconds + 65;
    await expect(ring.verify(token)).rejects.toThrow('exp');
  });
});
