import { beforeEach, expect, it } from 'vitest';
import { strangersMails } from '../../platform/database/schema/strangers-mails.ts';
import { users } from '../../platform/database/schema/users.ts';
import { mailWorker } from '../../platform/mail/send-mail.ts';
import { contactShares } from '../../platform/mail/strangers-mail.ts';
import type { Mail } from '../../platform/providers/mail/interface.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';

const message = {
  name: 'Ana Silva',
  email: 'ana@shop.example',
  message: 'Do you work with <two> locations?\nWe have both.',
};

describeOnEachDatabase('the contact form', (open) => {
  let api: TestApi;
  const operatorEmails = ['first@example.com', 'second@example.com'];
  beforeEach(async () => {
    await open().database.delete(users);
    api = createTestApi(open(), {}, { operatorEmails });
  });

  const send = (body: unknown, to = api) => to.ask(null, '/api/contact', { method: 'POST', body });

  it('writes to every operator, and an answer goes to the visitor', async () => {
    expect(await send(message)).toMatchObject({ status: 200, body: { sent: true } });
    expect(api.enqueued.map(({ payload }) => payload)).toMatchObject(
      operatorEmails.map((to) => ({ to, replyTo: 'ana@shop.example' })),
    );
    expect(api.enqueued[0]).toMatchObject({
      job: 'send-mail',
      payload: {
        subject: 'Message from Ana Silva',
        text: expect.stringContaining('Do you work with <two> locations?\nWe have both.'),
        html: expect.stringContaining('Do you work with &lt;two&gt; locations?'),
      },
    });
  });

  it('writes to the first operator where the settings name none', async () => {
    const unnamed = createTestApi(open(), {});
    const operator = { operator: true, emailConfirmedAt: new Date() };
    await open()
      .database.insert(users)
      .values([
        { ...operator, email: 'later@example.com', createdAt: new Date('2027-02-02') },
        { ...operator, email: 'first@example.com', createdAt: new Date('2027-02-01') },
        { email: 'owner@example.com', emailConfirmedAt: new Date() },
      ]);
    expect((await send(message, unnamed)).status).toBe(200);
    expect(unnamed.enqueued).toMatchObject([{ payload: { to: 'first@example.com' } }]);
  });

  it('says that a message was not sent while nobody runs the site yet, and what to do with it', async () => {
    const unnamed = createTestApi(open(), {});
    expect(await send(message, unnamed)).toMatchObject({
      status: 503,
      body: {
        code: 'UNAVAILABLE',
        error: expect.stringMatching(/whoever runs it.*not sent.*keep it/),
      },
    });
  });

  it('lets a program believe that it was heard', async () => {
    const filled = { ...message, website: 'https://spam.example' };
    expect(await send(filled)).toMatchObject({ status: 200, body: { sent: true } });
    expect(api.enqueued).toEqual([]);
  });

  it('puts no second line into a header', async () => {
    await send({ ...message, name: 'Ana\r\nBcc: all@example.com' });
    expect(api.enqueued[0]).toMatchObject({
      payload: { subject: 'Message from Ana Bcc: all@example.com' },
    });
  });

  it('shows a name as it is read, and no mail program another', async () => {
    await send({ ...message, name: 'Ana\u202Egnp.exe\u2066 =?utf-8?q?Bcc:_all=40example.com?=' });
    const sent: string[] = [];
    const mail: Mail = { name: 'smtp', send: async ({ subject }) => void sent.push(subject) };
    const [queued] = api.enqueued;
    if (!queued) throw new Error('Nothing was sent.');
    await mailWorker({ mail, database: open().database, publicUrl: 'https://ring.example' }).run(
      queued.payload,
    );
    expect(sent).toEqual(['Message from Anagnp.exe = ?utf-8?q?Bcc:_all=40example.com?=']);
    expect(JSON.stringify(queued.payload)).not.toMatch(/\u202e|\u2066/i);
  });

  it.each([
    [{ name: ' ' }, 'Enter your name.'],
    [{ email: 'ana' }, 'Enter an email address'],
    [{ message: ' ' }, 'Write your message.'],
    [{ message: 'x'.repeat(5001) }, 'Keep it under 5000 characters.'],
  ])('names what is missing in %j', async (change, sentence) => {
    const answer = await send({ ...message, ...change });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect(answer.body).toHaveProperty('error', expect.stringContaining(sentence));
    expect(api.enqueued).toEqual([]);
  });

  it('takes five messages a minute from one address', async () => {
    for (let sent = 0; sent < 5; sent += 1) await send(message);
    expect((await send(message)).status).toBe(429);
    expect(api.enqueued).toHaveLength(10);
  });

  it('stays open to who has not written yet, whatever a few networks write', async () => {
    await open().database.delete(strangersMails);
    const from = async (address: string) =>
      (await api.ask(null, '/api/contact', { method: 'POST', body: message, address })).status;
    const answers: number[] = [];
    for (let host = 1; host <= 6; host += 1)
      for (let each = 0; each < 5; each += 1) answers.push(await from(`198.51.100.${host}`));
    expect(answers.filter((status) => status === 200)).toHaveLength(contactShares.ofSite);
    for (let net = 1; net <= 6; net += 1)
      for (let each = 0; each < 5; each += 1) await from(`203.0.${net}.7`);
    expect(await from('192.0.2.44')).toBe(200);
    expect(await from('2001:db8:7::1')).toBe(200);
    await open().database.delete(strangersMails);
  });
});
