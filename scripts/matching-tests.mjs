import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-command.mjs';

/** @typedef {{ unit: string[], browser: string[] }} TestFiles */

const places = ['packages', 'scripts', 'tests'];
const notSources = new Set(['node_modules', 'dist']);

/**
 * The test files whose path contains one of the patterns, by the runner they are for.
 * @param {readonly string[]} patterns
 * @param {readonly string[]} [paths] every file of the project, from its folder
 * @returns {TestFiles}
 */
export function matchingTests(patterns, paths = places.flatMap(filesUnder)) {
  const wanted = patterns.map((pattern) => pattern.toLowerCase());
  const matching = paths.filter((path) =>
    wanted.some((pattern) => path.toLowerCase().includes(pattern)),
  );
  return {
    unit: matching.filter((path) => /\.test\.tsx?$/.test(path)),
    browser: matching.filter((path) => /^tests\/.*\.spec\.ts$/.test(path)),
  };
}

/**
 * A regular expression that Playwright takes for exactly this file.
 * @param {string} path
 */
export function playwrightFilter(path) {
  return `${path.replaceAll('.', '\\.')}$`;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return notSources.has(entry.name) ? [] : filesUnder(path);
  });
}
