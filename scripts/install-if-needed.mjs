import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { pinnedNode, root, runCommand } from './run-command.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, peer?: boolean }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} LockedPackages */

/**
 * Installs what package-lock.json names, unless it is there already. npm keeps its own record of
 * what it installed; comparing the two costs milliseconds. It is `npm install` and not `npm ci`
 * because `ci` insists on every platform's optional binaries, which not every registry carries.
 * @throws {Error} when npm fails; its own words are on the terminal
 */
export function installIfNeeded() {
  return oneAtATime('install', install);
}

async function install() {
  if (isInstalled()) return;
  console.log('Installing the libraries (npm install); this takes a minute the first time.');
  const npm = process.env.npm_execpath;
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  // An npm that does not know `allowScripts` would have it fetch what only graphics cards need.
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' };
  const code = npm?.endsWith('.js')
    ? await runCommand(process.execPath, [npm, ...args], { env })
    : await runCommand('npm', args, { env });
  if (code !== 0) throw new Error(`npm install failed (exit code ${code}). Its reason is above.`);
}

function isInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || !existsSync(pinnedNode)) return false;
  return holdsEverything(readPackages(join(root, 'package-lock.json')), readPackages(record));
}

/**
 * Whether every package that must be installed is, in the locked version. Packages of other
 * platforms are optional and may be missing.
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 */
export function holdsEverything(locked, installed) {
  return Object.entries(locked)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional && !entry.peer)
    .every(([path, entry]) => installed[path] && installed[path].version === entry.version);
}

/**
 * @param {string} file
 * @returns {LockedPackages}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
