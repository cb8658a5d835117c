import { expect, it } from 'vitest';
import { headOfGathered } from './gathered-head.ts';

it('counts as more calls only those that an owner was not told of yet', () => {
  const whose = 'browsers';
  expect(headOfGathered({ fresh: 1, known: 0, whose })).toBe('1 more call from browsers');
  expect(headOfGathered({ fresh: 0, known: 1, urgent: true, whose })).toBe(
    'More on 1 URGENT call from browsers we told you of',
  );
  expect(headOfGathered({ fresh: 2, known: 1, whose })).toBe(
    '2 more calls from browsers, and more on 1 we told you of',
  );
});
