import { expect, it } from 'vitest';
import { daysSince } from './days-since.ts';

it.each([
  ['since it was saturday', { least: 3, most: 3 }],
  ['you cleaned it last tuesday', { least: 7, most: 7 }],
  ['it was last monday', { least: 1, most: 8 }],
  ['I had it done two weeks ago', { least: 14, most: 20 }],
  ['that was yesterday', { least: 1, most: 1 }],
  ['a couple of months back', { least: 60, most: 150 }],
  ['can you come saturday', null],
  ['it is too short', null],
])('on a Tuesday, %s', (said, since) => {
  expect(daysSince(said, 'tuesday')).toEqual(since);
});
