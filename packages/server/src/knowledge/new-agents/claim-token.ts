import { createHash, randomBytes } from 'node:crypto';

const claimDays = 30;

/** Lets whoever holds it become the owner. Only its hash is stored. */
export interface ClaimToken {
  token: string;
  hash: string;
  expiresAt: Date;
}

export function createClaimToken(now: Date): ClaimToken {
  return claimTokenOf(randomBytes(32).toString('base64url'), now);
}

/**
 * The token of a draft whose id only its owner's browser knows. The same draft always gives the same
 * token, so that a set-up sent again is recognised and an answer that was lost can be given again.
 */
export function draftClaimToken(draftId: string, now: Date): ClaimToken {
  const token = createHash('sha256').update(`set-up ${draftId.toLowerCase()}`).digest('base64url');
  return claimTokenOf(token, now);
}

/**
 * The token of a place or website that a browser sets up without an account, by an id only that browser
 * knows: so it is recognised when it asks again, and nobody else of its network is taken for it.
 */
export function setUpClaimToken(
  setUpId: string,
  { placeId, site }: { placeId: string | null; site: string | null },
  now: Date,
): ClaimToken {
  const what = JSON.stringify([setUpId.toLowerCase(), placeId, site]);
  return claimTokenOf(createHash('sha256').update(`set-up ${what}`).digest('base64url'), now);
}

/** A token as somebody shows it. */
export function claimTokenOf(token: string, now: Date): ClaimToken {
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
