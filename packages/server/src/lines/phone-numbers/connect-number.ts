import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { isLocalUrl, publicAddress } from '../../platform/http/public-address.ts';
import { type Job, type Jobs, type Worker, worker } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/observability/log.ts';
import { type Telephony, TelephonyError } from '../../platform/providers/telephony/interface.ts';
import * as paths from './hook-paths.ts';

const payload = z.object({ phoneNumberId: z.string() });

/** Points a number's calls and texts at this installation, at its carrier. */
const connectNumber: Job<z.infer<typeof payload>> = { name: 'connect-number', payload };

/** Has a number that an agent was given set up at its carrier. */
export function connectLater(on: Queryable, jobs: Jobs, phoneNumberId: string): Promise<void> {
  return jobs.enqueue(on, connectNumber, { phoneNumberId });
}

interface Connecting {
  database: Database;
  telephony: Telephony;
  /** Where the world reaches this installation. */
  publicUrl: string;
  log: Log;
}

/** Does nothing without a carrier, nor where no carrier could reach us. */
export function connectWorker({ database, telephony, publicUrl, log }: Connecting): Worker {
  return worker(connectNumber, async ({ phoneNumberId }) => {
    if (telephony.name === 'local' || isLocalUrl(publicUrl)) return;
    const [number] = await database
      .select({ sid: phoneNumbers.twilioSid })
      .from(phoneNumbers)
      .where(eq(phoneNumbers.id, phoneNumberId));
    if (!number?.sid) return;
    const at = (path: string) => publicAddress(publicUrl, path);
    try {
      await telephony.updateNumber(number.sid, {
        voiceUrl: at(paths.voicePath),
        statusCallback: at(paths.callStatusPath),
        smsUrl: at(paths.smsPath),
        smsFallbackUrl: at(paths.smsFallbackPath),
      });
    } catch (error) {
      // A number of the fictional pool, or of another account: there is nothing to set up.
      if (!(error instanceof TelephonyError) || error.retryable) throw error;
      log.warn(
        { sid: number.sid, code: error.code },
        'a number could not be set up at its carrier',
      );
    }
  });
}
