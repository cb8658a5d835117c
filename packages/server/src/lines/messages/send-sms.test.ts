import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { smsStatuses } from '../../platform/providers/telephony/interface.ts';
import { twilioTelephony } from '../../platform/providers/telephony/twilio/twilio-telephony.ts';
import { usualTolls } from '../../testing/call-server.ts';
import { openEmptyPglite } from '../../testing/databases.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { addConnectedShop, type Shop } from '../../testing/shop.ts';
import { startTwilioApi, type TwilioApi } from '../../testing/twilio-api.ts';
import { textThatAsks } from '../number-proofs/number-proofs.ts';
import { hasOptedOut, optIn, optOut } from './recipients.ts';
import { earlierStatuses, sendQueuedSms } from './send-sms.ts';

const theirs = '+16045550191';

describe('a queued text message', () => {
  let open: OpenDatabase;
  let api: TwilioApi;
  let shop: Shop;
  const clock = new FakeClock(Date.now());

  beforeAll(async () => {
    open = await openEmptyPglite();
    api = await startTwilioApi();
    shop = await addConnectedShop(open.database, { callSummaryRecipientNumber: theirs });
  });
  beforeEach(() => {
    api.requests.length = 0;
    api.answers.length = 0;
  });
  afterAll(async () => {
    api.close();
    await open.close();
  });

  /** To the shop's owner, who is texted at this number. */
  const queue = async (to = theirs, status = 'queued', body = 'No heat, 12 Elm St') => {
    await open.database.update(agents).set({ callSummaryRecipientNumber: to });
    const [row] = await open.database
      .insert(smsLogs)
      .values({
        direction: 'outbound',
        phoneNumber: to,
        status,
        body,
        agentId: shop.agentId,
        businessId: shop.businessId,
        metadata: { from: shop.number, to },
      })
      .returning();
    if (!row) throw new Error('Not stored.');
    return row.id;
  };
  const send = (id: string) =>
    sendQueuedSms(
      {
        database: open.database,
        telephony: twilioTelephony({
          accountSid: 'AC1',
          authToken: 'secret',
          apiUrl: api.url,
        }),
        clock,
        tolls: usualTolls,
        jobs: () => ({ enqueue: () => Promise.resolve() }),
        statusCallbackOf: (smsLogId) =>
          `https://ring.example/hooks/twilio/sms-status?id=${smsLogId}`,
      },
      id,
    );
  const read = async (id: string) =>
    (await open.database.select().from(smsLogs).where(eq(smsLogs.id, id)))[0];

  it('of the sample business is simulated: trying it out is no failure', async () => {
    const { database } = open;
    const mine = eq(businesses.id, shop.businessId);
    await database.update(businesses).set({ sample: true }).where(mine);
    const id = await queue();
    await send(id);
    await database.update(businesses).set({ sample: false }).where(mine);
    const [row] = await database.select().from(smsLogs).where(eq(smsLogs.id, id));
    expect(row).toMatchObject({ status: 'simulated', errorMessage: null, errorCode: null });
    expect(api.requests).toEqual([]);
  });

  it('leaves by Twilio’s API, with where to report its delivery', async () => {
    const id = await queue();
    await send(id);
    expect(api.requests).toEqual([
      {
        method: 'POST',
        path: '/2010-04-01/Accounts/AC1/Messages.json',
        authorization: `Basic ${btoa('AC1:secret')}`,
        form: {
          To: theirs,
          From: shop.number,
          Body: 'No heat, 12 Elm St',
          StatusCallback: `https://ring.example/hooks/twilio/sms-status?id=${id}`,
        },
      },
    ]);
    expect(await read(id)).toMatchObject({ twilioSid: 'SM1', metadata: { num_segments: '1' } });
  });

  it('that tells of several calls is still known to, once it has left: it is forgotten with each', async () => {
    const id = await queue();
    const tellsOf = [crypto.randomUUID(), crypto.randomUUID()];
    const metadata = { from: shop.number, to: theirs, tellsOf };
    await open.database.update(smsLogs).set({ metadata }).where(eq(smsLogs.id, id));
    await send(id);
    expect(await read(id)).toMatchObject({
      metadata: { tellsOf, num_segments: '1' },
    });
  });

  it('never leaves from a sample number: the phone company does not have it', async () => {
    const id = await queue();
    const metadata = { from: '+16045550120', to: theirs };
    await open.database.update(smsLogs).set({ metadata }).where(eq(smsLogs.id, id));
    await send(id);
    expect(api.requests).toEqual([]);
    expect(await read(id)).toMatchObject({
      status: 'failed',
      errorCode: 'SAMPLE_NUMBER',
      errorMessage: expect.stringContaining('sample number'),
    });
  });

  it('is sent once, however often the job runs', async () => {
    const id = await queue();
    api.answers.push({ status: 201, body: { sid: 'SMonce', status: 'sent' } });
    await send(id);
    await send(id);
    expect(api.requests).toHaveLength(1);
  });

  it('tells nothing of a recipient who was forgotten while it left', async () => {
    const id = await queue();
    const erased = { phoneNumber: null, body: null, metadata: { from: shop.number } };
    api.answers.push({ status: 503, body: 'no' });
    await expect(send(id)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const [row] = await open.database.select().from(smsLogs).where(eq(smsLogs.id, id));
    expect(row?.status).toBe('sending');
    await open.database
      .update(smsLogs)
      .set({ ...erased, phoneNumber: theirs })
      .where(eq(smsLogs.id, id));
    api.answers.push({ status: 200, body: { messages: [] } });
    await send(id);
    expect(await read(id)).toMatchObject({ body: null, metadata: { from: shop.number } });
  });

  it('that a crash left in doubt is looked for before it is sent again', async () => {
    const id = await queue(theirs, 'sending');
    const message = {
      sid: 'SMfound',
      status: 'delivered',
      body: 'No heat, 12 Elm St',
      date_created: new Date(Date.now() + 1_000).toUTCString(),
    };
    api.answers.push({ status: 200, body: { messages: [message] } });
    await send(id);
    expect(api.requests.map(({ method }) => method)).toEqual(['GET']);
    expect(await read(id)).toMatchObject({ twilioSid: 'SMfound', status: 'delivered' });
  });

  it('is tried again while Twilio is away, and given up after half a day', async () => {
    const id = await queue();
    api.answers.push({ status: 503, body: 'no' }, { status: 200, body: { messages: [] } });
    api.answers.push({ status: 503, body: 'no' });
    await expect(send(id)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    clock.pass(13 * 60 * 60 * 1_000);
    await send(id);
    expect(await read(id)).toMatchObject({ status: 'failed', errorCode: 'UNAVAILABLE' });
  });

  it('that Twilio refuses says why in its log', async () => {
    const id = await queue();
    api.answers.push({ status: 400, body: { code: 21614, message: 'not a mobile', status: 400 } });
    await send(id);
    expect(await read(id)).toMatchObject({
      status: 'failed',
      errorCode: '21614',
      errorMessage: expect.stringContaining('not a number that can receive messages'),
    });
  });

  it('does not go to a number that opted out', async () => {
    await optOut(open.database, '+16045550193', shop.number);
    const id = await queue('+16045550193');
    await send(id);
    expect(api.requests).toHaveLength(0);
    expect(await read(id)).toMatchObject({ status: 'failed', errorCode: 'OPTED_OUT' });
  });

  it('does not go to a number that opted out of another number the business had', async () => {
    const { database } = open;
    const [line] = await database
      .select()
      .from(phoneNumbers)
      .where(eq(phoneNumbers.phoneNumber, shop.number));
    const [before] = await database
      .insert(phoneNumbers)
      .values({ phoneNumber: '+16045550177' })
      .returning();
    if (!line || !before) throw new Error('The shop has no number.');
    const answerOn = (phoneNumberId: string) =>
      database.update(agents).set({ phoneNumberId }).where(eq(agents.businessId, shop.businessId));
    const to = '+16045550195';
    const sent = async () => {
      const id = await queue(to);
      api.answers.push({ status: 201, body: { sid: 'SMsent', status: 'queued' } });
      await send(id);
      return (await read(id))?.errorCode ?? null;
    };
    await answerOn(before.id);
    await optOut(database, to, before.phoneNumber);
    await answerOn(line.id);
    expect(await sent()).toBe('OPTED_OUT');
    expect(await hasOptedOut(database, to, '+16045550178')).toBe(false);
    await optIn(database, to, line.phoneNumber);
    expect(await hasOptedOut(database, to, before.phoneNumber)).toBe(false);
  });

  it('asks nobody who opted out, from another of our numbers either', async () => {
    await optOut(open.database, '+16045550194', '+16045550100');
    const id = await queue('+16045550194', 'queued', textThatAsks);
    await send(id);
    expect(api.requests).toHaveLength(0);
    expect(await read(id)).toMatchObject({ errorCode: 'OPTED_OUT' });
  });

  it('goes to US phones only from a number marked as approved', async () => {
    const id = await queue('+12065550101');
    await send(id);
    expect(await read(id)).toMatchObject({ errorCode: 'NOT_REGISTERED' });
    await open.database.update(phoneNumbers).set({ smsApproved: true });
    await send(await queue('+12065550101'));
    expect(api.requests).toHaveLength(1);
  });
});

describe('a message’s progress', () => {
  it('never returns to a status it has left, whatever reports come in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...smsStatuses)), (reports) => {
        const seen: string[] = [];
        let status: string = 'queued';
        for (const report of reports) {
          if (!earlierStatuses(report).includes(status)) continue;
          expect(seen).not.toContain(report);
          seen.push(status);
          status = report;
        }
      }),
    );
  });

  it('does not turn a failed message into a delivered one, or the other way round', () => {
    expect(earlierStatuses('delivered')).not.toContain('failed');
    expect(earlierStatuses('failed')).not.toContain('delivered');
    expect(earlierStatuses('read')).not.toContain('failed');
  });
});
