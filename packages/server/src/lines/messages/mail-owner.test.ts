import { beforeEach, expect, it } from 'vitest';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import type { EnqueueOptions, Jobs } from '../../platform/jobs/job.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop, type Shop } from '../../testing/shop.ts';
import { alertOwner } from './alert-owner.ts';
import { browserCallsWorker, mailOwner, mostAlerted, mostMailedSingly } from './mail-owner.ts';

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

  const call = async (channel: 'phone' | 'browser', minutesAgo: number) => {
    called += 1;
    const at = new Date(Date.now() - minutesAgo * 60_000);
    const { agentId, businessId } = shop;
    const callSid = `BCmail${called}-${shop.agentId}`;
    const values = { callSid, agentId, businessId, channel, createdAt: at, endedAt: at };
    const [log] = await open()
      .database.insert(callLogs)
      .values({ ...values, summary: `Bob ${called} · wants a call back` })
      .returning();
    const callId = log?.id ?? '';
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
      emails: ['owner@shop.example'],
      mail: { subject: 'Bob', text: 'Bob', html: '' },
    });
  };
  const mails = () => left.filter(({ job }) => job === 'send-mail');

  it('is mailed of the first ones singly, and of the others in one mail', async () => {
    for (let each = 0; each < 12; each += 1) await call('browser', 12 - each);
    expect(mails()).toHaveLength(12 + mostMailedSingly);
    const gathered = left.filter(({ job }) => job === 'mail-browser-calls');
    expect(new Set(gathered.map(({ options }) => options?.key)).size).toBe(1);
    left = [];
    const about = { agentId: shop.agentId, from: Date.now() - 3_600_000, to: Date.now() };
    await browserCallsWorker(open().database, () => jobs).run(about);
    expect(mails()).toMatchObject([{ payload: { subject: '7 more calls from browsers' } }]);
    expect(mails()[0]?.payload.text).not.toContain('URGENT');
    expect(mails()[0]?.payload.text?.match(/wants a call back/g)).toHaveLength(7);
  });

  it('is mailed of what is urgent singly, and of that too only so often', async () => {
    for (let each = 0; each < mostAlerted + 2; each += 1) await call('browser', 100 - each);
    expect(mails().filter(({ options }) => options?.urgent)).toHaveLength(mostAlerted);
  });

  it('is mailed of every call by telephone all the same', async () => {
    for (let each = 0; each < 8; each += 1) await call('browser', 20 - each);
    left = [];
    await call('phone', 1);
    expect(mails()).toHaveLength(2);
  });
});
