import { useEffect, useState } from 'react';
import { readInstallation } from './open-auth-client.ts';
import { keepsOwnAccounts } from './own-accounts.ts';

type Installation = Awaited<ReturnType<typeof readInstallation>>;

/**
 * What this server says of itself where it keeps accounts itself; null where a hosted service does,
 * which offers less, and until that is known.
 */
export function useOwnAccounts(): Installation | null {
  const [installation, setInstallation] = useState<Installation | null>(null);
  useEffect(() => {
    readInstallation().then(setInstallation, console.error);
  }, []);
  return installation && keepsOwnAccounts(installation) ? installation : null;
}
