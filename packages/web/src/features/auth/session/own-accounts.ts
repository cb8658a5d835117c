import type { Config } from '@second-ring/contract';

/** Whether accounts are kept by this server itself, not by a hosted service it names. */
export function keepsOwnAccounts({ auth }: Pick<Config, 'auth'>): boolean {
  return auth.url.startsWith('/');
}

/** The host that keeps the accounts; null where this server does. */
export function accountsHost(config: Pick<Config, 'auth'>): string | null {
  return keepsOwnAccounts(config) ? null : new URL(config.auth.url).host;
}
