import { z } from 'zod';
import { countPool, kindGiven } from '../../lines/phone-numbers/number-shares.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { type Job, type Jobs, type Worker, worker } from '../../platform/jobs/job.ts';
import { mailPage } from '../../platform/mail/mail-page.ts';
import { findOperators, sendMail } from '../../platform/mail/send-mail.ts';
import type { Log } from '../../platform/observability/log.ts';

const payload = z.object({ day: z.string() });

/** Tells operators that few numbers are left. */
const tellOfShortage: Job<z.infer<typeof payload>> = { name: 'tell-of-shortage', payload };

/** Has operators told that few numbers are left, once a day (UTC). */
export function warnOfShortage(on: Queryable, jobs: Jobs, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  return jobs.enqueue(on, tellOfShortage, { day }, { key: day });
}

interface Warning {
  database: Database;
  jobs: () => Jobs;
  log: Log;
  operatorEmails: readonly string[];
}

/** Tells it in the log, and by mail. */
export function shortageWorker({ database, jobs, log, operatorEmails }: Warning): Worker {
  return worker(tellOfShortage, async ({ day }) => {
    const { all, free } = await countPool(database, await kindGiven(database));
    log.warn({ all, free }, 'Few phone numbers are left: strangers wait for one.');
    const subject = `${free} of ${all} phone numbers are left`;
    const text = `${free} of the ${all} phone numbers of this installation are free. Until there are more, nobody without an account gets one, and accounts get a second one only once they use the first. Add numbers, free those that rest on the page Phone Numbers, or look under Businesses for set-ups nobody uses.`;
    const html = mailPage({ title: subject, body: `<p>${text}</p>`, width: 480 });
    await database.transaction(async (transaction) => {
      for (const to of await findOperators(transaction, operatorEmails))
        await jobs().enqueue(
          transaction,
          sendMail,
          { to, subject, text, html },
          { key: `shortage:${day}:${to}` },
        );
    });
  });
}
