import { writeFileSync } from 'node:fs';

/** After so long, in milliseconds, a file of tests holds up a run for ever: the slowest takes three minutes. */
const longest = 10 * 60_000;

/** The environment's variable that names the file in which a run that was held up is told of. */
export const heldUpVariable = 'HELD_UP_TESTS_FILE';

/**
 * What a run came to that was held up: what is left to run, with what held it up, and the counts of the rest.
 * @typedef {{ left: string[], tally: import('./tally.mjs').Tally }} HeldUp
 */

/**
 * A file of tests, as far as it is looked at here.
 * @typedef {{
 *   moduleId: string,
 *   ok: () => boolean,
 *   children: { allTests: (state: 'passed' | 'failed' | 'skipped') => Iterable<unknown> },
 * }} TestFile
 */

/**
 * A reporter of vitest's that ends a run which a file of tests holds up, and says which. A test that never lets
 * go of its thread is out of reach of every time limit vitest has.
 */
export default class StuckTests {
  /** @type {Map<string, number>} */
  #running = new Map();
  /** @type {Set<string>} */
  #left = new Set();
  #tally = { passed: 0, failed: 0, skipped: 0 };
  /** @type {NodeJS.Timeout | undefined} */
  #watch;

  /** @param {readonly { moduleId: string }[]} files */
  onTestRunStart(files = []) {
    for (const { moduleId } of files) this.#left.add(moduleId);
    this.#watch = setInterval(() => this.#endIfStuck(), 30_000);
  }

  onTestRunEnd() {
    clearInterval(this.#watch);
  }

  /** @param {Pick<TestFile, 'moduleId'>} file */
  onTestModuleStart({ moduleId }) {
    this.#running.set(moduleId, Date.now());
  }

  /** @param {TestFile} file */
  onTestModuleEnd(file) {
    this.#running.delete(file.moduleId);
    this.#left.delete(file.moduleId);
    const count = (/** @type {'passed' | 'failed' | 'skipped'} */ state) =>
      [...file.children.allTests(state)].length;
    const failed = count('failed');
    this.#tally.passed += count('passed');
    this.#tally.skipped += count('skipped');
    this.#tally.failed += failed === 0 && !file.ok() ? 1 : failed;
  }

  #endIfStuck() {
    const stuck = [...this.#running].filter(([, since]) => Date.now() - since > longest);
    if (stuck.length === 0) return;
    console.error(`These tests do not end: ${stuck.map(([file]) => file).join(', ')}`);
    const told = process.env[heldUpVariable];
    /** @type {HeldUp} */
    const heldUp = { left: [...this.#left], tally: this.#tally };
    if (told) writeFileSync(told, JSON.stringify(heldUp));
    process.exit(1);
  }
}
