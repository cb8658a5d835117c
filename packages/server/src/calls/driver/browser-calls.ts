import { createHash, randomBytes } from 'node:crypto';
import type { BrowserCall, BrowserCallRequest } from '@second-ring/contract';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { browserCallTokens } from '../../platform/database/schema/browser-call-tokens.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { isLoopback } from '../../platform/http/client-address.ts';
import { networksOf } from '../../platform/http/network.ts';
import { publicSocketAddress } from '../../platform/http/public-address.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import { findLineByAgent, findLineByNumber, readCallerNumber } from '../record/find-line.ts';
import { recordCall } from '../record/record-call.ts';
import type { CallSurroundings } from '../record/surroundings.ts';

/** Where browsers open a call's socket; `?token=` follows. */
export const browserSocketPath = '/api/browser-calls/socket';

/** The calls, as far as the rest of the server knows them. */
export interface Calls {
  /**
   * Makes a single-use address for one call from a browser. Refuses with `NOT_FOUND` when no agent
   * answers there, and with `TOO_MANY_REQUESTS` while too many calls are held from there.
   * @param address where it is asked for from; null: nobody knows
   * @param person who is signed in there; null: nobody
   */
  startBrowserCall(
    request: BrowserCallRequest,
    address: string | null,
    person: Person | null,
  ): Promise<BrowserCall>;
}

/** Milliseconds a token waits for its socket. */
const tokenLifetime = 60_000;
/** What a network books is counted for a day. */
const countedFor = 24 * 60 * 60_000;

/**
 * Prepares a call from a browser: the address answered opens once, within 60 seconds. With `resume`
 * it leads back to that call while it is open, else to a new one. A call by who manages the business
 * is a test.
 * @throws Refusal `NOT_FOUND` where nobody answers at this number or agent.
 */
export async function startBrowserCall(
  { database, clock }: CallSurroundings,
  publicUrl: string,
  { agentId, to, from, resume }: BrowserCallRequest,
  address: string | null,
  person: Person | null,
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
  const callSid =
    (resume && (await findDroppedCall(database, resume, line.agentId))) ??
    `BC${randomBytes(16).toString('hex')}`;
  const fresh = {
    tokenHash: hashOf(token),
    usedAt: null,
    expiresAt: new Date(clock.now() + tokenLifetime),
  };
  await database
    .insert(browserCallTokens)
    .values({
      ...fresh,
      agentId: line.agentId,
      callSid,
      fromNumber: readCallerNumber(from),
      network: siteNetworkOf(address),
      test: person !== null && manages(person, line.businessId),
    })
    .onConflictDoUpdate({ target: browserCallTokens.callSid, set: fresh });
  const url = publicSocketAddress(publicUrl, `${browserSocketPath}?token=${token}`);
  return { callSid, url };
}

/** An IPv4 address, or the /48 around an IPv6 one: what one stranger has. Null: this machine. */
function siteNetworkOf(address: string | null): string | null {
  if (address === null || isLoopback(address)) return null;
  const [own, site] = networksOf(address);
  return (site ?? own)?.key ?? null;
}

function manages(person: Person, businessId: string): boolean {
  return person.role === 'operator' || person.businessIds.includes(businessId);
}

/** A browser's call that is still open: its id, which only its caller was told, is the key to it. */
async function findDroppedCall(
  database: Queryable,
  callSid: string,
  agentId: string,
): Promise<string | null> {
  const [call] = await database
    .select({ callSid: callLogs.callSid })
    .from(callLogs)
    .where(
      and(
        eq(callLogs.callSid, callSid),
        eq(callLogs.agentId, agentId),
        eq(callLogs.channel, 'browser'),
        isNull(callLogs.endedAt),
      ),
    )
    .limit(1);
  return call?.callSid ?? null;
}

/** Spends a token and writes its call down. Null where the token is unknown, used or too old. */
export async function admitBrowserCall(
  outside: CallSurroundings,
  token: string,
): Promise<string | null> {
  const { database, clock } = outside;
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
  const { callSid, fromNumber: from, test, network } = admitted;
  await recordCall(
    outside,
    { callSid, channel: 'browser', from, to: line.number, forwardedFrom: null, test, network },
    line,
  );
  return callSid;
}

/** Forgets tokens that nobody can use and nothing is counted by any more. */
export async function forgetBrowserTokens({ database, clock }: CallSurroundings): Promise<void> {
  await database
    .delete(browserCallTokens)
    .where(lt(browserCallTokens.expiresAt, new Date(clock.now() - tokenLifetime - countedFor)));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
