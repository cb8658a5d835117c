import { expect, it } from 'vitest';
import { headOfGathered, headOfTexted } from './gathered-head.ts';

it('counts as more calls only those that an owner was not told of yet', () => {
  const whose = 'browsers';
  expect(headOfGathered({ fresh: 1, known: 0, whose })).toBe('1 more call from browsers');
  expect(headOfGathered({ fresh: 0, known: 1, urgent: true, whose })).toBe(
    'An update on an URGENT call from browsers we already told you about',
  );
  expect(headOfGathered({ fresh: 2, known: 1, whose })).toBe(
    '2 more calls from browsers, and an update on one we already told you about',
  );
  expect(headOfGathered({ fresh: 2, known: 3, whose })).toBe(
    '2 more calls from browsers, and updates on 3 we already told you about',
  );
  expect(headOfGathered({ fresh: 0, known: 2, whose })).toBe(
    'Updates on 2 calls from browsers we already told you about',
  );
});

it('counts as more people who texted only those that an owner was not told of yet', () => {
  expect(headOfTexted({ fresh: 35, known: 0 })).toBe('35 more people texted');
  expect(headOfTexted({ fresh: 1, known: 0 })).toBe('1 more person texted');
  expect(headOfTexted({ fresh: 0, known: 1 })).toBe(
    '1 person we already told you about texted again',
  );
  expect(headOfTexted({ fresh: 2, known: 3 })).toBe(
    '2 more people texted, and 3 people we already told you about texted again',
  );
});
