import { detectLanguage, type Language } from '@second-ring/conversation';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { publishAgentsOf } from '../../../lines/agents/publish-agent.ts';
import { alertOwner } from '../../../lines/messages/alert-owner.ts';
import { optIn, optOut } from '../../../lines/messages/recipients.ts';
import { agreeByText, textOfThanks } from '../../../lines/number-proofs/number-proofs.ts';
import { isOurs } from '../../../lines/phone-numbers/our-numbers.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { callLogs } from '../../../platform/database/schema/call-logs.ts';
import { smsLogs, smsOptOuts } from '../../../platform/database/schema/sms-logs.ts';
import { type SpendingGround, spend } from '../../../platform/tolls/spend.ts';
import { priceOfText, riskOfNumber, type Tolls } from '../../../platform/tolls/tolls.ts';
import { isBlocked } from '../../callers/blocked-callers.ts';
import { answerSmsJob } from '../../driver/answer-sms.ts';
import type { SmsForReceptionist } from '../../driver/begun-texts.ts';
import { findLineByNumber, type Line, readCallerNumber } from '../../record/find-line.ts';
import type { CallSurroundings } from '../../record/surroundings.ts';
import { readUtterance } from '../../thinking/utterance.ts';
import { keptFields } from './kept-fields.ts';
import { mayMeanVisit, readKeyword, type SmsKeyword } from './sms-keyword.ts';
import { type Form, field } from './twilio-hooks.ts';

const helpIn = {
  en: 'This is the Second Ring assistant answering for the business you called. Reply STOP to receive no more messages, START to receive them again.',
  fr: "Ici l'assistante Second Ring, qui répond pour l'entreprise que vous avez appelée. Répondez ARRET pour ne plus recevoir de textos, START pour en recevoir de nouveau.",
} as const satisfies Record<Language, string>;

/** To whoever is told of the calls, who is no customer. */
const ownersIn = {
  en: 'Got it. You are told of calls from this number; what you text here is kept with your messages, and goes to no customer.',
  fr: 'Bien reçu. Ce numéro vous informe des appels; ce que vous y écrivez est gardé avec vos messages, et ne va à aucun client.',
} as const satisfies Record<Language, string>;

/** By then an answer has left, or whoever was to give it is gone: milliseconds. */
const answeredWithinMs = 60_000;

/**
 * Logs a text message and obeys STOP, START and HELP; what whoever is told of the calls writes is kept, and is no
 * customer's. Answers what to reply, or the message where
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
  const isOwners = from !== null && line?.summaryNumber === from;
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
      metadata: {
        ...keptFields(form),
        Body: text,
        ...(keyword ? { keyword } : isOwners && { keyword: 'owner' }),
      },
    })
    .onConflictDoNothing()
    .returning({ id: smsLogs.id });
  if (logged.length === 0 || from === null || to === null) return { reply: null };
  if (keyword === 'stop') {
    if (line && mayMeanVisit(text))
      await tellOfCancel(database, jobs, { line, from, to, text, messageSid });
    await optOut(database, from, to);
  }
  if (keyword === 'start') await optIn(database, from, to);
  const toKeyword = keyword === null || answered ? null : replyTo(keyword, text);
  const reply = keyword === null && isOwners ? toOwner(text) : toKeyword;
  if (reply !== null && line) {
    const ground = { jobs, tolls, now: clock.now() };
    const paid = await mayReply(database, ground, { businessId: line.businessId, from, reply });
    return { reply: paid ? reply : null };
  }
  // What a blocked caller writes is kept, and tells nobody: their calls are turned away too.
  if (line && (await isBlocked(database, line.businessId, from))) return { reply: null };
  if (line && (await agreeByText(database, { businessId: line.businessId, from, text }))) {
    await publishAgentsOf(database, jobs, line.businessId);
    return { reply: textOfThanks };
  }
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

interface CancelTexted {
  line: Pick<Line, 'agentId' | 'businessId'>;
  from: string;
  to: string;
  text: string;
  messageSid: string | null;
}

/**
 * "Cancel", to a text about a visit: the carrier ends all texts to them on that word, so nobody can ask them whether
 * the visit is meant. Its owner is told of it, once.
 */
async function tellOfCancel(
  database: Transaction,
  jobs: SmsGround['jobs'],
  { line, from, to, text, messageSid }: CancelTexted,
): Promise<void> {
  const { agentId, businessId } = line;
  const [call] = await database
    .select({ callId: callLogs.id })
    .from(callLogs)
    .where(and(eq(callLogs.agentId, agentId), eq(callLogs.fromNumber, from)))
    .orderBy(desc(callLogs.createdAt))
    .limit(1);
  const [refused] = await database
    .select({ phone: smsOptOuts.phoneNumber })
    .from(smsOptOuts)
    .where(and(eq(smsOptOuts.phoneNumber, from), eq(smsOptOuts.fromNumber, to)));
  if (!call || refused) return;
  await alertOwner(database, jobs, {
    call: { callId: call.callId, agentId, businessId },
    key: `cancel:${messageSid ?? from}`,
    text: `${from} texted "${text}". Carriers take that word for STOP, so no text reaches them any more and nothing was changed: call them if they have a visit.`,
  });
}

function toOwner(text: string): string {
  return ownersIn[detectLanguage(text).language ?? 'en'];
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
    sql`${smsLogs.metadata} ->> 'keyword' IN ('start', 'help', 'owner')`,
    gt(smsLogs.createdAt, new Date(ground.now - 24 * 60 * 60_000)),
  );
  const ofPhone = await database.$count(smsLogs, and(asked, eq(smsLogs.phoneNumber, from)));
  if (ofPhone > mostReplies.phone) return false;
  const ofAll = await database.$count(smsLogs, and(asked, eq(smsLogs.businessId, businessId)));
  if (ofAll > mostReplies.business) return false;
  return spend(database, ground, businessId, priceOfText(reply));
}
