import { describe, expect, test } from 'vitest';
import { sumTallies, tallyLine, tallyPlaywright, tallyVitest, timeTable } from './tally.mjs';

describe('the last line of a test run', () => {
  test('sums both runners', () => {
    const total = sumTallies([
      { passed: 2, failed: 0, skipped: 1 },
      { passed: 3, failed: 1, skipped: 0 },
    ]);
    expect(tallyLine(total)).toBe('5 passed, 1 failed, 1 skipped');
  });

  test('counts a test file that cannot be loaded as a failure', () => {
    const tally = tallyVitest({
      numPassedTests: 4,
      numFailedTests: 0,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        { status: 'passed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
      ],
    });
    expect(tally).toEqual({ passed: 4, failed: 1, skipped: 2 });
  });

  test('counts a browser test that passed on a retry as passed, and one that never did as failed', () => {
    const stats = { expected: 7, unexpected: 2, flaky: 1, skipped: 0 };
    expect(tallyPlaywright({ stats, errors: [] })).toEqual({ passed: 8, failed: 2, skipped: 0 });
  });
});

test('the times of the steps stand under one another, with their sum', () => {
  const table = timeTable([
    { name: 'types', seconds: 54.26 },
    { name: 'browser tests', seconds: 1_200 },
  ]);
  expect(table).toBe(
    ['types             54.3 s', 'browser tests   1200.0 s', 'total           1254.3 s'].join('\n'),
  );
});
