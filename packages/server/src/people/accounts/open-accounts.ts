import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Log } from '../../platform/observability/log.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Accounts } from './accounts.ts';
import { createKeyRing } from './keys/key-ring.ts';
import { givenKeys } from './keys/make-service-key.ts';
import { openStoredKeys, retireStoredKeys } from './keys/stored-keys.ts';
import { createLimits } from './limits/limits.ts';
import { createFairQueue } from './passwords/passwords.ts';

/** Half of Node's threads for such work (4): the others stay free for files and name look-ups. */
const hashesAtOnce = 2;

/** Puts accounts together from the settings; makes a signing key where none is there. */
export async function openAccounts(from: {
  database: Database;
  jobs: Jobs;
  settings: Settings;
  log: Log;
  claimSetUps: Accounts['claimSetUps'];
  now?: () => Date;
}): Promise<Accounts> {
  const { database, jobs, settings, log, claimSetUps, now = () => new Date() } = from;
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const report = (error: unknown) => log.error({ err: error }, 'Accounts failed unexpectedly.');
  const given = givenKeys(settings);
  const tokenLifetime = settings.AUTH_JWT_EXPIRY;
  return {
    database,
    settings,
    now,
    keys: given
      ? createKeyRing(
          [...given, ...(await retireStoredKeys(database, { now, tokenLifetime }))],
          now,
        )
      : await openStoredKeys(database, {
          rotationDays: settings.AUTH_KEY_ROTATION_DAYS,
          tokenLifetime,
          now,
          report,
        }),
    limits: createLimits(settings),
    hashing: createFairQueue(hashesAtOnce),
    address: `${publicUrl}/auth/v1`,
    siteUrl: settings.AUTH_SITE_URL ?? publicUrl,
    operatorEmails: settings.OPERATOR_EMAILS,
    sendMail: (on, mail) => jobs.enqueue(on, sendMail, mail, { urgent: true }),
    claimSetUps,
    report,
  };
}
