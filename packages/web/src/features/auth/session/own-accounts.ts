import type { Config } from '@second-ring/contract';

/** Whether accounts are kept by this server itself, not by a hosted service it names. */
export function keepsOwnAccounts({ auth }: Pick<Config, 'auth'>): boolean {
  return auth.url.startsWith('/');
}
