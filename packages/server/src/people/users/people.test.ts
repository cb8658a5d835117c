import { createHash } from 'node:crypto';
import { auditLogRow, type UserRow, userBusinessRow, userRow } from '@second-ring/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { auditLog } from '../../platform/database/schema/audit-log.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { type AccountServer, startAccountServer } from '../../testing/account-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop, type Shop } from '../../testing/shops.ts';

const password = 'long enough';

describeOnEachDatabase('people and their businesses', (open) => {
  let server: AccountServer;
  let shop: Shop;
  let operator: string;
  let owner: string;
  beforeAll(async () => {
    server = await startAccountServer(open(), {
      AUTH_EMAIL_AUTOCONFIRM: 'true',
      OPERATOR_EMAILS: 'boss@example.com',
    });
    shop = await addShop(open().database, 'Tint', '+16045550101');
    operator = await signUp('operator@example.com');
    owner = await signUp('owner@example.com');
  });
  afterAll(() => server.stop());

  async function signUp(email: string): Promise<string> {
    const { data } = await server.client().signUp({ email, password });
    if (!data.session) throw new Error('Signing up failed.');
    return data.session.access_token;
  }

  async function ask(token: string, method: string, path: string, body?: unknown) {
    const response = await fetch(`${server.origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    return { status: response.status, body: answer };
  }

  async function userNamed(email: string): Promise<UserRow> {
    const { body } = await ask(operator, 'GET', `/users?q=${email}`);
    const [user] = z.array(userRow).parse(body);
    if (!user) throw new Error(`${email} is not listed.`);
    return user;
  }

  it('someone invited comes in by the mail and owns what they were invited for', async () => {
    const email = 'invited@example.com';
    const wish = { email, business_ids: [shop.business.id] };
    const { body } = await ask(operator, 'POST', '/users/invite', wish);
    expect(body).toMatchObject({ email, role: 'owner', confirmed_at: null });
    expect(body).toMatchObject({ businesses: [{ id: shop.business.id, name: 'Tint' }] });
    const browser = server.client();
    const said = 'operator@example.com has invited you to manage Tint on Second Ring.';
    expect(server.mails.at(-1)).toMatchObject({ to: email, text: expect.stringContaining(said) });
    const token_hash = new URL(server.mailTo(email).link).searchParams.get('token') ?? '';
    const { data } = await browser.verifyOtp({ token_hash, type: 'invite' });
    const seen = await ask(data.session?.access_token ?? '', 'GET', '/businesses');
    expect(seen.body).toMatchObject([{ name: 'Tint' }]);
    expect((await ask(operator, 'POST', '/users/invite', { email })).body).toMatchObject({
      code: 'EMAIL_TAKEN',
    });
  });

  it('an operator ties someone to a business and takes it away again', async () => {
    const user = await userNamed('owner@example.com');
    const tie = { user_id: user.id, business_id: shop.business.id };
    const tied = await ask(operator, 'POST', '/user-businesses', tie);
    expect(tied.body).toMatchObject({ user_email: 'owner@example.com', business_name: 'Tint' });
    expect((await ask(owner, 'GET', `/businesses/${shop.business.id}`)).status).toBe(200);
    await ask(operator, 'DELETE', `/user-businesses/${userBusinessRow.parse(tied.body).id}`);
    expect((await ask(owner, 'GET', `/businesses/${shop.business.id}`)).status).toBe(404);
  });

  it('owners see only the people they share a business with', async () => {
    const { body: before } = await ask(owner, 'GET', '/users');
    expect(before).toEqual([]);
    const user_id = (await userNamed('owner@example.com')).id;
    const tie = { user_id, business_id: shop.business.id };
    await ask(operator, 'POST', '/user-businesses', tie);
    const { body: after } = await ask(owner, 'GET', '/users');
    expect(
      z
        .array(userRow)
        .parse(after)
        .map(({ email }) => email)
        .sort(),
    ).toEqual(['invited@example.com', 'owner@example.com']);
  });

  it('who is disabled is out at once, and in again when let in', async () => {
    const token = await signUp('troublesome@example.com');
    const { id } = await userNamed('troublesome@example.com');
    const out = await ask(operator, 'PUT', `/users/${id}`, { disabled: true });
    expect(out.body).toMatchObject({ disabled: true });
    expect((await ask(token, 'GET', '/businesses')).status).toBe(401);
    const login = { email: 'troublesome@example.com', password };
    expect((await server.client().signInWithPassword(login)).error?.code).toBe('user_banned');
    await ask(operator, 'PUT', `/users/${id}`, { disabled: false });
    expect((await server.client().signInWithPassword(login)).error).toBeNull();
  });

  it('operators find an entry by whatever the log shows of it', async () => {
    await open()
      .database.insert(auditLog)
      .values([
        { action: 'business_published', details: { version: 4711 } },
        { action: 'number_changed', details: { from: '+17785550128', to: null } },
        {
          action: 'agent_changed',
          details: { changes: { transfer_hours: { from: null, to: {} } } },
        },
        { action: 'role_changed', subject: crypto.randomUUID(), details: { role: 'operator' } },
        { action: 'user_modified', details: { emailBefore: null, email: 'a@b.example' } },
      ]);
    const actionsFor = async (q: string) => {
      const { body } = await ask(operator, 'GET', `/audit-log?q=${encodeURIComponent(q)}`);
      return z
        .array(auditLogRow)
        .parse(body)
        .map(({ action }) => action);
    };
    expect(await actionsFor('version 4711')).toEqual(['business_published']);
    expect(await actionsFor('(778) 555-0128')).toEqual(['number_changed']);
    expect(await actionsFor('778-555-0128')).toEqual(['number_changed']);
    expect(await actionsFor('Hours for transfers')).toEqual(['agent_changed']);
    expect(await actionsFor('now an operator')).toContain('role_changed');
    expect(await actionsFor('not signed in')).toContain('number_changed');
    expect(await actionsFor('account without an email')).toEqual(['role_changed']);
    expect(await actionsFor('themselves')).toContain('user_signed_up');
    expect(await actionsFor('version 4712')).toEqual([]);
  });

  it('operators find a change of address by either address', async () => {
    const before = 'dora@mill.example';
    await signUp(before);
    const browser = server.client();
    await browser.signInWithPassword({ email: before, password });
    await browser.updateUser({ email: 'dora@bakery.example' });
    const change = {
      action: 'user_modified',
      details: { emailBefore: before, email: 'dora@bakery.example' },
    };
    for (const q of [before, 'dora@bakery.example']) {
      const { body } = await ask(operator, 'GET', `/audit-log?q=${q}`);
      expect(body).toContainEqual(expect.objectContaining(change));
    }
  });

  it('who lost their second factor comes in by password alone once an operator removes it', async () => {
    const email = 'lost-phone@example.com';
    const browser = server.client({ experimental: { recoveryCodes: true } });
    await browser.signUp({ email, password });
    const { data } = await browser.mfa.enroll({ factorType: 'totp' });
    const code = server.codeOf(data?.totp.secret ?? '');
    await browser.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
    await browser.mfa.recoveryCodes.generate();
    const raised = (await browser.getSession()).data.session?.access_token ?? '';
    const signIn = async () => {
      const answer = await server.client().signInWithPassword({ email, password });
      return answer.data.session?.access_token ?? '';
    };
    expect((await ask(await signIn(), 'GET', '/businesses')).status).toBe(401);
    expect((await ask(raised, 'GET', '/businesses')).status).toBe(200);
    const { id } = await userNamed(email);
    expect(await userNamed(email)).toMatchObject({ second_factor: true });
    const removed = await ask(operator, 'DELETE', `/users/${id}/second-factors`);
    expect(removed).toMatchObject({ status: 200, body: { id, second_factor: false } });
    expect((await ask(raised, 'GET', '/businesses')).status).toBe(401);
    expect((await browser.refreshSession()).error).not.toBeNull();
    expect((await ask(await signIn(), 'GET', '/businesses')).status).toBe(200);
    expect(server.mailTo(email).subject).toBe('Your second factor was removed');
    const mails = server.mails.length;
    await ask(operator, 'DELETE', `/users/${id}/second-factors`);
    expect(server.mails).toHaveLength(mails);
    const written = await ask(operator, 'GET', `/audit-log?q=second_factor_removed`);
    expect(written.body).toMatchObject([{ actor_email: 'operator@example.com', subject: id }]);
  });

  it('a role changes what someone may do from their next request on', async () => {
    const token = await signUp('promoted@example.com');
    const { id } = await userNamed('promoted@example.com');
    expect((await ask(token, 'GET', '/audit-log')).status).toBe(403);
    await ask(operator, 'PUT', `/users/${id}`, { role: 'operator' });
    expect((await ask(token, 'GET', '/audit-log')).status).toBe(200);
    await ask(operator, 'PUT', `/users/${id}`, { role: 'owner' });
    expect((await ask(token, 'GET', '/audit-log')).status).toBe(403);
  });

  it('nobody locks themselves out, nor overrules the setting', async () => {
    const self = await userNamed('operator@example.com');
    expect((await ask(operator, 'PUT', `/users/${self.id}`, { disabled: true })).status).toBe(403);
    expect((await ask(operator, 'DELETE', `/users/${self.id}/second-factors`)).status).toBe(403);
    await signUp('boss@example.com');
    const boss = await userNamed('boss@example.com');
    expect(boss.role).toBe('operator');
    expect((await ask(operator, 'PUT', `/users/${boss.id}`, { role: 'owner' })).status).toBe(403);
  });

  it('operators read who did what, and from where', async () => {
    const { body } = await ask(operator, 'GET', '/audit-log?q=user_disabled');
    expect(body).toMatchObject([
      { action: 'user_disabled', actor_email: 'operator@example.com', ip: '127.0.0.1' },
    ]);
  });

  it('operators find deeds by their words, the person and the business, sorted as asked', async () => {
    const find = async (search: string) =>
      z.array(auditLogRow).parse((await ask(operator, 'GET', `/audit-log?${search}`)).body);
    const tied = await find('q=an%20owner&sort=business_name&order=desc');
    expect(new Set(tied.map(({ action }) => action))).toEqual(
      new Set(['business_tied', 'business_untied', 'role_changed']),
    );
    expect(tied[0]).toMatchObject({ business_id: shop.business.id, business_name: 'Tint' });
    const invited = await find('q=invited@example.com');
    expect(invited).toContainEqual(
      expect.objectContaining({ action: 'business_tied', subject_email: 'invited@example.com' }),
    );
    const emails = (await find('sort=actor_email')).map((row) => row.actor_email ?? '');
    expect(emails).toEqual(emails.toSorted());
    expect(await find('q=no such deed')).toEqual([]);
  });

  it('whoever set a business up claims it once, in time, and not again once it is taken from them', async () => {
    const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
    const add = (token: string, hours: number) =>
      open()
        .database.insert(businesses)
        .values({
          name: token,
          timeZone: 'UTC',
          claimTokenHash: hashOf(token),
          claimExpiresAt: new Date(Date.now() + hours * 3_600_000),
        });
    await add('fresh', 1);
    await add('stale', -1);
    const claim = (token: string, claimToken: string) =>
      ask(token, 'POST', '/businesses/claim', { claimToken });
    expect((await claim(owner, 'fresh')).body).toMatchObject({ businessName: 'fresh' });
    expect((await claim(owner, 'fresh')).status).toBe(200);
    const { body: deeds } = await ask(operator, 'GET', '/audit-log?q=Claimed');
    expect(deeds).toMatchObject([{ business_name: 'fresh', time_zone: 'UTC', ip: '127.0.0.1' }]);
    const other = await signUp('other@example.com');
    expect((await claim(other, 'fresh')).body).toMatchObject({ code: 'ALREADY_CLAIMED' });
    const ties = await ask(operator, 'GET', '/user-businesses?q=fresh');
    for (const { id } of z.array(userBusinessRow).parse(ties.body))
      await ask(operator, 'DELETE', `/user-businesses/${id}`);
    expect((await claim(owner, 'fresh')).body).toMatchObject({ code: 'ALREADY_CLAIMED' });
    expect((await claim(other, 'stale')).body).toMatchObject({ code: 'CLAIM_EXPIRED' });
    expect((await claim(other, 'made up')).body).toMatchObject({ code: 'NOT_FOUND' });
  });
});
