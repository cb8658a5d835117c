import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from '../database/database.ts';
import { users } from '../database/schema/users.ts';
import { type Job, type Worker, worker } from '../jobs/job.ts';
import type { Mail, OutgoingMail } from '../providers/mail/interface.ts';
import { composeQuestion, isReachable, mayMail } from './email-proofs.ts';

/** An e-mail to be sent. */
interface QueuedMail extends OutgoingMail {
  /**
   * The business whose callers' words it holds: it goes only to who has agreed to have them, and
   * others are asked in its place.
   */
  summaryOf?: string | undefined;
  /** It is sent only where this address does not get it, for nobody there has agreed. */
  insteadOf?: string | null | undefined;
}

/** Sends one e-mail, for a person who may wait seconds but not for ever. */
export const sendMail: Job<QueuedMail> = {
  name: 'send-mail',
  atOnce: 4,
  hasUrgentQueue: true,
  payload: z.object({
    to: z.string(),
    replyTo: z.string().optional(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    callId: z.string().optional(),
    summaryOf: z.string().optional(),
    insteadOf: z.string().nullish(),
  }),
};

interface MailSending {
  mail: Mail;
  database: Database;
  /** Where the world reaches this installation. */
  publicUrl: string;
}

export function mailWorker(sending: MailSending): Worker {
  return worker(sendMail, async ({ summaryOf, insteadOf, ...message }) => {
    if (summaryOf && insteadOf && (await takesMail(sending, summaryOf, insteadOf))) return;
    const leaving = summaryOf === undefined ? message : await agreed(sending, summaryOf, message);
    if (leaving) await sending.mail.send({ ...leaving, subject: asItIsWritten(leaving.subject) });
  });
}

/** Marks that nobody sees and that turn what stands around them about. */
const unseen = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A subject whoever reads it sees as it was checked: what `=?` opens, mail programs decode (RFC 2047). */
function asItIsWritten(subject: string): string {
  return subject.replaceAll(unseen, '').replaceAll('=?', '= ?');
}

/** The mail, or the one that asks in its place; null: they were asked and have not agreed. */
async function agreed(
  { mail, database, publicUrl }: MailSending,
  businessId: string,
  message: OutgoingMail,
): Promise<OutgoingMail | null> {
  if (await takesMail({ mail, database }, businessId, message.to)) return message;
  const asked = { businessId, email: message.to, asker: null };
  const answer = await database.transaction((transaction) =>
    composeQuestion(transaction, publicUrl, asked, Date.now()),
  );
  return 'question' in answer ? answer.question : null;
}

/** What goes into the mailbox page leaves for nobody, so there nobody is asked. */
async function takesMail(
  { mail, database }: Pick<MailSending, 'mail' | 'database'>,
  businessId: string,
  email: string,
): Promise<boolean> {
  return mail.name === 'mailbox' || (await mayMail(database, businessId, email));
}

/** Where operators are written to: those the settings name, else the first one with an account. */
export async function findOperators(
  database: Queryable,
  operatorEmails: readonly string[],
): Promise<readonly string[]> {
  if (operatorEmails.length > 0) return operatorEmails;
  const [first] = await database
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.operator, true), isReachable()))
    .orderBy(asc(users.createdAt))
    .limit(1);
  return first?.email ? [first.email] : [];
}
