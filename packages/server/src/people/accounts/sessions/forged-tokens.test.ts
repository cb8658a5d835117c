import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccountServer, startAccountServer } from '../../../testing/account-server.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';

const email = 'maria@example.com';
const password = 'long enough';
const tokenHeader = z.object({ alg: z.string(), kid: z.string() });

describeOnEachDatabase('an access token', (open) => {
  let server: AccountServer;
  let good: string;
  let claims: Record<string, unknown>;
  let header: z.infer<typeof tokenHeader>;
  beforeAll(async () => {
    server = await startAccountServer(open(), { AUTH_EMAIL_AUTOCONFIRM: 'true' });
    const { data } = await server.client().signUp({ email, password });
    good = data.session?.access_token ?? '';
    const [head = '', body = ''] = good.split('.');
    header = tokenHeader.parse(decode(head));
    claims = z.record(z.string(), z.unknown()).parse(decode(body));
  });
  afterAll(() => server.stop());

  const statuses = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const addresses = [`${server.accounts.address}/user`, `${server.origin}/api/businesses`];
    const answers = addresses.map(async (address) => (await fetch(address, { headers })).status);
    return Promise.all(answers);
  };
  const refused = [403, 401];

  it('of this server opens the accounts and the API', async () => {
    expect(await statuses(good)).toEqual([200, 200]);
  });

  it('is refused unsigned, even where its header says that needs no signature', async () => {
    expect(await statuses(new UnsecuredJWT(claims).encode())).toEqual(refused);
    const none = encode({ ...header, alg: 'none' });
    const [, body, signature] = good.split('.');
    expect(await statuses(`${none}.${body}.`)).toEqual(refused);
    expect(await statuses(`${none}.${body}.${signature}`)).toEqual(refused);
  });

  it('is refused with another person or role written into it', async () => {
    const [head, , signature] = good.split('.');
    for (const change of [{ sub: crypto.randomUUID() }, { role: 'service_role' }]) {
      expect(await statuses(`${head}.${encode({ ...claims, ...change })}.${signature}`)).toEqual(
        refused,
      );
    }
  });

  it('is refused from a foreign key that goes by the name of ours, or brings itself along', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const sign = (head: object) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'ES256', ...head }).sign(privateKey);
    expect(await statuses(await sign({ kid: header.kid }))).toEqual(refused);
    expect(await statuses(await sign({ kid: 'unheard of' }))).toEqual(refused);
    expect(await statuses(await sign({ jwk: await exportJWK(publicKey) }))).toEqual(refused);
  });

  it('is refused once it has expired, though rightly signed', async () => {
    const now = Math.floor(server.accounts.now().getTime() / 1000);
    const sign = (exp: number) => server.accounts.keys.sign({ ...claims, exp });
    expect(await statuses(await sign(now + 60))).toEqual([200, 200]);
    expect(await statuses(await sign(now - 60))).toEqual(refused);
  });
});

function decode(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
