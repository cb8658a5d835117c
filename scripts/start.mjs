/** `npm start`: from a fresh clone to a serving installation, on any Node from 20 up. */
import { buildWebIfChanged } from './build-web-if-changed.mjs';
import { installIfNeeded } from './install-if-needed.mjs';
import { pinnedNode, runCommand } from './run-command.mjs';

try {
  await installIfNeeded();
  await buildWebIfChanged();
  process.exitCode = await runCommand(pinnedNode, [
    'packages/server/src/main.ts',
    ...process.argv.slice(2),
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
