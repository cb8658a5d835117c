import { parseArgs } from 'node:util';
import { openDatabase } from '../platform/database/open-database.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { seedLogs } from './seed.ts';

/**
 * Fills the database the settings name with call and SMS logs, to see how the console fares:
 * `node packages/server/src/testing/seed-logs.ts --calls 100000 --messages 100000`.
 */

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '100000' },
    messages: { type: 'string', default: '100000' },
  },
});
const settings = readSettings(process.env);
const open = await openDatabase({
  url: settings.DATABASE_URL ?? null,
  folder: settings.DATA_DIR,
  onConnectionLost: (error) => console.error(error.message),
});
try {
  const started = performance.now();
  await seedLogs(open.database, {
    calls: Number(values.calls),
    messages: Number(values.messages),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Added ${values.calls} calls and ${values.messages} messages in ${seconds} s.`);
} finally {
  await open.close();
}
