import { and, eq, gt, isNotNull, isNull, not, notExists, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isUnclaimed } from '../../knowledge/new-agents/trial.ts';
import { publishAgentsOf } from '../../lines/agents/publish-agent.ts';
import { queueSms } from '../../lines/messages/queue-sms.ts';
import type { Reach } from '../../lines/messages/recipients.ts';
import { askAssumed, textThatAsks } from '../../lines/number-proofs/number-proofs.ts';
import { isInvented } from '../../lines/phone-numbers/our-numbers.ts';
import { countAsking } from '../../platform/askings/limit-asking.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { emailProofs } from '../../platform/database/schema/email-proofs.ts';
import { numberProofs } from '../../platform/database/schema/number-proofs.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { users } from '../../platform/database/schema/users.ts';
import { type Job, type Jobs, type Worker, worker } from '../../platform/jobs/job.ts';
import { composeQuestion } from '../../platform/mail/email-proofs.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { strangersBudgets, takeStrangersMail } from '../../platform/mail/strangers-mail.ts';

const hour = 60 * 60_000;
/** How many are looked at in one go: more than may be asked in an hour. */
const atOnce = 100;

/** Asks those who were named for summaries while nothing left the installation. */
const askRecipients: Job<Record<string, never>> = {
  name: 'ask-recipients',
  payload: z.strictObject({}),
};

interface AskingGround {
  database: Database;
  jobs: () => Jobs;
  reach: Reach;
  /** Where the world reaches this installation. */
  publicUrl: string;
}

/**
 * Once the installation is open: what was taken for agreed for want of a carrier is so no more, and
 * whoever nobody has asked yet will be. Safe to repeat.
 */
export async function recheckRecipients({ database, jobs, reach }: AskingGround): Promise<void> {
  for (const businessId of reach.texts ? await askAssumed(database) : [])
    await publishAgentsOf(database, jobs(), businessId);
  if (reach.texts || reach.mails) await jobs().enqueue(database, askRecipients, {});
}

export function askRecipientsWorker(ground: AskingGround): Worker {
  return worker(askRecipients, async () => {
    const { database, jobs, reach, publicUrl } = ground;
    const now = Date.now();
    const mailed = reach.mails ? await mailThem(database, jobs(), publicUrl, now) : true;
    const texted = reach.texts ? await textThem(database, jobs(), now) : true;
    if (mailed && texted) return;
    const next = Math.floor(now / hour) + 1;
    const options = { key: String(next), notBefore: new Date(now + hour) };
    await jobs().enqueue(database, askRecipients, {}, options);
  });
}

/** Of a query on businesses: somebody's, or still tried out by whoever named the recipient. */
function isAlive(database: Database, now: number) {
  const alive = or(not(isUnclaimed(database)), gt(businesses.trialEndsAt, new Date(now)));
  return and(eq(businesses.sample, false), alive);
}

/** Asks addresses nobody has asked. False where some have to wait. */
async function mailThem(
  database: Database,
  jobs: Jobs,
  publicUrl: string,
  now: number,
): Promise<boolean> {
  const asked = and(
    eq(emailProofs.businessId, agents.businessId),
    eq(emailProofs.email, sql`lower(trim(${agents.callSummaryRecipientEmail}))`),
  );
  const theirs = database
    .select({ one: sql`1` })
    .from(userBusinesses)
    .innerJoin(users, eq(users.id, userBusinesses.userId))
    .where(
      and(
        eq(userBusinesses.businessId, agents.businessId),
        eq(sql`lower(${users.email})`, sql`lower(trim(${agents.callSummaryRecipientEmail}))`),
        isNotNull(users.emailConfirmedAt),
        isNull(users.deletedAt),
      ),
    );
  const unasked = await database
    .select({ businessId: agents.businessId, email: agents.callSummaryRecipientEmail })
    .from(agents)
    .innerJoin(businesses, eq(businesses.id, agents.businessId))
    .where(
      and(
        isNotNull(agents.callSummaryRecipientEmail),
        isAlive(database, now),
        notExists(database.select({ one: sql`1` }).from(emailProofs).where(asked)),
        notExists(theirs),
      ),
    )
    .orderBy(agents.createdAt)
    .limit(atOnce);
  let isDone = unasked.length < atOnce;
  for (const { businessId, email } of unasked) {
    if (email === null) continue;
    const isAsked = await database.transaction(async (transaction) => {
      const asking = { businessId, email, asker: null };
      const answer = await composeQuestion(transaction, publicUrl, asking, now);
      if ('wait' in answer) return false;
      await jobs.enqueue(transaction, sendMail, answer.question);
      return true;
    });
    isDone = isDone && isAsked;
  }
  return isDone;
}

/** Asks phones nobody has asked. False where some have to wait. */
async function textThem(database: Database, jobs: Jobs, now: number): Promise<boolean> {
  const proof = and(
    eq(numberProofs.businessId, agents.businessId),
    eq(numberProofs.phoneNumber, agents.callSummaryRecipientNumber),
    isNull(numberProofs.provedAt),
  );
  const asked = and(
    eq(smsLogs.businessId, agents.businessId),
    eq(smsLogs.phoneNumber, agents.callSummaryRecipientNumber),
    eq(smsLogs.body, textThatAsks),
  );
  const unasked = await database
    .select({
      agentId: agents.id,
      businessId: agents.businessId,
      to: numberProofs.phoneNumber,
      from: phoneNumbers.phoneNumber,
    })
    .from(agents)
    .innerJoin(businesses, eq(businesses.id, agents.businessId))
    .innerJoin(phoneNumbers, eq(phoneNumbers.id, agents.phoneNumberId))
    .innerJoin(numberProofs, proof)
    .where(
      and(
        isAlive(database, now),
        not(isInvented),
        notExists(database.select({ one: sql`1` }).from(smsLogs).where(asked)),
      ),
    )
    .orderBy(agents.createdAt)
    .limit(atOnce);
  let isDone = unasked.length < atOnce;
  for (const each of unasked) {
    const isAsked = await database.transaction((transaction) =>
      textOne(transaction, jobs, each, now),
    );
    isDone = isDone && isAsked;
  }
  return isDone;
}

async function textOne(
  transaction: Transaction,
  jobs: Jobs,
  message: { agentId: string; businessId: string; to: string; from: string },
  now: number,
): Promise<boolean> {
  const { businessId, to: target } = message;
  const asking = { by: 'text', target, businessId, asker: null } as const;
  if ((await countAsking(transaction, asking, now)) > 0) return false;
  // Strangers may have named them: they are asked as slowly as any strangers have asked.
  const budget = strangersBudgets.questions;
  if (!(await takeStrangersMail(transaction, 'questions', budget, now))) return false;
  const key = `ask:${businessId}:${target}`;
  await queueSms(transaction, jobs, { ...message, key, body: textThatAsks, callId: null });
  return true;
}
