import { Hono } from 'hono';
import type { Accounts } from '../accounts.ts';
import { AccountError, invalid } from '../errors/account-error.ts';
import { authenticate } from '../sessions/authenticate.ts';

/** Ways to sign in that other companies offer; none is built. */
const providers = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
];

/** What anyone may know, and the answers of what is not built. */
export function publicRoutes(accounts: Accounts): Hono {
  const { settings, keys, address } = accounts;
  const routes = new Hono();

  routes.get('/health', (context) =>
    context.json({ version: '2', name: 'GoTrue', description: 'Accounts of Second Ring' }),
  );

  routes.get('/settings', (context) =>
    context.json({
      external: {
        anonymous_users: settings.AUTH_ANONYMOUS_ENABLED,
        ...Object.fromEntries(providers.map((provider) => [provider, false])),
        email: settings.AUTH_EMAIL_ENABLED,
        phone: settings.AUTH_PHONE_ENABLED,
      },
      disable_signup: !settings.AUTH_SIGNUP_ENABLED,
      mailer_autoconfirm: settings.AUTH_EMAIL_AUTOCONFIRM,
      phone_autoconfirm: settings.AUTH_PHONE_AUTOCONFIRM,
      sms_provider: '',
      saml_enabled: false,
      saml_private_key_next_configured: false,
      passkeys_enabled: false,
    }),
  );

  routes.get('/.well-known/jwks.json', async (context) => {
    context.header('Cache-Control', 'public, max-age=600');
    return context.json({ keys: await keys.publicKeys() });
  });

  routes.get('/.well-known/openid-configuration', (context) =>
    context.json({
      issuer: settings.AUTH_JWT_ISSUER ?? address,
      jwks_uri: `${address}/.well-known/jwks.json`,
      userinfo_endpoint: `${address}/user`,
      token_endpoint: `${address}/token`,
      subject_types_supported: ['public'],
    }),
  );

  routes.get('/authorize', () => {
    throw invalid('Unsupported provider: provider is not enabled');
  });

  return routes;
}

/** What is not built answers as GoTrue does where it is switched off. */
export function unbuiltRoutes(accounts: Accounts): Hono {
  const routes = new Hono();
  const requireSession = (authorization: string | undefined) =>
    authenticate(accounts, authorization);

  for (const path of ['/sso', '/sso/*']) {
    routes.all(path, () => {
      throw new AccountError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
    });
  }
  for (const path of ['/passkeys', '/passkeys/*']) routes.all(path, () => refusePasskeys());
  routes.all('/oauth/*', () => refuseFeature('OAuth server is disabled'));
  routes.get('/.well-known/oauth-authorization-server', () =>
    refuseFeature('OAuth server is disabled'),
  );
  routes.all('/user/oauth/*', async (context) => {
    await requireSession(context.req.header('authorization'));
    refuseFeature('OAuth server is disabled');
  });
  routes.all('/user/identities/*', async (context) => {
    await requireSession(context.req.header('authorization'));
    throw new AccountError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  });
  return routes;
}

/** The same for administrators; whoever asks has shown a service key before. */
export function unbuiltAdminRoutes(): Hono {
  const routes = new Hono();
  for (const path of ['/admin/users/:id/passkeys', '/admin/users/:id/passkeys/*']) {
    routes.all(path, () => refusePasskeys());
  }
  routes.all('/admin/oauth/*', () => refuseFeature('OAuth server is disabled'));
  for (const path of ['/admin/custom-providers', '/admin/custom-providers/*']) {
    routes.all(path, () => refuseFeature('Custom OAuth providers are disabled'));
  }
  return routes;
}

function refusePasskeys(): never {
  throw new AccountError(404, 'passkey_disabled', 'Passkeys are disabled');
}

function refuseFeature(message: string): never {
  throw new AccountError(404, 'feature_disabled', message);
}
