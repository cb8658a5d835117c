import { createHash, randomBytes } from 'node:crypto';

const claimDays = 30;

/** Lets whoever holds it become the owner. Only its hash is stored. */
export interface ClaimToken {
  token: string;
  hash: string;
  expiresAt: Date;
}

export function createClaimToken(now: Date): ClaimToken {
  const token = randomBytes(32).toString('base64url');
  return {
    token,
    hash: hashClaimToken(token),
    expiresAt: new Date(now.getTime() + claimDays * 86_400_000),
  };
}

/** SHA-256, hex: how a claim token is stored and looked up. */
export function hashClaimToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
