import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccountServer, startAccountServer } from '../../../testing/account-server.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';

const email = 'maria@example.com';
const password = 'long enough';

describeOnEachDatabase('a session', (open) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await startAccountServer(open(), { AUTH_EMAIL_AUTOCONFIRM: 'true' });
    await server.client().signUp({ email, password });
  });
  afterAll(() => server.stop());

  async function signIn() {
    const { data } = await server.client().signInWithPassword({ email, password });
    if (!data.session) throw new Error('Signing in failed.');
    return data.session;
  }

  const refresh = async (refresh_token: string) => {
    const { data, error } = await server.client().refreshSession({ refresh_token });
    return { session: data.session, code: error?.code };
  };

  const statusOf = async (token: string) => {
    const { error } = await server.client().getUser(token);
    return error ? (error.code ?? error.name) : 'alive';
  };

  it('changes its refresh token at every refresh', async () => {
    const first = await signIn();
    const { session } = await refresh(first.refresh_token);
    expect(session?.refresh_token).not.toBe(first.refresh_token);
    expect(session?.user.email).toBe(email);
  });

  it('answers the current token again when the answer before was lost', async () => {
    const first = await signIn();
    const answered = await refresh(first.refresh_token);
    server.pass(3600);
    const again = await refresh(first.refresh_token);
    expect(again.session?.refresh_token).toBe(answered.session?.refresh_token);
  });

  it('survives two tabs that refresh at once', async () => {
    const first = await signIn();
    const tabs = await Promise.all([1, 2, 3].map(() => refresh(first.refresh_token)));
    expect(new Set(tabs.map(({ session }) => session?.refresh_token)).size).toBe(1);
  });

  it('ends when an old refresh token comes back long after: it may be stolen', async () => {
    const first = await signIn();
    const second = await refresh(first.refresh_token);
    const third = await refresh(second.session?.refresh_token ?? '');
    server.pass(60);
    expect((await refresh(first.refresh_token)).code).toBe('refresh_token_already_used');
    expect((await refresh(third.session?.refresh_token ?? '')).code).toBe(
      'refresh_token_not_found',
    );
    expect(await statusOf(third.session?.access_token ?? '')).toBe('AuthSessionMissingError');
  });

  it('cannot be refreshed with a token that was tampered with', async () => {
    const { refresh_token: token } = await signIn();
    const other = (await signIn()).refresh_token;
    const mixed = token.slice(0, 24) + other.slice(24);
    expect((await refresh(mixed)).code).toBe('validation_failed');
    expect((await refresh('abcdefghijkl')).code).toBe('refresh_token_not_found');
  });

  it('ends alone, with all, or with all others, as asked', async () => {
    const [one, two, three] = [await signIn(), await signIn(), await signIn()];
    const leave = (token: string, scope: 'local' | 'others' | 'global') =>
      server.client().admin.signOut(token, scope);
    await leave(one.access_token, 'local');
    expect(await statusOf(one.access_token)).toBe('AuthSessionMissingError');
    expect(await statusOf(two.access_token)).toBe('alive');
    await leave(two.access_token, 'others');
    expect(await statusOf(three.access_token)).toBe('AuthSessionMissingError');
    expect(await statusOf(two.access_token)).toBe('alive');
    await leave(two.access_token, 'global');
    expect(await statusOf(two.access_token)).toBe('AuthSessionMissingError');
  });

  it('opens the API, and no longer once it is ended', async () => {
    const { access_token: token } = await signIn();
    const ask = async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${server.origin}/api/admin/stats`, { headers })).status;
    };
    expect(await ask()).toBe(200);
    await server.client().admin.signOut(token, 'local');
    expect(await ask()).toBe(401);
  });

  it('has an access token that anyone can verify with the published keys, for an hour', async () => {
    const browser = server.client();
    await browser.signInWithPassword({ email, password });
    const { data, error } = await browser.getClaims();
    expect(error).toBeNull();
    expect(data?.header.alg).toBe('ES256');
    expect(data?.claims).toMatchObject({ email, role: 'authenticated', aal: 'aal1' });
    const { access_token: token } = await signIn();
    server.pass(3700);
    expect(await statusOf(token)).toBe('bad_jwt');
  });

  it('looks the same to who guesses a password and who guesses an address', async () => {
    const wrong = await server.client().signInWithPassword({ email, password: 'not this one' });
    const unknown = await server
      .client()
      .signInWithPassword({ email: 'nobody@example.com', password });
    expect(wrong.error).toEqual(unknown.error);
    expect(wrong.error).toMatchObject({ status: 400, message: 'Invalid login credentials' });
  });

  it('is refused after ten wrong passwords for one account', async () => {
    const attempt = () =>
      server.client().signInWithPassword({ email: 'aimed-at@example.com', password: 'guess' });
    for (let guess = 0; guess < 10; guess += 1) await attempt();
    expect((await attempt()).error?.code).toBe('over_request_rate_limit');
  });
});

const shape = z.array(z.object({ id: z.uuid(), user_agent: z.string(), current: z.boolean() }));

describeOnEachDatabase('the places someone is signed in', (open) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await startAccountServer(open(), { AUTH_EMAIL_AUTOCONFIRM: 'true' });
  });
  afterAll(() => server.stop());

  const signUp = async (email: string) => {
    const { data } = await server.client().signUp({ email, password });
    return data.session?.access_token ?? '';
  };
  const signIn = async (email: string) => {
    const { data } = await server.client().signInWithPassword({ email, password });
    return data.session?.access_token ?? '';
  };
  const ask = (token: string, path = '', method = 'GET') =>
    fetch(`${server.accounts.address}/sessions${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
  const list = async (token: string) => shape.parse(await (await ask(token)).json());

  it('are listed, the one that asks first, and end one by one', async () => {
    const here = await signUp('maria@example.com');
    const elsewhere = await signIn('maria@example.com');
    const [own, other, ...more] = await list(here);
    expect([own?.current, other?.current, more.length]).toEqual([true, false, 0]);
    expect((await ask(here, `/${other?.id}`, 'DELETE')).status).toBe(200);
    expect((await ask(elsewhere)).status).toBe(403);
    expect(await list(here)).toHaveLength(1);
  });

  it('are nobody else’s to see or to end', async () => {
    const mine = await signUp('ana@example.com');
    const [session] = await list(mine);
    const stranger = await signUp('mallory@example.com');
    expect((await list(stranger)).map(({ id }) => id)).not.toContain(session?.id);
    expect((await ask(stranger, `/${session?.id}`, 'DELETE')).status).toBe(404);
    expect((await ask('', `/${session?.id}`, 'DELETE')).status).toBe(401);
    expect((await ask(mine)).status).toBe(200);
  });
});
