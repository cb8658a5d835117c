import type { Config } from '@second-ring/contract';
import type { GoTrueClient } from '@supabase/auth-js';
import { readAuthLink } from './auth-link.ts';

/** Where the session lies in the browser's storage. */
export const sessionKey = 'second-ring-session';

/** What the server says of itself; asked once. Throws when it cannot be reached. */
export async function readInstallation(): Promise<Config> {
  installation ??= askInstallation();
  try {
    return await installation;
  } catch (error) {
    installation = null;
    throw error;
  }
}
let installation: Promise<Config> | null = null;

/** A plain request: the API's client waits to learn whom it speaks for, which waits for this. */
async function askInstallation(): Promise<Config> {
  const response = await fetch('/api/config');
  if (!response.ok) throw new Error('The server did not say where accounts are. Try again.');
  const config: Config = await response.json();
  return config;
}

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
    detectSessionInUrl: takeTokensOffAddress,
    experimental: { recoveryCodes: true },
    ...(auth.publishableKey && { headers: { apikey: auth.publishableKey } }),
  });
}

/**
 * Says whether the page was opened by a mailed link. What the link carried is read by then, and
 * leaves the history, so that nobody comes back to a token by going back. An empty `#` stays: the
 * client writes one afterwards, which would else be one more page to go back through.
 */
function takeTokensOffAddress({ hash, pathname, search }: URL): boolean {
  const isLink = readAuthLink({ hash, search }) !== null;
  if (isLink) history.replaceState(history.state, '', `${pathname}${search}#`);
  return isLink;
}
