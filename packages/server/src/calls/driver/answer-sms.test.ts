import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import {
  type CallServer,
  readInputs,
  startCallServer,
  testAuthToken,
  testPublicUrl,
} from '../../testing/call-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop, type Shop } from '../../testing/shop.ts';
import { answerSmsJob, answerSmsWorker } from './answer-sms.ts';
import { postSigned } from './telephone/carrier-call.ts';

const owner = '+16045550191';

describeOnEachDatabase('a text message', (open) => {
  let server: CallServer;
  let shop: Shop;
  beforeAll(async () => {
    server = await startCallServer(open());
    shop = await addShop(open().database, { callSummaryRecipientNumber: owner });
  });
  afterAll(() => server.close());

  const text = async (sms: { MessageSid: string; From: string; Body: string }) => {
    const account = { origin: server.origin, publicUrl: testPublicUrl, authToken: testAuthToken };
    return (await postSigned(account, '/hooks/twilio/sms', { ...sms, To: shop.number })).status;
  };
  const replies = async (to: string) => {
    const rows = await open()
      .database.select({ body: smsLogs.body })
      .from(smsLogs)
      .where(and(eq(smsLogs.phoneNumber, to), eq(smsLogs.direction, 'outbound')))
      .orderBy(asc(smsLogs.createdAt));
    return rows.map(({ body }) => body);
  };
  /** What is to be done for a message in any case, as it was stored with it. */
  const stored = async (messageSid: string) => {
    const { rows } = await open().database.execute<{ data: { messageSid: string } }>(
      sql`SELECT data FROM pgboss.job WHERE name = ${answerSmsJob.name} AND start_after > now()`,
    );
    return rows.map(({ data }) => data).filter((data) => data.messageSid === messageSid);
  };
  const repeat = async (messageSid: string) => {
    const worker = answerSmsWorker(() => server.calls.exchange);
    for (const payload of await stored(messageSid)) await worker.run(payload);
  };
  const callerWords = async (callSid: string) =>
    (await readInputs(open().database, callSid)).flatMap((input) =>
      input.type === 'callerSpoke' ? input.text : [],
    );

  it('that could not be answered is answered as soon as it can be, once', async () => {
    const sms = { MessageSid: 'SMlater', From: '+16045550171', Body: 'How much is a tune-up?' };
    await open().database.execute(sql`ALTER TABLE call_turns RENAME TO call_turns_away`);
    expect(await text(sms)).toBe(200);
    await expect(repeat(sms.MessageSid)).rejects.toThrow();
    await open().database.execute(sql`ALTER TABLE call_turns_away RENAME TO call_turns`);
    expect(await replies(sms.From)).toEqual([]);
    await repeat(sms.MessageSid);
    await repeat(sms.MessageSid);
    expect(await callerWords(sms.MessageSid)).toEqual([sms.Body]);
    expect(await replies(sms.From)).toEqual([expect.stringContaining('89')]);
  });

  it('that was answered is left alone by what was stored in case it would not be', async () => {
    const sms = { MessageSid: 'SMnow', From: '+16045550172', Body: 'How much is a tune-up?' };
    await text(sms);
    const answered = await replies(sms.From);
    expect(answered).toHaveLength(1);
    expect(await stored(sms.MessageSid)).toHaveLength(1);
    await repeat(sms.MessageSid);
    expect(await replies(sms.From)).toEqual(answered);
    expect(await callerWords(sms.MessageSid)).toEqual([sms.Body]);
  });

  it('that took down whoever tried to answer it twice is given up, and its owner told once', async () => {
    const sms = { MessageSid: 'SMpoison', From: '+16045550174', Body: 'How much is a tune-up?' };
    await open().database.execute(sql`ALTER TABLE call_turns RENAME TO call_turns_away`);
    await text(sms);
    await open().database.execute(sql`ALTER TABLE call_turns_away RENAME TO call_turns`);
    const message = eq(smsLogs.twilioSid, sms.MessageSid);
    const [failed] = await open().database.select().from(smsLogs).where(message);
    // An attempt that fails is not one that takes its instance down.
    expect(failed?.answeringBegun).toBe(0);
    await open().database.update(smsLogs).set({ answeringBegun: 2 }).where(message);
    await repeat(sms.MessageSid);
    await repeat(sms.MessageSid);
    expect(await replies(sms.From)).toEqual([]);
    expect(await callerWords(sms.MessageSid)).toEqual([]);
    const [kept] = await open().database.select().from(smsLogs).where(message);
    expect(kept).toMatchObject({ body: sms.Body, status: 'failed', errorCode: 'UNREADABLE' });
    const alerts = (await replies(owner)).filter((body) => body?.includes('MISSED MESSAGE'));
    expect(alerts).toEqual([expect.stringContaining('604-555-0174')]);
  });

  it('is noted as begun while it is being answered', async () => {
    const sms = { MessageSid: 'SMbegun', From: '+16045550175', Body: 'How much is a tune-up?' };
    const begun: number[] = [];
    const { receptionists } = server.calls.exchange.outside;
    const makeReady = receptionists.makeReady.bind(receptionists);
    receptionists.makeReady = async (...given) => {
      const rows = await open()
        .database.select({ begun: smsLogs.answeringBegun })
        .from(smsLogs)
        .where(eq(smsLogs.twilioSid, sms.MessageSid));
      begun.push(...rows.map((row) => row.begun));
      return makeReady(...given);
    };
    await text(sms);
    receptionists.makeReady = makeReady;
    expect(begun[0]).toBe(1);
  });

  it('answered by two instances at once is taken by one of them', async () => {
    const sms = { MessageSid: 'SMtwice', From: '+16045550173', Body: 'Are you open on Monday?' };
    await open().database.execute(sql`ALTER TABLE call_turns RENAME TO call_turns_away`);
    await text(sms);
    await open().database.execute(sql`ALTER TABLE call_turns_away RENAME TO call_turns`);
    await Promise.all([repeat(sms.MessageSid), repeat(sms.MessageSid)]);
    expect(await replies(sms.From)).toHaveLength(1);
    expect(await callerWords(sms.MessageSid)).toEqual([sms.Body]);
  });

  it('is answered in one text, as people write: who answers, then the answer, numbers in figures', async () => {
    const sms = { MessageSid: 'SMmove', From: '+16045550161', Body: 'Can I move it to Friday?' };
    await text(sms);
    expect(await replies(sms.From)).toEqual([
      expect.stringMatching(/^This is the AI assistant at Kestrel Bicycle Repair\. (?!Sure)/),
    ]);
    await repeat(sms.MessageSid);
    expect(await replies(sms.From)).toHaveLength(1);
    await text({ ...sms, MessageSid: 'SMmove2', Body: 'My name is Ana' });
    const [, second] = await replies(sms.From);
    expect(second).toContain('the number you are texting from, 604-555-0161');
  });

  it('begins in the language it is written in', async () => {
    const From = '+16045550162';
    await text({ MessageSid: 'SMfr', From, Body: 'Bonjour, êtes-vous ouverts le lundi?' });
    expect(await replies(From)).toEqual([expect.stringMatching(/^Ici l'assistante virtuelle de/)]);
  });

  it('stands in the log as a thread of texts, to be read while it goes on and when it is over', async () => {
    const sms = { MessageSid: 'SMread', From: '+16045550163', Body: 'How much is a tune-up?' };
    await text(sms);
    const logged = async () => {
      const [call] = await open()
        .database.select()
        .from(callLogs)
        .where(eq(callLogs.callSid, sms.MessageSid));
      return call;
    };
    const said = [
      { role: 'assistant', content: expect.stringContaining('AI assistant') },
      { role: 'user', content: sms.Body },
      { role: 'assistant', content: expect.stringContaining('89') },
    ];
    expect(await logged()).toMatchObject({ callStatus: 'texting', chatTranscript: said });
    await server.calls.exchange.close({ callSid: sms.MessageSid });
    expect(await logged()).toMatchObject({
      callStatus: 'texted',
      callDuration: null,
      chatTranscript: said,
    });
  });
});
