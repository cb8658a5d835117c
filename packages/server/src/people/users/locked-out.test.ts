import { type UserRow, userBusinessRow, userRow } from '@second-ring/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { findRecipients } from '../../lines/messages/recipients.ts';
import { emailProofs } from '../../platform/database/schema/email-proofs.ts';
import { mayMail } from '../../platform/mail/email-proofs.ts';
import { type AccountServer, startAccountServer } from '../../testing/account-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop, removeShops, type Shop } from '../../testing/shops.ts';

const email = 'owner@example.com';
const password = 'long enough';

describeOnEachDatabase('an owner who is kept out', (open) => {
  let server: AccountServer;
  let shop: Shop;
  let operator: string;
  let owner: string;
  let user: UserRow;
  let tie: string;
  beforeAll(async () => {
    server = await startAccountServer(open(), { AUTH_EMAIL_AUTOCONFIRM: 'true' });
    operator = await signUp('operator@example.com');
    owner = await signUp(email);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await removeShops(open().database);
    shop = await addShop(open().database, 'Tint', '+16045550101');
    const [found] = z.array(userRow).parse(await ask(operator, 'GET', `/users?q=${email}`));
    if (!found) throw new Error('The owner is not listed.');
    user = found;
    await ask(operator, 'PUT', `/users/${user.id}`, { disabled: false });
    const tied = { user_id: user.id, business_id: shop.business.id };
    tie = userBusinessRow.parse(await ask(operator, 'POST', '/user-businesses', tied)).id;
    owner = await signIn();
  });

  async function signUp(address: string): Promise<string> {
    const { data } = await server.client().signUp({ email: address, password });
    return data.session?.access_token ?? '';
  }

  async function signIn(): Promise<string> {
    const { data } = await server.client().signInWithPassword({ email, password });
    return data.session?.access_token ?? '';
  }

  async function ask(token: string, method: string, path: string, body?: unknown) {
    const response = await fetch(`${server.origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    return answer;
  }

  /** The status that the address of a feed the owner made answers. */
  async function makeFeed(): Promise<() => Promise<number>> {
    const made = await ask(owner, 'POST', `/businesses/${shop.business.id}/calendar-feed`);
    const { pathname } = new URL(z.object({ url: z.string() }).parse(made).url);
    return async () => (await fetch(`${server.origin}${pathname}`)).status;
  }

  const isWrittenTo = async () => {
    const recipients = await findRecipients(open().database, shop.agent.id);
    return recipients?.emails.some(({ to }) => to === email);
  };

  it('is sent nothing of what callers say, though they agreed to it once', async () => {
    const { database } = open();
    const proof = { email, tokenHash: 'asked', askedAt: new Date(), provedAt: new Date() };
    await database.insert(emailProofs).values({ businessId: shop.business.id, ...proof });
    expect([await isWrittenTo(), await mayMail(database, shop.business.id, email)]).toEqual([
      true,
      true,
    ]);
    await ask(operator, 'PUT', `/users/${user.id}`, { disabled: true });
    expect([await isWrittenTo(), await mayMail(database, shop.business.id, email)]).toEqual([
      false,
      false,
    ]);
  });

  it('reads the calendar feed they made no more', async () => {
    const read = await makeFeed();
    expect(await read()).toBe(200);
    await ask(operator, 'PUT', `/users/${user.id}`, { disabled: true });
    expect(await read()).toBe(404);
    await ask(operator, 'PUT', `/users/${user.id}`, { disabled: false });
    expect(await read()).toBe(404);
  });

  it('leaves a trace where they show the right password, or follow a link', async () => {
    const browser = server.client();
    await browser.resetPasswordForEmail(email);
    const token_hash = new URL(server.mailTo(email).link).searchParams.get('token') ?? '';
    await ask(operator, 'PUT', `/users/${user.id}`, { disabled: true });
    const refused = await browser.signInWithPassword({ email, password });
    expect(refused.error?.code).toBe('user_banned');
    await browser.verifyOtp({ token_hash, type: 'recovery' });
    await browser.signInWithPassword({ email, password: 'not this one' });
    const told = { actor_id: null, subject: user.id, details: { login: email }, ip: '127.0.0.1' };
    expect(await ask(operator, 'GET', '/audit-log?q=Account%20disabled')).toMatchObject([
      { action: 'sign_in_refused', ...told },
      { action: 'sign_in_refused', ...told },
    ]);
    expect(await ask(operator, 'GET', '/audit-log?q=Wrong%20password')).toMatchObject([told]);
  });

  it('reads it no more where the business was taken from them', async () => {
    const read = await makeFeed();
    await ask(operator, 'DELETE', `/user-businesses/${tie}`);
    expect(await read()).toBe(404);
  });
});
