import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { FolderInUse } from './database/folder-lock.ts';
import { readSettings, WrongSetting } from './settings.ts';
import { startServer } from './start-server.ts';

if (existsSync('.env')) loadEnvFile('.env');

try {
  const server = await startServer(readSettings(process.env));
  console.log(server.greeting);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await server.stop();
      process.exit(0);
    });
  }
} catch (error) {
  if (!(error instanceof WrongSetting || error instanceof FolderInUse)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
