import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintOf } from './build-web-if-changed.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  writeFileSync(join(folder, 'page.tsx'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the fingerprint of unchanged sources stays the same', () => {
  expect(fingerprintOf([folder])).toBe(fingerprintOf([folder]));
});

test('a changed, renamed or added file changes the fingerprint', () => {
  const before = fingerprintOf([folder]);
  writeFileSync(join(folder, 'page.tsx'), 'two');
  const changed = fingerprintOf([folder]);
  writeFileSync(join(folder, 'other.tsx'), 'two');
  expect(new Set([before, changed, fingerprintOf([folder])]).size).toBe(3);
});

test('a changed test does not call for a new build', () => {
  const before = fingerprintOf([folder]);
  writeFileSync(join(folder, 'page.test.tsx'), 'a test');
  expect(fingerprintOf([folder])).toBe(before);
});
