import type { Config } from '@second-ring/contract';
import { useEffect, useState } from 'react';
import { readInstallation } from './open-auth-client.ts';

/** Whether accounts are kept by this server itself, not by a hosted service it names. */
export function keepsOwnAccounts({ auth }: Pick<Config, 'auth'>): boolean {
  return auth.url.startsWith('/');
}

/** The host that keeps the accounts; null where this server does. */
export function accountsHost(config: Pick<Config, 'auth'>): string | null {
  return keepsOwnAccounts(config) ? null : new URL(config.auth.url).host;
}

/**
 * What this server says of itself where it keeps accounts itself; null where a hosted service does,
 * which offers less, and until that is known.
 */
export function useOwnAccounts(): Installation | null {
  const installation = useInstallation();
  return installation && keepsOwnAccounts(installation) ? installation : null;
}

type Installation = Awaited<ReturnType<typeof readInstallation>>;

/** What this server says of itself; null until that is known. */
export function useInstallation(): Installation | null {
  const [installation, setInstallation] = useState<Installation | null>(null);
  useEffect(() => {
    readInstallation().then(setInstallation, console.error);
  }, []);
  return installation;
}
