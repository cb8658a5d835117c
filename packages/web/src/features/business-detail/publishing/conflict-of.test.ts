import { ORPCError } from '@orpc/client';
import { expect, it } from 'vitest';
import { conflictOf } from './conflict-of.ts';

const conflict = {
  version: 4,
  author: { id: '00000000-0000-4000-8000-000000000002', name: 'ada@shop.example' },
  published_at: '2026-11-20T17:00:00.000Z',
};

it('tells who published meanwhile where a publish was refused for it', () => {
  const refusal = new ORPCError('VERSION_CONFLICT', { status: 409, data: conflict });
  expect(conflictOf(refusal)).toEqual(conflict);
});

it.each([
  ['a refusal of another kind', new ORPCError('NOT_FOUND', { status: 404, data: conflict })],
  ['one that does not say who', new ORPCError('VERSION_CONFLICT', { status: 409, data: {} })],
  ['a lost connection', new TypeError('Failed to fetch')],
])('is none in %s', (_, error) => {
  expect(conflictOf(error)).toBeNull();
});
