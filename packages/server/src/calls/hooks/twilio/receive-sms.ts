import type { Language } from '@second-ring/conversation';
import { and, eq, gt, sql } from 'drizzle-orm';
import { optIn, optOut } from '../../../lines/messages/recipients.ts';
import { agreeByText, textOfThanks } from '../../../lines/number-proofs/number-proofs.ts';
import { isOurs } from '../../../lines/phone-numbers/our-numbers.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { smsLogs } from '../../../platform/database/schema/sms-logs.ts';
import { type SpendingGround, spend } from '../../../platform/tolls/spend.ts';
import { priceOfText, riskOfNumber, type Tolls } from '../../../platform/tolls/tolls.ts';
import { isBlocked } from '../../callers/blocked-callers.ts';
import { answerSmsJob, type SmsForReceptionist } from '../../driver/answer-sms.ts';
import { findLineByNumber, readCallerNumber } from '../../record/find-line.ts';
import type { CallSurroundings } from '../../record/surroundings.ts';
import { readUtterance } from '../../thinking/utterance.ts';
import { readKeyword, type SmsKeyword } from './sms-keyword.ts';
import { type Form, field } from './twilio-hooks.ts';

const helpIn = {
  en: 'This is the Second Ring assistant answering for the business you called. Reply STOP to receive no more messages, START to receive them again.',
  fr: "Ici l'assistante Second Ring, qui répond pour l'entreprise que vous avez appelée. Répondez ARRET pour ne plus recevoir de textos, START pour en recevoir de nouveau.",
} as const satisfies Record<Language, string>;

/** By then an answer has left, or whoever was to give it is gone: milliseconds. */
const answeredWithinMs = 60_000;

/**
 * Logs a text message and obeys STOP, START and HELP. Answers what to reply, or the message where
 * it is for the receptionist; a message that was delivered before is neither. With the message is
 * stored that it is to be answered, whatever becomes of the request that brought it.
 */
export function receiveSms(outside: SmsGround, form: Form): Promise<Received> {
  return outside.database.transaction((transaction) => receive(outside, transaction, form));
}

interface SmsGround extends Pick<CallSurroundings, 'database' | 'jobs' | 'clock'> {
  tolls: Tolls;
}

type Received = { reply: string | null } | { forReceptionist: SmsForReceptionist };

async function receive(
  { jobs, clock, tolls }: SmsGround,
  database: Transaction,
  form: Form,
): Promise<Received> {
  const from = readCallerNumber(field(form, 'From'));
  const to = readCallerNumber(field(form, 'To'));
  const text = readUtterance(field(form, 'Body') ?? '') ?? '';
  const messageSid = field(form, 'MessageSid') ?? null;
  const line = to === null ? null : await findLineByNumber(database, to);
  // With Advanced Opt-Out the carrier reads the keyword, and answers it, before we do.
  const answered = field(form, 'OptOutType') !== undefined;
  const keyword = readKeyword(field(form, 'OptOutType') ?? text);
  const logged = await database
    .insert(smsLogs)
    .values({
      direction: 'inbound',
      phoneNumber: from,
      status: 'received',
      twilioSid: messageSid,
      body: text,
      agentId: line?.agentId ?? null,
      businessId: line?.businessId ?? null,
      metadata: { ...form, Body: text, ...(keyword && { keyword }) },
    })
    .onConflictDoNothing()
    .returning({ id: smsLogs.id });
  if (logged.length === 0 || from === null || to === null) return { reply: null };
  if (keyword === 'stop') await optOut(database, from, to);
  if (keyword === 'start') await optIn(database, from, to);
  const reply = keyword === null || answered ? null : replyTo(keyword, text);
  if (reply !== null && line) {
    const ground = { jobs, tolls, now: clock.now() };
    const paid = await mayReply(database, ground, { businessId: line.businessId, from, reply });
    return { reply: paid ? reply : null };
  }
  // What a blocked caller writes is kept, and tells nobody: their calls are turned away too.
  if (line && (await isBlocked(database, line.businessId, from))) return { reply: null };
  if (line && (await agreeByText(database, { businessId: line.businessId, from, text })))
    return { reply: textOfThanks };
  if (keyword !== null || !line || text === '' || messageSid === null) return { reply: null };
  // Two AI employees would answer one another without end.
  if (await isOurs(database, from)) return { reply: null };
  const { agentId, businessId } = line;
  const sms = { messageSid, from, to, text, agentId, businessId };
  const notBefore = new Date(clock.now() + answeredWithinMs);
  await jobs.enqueue(database, answerSmsJob, sms, {
    key: messageSid,
    notBefore,
    tenant: line.businessId,
  });
  return { forReceptionist: sms };
}

function replyTo(keyword: SmsKeyword, text: string): string | null {
  if (keyword === 'start') return 'You will receive messages again. Reply STOP to end them.';
  return keyword === 'help' ? helpIn[/aide/i.test(text) ? 'fr' : 'en'] : null;
}

/** How many keywords are answered in a day: of one phone, and of all that write to a business. */
const mostReplies = { phone: 10, business: 200 };

/**
 * Whether a keyword is answered. An answer costs what a text costs, whoever asked: so it is one of
 * few, goes to an ordinary phone that is not ours, and comes out of the business's allowance.
 */
async function mayReply(
  database: Transaction,
  ground: SpendingGround,
  { businessId, from, reply }: { businessId: string; from: string; reply: string },
): Promise<boolean> {
  const home = [...ground.tolls.countries, 'CA', 'US'];
  if (riskOfNumber(from, home) !== null || (await isOurs(database, from))) return false;
  const asked = and(
    eq(smsLogs.direction, 'inbound'),
    sql`${smsLogs.metadata} ->> 'keyword' IN ('start', 'help')`,
    gt(smsLogs.createdAt, new Date(ground.now - 24 * 60 * 60_000)),
  );
  const ofPhone = await database.$count(smsLogs, and(asked, eq(smsLogs.phoneNumber, from)));
  if (ofPhone > mostReplies.phone) return false;
  const ofAll = await database.$count(smsLogs, and(asked, eq(smsLogs.businessId, businessId)));
  if (ofAll > mostReplies.business) return false;
  return spend(database, ground, businessId, priceOfText(reply));
}
