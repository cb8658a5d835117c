const key = 'claimTokens';

/** Keeps the proof of a business set up before signing up, until its owner claims it. */
export function keepClaimToken(token: string): void {
  writeTokens([...new Set([...readClaimTokens(), token])]);
}

/** The proofs kept on this device, oldest first. */
export function readClaimTokens(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((token) => typeof token === 'string') : [];
  } catch {
    return [];
  }
}

/** Forgets a proof that has been used, or that the server no longer accepts. */
export function dropClaimToken(token: string): void {
  writeTokens(readClaimTokens().filter((kept) => kept !== token));
}

function writeTokens(tokens: string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(tokens));
  } catch {
    // Storage may be refused: the business can then be claimed until this page is left.
  }
}
