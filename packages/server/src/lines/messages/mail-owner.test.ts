import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { browserCallTokens } from '../../platform/database/schema/browser-call-tokens.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import type { EnqueueOptions, Jobs } from '../../platform/jobs/job.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop, type Shop } from '../../testing/shop.ts';
import { alertOwner } from './alert-owner.ts';
import {
  browserCallsWorker,
  mailOwner,
  mostAlerted,
  mostAlertedInAll,
  mostMailedSingly,
} from './mail-owner.ts';

interface Left {
  job: string;
  payload: { subject?: string; text?: string };
  options: EnqueueOptions | undefined;
}

describeOnEachDatabase('an owner whose shop a browser calls again and again', (open) => {
  let shop: Shop;
  let left: Left[];
  let called = 0;
  const jobs: Jobs = {
    enqueue: async (_on, { name: job }, payload, options) => {
      left.push({ job, payload, options });
    },
  };
  beforeEach(async () => {
    left = [];
    shop = await addShop(open().database, { callSummaryRecipientEmail: 'owner@shop.example' });
  });

  const call = async (
    channel: 'phone' | 'browser',
    minutesAgo: number,
    { network = null, urgent = false }: { network?: string | null; urgent?: boolean } = {},
  ) => {
    called += 1;
    const at = new Date(Date.now() - minutesAgo * 60_000);
    const { agentId, businessId } = shop;
    const callSid = `BCmail${called}-${shop.agentId}`;
    const values = { callSid, agentId, businessId, channel, createdAt: at, endedAt: at, urgent };
    const [log] = await open()
      .database.insert(callLogs)
      .values({ ...values, summary: `Bob ${called} · wants a call back` })
      .returning();
    const callId = log?.id ?? '';
    if (network !== null)
      await open()
        .database.insert(browserCallTokens)
        .values({ tokenHash: callSid, agentId, callSid, network, expiresAt: at });
    if (urgent)
      await alertOwner(open().database, jobs, {
        call: { callId, agentId, businessId },
        key: callSid,
        text: 'URGENT · Bob',
      });
    await mailOwner(open().database, jobs, {
      agentId,
      callId,
      businessId,
      key: `summary:${callSid}`,
      urgent: false,
      emails: [{ to: 'owner@shop.example', insteadOf: null }],
      mail: { subject: 'Bob', text: 'Bob', html: '' },
    });
  };
  const mails = () => left.filter(({ job }) => job === 'send-mail');

  it('is mailed of the first ones singly, and of the others in one mail', async () => {
    for (let each = 0; each < 12; each += 1) await call('browser', 12 - each);
    expect(mails()).toHaveLength(mostMailedSingly);
    const gathered = left.filter(({ job }) => job === 'mail-browser-calls');
    expect(new Set(gathered.map(({ options }) => options?.key)).size).toBe(1);
    left = [];
    const about = { agentId: shop.agentId, from: Date.now() - 3_600_000, to: Date.now() };
    await browserCallsWorker(open().database, () => jobs).run(about);
    expect(mails()).toMatchObject([{ payload: { subject: '7 more calls from browsers' } }]);
    expect(mails()[0]?.payload.text?.match(/wants a call back/g)).toHaveLength(7);
  });

  const alerts = () => mails().filter(({ options }) => options?.urgent);
  const urgent = true;

  it('is mailed of what is urgent singly, of each network so often, and of no silent call', async () => {
    const network = '203.0.113.5';
    for (let each = 0; each < 60; each += 1) await call('browser', 200 - each, { network });
    for (let each = 0; each < mostAlerted + 2; each += 1)
      await call('browser', 100 - each, { network, urgent });
    expect(alerts()).toHaveLength(mostAlerted);
    await call('browser', 50, { network: '203.0.113.6', urgent });
    expect(alerts()).toHaveLength(mostAlerted + 1);
  });

  it('is told within minutes of what is urgent and was put off, of each network’s first', async () => {
    const network = '203.0.113.5';
    for (let each = 0; each < mostAlerted + 30; each += 1)
      await call('browser', 100 - each, { network, urgent });
    const job = left.find(({ job, options }) => job === 'mail-browser-calls' && options?.alert);
    const within = (job?.options?.notBefore?.getTime() ?? 0) - Date.now();
    expect(within).toBeLessThan(6 * 60_000);
    // Many networks have used up what all may: the next one's are put off too.
    for (let each = 0; each < mostAlertedInAll - mostAlerted; each += 1)
      await call('browser', 60, { network: `198.51.100.${each}`, urgent });
    left = [];
    await call('browser', 1, { network: '203.0.113.6', urgent });
    expect(alerts()).toEqual([]);
    const victim = `Bob ${called} ·`;
    const about = { from: Date.now() - 300_000, to: Date.now() + 1_000, urgent };
    await browserCallsWorker(open().database, () => jobs).run({ agentId: shop.agentId, ...about });
    expect(alerts()[0]?.payload.subject).toMatch(/^\d+ more URGENT calls from browsers/);
    expect(alerts()[0]?.payload.text).toContain(victim);
    // Of a call that goes on there is no summary: what the owner would have been alerted of is told.
    const text = 'URGENT · Dana Wells · 604 555 0177 · a pipe burst';
    const callSid = `BCmail${called}-${shop.agentId}`;
    const [running] = await open()
      .database.update(callLogs)
      .set({ summary: null, endedAt: null })
      .where(eq(callLogs.callSid, callSid))
      .returning();
    const request = { kind: 'alertOwner' as const, text };
    await open()
      .database.insert(callTurns)
      .values({
        callId: running?.id ?? '',
        sequence: 1,
        input: { type: 'callerSpoke', text: 'A pipe burst' },
        at: new Date(),
        effects: [{ type: 'request', id: 'alert', request }],
      });
    left = [];
    await browserCallsWorker(open().database, () => jobs).run({ agentId: shop.agentId, ...about });
    expect(alerts()[0]?.payload.text).toContain(text);
  }, 60_000);

  it('is not told of an urgent call at its end as if it were another', async () => {
    for (let each = 0; each < mostMailedSingly; each += 1) await call('browser', 20 - each);
    left = [];
    await call('browser', 1, { urgent });
    expect(alerts()).toHaveLength(1);
    const about = { from: Date.now() - 300_000, to: Date.now() + 1_000, urgent };
    await browserCallsWorker(open().database, () => jobs).run({ agentId: shop.agentId, ...about });
    expect(alerts().map(({ payload }) => payload.subject)).toEqual([
      'URGENT · Bob',
      'An update on an URGENT call from browsers we already told you about',
    ]);
  });

  it('is alerted with the number as people write it', async () => {
    const { agentId, businessId } = shop;
    const values = {
      callSid: `CAalert-${agentId}`,
      agentId,
      businessId,
      channel: 'phone' as const,
    };
    const [log] = await open().database.insert(callLogs).values(values).returning();
    await alertOwner(open().database, jobs, {
      call: { callId: log?.id ?? '', agentId, businessId },
      key: 'written',
      text: 'URGENT · +16045550188 · gas smell',
    });
    const subject = 'URGENT · 604-555-0188 · gas smell';
    expect(alerts()).toMatchObject([{ payload: { subject, text: subject } }]);
  });

  it('is mailed of every call by telephone all the same', async () => {
    for (let each = 0; each < 8; each += 1) await call('browser', 20 - each);
    left = [];
    await call('phone', 1, { urgent });
    expect(mails()).toHaveLength(2);
  });
});
