import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { readSettings } from '../../../platform/settings/settings.ts';
import { startAccountServer } from '../../../testing/account-server.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';
import { makeServiceKey } from './make-service-key.ts';

const secret = 'a-secret-of-more-than-32-characters';

describeOnEachDatabase('a service key', (open) => {
  it('administrates an installation that has the secret it was made with, old or new', async () => {
    for (const settings of [{ AUTH_JWT_SECRET: secret }, {}]) {
      const { key, newSecret } = await makeServiceKey(readSettings(settings), new Date(), 30);
      const server = await startAccountServer(open(), { AUTH_JWT_SECRET: newSecret ?? secret });
      const listed = await fetch(`${server.accounts.address}/admin/users`, {
        headers: { authorization: `Bearer ${key}` },
      });
      expect(listed.status).toBe(200);
      await server.stop();
    }
  });

  it('expires', async () => {
    const now = new Date('2026-06-11T12:00:00Z');
    const { key, expiresAt } = await makeServiceKey(readSettings({}), now, 1);
    expect(expiresAt).toEqual(new Date('2026-06-12T12:00:00Z'));
    expect(decodeJwt(key)).toMatchObject({ exp: expiresAt.getTime() / 1_000 });
  });

  it('may come to an existing installation: its people stay signed in until their tokens expire', async () => {
    const before = await startAccountServer(open(), { AUTH_EMAIL_AUTOCONFIRM: 'true' });
    const { data } = await before
      .client()
      .signUp({ email: 'stays@shop.example', password: 'a quiet harbour' });
    const token = data.session?.access_token ?? '';
    await before.stop();
    const after = await startAccountServer(open(), {
      AUTH_EMAIL_AUTOCONFIRM: 'true',
      AUTH_JWT_SECRET: secret,
      AUTH_JWT_ISSUER: before.accounts.address,
    });
    const asked = async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${after.accounts.address}/user`, { headers })).status;
    };
    expect(await asked()).toBe(200);
    const fresh = await after
      .client()
      .signInWithPassword({ email: 'stays@shop.example', password: 'a quiet harbour' });
    expect(fresh.data.session?.access_token.split('.')[0]).not.toBe(token.split('.')[0]);
    after.pass(3_700);
    expect(await asked()).toBe(403);
    await after.stop();
  });
});
