import { ORPCError } from '@orpc/client';
import { expect, it } from 'vitest';
import { refusedField } from './refused-field.ts';

it.each([
  ['number', new ORPCError('INVALID_REQUEST', { message: 'This is an AI employee’s own number.' })],
  ['email', new ORPCError('INVALID_REQUEST', { message: 'email: Write an email address.' })],
  [null, new ORPCError('TOO_MANY_REQUESTS', { message: 'Try again tomorrow.' })],
  [null, new TypeError('Failed to fetch')],
])('a refusal stands beside the field it is about: %s', (field, error) => {
  expect(refusedField(error)).toBe(field);
});
