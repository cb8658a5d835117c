import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Credentials } from './people.ts';

/** A hosted accounts service on a real socket: a few people, a signing key of its own, no extras. */
export interface HostedAccounts {
  origin: string;
  publishableKey: string;
  /** What was asked of it, such as `POST /token`, with the key it was asked with. */
  asked: { what: string; apikey: string | undefined }[];
  stop: () => Promise<void>;
}

/** Answers what the published client needs to sign in, stay so, look up and sign out; 404 all else. */
export async function startHostedAccounts(
  ...people: [Credentials, ...Credentials[]]
): Promise<HostedAccounts> {
  const publishableKey = 'sb_publishable_for_tests';
  const asked: HostedAccounts['asked'] = [];
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'hosted', alg: 'ES256', use: 'sig' };
  let origin = '';
  const accounts = people.map((person) => ({ person, user: hostedUser(person.email) }));
  const renewable = new Map<string, HostedUser>();
  const session = (user: HostedUser) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: `${origin}/auth/v1`,
      sub: user.id,
      aud: 'authenticated',
      exp: now + 3600,
      iat: now,
      email: user.email,
      role: 'authenticated',
      aal: 'aal1',
      session_id: randomUUID(),
      is_anonymous: false,
    };
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const signed = `${part({ alg: 'ES256', typ: 'JWT', kid: jwk.kid })}.${part(claims)}`;
    const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
    const signature = sign('sha256', Buffer.from(signed), key).toString('base64url');
    const refreshToken = createHash('sha256').update(signature).digest('hex').slice(0, 12);
    renewable.set(refreshToken, user);
    return {
      access_token: `${signed}.${signature}`,
      refresh_token: refreshToken,
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: now + 3600,
      user,
    };
  };
  const answer = async (request: IncomingMessage): Promise<[number, object | null]> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const what = `${request.method} ${pathname.replace('/auth/v1', '')}`;
    asked.push({ what, apikey: request.headers.apikey?.toString() });
    if (what === 'GET /.well-known/jwks.json') return [200, { keys: [jwk] }];
    if (what === 'GET /user') return [200, accounts[0]?.user ?? null];
    if (what === 'POST /logout') return [204, null];
    if (what !== 'POST /token')
      return [404, { code: 'not_found', message: 'There is no such page.' }];
    const sent = JSON.parse(await textOf(request));
    if (searchParams.get('grant_type') === 'refresh_token') {
      const user = renewable.get(sent.refresh_token);
      if (user) return [200, session(user)];
      return [400, { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }];
    }
    const account = accounts.find(
      ({ person }) => sent.email === person.email && sent.password === person.password,
    );
    if (account) return [200, session(account.user)];
    return [400, { code: 'invalid_credentials', message: 'Invalid login credentials' }];
  };
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return send(response, 204, null);
    answer(request).then(
      ([status, body]) => send(response, status, body),
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin, publishableKey, asked, stop };
}

type HostedUser = ReturnType<typeof hostedUser>;

function hostedUser(email: string) {
  const at = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: at,
    last_sign_in_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
}

/** Pages of another origin may ask, as the hosted service lets them. */
function send(response: ServerResponse, status: number, body: object | null): void {
  response.writeHead(status, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers':
      'authorization, apikey, content-type, x-client-info, x-supabase-api-version',
    'access-control-expose-headers': 'x-supabase-api-version',
    'x-supabase-api-version': '2024-01-01',
    ...(body && { 'content-type': 'application/json' }),
  });
  response.end(body ? JSON.stringify(body) : undefined);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
