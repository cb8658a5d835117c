/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function sumTallies(tallies) {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/**
 * Counts of Vitest's JSON report. A file that could not be loaded has no tests; it counts as one
 * failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} report
 * @returns {Tally}
 */
export function tallyVitest(report) {
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Counts of Playwright's JSON report. A test that passed on a retry counts as passed: retries are
 * only made under CI, where other work may slow the machine, and the list names them as flaky.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 * @returns {Tally}
 */
export function tallyPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}

/** @param {Tally} tally */
export function tallyLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * How long every step took, and all of them: one line each.
 * @param {readonly { name: string, seconds: number }[]} times
 */
export function timeTable(times) {
  const total = times.reduce((sum, { seconds }) => sum + seconds, 0);
  const rows = [...times, { name: 'total', seconds: total }];
  const widest = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(({ name, seconds }) => `${name.padEnd(widest)}  ${seconds.toFixed(1).padStart(7)} s`)
    .join('\n');
}
