import { keepsOwnAccounts } from './own-accounts.ts';
import { type Installation, useInstallation } from './use-installation.ts';

/**
 * What this server says of itself where it keeps accounts itself; null where a hosted service does,
 * which offers less, and until that is known.
 */
export function useOwnAccounts(): Installation | null {
  const installation = useInstallation();
  return installation && keepsOwnAccounts(installation) ? installation : null;
}
