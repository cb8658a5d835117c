import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountServer, startAccountServer } from '../../../testing/account-server.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';
import { addShop } from '../../../testing/shops.ts';

const owners = 'the owners own words';
const strangers = 'what a stranger chose';

describeOnEachDatabase('an address that somebody else signed up before its owner', (open) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await startAccountServer(open());
  });
  afterAll(() => server.stop());

  const signUp = (email: string, password: string) =>
    server.client().signUp({ email, password, options: { data: { title: password } } });
  const follow = async (email: string) => {
    const followed = await fetch(server.mailTo(email).link, { redirect: 'manual' });
    const target = new URL(followed.headers.get('location') ?? '');
    return new URLSearchParams(target.hash.slice(1));
  };
  const opens = async (email: string, password: string) =>
    (await server.client().signInWithPassword({ email, password })).error === null;

  it('opens with the password of a sign-up that nobody else tried', async () => {
    await signUp('first@example.com', owners);
    expect((await follow('first@example.com')).get('type')).toBe('signup');
    expect(await opens('first@example.com', owners)).toBe(true);
  });

  it('asks for a password anew where the link is followed from elsewhere, and opens with no other', async () => {
    const email = 'abroad@example.com';
    await signUp(email, strangers);
    const followed = await fetch(server.mailTo(email).link, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': '198.51.100.77' },
    });
    const { hash } = new URL(followed.headers.get('location') ?? '');
    const fragment = new URLSearchParams(hash.slice(1));
    expect(fragment.get('type')).toBe('recovery');
    expect(fragment.get('access_token')).not.toBeNull();
    expect(await opens(email, strangers)).toBe(false);
  });

  it('opens with the password of a sign-up whose code is typed in, from wherever', async () => {
    const email = 'typed@example.com';
    await signUp(email, owners);
    const typed = await fetch(`${server.accounts.address}/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.78' },
      body: JSON.stringify({ email, token: server.mailTo(email).code, type: 'signup' }),
    });
    expect(typed.status).toBe(200);
    expect(await opens(email, owners)).toBe(true);
  });

  it('opens with neither password, and asks whoever has the mailbox for one', async () => {
    const email = 'taken@example.com';
    await signUp(email, strangers);
    await signUp(email, owners);
    const fragment = await follow(email);
    expect(fragment.get('type')).toBe('recovery');
    expect(await opens(email, strangers)).toBe(false);
    const browser = server.client();
    const { data } = await browser.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(data.user?.user_metadata).toEqual({ email_verified: true });
    expect((await browser.updateUser({ password: owners })).error).toBeNull();
    expect(await opens(email, owners)).toBe(true);
  });

  it('keeps a password that is given twice', async () => {
    await signUp('twice@example.com', owners);
    await signUp('twice@example.com', owners);
    expect((await follow('twice@example.com')).get('type')).toBe('signup');
    expect(await opens('twice@example.com', owners)).toBe(true);
  });

  it('does not open with it after a code to sign in with', async () => {
    const email = 'code@example.com';
    await signUp(email, strangers);
    await server.client().signInWithOtp({ email });
    await follow(email);
    expect(await opens(email, strangers)).toBe(false);
  });

  it('does not open with it after a way to choose a new one', async () => {
    const email = 'forgot@example.com';
    await signUp(email, strangers);
    await server.client().resetPasswordForEmail(email);
    await follow(email);
    expect(await opens(email, strangers)).toBe(false);
  });

  it('opens with it after a mail that whoever signed up asked for once more', async () => {
    const email = 'again@example.com';
    await signUp(email, owners);
    await server.client().resend({ type: 'signup', email });
    await follow(email);
    expect(await opens(email, owners)).toBe(true);
  });

  it('does not open with it after a mail that was asked for from elsewhere', async () => {
    const email = 'elsewhere@example.com';
    await signUp(email, strangers);
    await fetch(`${server.origin}/auth/v1/resend`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
      body: JSON.stringify({ type: 'signup', email }),
    });
    await follow(email);
    expect(await opens(email, strangers)).toBe(false);
  });

  it('opens with neither, though the second sign-up was refused its mail', async () => {
    const limited = await startAccountServer(open(), { AUTH_MAIL_INTERVAL: '60' });
    const email = 'hurried@example.com';
    await limited.client().signUp({ email, password: strangers });
    const { link } = limited.mailTo(email);
    const refused = await limited.client().signUp({ email, password: owners });
    expect(refused.error?.status).toBe(429);
    await fetch(link, { redirect: 'manual' });
    for (const password of [strangers, owners]) {
      const { error } = await limited.client().signInWithPassword({ email, password });
      expect(error).not.toBeNull();
    }
    await limited.stop();
  });

  it('gives a stranger nothing that its owner is invited to, or tied to', async () => {
    const operator = await server.client().signInWithPassword({
      email: 'first@example.com',
      password: owners,
    });
    const asOperator = (path: string, body: object) =>
      fetch(`${server.origin}/api${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${operator.data.session?.access_token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      });
    const email = 'awaited@example.com';
    await signUp(email, strangers);
    const { link: ofStranger } = server.mailTo(email);
    const { status } = await asOperator('/users/invite', { email, role: 'operator' });
    expect(status).toBe(200);
    await signUp(email, strangers);
    for (const link of [ofStranger, server.mailTo(email).link])
      await fetch(link, { redirect: 'manual' });
    expect(await opens(email, strangers)).toBe(false);

    const shop = await addShop(open().database, 'Tint', '+16045550101');
    const waits = 'waits@example.com';
    const user = await signUp(waits, strangers);
    const { link } = server.mailTo(waits);
    const tie = { user_id: user.data.user?.id, business_id: shop.business.id };
    expect((await asOperator('/user-businesses', tie)).status).toBe(200);
    await fetch(link, { redirect: 'manual' });
    expect(await opens(waits, strangers)).toBe(false);
  });
});
