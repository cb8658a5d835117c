import {
  defaultHours,
  defaultNotes,
  defaultQuestions,
  newAgent,
  type OnboardingDraft,
} from '@second-ring/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccountServer, startAccountServer } from '../../../testing/account-server.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';
import { addNumber, removeShops } from '../../../testing/shops.ts';

const password = 'a long way to the kennels';

describeOnEachDatabase('a set-up whose owner confirms their address in another browser', (open) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await startAccountServer(open());
    await removeShops(open().database);
    for (const last of ['41', '42', '43', '44', '45', '46', '47', '48'])
      await addNumber(open().database, `+160455501${last}`);
    // The first account is the operator's, who sees every business.
    await server.client().signUp({ email: 'operator@example.com', password });
    await follow('operator@example.com');
  });
  afterAll(() => server.stop());

  const draft = (name: string): OnboardingDraft => ({
    draftId: crypto.randomUUID(),
    businessName: name,
    phoneNumber: '2505550144',
    address: '7 Mill Lane, Duncan, BC V9L 1A1',
    businessHours: defaultHours,
    services: [{ id: 'bath', name: 'Bath', pricingType: 'simple', basePrice: '$45', options: [] }],
    commonQuestions: defaultQuestions,
    operationalNotes: defaultNotes,
  });
  const setUp = async (name: string) => {
    const answer = await fetch(`${server.origin}/api/onboarding`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(draft(name)),
    });
    return newAgent.parse(await answer.json()).claimToken ?? '';
  };
  const signUp = (email: string, claim_tokens: unknown) =>
    server.client().signUp({ email, password, options: { data: { claim_tokens } } });
  const follow = async (email: string, address?: string) => {
    const followed = await fetch(server.mailTo(email).link, {
      redirect: 'manual',
      ...(address && { headers: { 'x-forwarded-for': address } }),
    });
    const { hash } = new URL(followed.headers.get('location') ?? '');
    return new URLSearchParams(hash.slice(1)).get('access_token') ?? '';
  };
  const businessesOf = async (token: string): Promise<string[]> => {
    const answer = await fetch(`${server.origin}/api/businesses`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const rows = z.array(z.object({ name: z.string() })).parse(await answer.json());
    return rows.map(({ name }) => name);
  };

  it('is in their account at once, and its token is nobody’s to read', async () => {
    const token = await setUp('Plover Kennels');
    const { data } = await signUp('ana@example.com', [token]);
    expect(JSON.stringify(data)).not.toContain(token);
    const session = await follow('ana@example.com');
    expect(await businessesOf(session)).toEqual(['Plover Kennels']);
    expect(session).not.toContain(token);
    const { data: user } = await server.client().getUser(session);
    expect(JSON.stringify(user)).not.toContain('claim_tokens');
  });

  it('is so by the mail that is sent again', async () => {
    await signUp('bo@example.com', [await setUp('Heron Movers')]);
    await server.client().resend({ type: 'signup', email: 'bo@example.com' });
    expect(await businessesOf(await follow('bo@example.com'))).toEqual(['Heron Movers']);
  });

  it('is left where the link is followed from elsewhere: a stranger may have signed up', async () => {
    const token = await setUp('Stranger’s Shop');
    await signUp('cy@example.com', [token]);
    const session = await follow('cy@example.com', '198.51.100.77');
    expect(await businessesOf(session)).toEqual([]);
    const claimed = await fetch(`${server.origin}/api/businesses/claim`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session}` },
      body: JSON.stringify({ claimToken: token }),
    });
    expect(claimed.status).toBe(200);
  });

  it('is only what the sign-up had set up whose mail is followed', async () => {
    await signUp('dee@example.com', [await setUp('Somebody’s Shop')]);
    await signUp('dee@example.com', [await setUp('Dee’s Shop')]);
    expect(await businessesOf(await follow('dee@example.com'))).toEqual(['Dee’s Shop']);
  });

  it('goes to nobody who has an account already', async () => {
    await signUp('ana@example.com', [await setUp('Another Shop')]);
    const { data } = await server
      .client()
      .signInWithPassword({ email: 'ana@example.com', password });
    expect(await businessesOf(data.session?.access_token ?? '')).toEqual(['Plover Kennels']);
  });

  it('keeps nobody out where what is shown is no token, or claims nothing any more', async () => {
    for (const [name, shown] of Object.entries({ ed: 'no list', flo: ['unknown'], gus: [7] })) {
      await signUp(`${name}@example.com`, shown);
      expect(await businessesOf(await follow(`${name}@example.com`))).toEqual([]);
    }
  });
});
