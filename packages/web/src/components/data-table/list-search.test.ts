import { expect, it } from 'vitest';
import { readListSearch } from './list-search.ts';

const keys = ['name', 'created_at'] as const;

it('a list is sorted by what it can be sorted by', () => {
  const search = { q: 12, sort: 'name', order: 'desc' };
  expect(readListSearch(search, keys)).toEqual({ q: '12', sort: 'name', order: 'desc' });
});

it('a column is known by the end of its name too, where none is named so in full', () => {
  const calls = ['call_status', 'call_duration', 'business_name', 'name'] as const;
  const sortOf = (sort: unknown) => readListSearch({ sort, order: 'desc' }, calls).sort;
  expect(sortOf('status')).toBe('call_status');
  expect(sortOf('name')).toBe('name');
});

it.each([{ sort: 'shoe_size', order: 'asc' }, { sort: ['name'] }, { order: 'sideways', q: {} }])(
  'what the address says otherwise is taken back, not left to stand: %j',
  (search) => {
    // The router lays what is read over what the address holds.
    expect({ ...search, ...readListSearch(search, keys) }).toStrictEqual({
      q: undefined,
      sort: undefined,
      order: undefined,
    });
  },
);
