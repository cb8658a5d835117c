import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { root, runCommand } from './run-command.mjs';

const web = join(root, 'packages', 'web');
const built = join(web, 'dist');
const fingerprintFile = join(built, '.fingerprint');

/** Everything a web build reads. */
const sources = [
  'package-lock.json',
  'packages/web',
  'packages/contract/src',
  'packages/conversation/src',
];
const notSources = new Set(['node_modules', 'dist', '.vite', 'workbench']);

/**
 * Builds the web pages, unless the last build was made from the same sources. Two servers started at once
 * in one folder build once.
 * @throws {Error} when the build fails; its own words are on the terminal
 */
export function buildWebIfChanged() {
  return oneAtATime('web-build', build);
}

async function build() {
  const fingerprint = fingerprintOf(sources.map((path) => join(root, path)));
  if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === fingerprint) return;
  console.log('Building the web pages.');
  const code = await runCommand('vite', ['build', '--logLevel', 'warn'], { cwd: web });
  if (code !== 0) throw new Error(`The web build failed (exit code ${code}). Its reason is above.`);
  writeFileSync(fingerprintFile, fingerprint);
}

/**
 * A hash over the names and contents of files; folders are walked.
 * @param {readonly string[]} paths
 */
export function fingerprintOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addTo(hash, path) {
  if (!statSync(path).isDirectory()) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!notSources.has(name) && !/\.test\.tsx?$/.test(name)) addTo(hash, join(path, name));
  }
}
