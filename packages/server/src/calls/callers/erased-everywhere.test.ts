import { newConversation } from '@second-ring/conversation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { appointments } from '../../platform/database/schema/appointments.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { type JobQueues, openJobs } from '../../platform/jobs/open-jobs.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { openLog } from '../../platform/observability/log.ts';
import { createMetrics } from '../../platform/observability/metrics.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { heldNothing, holdCaller, type TestCaller } from '../../testing/hold-caller.ts';
import { ownPlaces, placesOf } from '../../testing/places-of.ts';
import { addShop, type Shop } from '../../testing/shops.ts';
import { answerSmsJob } from '../driver/answer-sms.ts';
import { recordOf } from '../record/rebuild-conversation.ts';
import { recordTurns } from '../record/record-turns.ts';

const caller: TestCaller = {
  number: '+16045550177',
  name: 'Wilhelmina Quartz',
  sentence: 'can you hush the canary that sings at four',
};
const marks = ['5550177', '555-0177', '555 0177', '555.0177', 'Wilhelmina', 'canary'];

/** No caller comes near these tables. A new table is named here, or its rows are erased. */
const withoutCallers = new Set(
  `agents appointment_changes askings audit_log business_facts businesses daily_spending email_proofs flow_states
  identities knowledge_versions mfa_challenges mfa_factors number_proofs number_requests one_time_tokens phone_numbers
  receptionist_snapshots recovery_codes sessions signing_keys strangers_mails user_businesses users
  website_imports`.split(/\s+/),
);

/** What the other tables hold that is no caller's: ids, our own numbers, and how things ended. */
const withoutCallersWords = new Set(
  `appointments.service_id appointments.service_name appointments.status
  browser_call_tokens.call_sid browser_call_tokens.network browser_call_tokens.token_hash
  call_logs.call_sid call_logs.call_status call_logs.channel call_logs.cost_breakdown
  call_logs.end_reason call_logs.forwarded_from call_logs.lease_owner call_logs.millis_agent_id
  call_logs.millis_call_id call_logs.millis_session_id call_logs.outcome call_logs.snapshot_hash
  call_logs.to_number call_turns.mind
  inbox_decisions.decision mailbox.to practice_runs.current practice_runs.kind practice_runs.status practice_runs.stop
  sms_logs.direction sms_logs.error_code sms_logs.status sms_logs.twilio_sid
  sms_opt_outs.from_number`.split(/\s+/),
);

describeOnEachDatabase('a caller who is erased', (open) => {
  let api: TestApi;
  let jobs: JobQueues;
  let shop: Shop;
  let held: Awaited<ReturnType<typeof holdCaller>>;
  let before: string[];
  let database: Database;
  const path = () => `/api/businesses/${shop.business.id}/callers/${caller.number}`;

  beforeAll(async () => {
    database = open().database;
    jobs = await openJobs(open(), [sendMail, answerSmsJob], openLog('silent'), createMetrics());
    shop = await addShop(database, 'Erasing', '+16045550101');
    held = await holdCaller(database, shop, caller);
    const { told, call, texts } = held;
    const letter = { to: 'owner@shop.example', subject: told, text: told, html: told };
    await jobs.enqueue(database, sendMail, { ...letter, callId: call.id });
    await jobs.enqueue(database, answerSmsJob, {
      messageSid: texts[0]?.twilioSid ?? '',
      from: caller.number,
      to: shop.number.phoneNumber,
      text: caller.sentence,
      agentId: shop.agent.id,
    });
    await mentionElsewhere(database, shop);
    before = await placesOf(database, marks);
    const userId = crypto.randomUUID();
    api = createTestApi(open(), {
      owner: { role: 'owner', userId, businessIds: [shop.business.id] },
    });
  });
  afterAll(() => jobs.stop());

  it('was held wherever a caller can be, and every column was thought of', async () => {
    const known = (place: string) =>
      before.includes(place) ||
      withoutCallersWords.has(place) ||
      withoutCallers.has(place.split('.')[0] ?? '');
    expect((await ownPlaces(database)).filter((place) => !known(place))).toEqual([]);
    expect(before).toContain('pgboss.job_common.data');
  });

  it('is found nowhere any more but where they said STOP', async () => {
    const answer = await api.ask('owner', path(), { method: 'DELETE' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        calls: 1,
        texts: 3,
        leads: 1,
        commitments: 1,
        appointments: 1,
        appointments_to_come: 1,
        kept_calls: 1,
        unblocked: true,
        opted_out: true,
      },
    });
    expect(await placesOf(database, marks)).toEqual(['sms_opt_outs.phone_number']);
  });

  it('leaves what the books need: the call, the texts and the time that is taken', async () => {
    const [call] = await database.select().from(callLogs).where(eq(callLogs.id, held.call.id));
    const { callSid, callTimestamp, callDuration, callStatus, costBreakdown, endedAt } = held.call;
    expect(call).toMatchObject({
      ...{ callSid, callTimestamp, callDuration, callStatus, costBreakdown, endedAt },
      callerErasedAt: expect.any(Date),
    });
    const texts = await database.select().from(smsLogs).orderBy(smsLogs.createdAt);
    const statuses = texts.map(({ status }) => status).sort();
    expect(statuses).toEqual(expect.arrayContaining(['canceled', 'delivered', 'received']));
    const [kept] = await database
      .select()
      .from(appointments)
      .where(eq(appointments.id, held.appointment.id));
    const { startAt, endAt, serviceName, status } = held.appointment;
    expect(kept).toMatchObject({ startAt, endAt, serviceName, status, sequence: 1 });
  });

  it('is erased once: the second time finds nothing, and the log tells of one', async () => {
    expect((await api.ask('owner', path(), { method: 'DELETE' })).body).toEqual({
      ...heldNothing,
      opted_out: true,
    });
  });
});

/** Somebody else's call and texts, in which the caller's number stands in every way it is written. */
async function mentionElsewhere(database: Database, shop: Shop): Promise<void> {
  const owner = { businessId: shop.business.id, agentId: shop.agent.id };
  const [call] = await database
    .insert(callLogs)
    .values({
      ...owner,
      callSid: 'CA-other',
      fromNumber: '+16045550178',
      summary: 'Ring (604) 555-0177, said Tobias',
      lead: {
        name: 'Tobias',
        phone: '+16045550177',
        email: null,
        reason: 'or 1 604.555.0177',
        preferredTime: null,
      },
      metadata: { phone: 6045550177, list: [16045550177, 1], '+16045550177': '+16045550177' },
      endedAt: new Date(),
    })
    .returning();
  const at = new Date();
  const content = 'Ring 604.555.0177';
  const transcript = [{ role: 'user' as const, content, at: at.getTime() }];
  const said = {
    id: 'CA-other:1',
    type: 'say',
    text: content,
    language: 'en',
    interruptible: true,
  } as const;
  const conversation = { ...newConversation(), lastAnswer: content, transcript };
  const input = { type: 'callerSpoke', text: content } as const;
  const turns = recordTurns(
    [{ input, at: at.getTime(), effects: [said], conversation }],
    recordOf([]),
  );
  await database
    .insert(callTurns)
    .values(turns.map((turn) => ({ ...turn, callId: call?.id ?? '', sequence: 1, at })));
}
