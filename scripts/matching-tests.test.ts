import { expect, test } from 'vitest';
import { matchingTests, playwrightFilter } from './matching-tests.mjs';

const paths = [
  'packages/server/src/calls/driver/relay-session.ts',
  'packages/server/src/calls/driver/relay-session.test.ts',
  'packages/web/src/components/ui/table.test.tsx',
  'tests/call-page.spec.ts',
  'tests/placed-call.ts',
];

test('a pattern finds the tests of both runners by their path, and nothing that is no test', () => {
  expect(matchingTests(['CALL'], paths)).toEqual({
    unit: ['packages/server/src/calls/driver/relay-session.test.ts'],
    browser: ['tests/call-page.spec.ts'],
  });
});

test('several patterns find what any of them matches, each file once', () => {
  const { unit } = matchingTests(['relay', 'calls/', 'ui/table'], paths);
  expect(unit).toEqual([
    'packages/server/src/calls/driver/relay-session.test.ts',
    'packages/web/src/components/ui/table.test.tsx',
  ]);
});

test("the project's own tests are found", () => {
  expect(matchingTests(['matching-tests']).unit).toEqual(['scripts/matching-tests.test.ts']);
});

test("a browser test's filter matches that file alone", () => {
  const filter = new RegExp(playwrightFilter('tests/claim.spec.ts'));
  expect(filter.test('/home/me/tests/claim.spec.ts')).toBe(true);
  expect(filter.test('/home/me/tests/reclaim.spec.ts')).toBe(false);
  expect(filter.test('/home/me/tests/claim-spec.ts')).toBe(false);
});
