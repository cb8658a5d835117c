import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { type AccountServer, startAccountServer } from '../../../testing/account-server.ts';
import { openEmptyPglite } from '../../../testing/databases.ts';

describe('a password', () => {
  let open: OpenDatabase;
  let server: AccountServer;
  beforeAll(async () => {
    open = await openEmptyPglite();
    server = await startAccountServer(open, { AUTH_EMAIL_AUTOCONFIRM: 'true' });
  });
  afterAll(async () => {
    await server.stop();
    await open.close();
  });
  const signUp = async (email: string, password: string) => {
    const browser = server.client();
    return { browser, ...(await browser.signUp({ email, password })) };
  };

  it.each(['password1', 'Qwerty123', 'iloveyou', '123456789'])(
    'that was stolen and published is refused: %s',
    async (password) => {
      const { error } = await signUp('weak@shop.example', password);
      expect(error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] });
    },
  );

  it.each(['aaaaaa', '      ', 'ababababab'])(
    'of too few different characters is refused: %j',
    async (password) => {
      const { error } = await signUp('weak@shop.example', password);
      expect(error).toMatchObject({ code: 'weak_password', reasons: ['characters'] });
    },
  );

  it('is changed only by who knows the one until now, though a session was left open', async () => {
    const { browser } = await signUp('ana@shop.example', 'a quiet harbour');
    const change = (current_password?: string) =>
      browser.updateUser({
        password: 'another harbour',
        ...(current_password && { current_password }),
      });
    expect((await change()).error).toMatchObject({ code: 'current_password_required' });
    expect((await change('not it at all')).error).toMatchObject({
      code: 'current_password_mismatch',
    });
    expect((await change('a quiet harbour')).error).toBeNull();
    const again = await server
      .client()
      .signInWithPassword({ email: 'ana@shop.example', password: 'another harbour' });
    expect(again.error).toBeNull();
  });

  it('that is forgotten is chosen anew by who comes from the mail', async () => {
    await signUp('bo@shop.example', 'a quiet harbour');
    const browser = server.client();
    await browser.resetPasswordForEmail('bo@shop.example');
    const token = server.mailTo('bo@shop.example').code;
    await browser.verifyOtp({ email: 'bo@shop.example', token, type: 'recovery' });
    expect((await browser.updateUser({ password: 'another harbour' })).error).toBeNull();
  });

  it('is asked for by any page, but no page is sent along who is signed in', async () => {
    const answer = await fetch(`${server.origin}/auth/v1/settings`, {
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });
});
