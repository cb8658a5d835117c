import bcrypt from 'bcryptjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { type AccountServer, startAccountServer } from '../../../testing/account-server.ts';
import { openEmptyPglite } from '../../../testing/databases.ts';
import { createFairQueue, hashPassword, isCurrentHash, verifyPassword } from './passwords.ts';

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
    const wrong = { password: 'another harbour', current_password: 'not it at all' };
    expect((await browser.updateUser(wrong)).error).toMatchObject({
      code: 'current_password_mismatch',
    });
    expect((await browser.updateUser({ password: 'another harbour' })).error).toBeNull();
  });

  it('is not changed without the one until now once the mail that let them in is old', async () => {
    await signUp('di@shop.example', 'a quiet harbour');
    const browser = server.client();
    await browser.resetPasswordForEmail('di@shop.example');
    const token = server.mailTo('di@shop.example').code;
    await browser.verifyOtp({ email: 'di@shop.example', token, type: 'recovery' });
    server.pass(31 * 60);
    await browser.refreshSession();
    const { error } = await browser.updateUser({ password: 'another harbour' });
    expect(error).toMatchObject({ code: 'current_password_required' });
  });

  it('is asked for by any page, but no page is sent along who is signed in', async () => {
    const answer = await fetch(`${server.origin}/auth/v1/settings`, {
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('a stored password', () => {
  it('matches its own hash and no other', async () => {
    const hash = await hashPassword('correct horse');
    expect(await verifyPassword('correct horse', hash)).toBe(true);
    expect(await verifyPassword('wrong horse', hash)).toBe(false);
    expect(isCurrentHash(hash)).toBe(true);
  });

  it('that was hashed with bcrypt elsewhere still signs in, and is due for a new hash', async () => {
    const hash = await bcrypt.hash('brought along', 10);
    expect(await verifyPassword('brought along', hash)).toBe(true);
    expect(await verifyPassword('not this one', hash)).toBe(false);
    expect(isCurrentHash(hash)).toBe(false);
  });

  it('of an account that does not exist never matches', async () => {
    expect(await verifyPassword('anything', null)).toBe(false);
  });
});

describe('a fair queue', () => {
  it('takes turns between those who ask: who comes later does not wait for a flood', async () => {
    const queue = createFairQueue(1);
    const done: string[] = [];
    const ask = (asker: string) => queue.run(asker, async () => done.push(asker));
    const flood = Array.from({ length: 100 }, () => ask('flood'));
    await Promise.all([...flood, ask('maria'), ask('ana')]);
    expect(done.slice(0, 4)).toEqual(['flood', 'flood', 'maria', 'ana']);
    expect(done).toHaveLength(102);
  });

  it('goes on after work that fails', async () => {
    const queue = createFairQueue(1);
    const failed = queue.run('a', () => Promise.reject(new Error('broken')));
    await expect(failed).rejects.toThrow('broken');
    expect(await queue.run('a', async () => 'done')).toBe('done');
  });

  it('never runs more at once than it is wide', async () => {
    const queue = createFairQueue(2);
    let now = 0;
    let most = 0;
    const work = async () => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
    };
    await Promise.all(Array.from({ length: 9 }, (_, asker) => queue.run(String(asker), work)));
    expect(most).toBe(2);
  });
});
