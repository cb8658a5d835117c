import { newConversation, questionKey } from '@second-ring/conversation';
import { recordOf } from '../calls/record/rebuild-conversation.ts';
import { recordTurns } from '../calls/record/record-turns.ts';
import type { Database } from '../platform/database/database.ts';
import { appointmentChanges, appointments } from '../platform/database/schema/appointments.ts';
import { blockedCallers } from '../platform/database/schema/blocked-callers.ts';
import { browserCallTokens } from '../platform/database/schema/browser-call-tokens.ts';
import { callLogs } from '../platform/database/schema/call-logs.ts';
import { callTurns } from '../platform/database/schema/call-turns.ts';
import { inboxDecisions } from '../platform/database/schema/inbox-decisions.ts';
import { keptCalls } from '../platform/database/schema/kept-calls.ts';
import { commitments, leads } from '../platform/database/schema/leads.ts';
import { mailbox } from '../platform/database/schema/mailbox.ts';
import { practiceRuns } from '../platform/database/schema/practice-runs.ts';
import { smsLogs, smsOptOuts } from '../platform/database/schema/sms-logs.ts';
import type { Shop } from './shops.ts';

/** Somebody who calls a shop, and what gives them away wherever it is kept. */
export interface TestCaller {
  /** E.164, North American. */
  number: string;
  name: string;
  /** Something only they would say, without punctuation. */
  sentence: string;
}

/** What the answer to an erasure counts where nothing was held. */
export const heldNothing = {
  calls: 0,
  texts: 0,
  leads: 0,
  commitments: 0,
  appointments: 0,
  appointments_to_come: 0,
  kept_calls: 0,
  unblocked: false,
  mentions: 0,
  opted_out: false,
};

const ownerNumber = '+16045550160';
const hour = 60 * 60_000;

/** Leaves a caller everywhere a shop may hold one, as a call, a thread and an owner would. */
export async function holdCaller(database: Database, shop: Shop, caller: TestCaller) {
  const { number, name, sentence } = caller;
  const grouped = `${number.slice(2, 5)}-${number.slice(5, 8)}-${number.slice(8)}`;
  const told = `${name} · ${grouped} · ${sentence}`;
  const businessId = shop.business.id;
  const owner = { businessId, agentId: shop.agent.id };
  const key = crypto.randomUUID();
  const lead = { name, phone: number, email: null, reason: sentence, preferredTime: sentence };
  const at = Date.now() - hour;
  const [call] = await database
    .insert(callLogs)
    .values({
      ...owner,
      callSid: `CA-${key}`,
      fromNumber: number,
      toNumber: shop.number.phoneNumber,
      callDuration: 95,
      callStatus: 'completed',
      costBreakdown: [{ type: 'voice', provider: 'carrier', credit: 12 }],
      errorMessage: `${number} was lost`,
      chatTranscript: [{ role: 'user', content: told, at }],
      summary: told,
      lead,
      quotes: [
        {
          serviceId: 'tint',
          serviceName: 'Tint',
          optionId: null,
          optionName: null,
          spoken: told,
          amountCents: 100,
          at,
        },
      ],
      commitments: [{ text: told, dueAt: null, madeAt: at }],
      unansweredQuestions: [sentence],
      metadata: { voicemail: number },
      endedAt: new Date(at),
    })
    .returning();
  if (!call) throw new Error('The call was not stored.');
  const callId = call.id;
  const input = { type: 'callerSpoke', text: told } as const;
  const transcript = [{ role: 'user' as const, content: told, at }];
  const conversation = { ...newConversation(), lastAnswer: told, transcript };
  const effects = [
    { id: `${call.callSid}:1`, type: 'request', request: { kind: 'alertOwner', text: told } },
  ] as const;
  const turns = recordTurns([{ input, at, effects, conversation }], recordOf([]));
  await database
    .insert(callTurns)
    .values(turns.map((turn) => ({ ...turn, callId, sequence: 1, at: new Date(at) })));
  await database
    .insert(leads)
    .values({ businessId, callId, ...lead, email: `${name}@mail.example` });
  const [promise] = await database
    .insert(commitments)
    .values({ businessId, callId, text: told, madeAt: new Date(at) })
    .returning();
  const [appointment] = await database
    .insert(appointments)
    .values({
      businessId,
      callId,
      serviceName: 'Tint',
      customerName: name,
      customerPhone: number,
      note: sentence,
      startAt: new Date(Date.now() + 24 * hour),
      endAt: new Date(Date.now() + 25 * hour),
    })
    .returning();
  if (!appointment || !promise) throw new Error('The appointment was not stored.');
  const { id: appointmentId, startAt, endAt } = appointment;
  await database
    .insert(appointmentChanges)
    .values({ key, appointmentId, action: 'booked', startAt, endAt });
  const texts = await database
    .insert(smsLogs)
    .values([
      {
        ...owner,
        direction: 'inbound',
        phoneNumber: number,
        status: 'received',
        twilioSid: `SM-${key}`,
        body: sentence,
        metadata: { From: number, To: shop.number.phoneNumber, Body: sentence },
      },
      {
        ...owner,
        direction: 'outbound',
        phoneNumber: number,
        status: 'queued',
        body: `Hello ${name}`,
        errorMessage: `${number} cannot be reached`,
        metadata: { from: shop.number.phoneNumber, to: number },
      },
      {
        ...owner,
        callId,
        direction: 'outbound',
        phoneNumber: ownerNumber,
        status: 'delivered',
        body: told,
        metadata: { from: shop.number.phoneNumber, to: ownerNumber, body: told },
      },
    ])
    .returning();
  const keptCallId = crypto.randomUUID();
  await database.insert(keptCalls).values({
    id: keptCallId,
    businessId,
    callId,
    name: told,
    calledAt: new Date(at),
    turns: [{ caller: told, wanted: null }],
  });
  await database.insert(practiceRuns).values({
    businessId,
    kind: 'kept',
    status: 'done',
    total: 1,
    staged: false,
    calls: [
      {
        id: keptCallId,
        name: told,
        language: 'en',
        transcript: [{ role: 'user', content: told }],
        got: 'yes',
        why: null,
        findings: [],
        turns: 1,
        turns_without_model: 0,
        broken_off: false,
      },
    ],
  });
  await database.insert(inboxDecisions).values({
    businessId,
    questionKey: questionKey(sentence),
    decision: 'dismissed',
  });
  await database.insert(mailbox).values({
    to: 'owner@shop.example',
    subject: told,
    text: told,
    html: `<p>${told}</p>`,
    callId,
  });
  await database.insert(browserCallTokens).values({
    tokenHash: key,
    agentId: shop.agent.id,
    callSid: `BC-${key}`,
    fromNumber: number,
    expiresAt: new Date(),
  });
  await database.insert(blockedCallers).values({ businessId, phoneNumber: number });
  await database
    .insert(smsOptOuts)
    .values({ phoneNumber: number, fromNumber: shop.number.phoneNumber });
  return { call, appointment, promise, texts, told };
}
