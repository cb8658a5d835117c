import { expect, test } from 'vitest';
import { holdsEverything } from './install-if-needed.mjs';

const locked = {
  '': { version: '0.1.0' },
  'packages/server': { version: '0.1.0' },
  'node_modules/hono': { version: '4.0.0' },
  'node_modules/tool-for-another-system': { version: '1.0.0', optional: true },
};

test('an installation with every locked package needs nothing', () => {
  expect(holdsEverything(locked, { 'node_modules/hono': { version: '4.0.0' } })).toBe(true);
});

test('a package in another version calls for an install', () => {
  expect(holdsEverything(locked, { 'node_modules/hono': { version: '3.9.0' } })).toBe(false);
});

test('a missing package calls for an install', () => {
  expect(holdsEverything(locked, {})).toBe(false);
});
