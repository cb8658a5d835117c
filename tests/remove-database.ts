import { rmSync } from 'node:fs';

/** Runs after the last test and the end of the server: its throw-away database goes too. */
export default function removeDatabase(): void {
  const folder = process.env.BROWSER_TEST_FOLDER;
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
