import { createHash } from 'node:crypto';
import { and, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database.ts';
import { askings } from '../database/schema/askings.ts';
import { userBusinesses } from '../database/schema/user-businesses.ts';
import { isLoopback } from '../http/client-address.ts';
import { liesIn, networkOf, networksOf } from '../http/network.ts';
import { sayWait, TooManyRequests } from '../refusal.ts';

/** Somebody who may not expect it is about to be written to or rung, because somebody typed them. */
export interface Asking {
  by: 'mail' | 'text' | 'ring';
  /** An e-mail address, or a number in E.164. */
  target: string;
  /** Whether they agreed to it before, and this is a test. */
  agreed?: boolean;
  /** Whose calls it is about; null: nobody's. */
  businessId: string | null;
  /** Who had them asked; null: nobody in particular, as when a call's summary is due. */
  asker: Asker | null;
}

export interface Asker {
  /** Their account; null: they are not signed in. */
  userId: string | null;
  /** Where they ask from; null: unknown. */
  address: string | null;
}

const hour = 60 * 60_000;
const day = 24 * hour;

/** So many times within so many milliseconds. */
interface Limit {
  times: number;
  span: number;
}

/** How often one target is asked by all the businesses of an installation together. */
const message: readonly Limit[] = [
  { times: 1, span: hour },
  { times: 3, span: day },
];
const perTarget: Record<Asking['by'], readonly Limit[]> = {
  mail: message,
  text: message,
  // Nobody picks up every time.
  ring: [
    { times: 2, span: hour },
    { times: 3, span: day },
  ],
};
/** How often one that has agreed is sent a test. */
const perAgreed: readonly Limit[] = [
  { times: 5, span: hour },
  { times: 10, span: day },
];

/** How many tests of either way one business sends in a day, to whomever. */
const perAgreedOfBusiness: readonly Limit[] = [{ times: 20, span: day }];

/** How many targets in a day one business, account or network has asked, by whatever way. */
export const mostAsked = { unclaimed: 3, business: 10, account: 10, network: 12 } as const;

/**
 * Counts that somebody is asked, in the database, for all instances together.
 * @param now milliseconds since the epoch.
 * @returns how many milliseconds to wait, and nothing counted; 0: they may be asked.
 */
export async function countAsking(
  transaction: Transaction,
  asking: Asking,
  now: number,
): Promise<number> {
  // Many that are to be asked at once are counted one after another. It is seldom.
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('askings'))`);
  await transaction.delete(askings).where(lte(askings.askedAt, new Date(now - day)));
  const waits: number[] = [];
  for (const { which, limits } of await limitsOf(transaction, asking))
    for (const limit of limits) waits.push(await waitOf(transaction, which, limit, now));
  const wait = Math.max(0, ...waits);
  if (wait > 0) return wait;
  const { businessId, asker, agreed = false } = asking;
  const address = countedAddress(asker);
  await transaction.insert(askings).values({
    target: targetOf(asking),
    agreed,
    businessId,
    userId: asker?.userId ?? null,
    network: address === null ? null : networkOf(address),
    askedAt: new Date(now),
  });
  return 0;
}

/**
 * What somebody is told who wants a target asked too often.
 * @param why a sentence for a person.
 */
export function askedTooOften(why: string, wait: number): TooManyRequests {
  return new TooManyRequests(`${why} Try again in ${sayWait(wait)}.`, wait);
}

interface CountedRows {
  which: SQL | undefined;
  limits: readonly Limit[];
}

async function limitsOf(database: Queryable, asking: Asking): Promise<CountedRows[]> {
  const { by, agreed = false, businessId, asker } = asking;
  const sameTarget = and(eq(askings.target, targetOf(asking)), eq(askings.agreed, agreed));
  if (agreed) {
    const ofTarget = { which: sameTarget, limits: perAgreed };
    if (businessId === null) return [ofTarget];
    const tests = and(eq(askings.agreed, true), eq(askings.businessId, businessId));
    return [ofTarget, { which: tests, limits: perAgreedOfBusiness }];
  }
  const asked = eq(askings.agreed, false);
  const rows: CountedRows[] = [{ which: sameTarget, limits: perTarget[by] }];
  const count = (which: SQL | undefined, times: number) =>
    rows.push({ which: and(asked, which), limits: [{ times, span: day }] });
  if (businessId !== null) {
    const owners = eq(userBusinesses.businessId, businessId);
    const claimed = (await database.$count(userBusinesses, owners)) > 0;
    count(eq(askings.businessId, businessId), claimed ? mostAsked.business : mostAsked.unclaimed);
  }
  if (asker?.userId) count(eq(askings.userId, asker.userId), mostAsked.account);
  const address = countedAddress(asker);
  for (const network of address === null ? [] : networksOf(address)) {
    const times = mostAsked.network * (Math.log2(network.share) / 3 + 1);
    count(liesIn(askings.network, network), times);
  }
  return rows;
}

/** This machine's own is nobody's network. */
export function countedAddress(asker: Asker | null): string | null {
  return asker === null || isLoopback(asker.address) ? null : asker.address;
}

async function waitOf(
  database: Queryable,
  which: SQL | undefined,
  { times, span }: Limit,
  now: number,
): Promise<number> {
  const [last] = await database
    .select({ askedAt: askings.askedAt })
    .from(askings)
    .where(and(which, gt(askings.askedAt, new Date(now - span))))
    .orderBy(desc(askings.askedAt))
    .offset(times - 1)
    .limit(1);
  return last ? last.askedAt.getTime() + span - now : 0;
}

function targetOf({ by, target }: Asking): string {
  const whom = by === 'mail' ? mailboxOf(target) : target;
  return createHash('sha256').update(`${by}:${whom}`).digest('hex');
}

const ignoresDots = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox an address leads to: what is after a plus, and some dots, lead to the same one. */
export function mailboxOf(address: string): string {
  const written = address.trim().toLowerCase();
  const at = written.lastIndexOf('@');
  const domain = written.slice(at + 1);
  const [name = ''] = written.slice(0, Math.max(0, at)).split('+');
  if (!ignoresDots.has(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}
