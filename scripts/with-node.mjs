/** `node scripts/with-node.mjs FILE args…`: runs FILE under the pinned Node, installed if needed. */
import { installIfNeeded } from './install-if-needed.mjs';
import { pinnedNode, runCommand } from './run-command.mjs';

try {
  await installIfNeeded();
  process.exitCode = await runCommand(pinnedNode, process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
