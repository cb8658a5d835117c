/**
 * `npm test`: every check of the project, quickest first; the first that fails ends the run. Each
 * browser test runs at one width; `npm run test:sweep` runs it on the phone and on the desktop.
 * `npm test -- PATTERN…`: only the tests whose path contains a pattern.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebIfChanged } from './build-web-if-changed.mjs';
import { chromiumVersion, findChromium } from './find-chromium.mjs';
import { findPostgres } from './find-postgres.mjs';
import { installIfNeeded } from './install-if-needed.mjs';
import { matchingTests, playwrightFilter } from './matching-tests.mjs';
import { runCommand, toolEnvironment } from './run-command.mjs';
import { heldUpVariable } from './stuck-tests.mjs';
import { sumTallies, tallyLine, tallyPlaywright, tallyVitest, timeTable } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

const reports = mkdtempSync(join(tmpdir(), 'second-ring-test-'));
/** @type {Tally} */
const nothing = { passed: 0, failed: 0, skipped: 0 };

/** @typedef {{ name: string, run: () => Promise<Tally> }} Step */

const sweep = process.argv.includes('--sweep');
const patterns = process.argv.slice(2).filter((word) => word !== '--sweep');
process.exitCode = await runSteps(patterns.length > 0 ? stepsFor(patterns) : everyStep());
rmSync(reports, { recursive: true, force: true });

/** @returns {Step[]} */
function everyStep() {
  return [
    { name: 'install', run: () => check(installIfNeeded()) },
    { name: 'format and lint', run: () => command('biome', ['check', '.']) },
    { name: 'import arrows', run: () => script('arrows') },
    { name: 'unused code', run: () => script('unused') },
    { name: 'types', run: () => script('types') },
    { name: 'unit and integration tests', run: () => runVitest() },
    { name: 'web build', run: () => check(buildWebIfChanged()) },
    { name: 'browser tests', run: () => runPlaywright() },
  ];
}

/**
 * @param {readonly string[]} patterns
 * @returns {Step[]}
 */
function stepsFor(patterns) {
  const { unit, browser } = matchingTests(patterns);
  /** @type {Step[]} */
  const steps = [{ name: 'install', run: () => check(installIfNeeded()) }];
  if (unit.length > 0) {
    steps.push({ name: 'unit and integration tests', run: () => runVitest(unit) });
  }
  if (browser.length > 0) {
    steps.push(
      { name: 'web build', run: () => check(buildWebIfChanged()) },
      { name: 'browser tests', run: () => runPlaywright(browser.map(playwrightFilter)) },
    );
  }
  if (steps.length > 1) return steps;
  const nothingMatches = new Error(`No test's path contains ${patterns.join(' or ')}.`);
  return [{ name: 'find tests', run: () => Promise.reject(nothingMatches) }];
}

/** @param {readonly Step[]} steps */
async function runSteps(steps) {
  /** @type {Tally[]} */
  const tallies = [];
  /** @type {{ name: string, seconds: number }[]} */
  const times = [];
  for (const step of steps) {
    console.log(`\n▸ ${step.name}`);
    const start = performance.now();
    const tally = await step.run().catch((error) => {
      console.error(error instanceof Error ? error.message : error);
      return { ...nothing, failed: 1 };
    });
    tallies.push(tally);
    times.push({ name: step.name, seconds: (performance.now() - start) / 1000 });
    if (tally.failed > 0) {
      console.error(`\n✗ ${step.name} failed`);
      break;
    }
  }
  const total = sumTallies(tallies);
  console.log(`\n${timeTable(times)}\n`);
  console.log(tallyLine(total));
  return total.failed > 0 ? 1 : 0;
}

/**
 * A check that counts nothing when it passes and throws when it fails.
 * @param {Promise<void>} outcome
 */
async function check(outcome) {
  await outcome;
  return nothing;
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 */
async function command(name, args) {
  const code = await runCommand(name, args);
  if (code !== 0) throw new Error(`${name} ended with exit code ${code}.`);
  return nothing;
}

/** @param {string} name a script of package.json */
function script(name) {
  return command('npm', ['run', '--silent', name]);
}

/** @param {readonly string[]} files all of them when empty */
async function runVitest(files = []) {
  const report = join(reports, 'vitest.json');
  const postgres = await findPostgres();
  if (!postgres && process.env.CI === 'true') {
    throw new Error('CI is true, but no PostgreSQL answers. Start one or set TEST_DATABASE_URL.');
  }
  console.log(
    postgres
      ? `Database tests run on PGlite and on PostgreSQL ${postgres.version}.`
      : 'Database tests run on PGlite only; set TEST_DATABASE_URL to run them on PostgreSQL too.',
  );
  const heldUp = join(reports, 'held-up.json');
  const env = {
    ...toolEnvironment(),
    [heldUpVariable]: heldUp,
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
  };
  const reporters = [
    '--reporter=default',
    '--reporter=./scripts/stuck-tests.mjs',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const run = (/** @type {readonly string[]} */ only) =>
    runCommand('vitest', ['run', ...reporters, ...only], { env });
  const code = await run(files);
  if (!existsSync(heldUp)) return countedOr(code, report, tallyVitest);
  /** @type {import('./stuck-tests.mjs').HeldUp} */
  const { left, tally } = JSON.parse(readFileSync(heldUp, 'utf8'));
  rmSync(heldUp);
  console.log(`The ${left.length} files that are left are run once more, from their beginning.`);
  return sumTallies([tally, countedOr(await run(left), report, tallyVitest)]);
}

/** @param {readonly string[]} filters regular expressions of files; all of them when empty */
async function runPlaywright(filters = []) {
  const chromium = await findChromium();
  console.log(`Browser tests run in ${chromiumVersion(chromium)}.`);
  const report = join(reports, 'playwright.json');
  const env = {
    ...toolEnvironment(),
    CHROME_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...(!sweep && filters.length === 0 && { BROWSER_TEST_WIDTHS: 'one' }),
  };
  const args = ['test', '--reporter=list,json', ...filters];
  const code = await runCommand('playwright', args, { env });
  return countedOr(code, report, tallyPlaywright);
}

/**
 * The runner's counts; a runner that failed without a failed test counts as one failure.
 * @template Report
 * @param {number} code
 * @param {string} file
 * @param {(report: Report) => Tally} tallyOf
 */
function countedOr(code, file, tallyOf) {
  const tally = existsSync(file) ? tallyOf(JSON.parse(readFileSync(file, 'utf8'))) : nothing;
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
