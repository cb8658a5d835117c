import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountServer, startAccountServer } from '../../../testing/account-server.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';

const password = 'long enough';

describeOnEachDatabase('recovery codes', (open) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await startAccountServer(open(), { AUTH_EMAIL_AUTOCONFIRM: 'true' });
  });
  afterAll(() => server.stop());

  const client = () => server.client({ experimental: { recoveryCodes: true } });

  /** A browser that has set up an app. */
  async function withApp(email: string) {
    const browser = client();
    await browser.signUp({ email, password });
    const { data } = await browser.mfa.enroll({ factorType: 'totp' });
    const secret = data?.totp.secret ?? '';
    const code = server.codeOf(secret);
    await browser.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
    return { browser, factorId: data?.id ?? '' };
  }

  async function withCodes(email: string) {
    const { browser, factorId } = await withApp(email);
    const { data } = await browser.mfa.recoveryCodes.generate();
    return { browser, factorId, codes: data?.codes ?? [] };
  }

  async function later(email: string) {
    const browser = client();
    await browser.signInWithPassword({ email, password });
    return browser;
  }

  it('stand in for a lost app, each once, however they are typed', async () => {
    const { codes } = await withCodes('one@example.com');
    expect(new Set(codes).size).toBe(10);
    const [code = ''] = codes;
    const typed = (code.match(/.{4}/g) ?? []).join('-').toUpperCase();
    const browser = await later('one@example.com');
    const { data, error } = await browser.mfa.recoveryCodes.verify({ code: ` ${typed} ` });
    expect(error).toBeNull();
    expect(data?.access_token).toBeTruthy();
    const level = await browser.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data?.currentLevel).toBe('aal2');
    expect((await browser.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(9);
    expect(server.mailTo('one@example.com').subject).toBe('A recovery code was used');
    const again = await (await later('one@example.com')).mfa.recoveryCodes.verify({ code });
    expect(again.error?.code).toBe('mfa_verification_failed');
  });

  it('are worth nothing when two use the same one at once, but to one of them', async () => {
    const { codes } = await withCodes('race@example.com');
    const browsers = [await later('race@example.com'), await later('race@example.com')];
    const code = codes[0] ?? '';
    const answers = await Promise.all(
      browsers.map((browser) => browser.mfa.recoveryCodes.verify({ code })),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it('are made only beside an app, by who has shown it, and replaced as a set', async () => {
    const without = client();
    await without.signUp({ email: 'two@example.com', password });
    expect((await without.mfa.recoveryCodes.generate()).error?.code).toBe('insufficient_aal');
    const { browser, codes } = await withCodes('three@example.com');
    expect((await browser.mfa.recoveryCodes.generate()).error?.code).toBe(
      'mfa_verified_factor_exists',
    );
    const { data } = await browser.mfa.recoveryCodes.regenerate();
    expect(data?.codes).toHaveLength(10);
    const old = await later('three@example.com');
    expect((await old.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })).error?.code).toBe(
      'mfa_verification_failed',
    );
    expect((await old.mfa.recoveryCodes.regenerate()).error?.code).toBe('insufficient_aal');
  });

  it('cannot be found by trying', async () => {
    await withCodes('guessed@example.com');
    const thief = await later('guessed@example.com');
    const guess = async () =>
      (await thief.mfa.recoveryCodes.verify({ code: 'aaaabbbbccccdddd' })).error?.code;
    for (let tried = 0; tried < 10; tried += 1)
      expect(await guess()).toBe('mfa_verification_failed');
    expect(await guess()).toBe('mfa_recovery_codes_locked');
  });

  it('go with the last app', async () => {
    const { browser, factorId } = await withCodes('four@example.com');
    expect((await browser.mfa.unenroll({ factorId })).error).toBeNull();
    await browser.refreshSession();
    expect((await browser.mfa.listFactors()).data?.all).toEqual([]);
  });

  it('are no app: they are neither challenged nor verified like one', async () => {
    const { browser } = await withCodes('five@example.com');
    const factorId = (await browser.mfa.recoveryCodes.getStatus()).data?.id ?? '';
    expect((await browser.mfa.challenge({ factorId })).error?.code).toBe('mfa_factor_not_found');
  });
});
