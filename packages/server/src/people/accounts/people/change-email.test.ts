import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queryable } from '../../../platform/database/database.ts';
import { users } from '../../../platform/database/schema/users.ts';
import { takeStrangersMail } from '../../../platform/mail/strangers-mail.ts';
import { type AccountServer, startAccountServer } from '../../../testing/account-server.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';

const password = 'long enough';

describeOnEachDatabase('a change of address', (open) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await startAccountServer(open(), {
      AUTH_MAILS_PER_HOUR: '1000',
      AUTH_PASSWORD_CHANGE_NEEDS_CURRENT: 'true',
    });
  });
  afterAll(() => server.stop());

  /** A browser that has signed up and confirmed. */
  async function member(email: string) {
    const browser = server.client();
    await browser.signUp({ email, password });
    await browser.verifyOtp({ email, token: server.mailTo(email).code, type: 'signup' });
    return browser;
  }

  const follow = async (link: string) =>
    (await fetch(link, { redirect: 'manual' })).headers.get('location');

  it('is confirmed by codes that went to that address alone', async () => {
    const email = 'mover@example.com';
    const browser = await member(email);
    await browser.updateUser({ email: 'mine@example.com' });
    const { link } = server.mailTo('mine@example.com');
    await open()
      .database.update(users)
      .set({ newEmail: 'theirs@example.com' })
      .where(eq(users.email, email));
    expect(await follow(link)).toContain('otp_expired');
    await follow(server.mailTo(email).link);
    expect((await browser.getUser()).data.user?.email).toBe(email);
  });

  it('is called off by naming the address there is, and what was mailed moves nothing', async () => {
    const email = 'stays@example.com';
    const browser = await member(email);
    await browser.updateUser({ email: 'mistyped@example.com' });
    expect((await browser.getUser()).data.user?.new_email).toBe('mistyped@example.com');
    const mails = server.mails.length;
    const { data, error } = await browser.updateUser({ email });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email });
    expect(data.user?.new_email).toBeFalsy();
    expect(server.mails).toHaveLength(mails);
    for (const to of ['mistyped@example.com', email])
      expect(await follow(server.mailTo(to).link)).toContain('otp_expired');
    expect((await browser.getUser()).data.user?.email).toBe(email);
  });

  it('leaves nothing in the mailbox before that opens the account', async () => {
    const email = 'left@example.com';
    const browser = await member(email);
    await server.client().resetPasswordForEmail(email);
    const recovery = server.mailTo(email);
    await server.client().signInWithOtp({ email });
    const signIn = server.mailTo(email);
    await browser.updateUser({ email: 'moved-to@example.com' });
    await follow(server.mailTo('moved-to@example.com').link);
    await follow(server.mailTo(email).link);
    expect((await browser.getUser()).data.user?.email).toBe('moved-to@example.com');
    expect(await follow(recovery.link)).toContain('otp_expired');
    expect(await follow(signIn.link)).toContain('otp_expired');
    const typed = { email, token: recovery.code, type: 'recovery' } as const;
    expect((await server.client().verifyOtp(typed)).error?.code).toBe('otp_expired');
  });

  it('is not confirmed by a code sent again while it was asked for', async ({ skip }) => {
    skip(open().engine === 'PGlite', 'It runs one transaction at a time.');
    const email = 'racer@example.com';
    const browser = await member(email);
    await browser.updateUser({ email: 'second@example.com' });
    // Both have their turn when the budget of mails is free, the change of address first.
    const both = await open().database.transaction(async (transaction) => {
      const plenty = { perHour: 1000, perDay: 1000 };
      await takeStrangersMail(transaction, 'accounts', plenty, Date.now());
      const changed = browser.updateUser({ email: 'victim@example.com' });
      await untilWaiting(open().database, 1);
      const resent = server.client().resend({ type: 'email_change', email });
      await untilWaiting(open().database, 2);
      return { done: Promise.all([changed, resent]) };
    });
    await both.done;
    await follow(server.mailTo('second@example.com').link);
    await follow(server.mailTo(email).link);
    const { user } = (await browser.getUser()).data;
    expect(user).toMatchObject({ email, new_email: 'victim@example.com' });
  });
});

/** Resolves once so many transactions of this database wait for another's lock. */
async function untilWaiting(database: Queryable, many: number): Promise<void> {
  const { rows } = await database.execute(
    sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  if (rows.length < many) await untilWaiting(database, many);
}
