import { authCode, orThrow } from '../forms/auth-failure.ts';
import { auth } from '../session/auth.ts';

/** The query that holds how many recovery codes are left. */
export const recoveryCodesKey = ['account', 'recovery-codes'];

/** How many codes a set was made with, and how many of them are still good. */
export interface RecoveryCodesLeft {
  total: number;
  remaining: number;
}

/** What is left of the account's recovery codes; null where none were made. */
export async function readRecoveryCodesLeft(): Promise<RecoveryCodesLeft | null> {
  const client = await auth.client();
  const answer = await client.mfa.recoveryCodes.getStatus();
  if (authCode(answer.error) === 'mfa_factor_not_found') return null;
  const { total, remaining } = orThrow(answer);
  return { total, remaining };
}

/** Makes recovery codes, in place of those there may be. Nobody is told them again. */
export async function makeRecoveryCodes(): Promise<string[]> {
  const { recoveryCodes } = (await auth.client()).mfa;
  const made = await recoveryCodes.generate();
  if (authCode(made.error) !== 'mfa_verified_factor_exists') return orThrow(made).codes;
  return orThrow(await recoveryCodes.regenerate()).codes;
}

/** A code as it is written down: in groups of four. The accounts do not mind the dashes. */
export function writtenCode(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-');
}
