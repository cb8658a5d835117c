import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root, runCommand } from './run-command.mjs';

/** The shell comes first: a page in it takes about half the time of one in a whole browser. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * A Chromium for the browser tests: `CHROME_PATH`, the system's, Playwright's, else a new one.
 * @returns {Promise<string>} the path of its executable
 * @throws {Error} with what to do when there is none and none can be installed
 */
export async function findChromium() {
  const found = presentChromium();
  if (found) return found;
  console.log('No Chromium here; installing one for the browser tests.');
  await installChromium();
  const installed = presentChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need a Chromium and none could be installed. Install one and set CHROME_PATH to its executable.',
  );
}

/**
 * @returns {string | undefined} the path of a Chromium that is there: `CHROME_PATH`, the system's or
 * Playwright's
 */
export function presentChromium() {
  const asked = process.env.CHROME_PATH;
  if (asked) {
    if (isExecutable(asked)) return asked;
    throw new Error(`CHROME_PATH is ${asked}, which is not an executable file.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const paths = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, playwrightChromium()].find(isExecutable);
}

function playwrightChromium() {
  /** @type {{ chromium: { executablePath(): string } }} */
  const playwright = createRequire(join(root, 'package.json'))('@playwright/test');
  return playwright.chromium.executablePath();
}

async function installChromium() {
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand('apt-get', ['update', '-qq'], { env });
    // One by one: older releases have no package of the shell.
    for (const name of ['chromium', 'chromium-headless-shell'])
      await runCommand('apt-get', ['install', '-y', '-qq', name], { env });
  } else {
    await runCommand('playwright', ['install', 'chromium']);
  }
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} path
 * @returns {string} such as "Chromium 156.0.8078.73"
 */
export function chromiumVersion(path) {
  return execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
}
