import { Hono } from 'hono';
import type { Accounts } from '../accounts.ts';
import { invalid } from '../errors/account-error.ts';

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
