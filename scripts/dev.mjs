/** `npm run dev`: the server and the web pages, both reloading on a change. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { installIfNeeded } from './install-if-needed.mjs';
import { forwardSignals, pinnedNode, root, toolEnvironment } from './run-command.mjs';

/**
 * @param {string} name shown before every line it prints
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function startPrefixed(name, command, args, cwd) {
  const child = spawn(command, args, {
    cwd,
    env: { ...toolEnvironment(), FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name} │ ${line}`));
  }
  forwardSignals(child);
  return child;
}

await installIfNeeded();
const children = [
  startPrefixed(
    'server',
    pinnedNode,
    ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'],
    root,
  ),
  startPrefixed('web   ', 'vite', ['--clearScreen', 'false'], join(root, 'packages', 'web')),
];
const [code] = await Promise.race(children.map((child) => once(child, 'exit')));
for (const child of children) child.kill('SIGTERM');
process.exitCode = code ?? 0;
