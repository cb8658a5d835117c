import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../../platform/database/schema/users.ts';
import { type AccountServer, startAccountServer } from '../../../testing/account-server.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';

const password = 'long enough';

describeOnEachDatabase('signing up', (open) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await startAccountServer(open(), { OPERATOR_EMAILS: 'boss@example.com' });
  });
  afterAll(() => server.stop());

  const askApi = async (token: string | undefined, path: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${server.origin}${path}`, { headers })).status;
  };

  it('asks for a confirmation by mail, whose link signs in', async () => {
    const browser = server.client();
    const { data, error } = await browser.signUp({ email: 'Maria@Example.com', password });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email: 'maria@example.com', identities: [{}] });
    const unconfirmed = await browser.signInWithPassword({ email: 'maria@example.com', password });
    expect(unconfirmed.error?.code).toBe('email_not_confirmed');

    const { link } = server.mailTo('maria@example.com');
    const followed = await fetch(link, { redirect: 'manual' });
    expect(followed.status).toBe(303);
    const target = new URL(followed.headers.get('location') ?? '');
    expect(target.origin).toBe(server.origin);
    const fragment = new URLSearchParams(target.hash.slice(1));
    expect(fragment.get('type')).toBe('signup');
    const { data: restored } = await browser.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(restored.user?.email_confirmed_at).toBeTruthy();
  });

  it('makes the first confirmed account the operator, and the next one an owner', async () => {
    const first = await server
      .client()
      .signInWithPassword({ email: 'maria@example.com', password });
    expect(await askApi(first.data.session?.access_token, '/api/audit-log')).toBe(200);
    const second = await confirmed('owner@example.com');
    expect(await askApi(second, '/api/audit-log')).toBe(403);
    expect(await askApi(second, '/api/businesses')).toBe(200);
  });

  it('makes an address of OPERATOR_EMAILS an operator', async () => {
    expect(await askApi(await confirmed('boss@example.com'), '/api/audit-log')).toBe(200);
  });

  it('tells a stranger nothing about an address that has an account', async () => {
    const signUp = async (email: string, options = {}) => {
      const { data, error } = await server.client().signUp({ email, password, options });
      expect(error).toBeNull();
      const text = JSON.stringify(data.user).replaceAll(email, 'THEM');
      return { id: data.user?.id, text: text.replaceAll(/"[0-9a-f-]{36}"|"[\dT:.-]+Z"/g, '"-"') };
    };
    const known = await signUp('owner@example.com');
    const unknown = await signUp('nobody-yet@example.com');
    expect(known.text).toBe(unknown.text);
    const twice = { data: { name: 'Mallory' } };
    const knownAgain = await signUp('owner@example.com', twice);
    const unknownAgain = await signUp('nobody-yet@example.com', twice);
    expect(knownAgain.text).toBe(unknownAgain.text);
    expect([knownAgain.id, unknownAgain.id]).toEqual([known.id, unknown.id]);
    const told = server.mails.filter(({ to }) => to === 'owner@example.com').slice(1);
    expect(told.map(({ subject }) => subject)).toEqual(
      Array(2).fill('You already have an account'),
    );
    expect(told[0]?.text).not.toMatch(/https?:|\d{6}/);
  });

  it('answers as GoTrue does, empty identities and all, where accounts are not hidden', async () => {
    const revealing = await startAccountServer(open(), { AUTH_ACCOUNTS_HIDDEN: 'false' });
    const { data } = await revealing.client().signUp({ email: 'owner@example.com', password });
    expect(data.user?.identities).toEqual([]);
    await revealing.stop();
  });

  it('kills a code that was guessed at ten times, and leaves the link alive', async () => {
    const email = 'guessed@example.com';
    await server.client().signUp({ email, password });
    const { code, link } = server.mailTo(email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 10; guess += 1) {
      await server.client().verifyOtp({ email, token: wrong, type: 'signup' });
    }
    const right = await server.client().verifyOtp({ email, token: code, type: 'signup' });
    expect(right.error?.code).toBe('otp_expired');
    const followed = await fetch(link, { redirect: 'manual' });
    expect(followed.headers.get('location')).toContain('access_token=');
  });

  it('keeps little of what somebody says of themselves, at once and over time', async () => {
    const email = 'long@example.com';
    const long = { data: { about: 'x'.repeat(9_000) } };
    const refused = await server.client().signUp({ email, password, options: long });
    expect(refused.error?.status).toBe(400);
    const browser = server.client();
    await browser.signUp({ email, password });
    await browser.verifyOtp({ email, token: server.mailTo(email).code, type: 'signup' });
    const say = (part: string) => browser.updateUser({ data: { [part]: 'x'.repeat(5_000) } });
    expect((await say('one')).error).toBeNull();
    expect((await say('two')).error?.status).toBe(400);
  });

  it('lets a link be followed once', async () => {
    const email = 'once@example.com';
    await server.client().signUp({ email, password });
    const { link } = server.mailTo(email);
    await fetch(link, { redirect: 'manual' });
    const again = await fetch(link, { redirect: 'manual' });
    expect(again.headers.get('location')).toContain('error_code=otp_expired');
  });

  it('lets no link lead to a page of someone else', async () => {
    const email = 'lured@example.com';
    const options = { emailRedirectTo: 'https://elsewhere.example/collect' };
    await server.client().signUp({ email, password, options });
    const target = new URL(server.mailTo(email).link).searchParams.get('redirect_to');
    expect(target).toBe(server.origin);
  });

  it('stores neither passwords nor codes in a form that can be read back', async () => {
    const rows = await open().database.select().from(users);
    expect(rows.every(({ passwordHash }) => passwordHash?.startsWith('$argon2id$'))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  it.each([
    ['a short password', { email: 'a@example.com', password: '12345' }, 'weak_password'],
    ['an address that is none', { email: 'a@', password }, 'validation_failed'],
    [
      'a password too long',
      { email: 'a@example.com', password: 'x'.repeat(73) },
      'validation_failed',
    ],
  ])('refuses %s', async (_what, wanted, code) => {
    expect((await server.client().signUp(wanted)).error?.code).toBe(code);
  });

  async function confirmed(email: string): Promise<string | undefined> {
    const browser = server.client();
    await browser.signUp({ email, password });
    const token = server.mailTo(email).code;
    const { data } = await browser.verifyOtp({ email, token, type: 'email' });
    return data.session?.access_token;
  }
});
