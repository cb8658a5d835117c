import { expect, it } from 'vitest';
import { tellsAnew } from './tells-anew.ts';

const told = ['URGENT · 780-555-0144 · A pipe burst, water everywhere'];

it.each([
  ['URGENT · 780-555-0144 · Hello? A pipe burst', false],
  ['URGENT · 780-555-0144 · The line dropped, the pipe burst', false],
  ['URGENT · 780-555-0144 · Water everywhere, please hurry', false],
  ['URGENT · 780-555-0144 · My wife fell and is unconscious', true],
  ['URGENT · 780-555-0144 · There is smoke in the attic of the east wing', true],
  ['URGENT · 780-555-0144 · La chaudière fuit au sous-sol', true],
])('tells an alert of other words from one that says the same: %s', (text, anew) => {
  expect(tellsAnew(text, told)).toBe(anew);
});
