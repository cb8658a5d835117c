/** `npm test`: every check of the project, quickest first; the first that fails ends the run. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebIfChanged } from './build-web-if-changed.mjs';
import { chromiumVersion, findChromium } from './find-chromium.mjs';
import { findPostgres } from './find-postgres.mjs';
import { installIfNeeded } from './install-if-needed.mjs';
import { runCommand, toolEnvironment } from './run-command.mjs';
import { sumTallies, tallyLine, tallyPlaywright, tallyVitest } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

const reports = mkdtempSync(join(tmpdir(), 'second-ring-test-'));
/** @type {Tally} */
const nothing = { passed: 0, failed: 0, skipped: 0 };

/** @type {{ name: string, run: () => Promise<Tally> }[]} */
const steps = [
  { name: 'install', run: () => check(installIfNeeded()) },
  { name: 'format and lint', run: () => command('biome', ['check', '.']) },
  { name: 'import arrows', run: () => script('arrows') },
  { name: 'types', run: () => script('types') },
  { name: 'unit and integration tests', run: runVitest },
  { name: 'web build', run: () => check(buildWebIfChanged()) },
  { name: 'browser tests', run: runPlaywright },
];

process.exitCode = await runSteps();
rmSync(reports, { recursive: true, force: true });

async function runSteps() {
  /** @type {Tally[]} */
  const tallies = [];
  for (const step of steps) {
    console.log(`\n▸ ${step.name}`);
    const tally = await step.run().catch((error) => {
      console.error(error instanceof Error ? error.message : error);
      return { ...nothing, failed: 1 };
    });
    tallies.push(tally);
    if (tally.failed > 0) {
      console.error(`\n✗ ${step.name} failed`);
      break;
    }
  }
  const total = sumTallies(tallies);
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

async function runVitest() {
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
  const env = { ...toolEnvironment(), ...(postgres && { TEST_DATABASE_URL: postgres.url }) };
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runCommand('vitest', args, { env });
  return countedOr(code, report, tallyVitest);
}

async function runPlaywright() {
  const chromium = await findChromium();
  console.log(`Browser tests run in ${chromiumVersion(chromium)}.`);
  const report = join(reports, 'playwright.json');
  const env = { ...toolEnvironment(), CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = await runCommand('playwright', ['test', '--reporter=list,json'], { env });
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
