import fc from 'fast-check';
import { expect, it } from 'vitest';
import { returnPath, returnPathOrHome } from './return-path.ts';

it('a page of this site is kept, with its search and fragment', () => {
  expect(returnPath('/admin/call-logs?q=tint&order=asc#last')).toBe(
    '/admin/call-logs?q=tint&order=asc#last',
  );
});

it.each([
  'https://other.example/admin',
  '//other.example',
  '/\\other.example',
  '/\t/other.example',
  '/.//other.example',
  'javascript:alert(1)',
  'admin',
  '',
  42,
  null,
  undefined,
])('%j falls back', (wanted) => {
  expect(returnPath(wanted)).toBeUndefined();
  expect(returnPathOrHome(wanted)).toBe('/admin');
});

it('nothing anyone writes leads off the site', () => {
  const site = 'https://calls.example';
  const hostile = fc
    .array(fc.constantFrom('/', '\\', '.', '..', '\t', '\n', '@', ':', '?', '#', 'other.example'))
    .map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), hostile), (wanted) => {
      expect(new URL(returnPathOrHome(wanted), site).origin).toBe(site);
    }),
  );
});
