/** After so long, in milliseconds, a file of tests holds up a run for ever: the slowest takes two minutes. */
const longest = 15 * 60_000;

/**
 * A reporter of vitest's that ends a run which a file of tests holds up, and says which. A test that never
 * lets go of its thread is out of reach of every time limit vitest has.
 */
export default class StuckTests {
  /** @type {Map<string, number>} */
  #running = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  #watch;

  onTestRunStart() {
    this.#watch = setInterval(() => this.#endIfStuck(), 30_000);
  }

  onTestRunEnd() {
    clearInterval(this.#watch);
  }

  /** @param {{ relativeModuleId: string }} module */
  onTestModuleStart({ relativeModuleId }) {
    this.#running.set(relativeModuleId, Date.now());
  }

  /** @param {{ relativeModuleId: string }} module */
  onTestModuleEnd({ relativeModuleId }) {
    this.#running.delete(relativeModuleId);
  }

  #endIfStuck() {
    const stuck = [...this.#running].filter(([, since]) => Date.now() - since > longest);
    if (stuck.length === 0) return;
    console.error(`These tests do not end: ${stuck.map(([file]) => file).join(', ')}`);
    process.exit(1);
  }
}
