/**
 * `npm start`: from a fresh clone to a serving installation, on any Node from 20 up. A server that gave
 * itself up because it answered nobody any more is started again.
 */
import { constants } from 'node:os';
import { buildWebIfChanged } from './build-web-if-changed.mjs';
import { installIfNeeded } from './install-if-needed.mjs';
import { pinnedNode, runCommand } from './run-command.mjs';

try {
  await installIfNeeded();
  await buildWebIfChanged();
  const server = ['packages/server/src/main.ts', ...process.argv.slice(2)];
  do process.exitCode = await runCommand(pinnedNode, server);
  while (process.exitCode === 128 + constants.signals.SIGABRT);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
