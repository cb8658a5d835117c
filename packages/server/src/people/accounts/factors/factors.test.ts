import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountServer, startAccountServer } from '../../../testing/account-server.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';

const password = 'long enough';

describeOnEachDatabase('an authenticator app', (open) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await startAccountServer(open(), { AUTH_EMAIL_AUTOCONFIRM: 'true' });
  });
  afterAll(() => server.stop());

  async function enrolled(email: string) {
    const browser = server.client();
    await browser.signUp({ email, password });
    const { data, error } = await browser.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    if (error) throw error;
    return { browser, factorId: data.id, totp: data.totp };
  }

  const statusOf = async (token: string | undefined) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${server.origin}/api/admin/stats`, { headers })).status;
  };

  it('raises the session that shows its code, and ends those that have not', async () => {
    const { browser, factorId, totp } = await enrolled('one@example.com');
    expect(totp.qr_code).toContain('<svg');
    const other = server.client();
    await other.signInWithPassword({ email: 'one@example.com', password });
    const code = server.codeOf(totp.secret);
    const { data, error } = await browser.mfa.challengeAndVerify({ factorId, code });
    expect(error).toBeNull();
    const level = await browser.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data?.currentLevel).toBe('aal2');
    expect(data?.user.factors).toMatchObject([{ status: 'verified' }]);
    expect((await other.getUser()).data.user).toBeNull();
  });

  it('keeps the API closed to a password alone, once it is set up', async () => {
    const { browser, factorId, totp } = await enrolled('two@example.com');
    await browser.mfa.challengeAndVerify({ factorId, code: server.codeOf(totp.secret) });
    const later = server.client();
    const { data } = await later.signInWithPassword({ email: 'two@example.com', password });
    expect(await statusOf(data.session?.access_token)).toBe(401);
    server.pass(60);
    const code = server.codeOf(totp.secret);
    const raised = await later.mfa.challengeAndVerify({ factorId, code });
    expect(await statusOf(raised.data?.access_token)).toBe(200);
  });

  it('leaves the sessions that showed its code open, whoever signs out with a password alone', async () => {
    const { browser, factorId, totp } = await enrolled('seven@example.com');
    await browser.mfa.challengeAndVerify({ factorId, code: server.codeOf(totp.secret) });
    for (const scope of ['global', 'others'] as const) {
      const thief = server.client();
      await thief.signInWithPassword({ email: 'seven@example.com', password });
      await thief.signOut({ scope });
      const { data } = await browser.getSession();
      expect(await statusOf(data.session?.access_token)).toBe(200);
    }
  });

  it('accepts no code twice', async () => {
    const { browser, factorId, totp } = await enrolled('three@example.com');
    const code = server.codeOf(totp.secret);
    await browser.mfa.challengeAndVerify({ factorId, code });
    const again = await browser.mfa.challengeAndVerify({ factorId, code });
    expect(again.error?.code).toBe('mfa_verification_failed');
  });

  it('leaves no use for the refresh token from before its code', async () => {
    const { browser, factorId, totp } = await enrolled('four@example.com');
    const before = (await browser.getSession()).data.session?.refresh_token ?? '';
    await browser.mfa.challengeAndVerify({ factorId, code: server.codeOf(totp.secret) });
    const { error } = await server.client().refreshSession({ refresh_token: before });
    expect(error?.code).toBe('refresh_token_already_used');
  });

  it('is taken off only by who can show its code', async () => {
    const { browser, factorId, totp } = await enrolled('five@example.com');
    await browser.mfa.challengeAndVerify({ factorId, code: server.codeOf(totp.secret) });
    const thief = server.client();
    await thief.signInWithPassword({ email: 'five@example.com', password });
    expect((await thief.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
    const changed = await thief.updateUser({ password: 'taken over' });
    expect(changed.error?.code).toBe('insufficient_aal');
    expect((await browser.mfa.unenroll({ factorId })).error).toBeNull();
  });

  it('has to answer its challenge within five minutes', async () => {
    const { browser, factorId, totp } = await enrolled('six@example.com');
    const { data } = await browser.mfa.challenge({ factorId });
    server.pass(301);
    const { error } = await browser.mfa.verify({
      factorId,
      challengeId: data?.id ?? '',
      code: server.codeOf(totp.secret),
    });
    expect(error?.code).toBe('mfa_challenge_expired');
  });
});
