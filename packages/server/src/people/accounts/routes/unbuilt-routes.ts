import { Hono } from 'hono';
import type { Accounts } from '../accounts.ts';
import { AccountError } from '../errors/account-error.ts';
import { authenticate } from '../sessions/authenticate.ts';

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
