import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccountServer, startAccountServer } from '../../../testing/account-server.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';

const password = 'long enough';
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
