import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { isWorthAnotherTry } from './query-client.ts';

test('a refusal is final; a failure is tried once more', () => {
  expect(isWorthAnotherTry(0, new ORPCError('NOT_FOUND', { status: 404 }))).toBe(false);
  expect(isWorthAnotherTry(0, new ORPCError('UNAVAILABLE', { status: 503 }))).toBe(true);
  expect(isWorthAnotherTry(0, new TypeError('Failed to fetch'))).toBe(true);
  expect(isWorthAnotherTry(1, new TypeError('Failed to fetch'))).toBe(false);
});
