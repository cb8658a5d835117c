/** `npm run workbench`: every component of the pages by itself, on any Node from 20 up. */
import { join } from 'node:path';
import { installIfNeeded } from './install-if-needed.mjs';
import { root, runCommand } from './run-command.mjs';

try {
  await installIfNeeded();
  process.exitCode = await runCommand('vite', ['--port', '6006', '--open', '/workbench/'], {
    cwd: join(root, 'packages', 'web'),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
