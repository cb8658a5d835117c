import { expect, it } from 'vitest';
import { makeScrollRule } from './arrival.ts';

it('leaves a page where it is when a dialog, a panel or a search changes its address', () => {
  const scrolls = makeScrollRule();
  scrolls({ location: { hash: '' } });
  expect(scrolls({ location: { hash: '' } })).toBe(false);
  expect(scrolls({ location: { hash: '' } })).toBe(false);
});

it('lets the router scroll to an anchor, and to where a reloaded page stood', () => {
  const scrolls = makeScrollRule();
  expect(scrolls({ location: { hash: '' } })).toBe(true);
  expect(scrolls({ location: { hash: 'faq' } })).toBe(true);
});
