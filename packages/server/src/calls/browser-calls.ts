import { createHash, randomBytes } from 'node:crypto';
import type { BrowserCall, BrowserCallRequest } from '@second-ring/contract';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { browserCallTokens } from '../database/schema/browser-call-tokens.ts';
import { publicSocketAddress } from '../http/public-address.ts';
import { Refusal } from '../refusal.ts';
import { findLineByAgent, findLineByNumber } from './find-line.ts';
import { readCallerNumber } from './phone-number.ts';
import { recordCall } from './record-call.ts';
import type { CallSurroundings } from './surroundings.ts';

/** Where browsers open a call's socket; `?token=` follows. */
export const browserSocketPath = '/api/browser-calls/socket';

/** Milliseconds a token waits for its socket. */
const tokenLifetime = 60_000;

/**
 * Prepares a call from a browser: the address answered opens once, within 60 seconds.
 * @throws Refusal `NOT_FOUND` where nobody answers at this number or agent.
 */
export async function startBrowserCall(
  { database, clock }: CallSurroundings,
  publicUrl: string,
  { agentId, to, from }: BrowserCallRequest,
): Promise<BrowserCall> {
  const number = readCallerNumber(to);
  const line = agentId
    ? await findLineByAgent(database, agentId)
    : number && (await findLineByNumber(database, number));
  if (!line)
    throw new Refusal(
      'NOT_FOUND',
      'Nobody answers there. Check the number, or pick another agent.',
    );
  const token = randomBytes(32).toString('base64url');
  const callSid = `BC${randomBytes(16).toString('hex')}`;
  await database.insert(browserCallTokens).values({
    tokenHash: hashOf(token),
    agentId: line.agentId,
    callSid,
    fromNumber: readCallerNumber(from),
    expiresAt: new Date(clock.now() + tokenLifetime),
  });
  const url = publicSocketAddress(publicUrl, `${browserSocketPath}?token=${token}`);
  return { callSid, url };
}

/** Spends a token and writes its call down. Null where the token is unknown, used or too old. */
export async function admitBrowserCall(
  { database, clock, receptionists }: CallSurroundings,
  token: string,
): Promise<string | null> {
  const now = new Date(clock.now());
  const [admitted] = await database
    .update(browserCallTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(browserCallTokens.tokenHash, hashOf(token)),
        isNull(browserCallTokens.usedAt),
        gt(browserCallTokens.expiresAt, now),
      ),
    )
    .returning();
  const line = admitted && (await findLineByAgent(database, admitted.agentId));
  if (!line) return null;
  const { callSid, fromNumber: from } = admitted;
  await recordCall(
    database,
    receptionists,
    { callSid, channel: 'browser', from, to: line.number, forwardedFrom: null },
    line,
  );
  return callSid;
}

/** Forgets tokens nobody can use any more. */
export async function forgetBrowserTokens({ database, clock }: CallSurroundings): Promise<void> {
  await database
    .delete(browserCallTokens)
    .where(lt(browserCallTokens.expiresAt, new Date(clock.now() - tokenLifetime)));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
