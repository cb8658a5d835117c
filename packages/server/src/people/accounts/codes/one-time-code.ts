import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import {
  type CodeChallengeMethod,
  type OneTimePurpose,
  oneTimeTokens,
} from '../../../platform/database/schema/one-time-tokens.ts';
import type { Accounts } from '../accounts.ts';

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;

/** The client's half of PKCE (RFC 7636), kept with the code until the link is followed. */
export interface CodeChallenge {
  challenge: string;
  method: CodeChallengeMethod;
}

/** What someone is sent: a code to type, a token in a link. Neither can be read back from us. */
export interface IssuedCode {
  code: string;
  linkToken: string;
}

/** In place of the network of a sign-up: an administrator made the link, and the password that goes with it. */
export const byAdministrator = 'administrator';

/** A code dies after so many guesses; its link, which cannot be guessed, lives on. */
const guessesAllowed = 10;

/**
 * How many codes of a purpose somebody may have at once. More than strangers may have mailed to them
 * in an hour: nobody can void a code somebody waits for by asking for another.
 */
const mostAtOnce = 6;

/** Makes a new code of a purpose for a user. Those that were sent before stay good until they expire. */
export async function issueCode(
  database: Queryable,
  wanted: {
    userId: string;
    purpose: OneTimePurpose;
    sentTo: string;
    challenge?: CodeChallenge | null;
    signUpNetwork?: string | null | undefined;
    claims?: readonly string[] | undefined;
    now: Date;
  },
): Promise<IssuedCode> {
  const id = crypto.randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const linkToken = `${wanted.challenge ? 'pkce_' : ''}${randomBytes(28).toString('hex')}`;
  await dropOldest(database, wanted.userId, wanted.purpose);
  await database.insert(oneTimeTokens).values({
    id,
    userId: wanted.userId,
    purpose: wanted.purpose,
    sentTo: wanted.sentTo,
    linkHash: sha256(linkToken),
    codeHash: sha256(id + code),
    codeChallenge: wanted.challenge?.challenge ?? null,
    codeChallengeMethod: wanted.challenge?.method ?? null,
    signUpNetwork: wanted.signUpNetwork ?? null,
    claims: wanted.claims ?? [],
    createdAt: wanted.now,
  });
  return { code, linkToken };
}

async function dropOldest(
  database: Queryable,
  userId: string,
  purpose: OneTimePurpose,
): Promise<void> {
  const ofPurpose = and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose));
  const newest = database
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(ofPurpose)
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(mostAtOnce - 1);
  await database.delete(oneTimeTokens).where(and(ofPurpose, notInArray(oneTimeTokens.id, newest)));
}

/** What a mail sent again has of the sign-up somebody waits for that came from a network; null: nobody does. */
export async function signedUpFrom(
  database: Queryable,
  userId: string,
  network: string,
): Promise<Pick<OneTimeToken, 'claims'> | null> {
  const [newest] = await database
    .select({ claims: oneTimeTokens.claims })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.signUpNetwork, network)))
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(1);
  return newest ?? null;
}

/** Makes codes of some purposes, or all, worthless. */
export async function revokeCodes(
  database: Queryable,
  userId: string,
  purposes?: readonly OneTimePurpose[],
): Promise<void> {
  const ofUser = eq(oneTimeTokens.userId, userId);
  await database
    .delete(oneTimeTokens)
    .where(purposes ? and(ofUser, inArray(oneTimeTokens.purpose, [...purposes])) : ofUser);
}

/** The live token a link names, one of the given purposes; null when there is none (any more). */
export async function findByLink(
  accounts: Accounts,
  linkToken: string,
  purposes: readonly OneTimePurpose[],
): Promise<OneTimeToken | null> {
  const [token] = await accounts.database
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.linkHash, sha256(linkToken)),
        inArray(oneTimeTokens.purpose, [...purposes]),
      ),
    );
  return token && isLive(accounts, token) ? token : null;
}

/**
 * The live token a typed code matches, among those sent to an address. The guess is counted with each
 * of them before it is held against it, so that many at once are no way round.
 */
export async function findByCode(
  accounts: Accounts,
  sentTo: string,
  code: string,
  purposes: readonly OneTimePurpose[],
): Promise<OneTimeToken | null> {
  const candidates = await accounts.database
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.sentTo, sentTo),
        inArray(oneTimeTokens.purpose, [...purposes]),
        isNotNull(oneTimeTokens.codeHash),
      ),
    );
  for (const token of candidates.filter((each) => isLive(accounts, each))) {
    if ((await takeGuess(accounts.database, token)) && matches(token, code)) return token;
  }
  return null;
}

/**
 * Uses a token up, and with it all others of its purpose that its user has. False when someone else
 * was quicker: then it must not count.
 */
export async function useUp(database: Queryable, token: OneTimeToken): Promise<boolean> {
  const used = await database
    .delete(oneTimeTokens)
    .where(eq(oneTimeTokens.id, token.id))
    .returning({ id: oneTimeTokens.id });
  if (used.length !== 1) return false;
  await revokeCodes(database, token.userId, [token.purpose]);
  return true;
}

/** SHA-256 in hex: how everything that opens an account is kept. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Counts a guess at one code; false: it has been guessed at too often. One row a statement: who
 * guesses holds none while waiting for another, so that many who do never wait for each other in turn.
 */
async function takeGuess(database: Queryable, { id }: OneTimeToken): Promise<boolean> {
  const guesses = sql`${oneTimeTokens.failedGuesses} + 1`;
  const taken = await database
    .update(oneTimeTokens)
    .set({
      failedGuesses: guesses,
      codeHash: sql`case when ${guesses} < ${guessesAllowed} then ${oneTimeTokens.codeHash} end`,
    })
    .where(and(eq(oneTimeTokens.id, id), lt(oneTimeTokens.failedGuesses, guessesAllowed)))
    .returning({ id: oneTimeTokens.id });
  return taken.length > 0;
}

function matches(token: OneTimeToken, code: string): boolean {
  if (token.codeHash === null) return false;
  return timingSafeEqual(Buffer.from(token.codeHash), Buffer.from(sha256(token.id + code)));
}

function isLive(accounts: Accounts, token: OneTimeToken): boolean {
  const age = accounts.now().getTime() - token.createdAt.getTime();
  return age <= accounts.settings.AUTH_CODE_EXPIRY * 1000;
}
