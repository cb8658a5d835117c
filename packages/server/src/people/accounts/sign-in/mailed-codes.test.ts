import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountServer, startAccountServer } from '../../../testing/account-server.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';

const password = 'long enough';

describeOnEachDatabase('mailed codes', (open) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await startAccountServer(open(), { AUTH_PASSWORD_CHANGE_NEEDS_CODE: 'true' });
  });
  afterAll(() => server.stop());

  /** A browser that has signed up and confirmed. */
  async function member(email: string) {
    const browser = server.client();
    await browser.signUp({ email, password });
    await browser.verifyOtp({ email, token: server.mailTo(email).code, type: 'signup' });
    return browser;
  }

  describe('for a forgotten password', () => {
    it('let in to choose a new one, which ends every other session', async () => {
      const email = 'forgetful@example.com';
      const elsewhere = await member(email);
      const browser = server.client();
      expect((await browser.resetPasswordForEmail(email)).error).toBeNull();
      const token = server.mailTo(email).code;
      await browser.verifyOtp({ email, token, type: 'recovery' });
      expect((await browser.updateUser({ password: 'quite another' })).error).toBeNull();
      expect((await elsewhere.getUser()).data.user).toBeNull();
      const signedIn = await server
        .client()
        .signInWithPassword({ email, password: 'quite another' });
      expect(signedIn.error).toBeNull();
    });

    it('are used up by nobody who only asks what their link leads to', async () => {
      const email = 'scanned@example.com';
      await member(email);
      await server.client().resetPasswordForEmail(email);
      const { link } = server.mailTo(email);
      const asked = await fetch(link, { method: 'HEAD', redirect: 'manual' });
      expect([asked.status, asked.headers.get('location')]).toEqual([200, null]);
      const followed = await fetch(link, { redirect: 'manual' });
      expect(followed.headers.get('location')).toContain('access_token=');
    });

    it('are asked for in vain, and without a sign of it, for an unknown address', async () => {
      const before = server.mails.length;
      expect((await server.client().resetPasswordForEmail('nobody@example.com')).error).toBeNull();
      expect(server.mails.length).toBe(before);
    });

    it('stay good though a stranger asks for others, until one of them is used', async () => {
      const email = 'waiting@example.com';
      await member(email);
      const browser = server.client();
      await browser.resetPasswordForEmail(email);
      const { code: token } = server.mailTo(email);
      for (let each = 0; each < 5; each += 1) await server.client().resetPasswordForEmail(email);
      const later = server.mailTo(email);
      const { error } = await browser.verifyOtp({ email, token, type: 'recovery' });
      expect(error).toBeNull();
      const again = await server.client().verifyOtp({ email, token: later.code, type: 'recovery' });
      expect(again.error?.code).toBe('otp_expired');
      const followed = await fetch(later.link, { redirect: 'manual' });
      expect(followed.headers.get('location')).toContain('otp_expired');
    });

    it('are few at once, and each is guessed at ten times and no more', async () => {
      const email = 'guessed@example.com';
      await member(email);
      await server.client().resetPasswordForEmail(email);
      const { code: first } = server.mailTo(email);
      for (let each = 0; each < 6; each += 1) {
        server.pass(1);
        await server.client().resetPasswordForEmail(email);
      }
      const verify = async (token: string) =>
        (await server.client().verifyOtp({ email, token, type: 'recovery' })).error?.code;
      expect(await verify(first)).toBe('otp_expired');
      const { code } = server.mailTo(email);
      const wrong = code === '000000' ? '111111' : '000000';
      for (let guess = 0; guess < 10; guess += 1) await verify(wrong);
      expect(await verify(code)).toBe('otp_expired');
    });

    it('are guessed at no more often by many who guess at once', async () => {
      const email = 'rushed@example.com';
      await member(email);
      await server.client().resetPasswordForEmail(email);
      await server.client().resetPasswordForEmail(email);
      const { code } = server.mailTo(email);
      const wrong = code === '000000' ? '111111' : '000000';
      const guesses = [...Array.from({ length: 60 }, () => wrong), code].map((token) =>
        server.client().verifyOtp({ email, token, type: 'recovery' }),
      );
      const answers = await Promise.all(guesses);
      expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set(['otp_expired']));
    });

    it('expire after an hour', async () => {
      const email = 'late@example.com';
      await member(email);
      await server.client().resetPasswordForEmail(email);
      server.pass(3601);
      const token = server.mailTo(email).code;
      const { error } = await server.client().verifyOtp({ email, token, type: 'recovery' });
      expect(error?.code).toBe('otp_expired');
    });
  });

  describe('for signing in without a password', () => {
    it('open an account for someone new', async () => {
      const email = 'newcomer@example.com';
      const browser = server.client();
      expect((await browser.signInWithOtp({ email })).error).toBeNull();
      const token = server.mailTo(email).code;
      const { data } = await browser.verifyOtp({ email, token, type: 'email' });
      expect(data.user?.email).toBe(email);
    });

    it('open none where the client says so, and nobody is told', async () => {
      const options = { shouldCreateUser: false };
      const before = server.mails.length;
      const email = 'uninvited@example.com';
      expect((await server.client().signInWithOtp({ email, options })).error).toBeNull();
      expect(server.mails.length).toBe(before);
    });

    it('bring back a code that only the browser that asked can trade (PKCE)', async () => {
      const email = 'careful@example.com';
      await member(email);
      const browser = server.client({ flowType: 'pkce' });
      await browser.signInWithOtp({ email });
      const followed = await fetch(server.mailTo(email).link, { redirect: 'manual' });
      const target = new URL(followed.headers.get('location') ?? '');
      const code = target.searchParams.get('code') ?? '';
      expect(target.hash).toBe('');
      const { data, error } = await browser.exchangeCodeForSession(code);
      expect(error).toBeNull();
      expect(data.user?.email).toBe(email);
      const thief = await fetch(`${server.accounts.address}/token?grant_type=pkce`, {
        method: 'POST',
        body: JSON.stringify({ auth_code: code, code_verifier: 'guessed' }),
      });
      expect(thief.status).toBe(404);
    });
  });

  describe('for a new address', () => {
    it('move the account once both addresses have said yes', async () => {
      const browser = await member('before@example.com');
      const { data } = await browser.updateUser({ email: 'after@example.com' });
      expect(data.user).toMatchObject({
        email: 'before@example.com',
        new_email: 'after@example.com',
      });
      const first = await fetch(server.mailTo('after@example.com').link, { redirect: 'manual' });
      expect(first.headers.get('location')).toContain('#message=Confirmation');
      expect((await browser.getUser()).data.user?.email).toBe('before@example.com');
      const token = server.mailTo('before@example.com').code;
      const type = 'email_change';
      await browser.verifyOtp({ email: 'before@example.com', token, type });
      expect((await browser.getUser()).data.user).toMatchObject({ email: 'after@example.com' });
    });

    it('never move the account by two codes of one address', async () => {
      const email = 'stays@example.com';
      const browser = await member(email);
      await browser.updateUser({ email: 'wanted@example.com' });
      const { code: token } = server.mailTo(email);
      await server.client().resend({ type: 'email_change', email });
      const { code: other } = server.mailTo(email);
      const type = 'email_change';
      await browser.verifyOtp({ email, token, type });
      const again = await server.client().verifyOtp({ email, token: other, type });
      expect(again.error?.code).toBe('otp_expired');
      expect((await browser.getUser()).data.user?.email).toBe(email);
    });

    it('move nothing by codes of the new address alone, however they were asked for', async () => {
      const email = 'robbed@example.com';
      const thief = 'thief@example.com';
      const type = 'email_change';
      const browser = await member(email);
      await browser.updateUser({ email: thief });
      const { code: first } = server.mailTo(thief);
      await server.client().resend({ type, email });
      const { code: second } = server.mailTo(thief);
      await browser.verifyOtp({ email: thief, token: first, type });
      const before = server.mails.length;
      await server.client().resend({ type, email });
      expect(server.mails.slice(before).map(({ to }) => to)).toEqual([email]);
      await server.client().verifyOtp({ email: thief, token: second, type });
      expect((await browser.getUser()).data.user?.email).toBe(email);
      await browser.verifyOtp({ email, token: server.mailTo(email).code, type });
      expect((await browser.getUser()).data.user?.email).toBe(thief);
    });

    it('are worth nothing once another address is wanted', async () => {
      const email = 'undecided@example.com';
      const browser = await member(email);
      await browser.updateUser({ email: 'one-wish@example.com' });
      const { code: token } = server.mailTo(email);
      await browser.updateUser({ email: 'other-wish@example.com' });
      const answer = await browser.verifyOtp({ email, token, type: 'email_change' });
      expect(answer.error?.code).toBe('otp_expired');
    });

    it('are not sent to an address that someone has, who alone is told', async () => {
      await member('taken@example.com');
      const browser = await member('wisher@example.com');
      const { data, error } = await browser.updateUser({ email: 'taken@example.com' });
      expect(error).toBeNull();
      expect(data.user?.new_email).toBe('taken@example.com');
      expect(server.mailTo('taken@example.com')).toMatchObject({
        subject: 'This address already has an account',
        link: '',
      });
      const token = server.mailTo('wisher@example.com').code;
      await browser.verifyOtp({ email: 'wisher@example.com', token, type: 'email_change' });
      expect((await browser.getUser()).data.user?.email).toBe('wisher@example.com');
    });

    it('are sent again to both when asked for by the present one', async () => {
      const email = 'moving@example.com';
      const browser = await member(email);
      await browser.updateUser({ email: 'moved@example.com' });
      const before = server.mails.length;
      expect((await browser.resend({ type: 'email_change', email })).error).toBeNull();
      expect(server.mails.slice(before).map(({ to }) => to)).toEqual(['moved@example.com', email]);
    });
  });

  it('are asked for again before a password is changed in a session of yesterday', async () => {
    const email = 'yesterday@example.com';
    const browser = await member(email);
    server.pass(25 * 3600);
    await browser.refreshSession();
    const without = await browser.updateUser({ password: 'quite another' });
    expect(without.error?.code).toBe('reauthentication_needed');
    await browser.reauthenticate();
    const nonce = server.mailTo(email).code;
    const wrong = await browser.updateUser({ password: 'quite another', nonce: 'not it' });
    expect(wrong.error?.code).toBe('reauthentication_not_valid');
    expect((await browser.updateUser({ password: 'quite another', nonce })).error).toBeNull();
  });

  it('are sent again on request, either being good once and for both', async () => {
    const email = 'impatient@example.com';
    await server.client().signUp({ email, password });
    const { link } = server.mailTo(email);
    expect((await server.client().resend({ type: 'signup', email })).error).toBeNull();
    const token = server.mailTo(email).code;
    expect((await server.client().verifyOtp({ email, token, type: 'signup' })).error).toBeNull();
    const old = await fetch(link, { redirect: 'manual' });
    expect(old.headers.get('location')).toContain('otp_expired');
  });
});
