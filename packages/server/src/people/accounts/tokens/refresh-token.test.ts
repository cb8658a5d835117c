import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRefreshToken, writeRefreshToken } from './refresh-token.ts';

const key = randomBytes(32).toString('base64url');
const counters = fc.integer({ min: 0, max: 2 ** 31 - 1 });

test('every token reads back as the session and number it was written for', () => {
  fc.assert(
    fc.property(fc.uuid(), counters, (sessionId, counter) => {
      const token = readRefreshToken(writeRefreshToken(sessionId, counter, key));
      expect(token).toMatchObject({ sessionId, counter });
      expect(token?.isSignedBy(key)).toBe(true);
    }),
  );
});

test('a token signed with another key is told apart', () => {
  const token = writeRefreshToken(crypto.randomUUID(), 7, randomBytes(32).toString('base64url'));
  expect(readRefreshToken(token)?.isSignedBy(key)).toBe(false);
});

test('a token with any changed character is no token', () => {
  fc.assert(
    fc.property(fc.uuid(), counters, fc.nat({ max: 45 }), (sessionId, counter, place) => {
      const token = writeRefreshToken(sessionId, counter, key);
      const changed = `${token.slice(0, place)}${token[place] === 'A' ? 'B' : 'A'}${token.slice(place + 1)}`;
      expect(readRefreshToken(changed)).toBeNull();
    }),
  );
});

test('any other text is no token', () => {
  fc.assert(fc.property(fc.string({ maxLength: 120 }), (text) => readRefreshToken(text) === null));
});
