import { describe, expect, test } from 'vitest';
import { createTotp, matchingStep } from './totp.ts';

// The SHA-1 secret and codes of RFC 6238, appendix B, cut to six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an authenticator app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [2_000_000_000, '279037'],
  ])('at %i seconds is the one the standard gives', (seconds, code) => {
    expect(matchingStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  test('is good one step later, and not two', () => {
    expect(matchingStep(secret, '287082', at(59 + 30))).toBe(1);
    expect(matchingStep(secret, '287082', at(59 + 60))).toBeNull();
  });
});

test('a new secret can be scanned and typed', () => {
  const made = createTotp('calls.example', 'maria@example.com');
  expect(made.uri).toContain(`secret=${made.secret}`);
  expect(made.uri).toContain('issuer=calls.example');
  expect(made.qrCode).toMatch(/^<svg /);
});
