import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountServer, startAccountServer } from '../../../testing/account-server.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';

const password = 'long enough';
const threeDays = 72 * 3600;

describeOnEachDatabase('a second factor that a thief adds', (open) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await startAccountServer(open(), { AUTH_EMAIL_AUTOCONFIRM: 'true' });
  });
  afterAll(() => server.stop());

  type Browser = ReturnType<AccountServer['client']>;

  async function signedUp(email: string): Promise<Browser> {
    const browser = server.client();
    await browser.signUp({ email, password });
    return browser;
  }

  async function addFactor(browser: Browser): Promise<string> {
    const { data, error } = await browser.mfa.enroll({ factorType: 'totp' });
    if (error) throw error;
    const code = server.codeOf(data.totp.secret);
    const verified = await browser.mfa.challengeAndVerify({ factorId: data.id, code });
    if (verified.error) throw verified.error;
    return data.id;
  }

  async function byMail(email: string): Promise<Browser> {
    const browser = server.client();
    await browser.resetPasswordForEmail(email);
    const { code: token } = server.mailTo(email);
    const { error } = await browser.verifyOtp({ email, token, type: 'recovery' });
    if (error) throw error;
    return browser;
  }

  const subjectsTo = (email: string) =>
    server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

  it('needs a sign-in of the last quarter of an hour, which no refresh renews', async () => {
    const stolen = await signedUp('old@example.com');
    server.pass(16 * 60);
    await stolen.refreshSession();
    const refused = await stolen.mfa.enroll({ factorType: 'totp' });
    expect(refused.error?.code).toBe('reauthentication_needed');
    await stolen.signInWithPassword({ email: 'old@example.com', password });
    const { data, error } = await stolen.mfa.enroll({ factorType: 'totp' });
    expect(error).toBeNull();
    server.pass(16 * 60);
    const late = await stolen.mfa.challengeAndVerify({
      factorId: data?.id ?? '',
      code: server.codeOf(data?.totp.secret ?? ''),
    });
    expect(late.error?.code).toBe('reauthentication_needed');
  });

  it('cannot be prepared long ahead, to look older than it is', async () => {
    const thief = await signedUp('ahead@example.com');
    const { data } = await thief.mfa.enroll({ factorType: 'totp' });
    server.pass(3600);
    await thief.signInWithPassword({ email: 'ahead@example.com', password });
    const code = server.codeOf(data?.totp.secret ?? '');
    const { error } = await thief.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
    expect(error?.code).toBe('mfa_factor_not_found');
  });

  it('is told of by mail when it is added, and when it is removed', async () => {
    const email = 'told@example.com';
    const browser = await signedUp(email);
    const factorId = await addFactor(browser);
    expect(subjectsTo(email)).toEqual(['A second factor was added']);
    expect(server.mailTo(email).link).toBe(`${server.origin}/forgot-password`);
    await browser.mfa.unenroll({ factorId });
    expect(subjectsTo(email).at(-1)).toBe('A second factor was removed');
  });

  it('comes off by the mailbox, and the thief and the password they knew with it', async () => {
    const email = 'robbed@example.com';
    await signedUp(email);
    const thief = server.client();
    await thief.signInWithPassword({ email, password });
    const factorId = await addFactor(thief);
    const owner = await byMail(email);
    expect((await owner.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await thief.getUser()).data.user).toBeNull();
    const again = await thief.signInWithPassword({ email, password });
    expect(again.error?.code).toBe('invalid_credentials');
    expect((await owner.updateUser({ password: 'a new one of mine' })).error).toBeNull();
    expect(subjectsTo(email).at(-1)).toBe('Your password was changed');
  });

  it('stays for who shows the password alone, and for the mailbox after three days', async () => {
    const email = 'keeps@example.com';
    const factorId = await addFactor(await signedUp(email));
    const thief = server.client();
    await thief.signInWithPassword({ email, password });
    expect((await thief.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
    server.pass(threeDays);
    const mailbox = await byMail(email);
    expect((await mailbox.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
  });

  it('stays where the mail was opened long ago', async () => {
    const email = 'lingers@example.com';
    const factorId = await addFactor(await signedUp(email));
    const mailbox = await byMail(email);
    server.pass(31 * 60);
    expect((await mailbox.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
  });
});
