import { beforeEach, expect, it } from 'vitest';
import { createTestApi, type TestApi, testConfig } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { mailbox } from '../database/schema/mailbox.ts';
import { mailboxMail } from '../providers/mail/mailbox/mailbox-mail.ts';

const letter = {
  to: 'ana@shop.example',
  subject: 'Confirm <your> account',
  text: 'Open https://calls.example/confirm?token=a&type=signup to confirm.',
  html: '<p>Open it.</p>',
};

describeOnEachDatabase('the mailbox', (open) => {
  let api: TestApi;
  beforeEach(async () => {
    await open().database.delete(mailbox);
    await mailboxMail(open().database).send(letter);
    api = createTestApi(open(), {});
  });

  it('answers what was sent, newest first', async () => {
    await mailboxMail(open().database).send({ ...letter, subject: 'Newer' });
    const answer = await api.ask(null, '/dev/mail.json', { address: '127.0.0.1' });
    expect(answer.body).toMatchObject([{ subject: 'Newer' }, letter]);
  });

  it('shows mail as a page, its links to follow and its words escaped', async () => {
    const { body } = await api.ask(null, '/dev/mail', { address: '::1' });
    expect(body).toContain('Confirm &lt;your&gt; account');
    expect(body).toContain('href="https://calls.example/confirm?token=a&amp;type=signup"');
  });

  it('is closed to other machines, and to those behind a proxy on this one', async () => {
    for (const path of ['/dev/mail', '/dev/mail.json']) {
      expect((await api.ask(null, path, { address: '203.0.113.9' })).status).toBe(403);
      const proxied = await api.app.request(
        path,
        { headers: { 'x-forwarded-for': '203.0.113.9' } },
        { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
      );
      expect(proxied.status).toBe(403);
      expect((await api.app.request(path)).status).toBe(403);
    }
  });

  it('is closed to a page of another name that was led to this machine', async () => {
    const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    const asked = async (url: string, headers: Record<string, string> = {}) =>
      (await api.app.request(url, { headers }, bindings)).status;
    expect(await asked('http://localhost:3000/dev/mail')).toBe(200);
    expect(await asked('http://rebound.example/dev/mail')).toBe(403);
    for (const name of ['forwarded', 'via', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto'])
      expect(await asked('http://localhost:3000/dev/mail', { [name]: '127.0.0.1' })).toBe(403);
    expect(await asked('http://localhost:3000/dev/mail', { 'x-forwarded-for': '::1' })).toBe(403);
  });

  it('is gone once the installation has a public address', async () => {
    const published = createTestApi(open(), {}, { publicUrl: 'https://calls.example' });
    expect((await published.ask(null, '/dev/mail', { address: '::1' })).status).toBe(404);
  });

  it('is not there when mail goes out by a mail server', async () => {
    const config = { ...testConfig, mail: 'smtp' } as const;
    const sending = createTestApi(open(), {}, { config });
    expect((await sending.ask(null, '/dev/mail', { address: '::1' })).status).toBe(404);
  });
});
