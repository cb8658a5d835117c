import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { loadEnvFile } from 'node:process';

// Everything else is loaded after this, so that later starts find it compiled.
enableCompileCache();

const { CannotStart, readSettings } = await import('./platform/settings/settings.ts');
const { startServer } = await import('./start-server.ts');
const { watchForStall } = await import('./platform/observability/stall-watch.ts');

if (existsSync('.env')) loadEnvFile('.env');

try {
  const server = await startServer(
    readSettings(process.env),
    process.stdout.isTTY ? console.log : null,
  );
  console.log(server.greeting);
  watchForStall();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await server.stop();
      process.exit(0);
    });
  }
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
