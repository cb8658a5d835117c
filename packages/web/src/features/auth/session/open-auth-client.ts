import type { Config } from '@second-ring/contract';
import type { GoTrueClient } from '@supabase/auth-js';

/** Where the session lies in the browser's storage. */
export const sessionKey = 'second-ring-session';

/** What the server says of itself; asked once. */
export async function readInstallation(): Promise<Config> {
  installation ??= import('@/api/client.ts').then(({ api }) => api.configuration.get());
  try {
    return await installation;
  } catch (error) {
    installation = null;
    throw error;
  }
}
let installation: Promise<Config> | null = null;

/**
 * Loads the accounts' client, pointed at this server or at the hosted service it names. Throws when
 * the server cannot be reached.
 */
export async function openAuthClient(): Promise<GoTrueClient> {
  const [{ GoTrueClient }, { auth }] = await Promise.all([
    import('@supabase/auth-js'),
    readInstallation(),
  ]);
  return new GoTrueClient({
    url: new URL(auth.url, location.origin).href,
    storageKey: sessionKey,
    // A link may be opened on another device than it was asked for on, where PKCE would fail it.
    flowType: 'implicit',
    ...(auth.publishableKey && { headers: { apikey: auth.publishableKey } }),
  });
}
