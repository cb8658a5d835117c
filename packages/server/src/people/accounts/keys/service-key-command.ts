import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { parseArgs } from 'node:util';
import { CannotStart, readSettings } from '../../../platform/settings/settings.ts';
import { makeServiceKey } from './make-service-key.ts';

/** `npm run service-key`: prints a key for a program that administrates accounts. */

if (existsSync('.env')) loadEnvFile('.env');

try {
  const { values } = parseArgs({ options: { days: { type: 'string', default: '365' } } });
  if (!/^[1-9]\d{0,4}$/.test(values.days))
    throw new CannotStart('Usage: npm run service-key -- [--days NUMBER]');
  const settings = readSettings(process.env);
  const made = await makeServiceKey(settings, new Date(), Number(values.days));
  if (made.newSecret !== null)
    console.error(
      `Set this first, in .env or the environment, and start the server again:\nAUTH_JWT_SECRET=${made.newSecret}\n`,
    );
  console.error(
    `Good until ${made.expiresAt.toISOString()}; whoever has it administrates everyone:`,
  );
  console.log(made.key);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
