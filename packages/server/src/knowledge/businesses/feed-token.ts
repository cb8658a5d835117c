import { createHash, randomBytes } from 'node:crypto';

/** Where calendar programs read a business's appointments. */
export const calendarPath = (token: string) => `/calendar/${token}.ics`;

/** The key to one business's feed: whoever has the address can read it. Only its hash is stored. */
export function createFeedToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashFeedToken(token) };
}

/** SHA-256, hex: how a feed's token is stored and looked up. */
export function hashFeedToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
