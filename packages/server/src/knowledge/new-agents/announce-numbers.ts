import { asc, eq, gt, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import { countPool, kindGiven, reserveOf } from '../../lines/phone-numbers/number-shares.ts';
import { countAsking } from '../../platform/askings/limit-asking.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { numberRequests } from '../../platform/database/schema/number-requests.ts';
import { type Job, type Jobs, type Worker, worker } from '../../platform/jobs/job.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { strangersBudgets, takeStrangersMail } from '../../platform/mail/strangers-mail.ts';
import type { OutgoingMail } from '../../platform/providers/mail/interface.ts';

const payload = z.object({});

/** Tells owners who wait for a number that there is one. */
export const announceNumbers: Job<z.infer<typeof payload>> = { name: 'announce-numbers', payload };

/** Numbers also become free by other hands, such as an operator who buys some: we look again. */
const lookAgainMinutes = 5;

/** Who was told is not told again sooner, however often their address is entered. */
const quietMilliseconds = 24 * 60 * 60_000;
/** How many are told in an hour: nobody proves that they asked. */
const mostToldPerHour = 20;

/** Remembers who waits for a number. */
export function awaitNumber(database: Database, jobs: Jobs, email: string): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction
      .insert(numberRequests)
      .values({ email: email.toLowerCase() })
      .onConflictDoUpdate({
        target: numberRequests.email,
        set: { toldAt: null },
        setWhere: lt(numberRequests.toldAt, new Date(Date.now() - quietMilliseconds)),
      });
    await jobs.enqueue(transaction, announceNumbers, {});
  });
}

export interface Announcing {
  database: Database;
  jobs: () => Jobs;
  /** Where the world reaches this installation. */
  publicUrl: string;
  now?: () => Date;
}

/** As many as there are free numbers are told, who waits longest first; for the rest it looks again. */
export function announceWorker({
  database,
  jobs,
  publicUrl,
  now = () => new Date(),
}: Announcing): Worker {
  return worker(announceNumbers, () =>
    database.transaction(async (transaction) => {
      const lately = new Date(now().getTime() - 60 * 60_000);
      const told = await transaction.$count(numberRequests, gt(numberRequests.toldAt, lately));
      const free = Math.min(await countFree(transaction), Math.max(0, mostToldPerHour - told));
      const waiting = await transaction
        .select()
        .from(numberRequests)
        .where(isNull(numberRequests.toldAt))
        .orderBy(asc(numberRequests.createdAt))
        .limit(free + 1)
        .for('update');
      let isSpent = false;
      for (const { id, email } of waiting.slice(0, free)) {
        const budget = strangersBudgets.waiting;
        isSpent = !(await takeStrangersMail(transaction, 'waiting', budget, now().getTime()));
        if (isSpent) break;
        await transaction
          .update(numberRequests)
          .set({ toldAt: now() })
          .where(eq(numberRequests.id, id));
        // The same mailbox may wait under many addresses.
        const asking = { by: 'mail', target: email, businessId: null, asker: null } as const;
        if ((await countAsking(transaction, asking, now().getTime())) > 0) continue;
        await jobs().enqueue(transaction, sendMail, numberIsFree(email, publicUrl));
      }
      if (isSpent || waiting.length > free) await lookAgain(transaction, jobs(), now());
    }),
  );
}

/** One look per span of time, however many wait. */
async function lookAgain(transaction: Transaction, jobs: Jobs, now: Date): Promise<void> {
  const span = lookAgainMinutes * 60_000;
  const next = Math.floor(now.getTime() / span) + 1;
  await jobs.enqueue(
    transaction,
    announceNumbers,
    {},
    { key: String(next), notBefore: new Date(next * span) },
  );
}

/** How many numbers there are for who waits: strangers for the most part, who get none of the reserve. */
async function countFree(transaction: Transaction): Promise<number> {
  const { all, free } = await countPool(transaction, await kindGiven(transaction));
  return Math.max(0, free - reserveOf(all));
}

function numberIsFree(to: string, publicUrl: string): OutgoingMail {
  const link = `${publicUrl}/onboard/step-four`;
  return {
    to,
    subject: 'A phone number is free for your AI employee',
    text: `You asked us to tell you when a phone number is free. One is free now.\n\nYour answers are kept in the browser you typed them in. Open it there and press Complete Setup:\n${link}\n\nNumbers go to the first person to ask.`,
    html: `<p>You asked us to tell you when a phone number is free. One is free now.</p><p>Your answers are kept in the browser you typed them in. Open it there and press <a href="${link}">Complete Setup</a>.</p><p>Numbers go to the first person to ask.</p>`,
  };
}
