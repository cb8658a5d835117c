import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { strangersMails } from '../../../platform/database/schema/strangers-mails.ts';
import { userBusinesses } from '../../../platform/database/schema/user-businesses.ts';
import { users } from '../../../platform/database/schema/users.ts';
import { takeStrangersMail } from '../../../platform/mail/strangers-mail.ts';
import { type AccountServer, startAccountServer } from '../../../testing/account-server.ts';
import { createTestApi } from '../../../testing/api.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';
import { addShop } from '../../../testing/shop.ts';

const password = 'long enough';
const hour = 60 * 60_000;

describeOnEachDatabase('the mails strangers cause', (open) => {
  let server: AccountServer;
  const owner = 'owner@shop.example';
  beforeAll(async () => {
    server = await startAccountServer(open(), { AUTH_MAILS_PER_HOUR: '500' });
    for (const email of ['operator@shop.example', owner, 'idle@shop.example']) await join(email);
    const shop = await addShop(open().database);
    const userId = await idOf(owner);
    await open().database.insert(userBusinesses).values({ userId, businessId: shop.businessId });
  });
  beforeEach(() => open().database.delete(strangersMails));
  afterAll(() => server.stop());

  const join = async (email: string) => {
    const browser = server.client();
    await browser.signUp({ email, password });
    await browser.verifyOtp({ email, token: server.mailTo(email).code, type: 'signup' });
    await open().database.delete(strangersMails);
  };
  const idOf = async (email: string) => {
    const [user] = await open().database.select().from(users).where(eq(users.email, email));
    return user?.id ?? '';
  };
  /** As if strangers had had so many mails sent this hour. */
  const useUp = async (cause: 'unconfirmed' | 'accounts' | 'contact', mails = 2_000) => {
    const now = server.accounts.now().getTime();
    await open()
      .database.insert(strangersMails)
      .values({ cause, hour: new Date(now - (now % hour)), mails });
  };
  const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email).length;

  it('are refused once used up, and no account is made for whom none can be sent', async () => {
    await useUp('unconfirmed');
    const email = 'flood@mail.example';
    const answer = await server.client().signUp({ email, password });
    expect(answer.error?.code).toBe('over_email_send_rate_limit');
    expect(await idOf(email)).toBe('');
    const known = await server.client().signUp({ email: owner, password });
    expect(known.error?.code).toBe(answer.error?.code);
  });

  it('take nothing from what an owner needs to come in', async () => {
    await useUp('unconfirmed');
    await useUp('accounts');
    const before = mailsTo(owner);
    expect((await server.client().resetPasswordForEmail(owner)).error).toBeNull();
    expect((await server.client().signInWithOtp({ email: owner })).error).toBeNull();
    expect(mailsTo(owner)).toBe(before + 2);
  });

  it('tell nobody by their limit who has an account', async () => {
    await useUp('unconfirmed');
    await useUp('accounts');
    const sent = server.mails.length;
    for (const email of ['idle@shop.example', 'nobody@mail.example', owner])
      for (const ask of [
        () => server.client().resetPasswordForEmail(email),
        () => server.client().signInWithOtp({ email }),
        () => server.client().resend({ type: 'signup', email }),
      ])
        expect((await ask()).error).toBeNull();
    expect(server.mails.slice(sent).every(({ to }) => to === owner)).toBe(true);
    expect(await idOf('nobody@mail.example')).toBe('');
  });

  it('to confirmed accounts without a business are counted apart from those to anybody', async () => {
    await useUp('unconfirmed');
    const before = mailsTo('idle@shop.example');
    await server.client().resetPasswordForEmail('idle@shop.example');
    expect(mailsTo('idle@shop.example')).toBe(before + 1);
  });

  it('are counted by the hour and the day, also many at once, each cause by itself', async () => {
    const { database } = open();
    const budget = { perHour: 5, perDay: 12 };
    const take = (now: number, cause: 'contact' | 'waiting' = 'contact') =>
      database.transaction((transaction) => takeStrangersMail(transaction, cause, budget, now));
    const noon = Date.parse('2026-06-11T12:00:00Z');
    const taken = await Promise.all(Array.from({ length: 8 }, () => take(noon)));
    expect(taken.filter(Boolean)).toHaveLength(5);
    expect(await take(noon, 'waiting')).toBe(true);
    let day = 5;
    for (let index = 0; index < 14; index += 1)
      if (await take(noon + hour + (index % 3) * hour)) day += 1;
    expect(day).toBe(12);
    expect(await take(noon + 25 * hour)).toBe(true);
  });

  it('from the contact page are refused with a sentence once used up', async () => {
    await useUp('contact');
    const api = createTestApi(open(), {}, { operatorEmails: ['operator@shop.example'] });
    const body = { name: 'Ana', email: 'ana@shop.example', message: 'Hello' };
    expect(await api.ask(null, '/api/contact', { method: 'POST', body })).toMatchObject({
      status: 429,
      body: { error: expect.stringContaining('keep your message') },
    });
    expect(api.enqueued).toEqual([]);
  });
});
