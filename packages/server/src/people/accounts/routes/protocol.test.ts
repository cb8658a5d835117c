import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type AccountServer, startAccountServer } from '../../../testing/account-server.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';

const password = 'long enough';

describeOnEachDatabase('the protocol of accounts', (open) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await startAccountServer(open());
  });
  afterAll(() => server.stop());

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${server.accounts.address}${path}`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it('names an error by a word for new clients and by a number for old ones', async () => {
    const wish = { email: 'a@example.com', password: 'abc' };
    const now = await post('/signup', wish, { 'X-Supabase-Api-Version': '2024-01-01' });
    expect(now.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(await now.json()).toEqual({
      code: 'weak_password',
      message: 'Password should be at least 6 characters.',
      weak_password: { reasons: ['length'] },
    });
    const before = await post('/signup', wish);
    expect(before.headers.get('x-sb-error-code')).toBe('weak_password');
    expect(await before.json()).toMatchObject({ code: 422, error_code: 'weak_password' });
  });

  it('lets pages of any origin ask, and read the headers the client needs', async () => {
    const asked = await fetch(`${server.accounts.address}/token`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization,x-supabase-api-version',
      },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    expect(asked.headers.get('access-control-allow-headers')).toContain('apikey');
    const answer = await fetch(`${server.accounts.address}/health`, {
      headers: { origin: 'https://shop.example' },
    });
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version');
  });

  it('refuses what is no JSON or at no address in its own words', async () => {
    const broken = await post('/signup', '{"email":');
    expect([broken.status, await broken.json()]).toMatchObject([400, { error_code: 'bad_json' }]);
    const nowhere = await post('/nowhere', {});
    expect([nowhere.status, await nowhere.json()]).toMatchObject([
      404,
      { error_code: 'not_found' },
    ]);
  });

  it.each([
    ['/sso', 404, 'saml_provider_disabled'],
    ['/token?grant_type=web3', 422, 'web3_provider_disabled'],
    ['/token?grant_type=id_token', 400, 'validation_failed'],
    ['/signup', 422, 'anonymous_provider_disabled'],
  ])('answers %s as GoTrue does when it is switched off', async (path, status, code) => {
    const answer = await post(path, {});
    expect([answer.status, await answer.json()]).toMatchObject([status, { error_code: code }]);
  });

  it('opens the admin endpoints to a service key and to no person', async () => {
    const browser = server.client();
    await browser.signUp({ email: 'person@example.com', password });
    const { code: token } = server.mailTo('person@example.com');
    const { data } = await browser.verifyOtp({ email: 'person@example.com', token, type: 'email' });
    const person = server.client({
      headers: { Authorization: `Bearer ${data.session?.access_token}` },
    });
    expect((await person.admin.listUsers()).error?.code).toBe('not_admin');
    const program = server.client({
      headers: { Authorization: `Bearer ${await server.serviceKey()}` },
    });
    const listed = await program.admin.listUsers();
    expect(listed.data.users.map(({ email }) => email)).toContain('person@example.com');
  });

  it('lets a program add, change, ban and remove people', async () => {
    const Authorization = `Bearer ${await server.serviceKey()}`;
    const { admin } = server.client({ headers: { Authorization } });
    const added = await admin.createUser({
      email: 'added@example.com',
      password,
      email_confirm: true,
      app_metadata: { plan: 'growth' },
    });
    const id = added.data.user?.id ?? '';
    expect(added.data.user?.app_metadata).toMatchObject({ plan: 'growth', provider: 'email' });
    const login = { email: 'added@example.com', password };
    expect((await server.client().signInWithPassword(login)).error).toBeNull();
    await admin.updateUserById(id, { ban_duration: '24h' });
    expect((await server.client().signInWithPassword(login)).error?.code).toBe('user_banned');
    await admin.updateUserById(id, { ban_duration: 'none' });
    expect((await server.client().signInWithPassword(login)).error).toBeNull();
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error?.code).toBe('user_not_found');
  });

  it('hands a program the link it would mail, which works', async () => {
    const Authorization = `Bearer ${await server.serviceKey()}`;
    const { admin } = server.client({ headers: { Authorization } });
    const made = await admin.generateLink({
      type: 'signup',
      email: 'linked@example.com',
      password,
    });
    const token_hash = made.data.properties?.hashed_token ?? '';
    const { data } = await server.client().verifyOtp({ token_hash, type: 'signup' });
    expect(data.user?.email).toBe('linked@example.com');
  });

  it('limits how often an address may ask for mail, known to us or not', async () => {
    const strict = await startAccountServer(open(), { AUTH_MAIL_INTERVAL: '60' });
    for (const email of ['person@example.com', 'stranger@example.com']) {
      expect((await strict.client().resetPasswordForEmail(email)).error).toBeNull();
      const again = await strict.client().resetPasswordForEmail(email);
      expect(again.error?.code).toBe('over_email_send_rate_limit');
      expect(again.error?.message).toMatch(/after \d+ seconds/);
    }
    await strict.stop();
  });

  it('limits how often one network address may ask for a token', async () => {
    const strict = await startAccountServer(open(), { AUTH_LIMIT_TOKEN: '3' });
    const attempt = () =>
      strict.client().signInWithPassword({ email: 'person@example.com', password: 'wrong' });
    for (let count = 0; count < 3; count += 1) expect((await attempt()).error?.status).toBe(400);
    expect((await attempt()).error?.code).toBe('over_request_rate_limit');
    await strict.stop();
  });

  it('makes nothing of a body of more values than anything has, and asks about none by itself', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const many = `{"email":"x@example.com","data":[${'0,'.repeat(30_000)}0]}`;
    expect((await post('/token?grant_type=password', many)).status).toBe(400);
    const askedEach = parse.mock.calls.some(([, reviver]) => reviver !== undefined);
    parse.mockRestore();
    expect(askedEach).toBe(false);
    const nul = await post('/signup', '{"email":"a\\u0000@example.com"}');
    expect(await nul.json()).toMatchObject({ error_code: 'bad_json' });
  });

  // Last: a server that does not read such a body to its end closes the connection.
  it('refuses a body longer than anything that clients send', async () => {
    const large = await post('/signup', 'x'.repeat(64 * 1024 + 1));
    expect(large.status).toBe(413);
  });
});
