import { inventedNumber } from '@second-ring/contract';
import { trialHours } from '@second-ring/contract/trial';
import { and, asc, eq, isNotNull, isNull, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { heldNumbers, phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';

/** Whether an AI employee answers at a number (E.164), or may. */
export async function isOurs(database: Queryable, number: string): Promise<boolean> {
  const held = await database.$count(heldNumbers, eq(heldNumbers.phoneNumber, number));
  if (held > 0) return true;
  return (await database.$count(phoneNumbers, eq(phoneNumbers.phoneNumber, number))) > 0;
}

/** Refuses to send summaries to a receptionist, who would answer them. */
export async function refuseOurs(database: Queryable, number: string): Promise<void> {
  if (!(await isOurs(database, number))) return;
  throw new Refusal(
    'INVALID_REQUEST',
    'This is an AI employee’s own number. Enter the mobile number you read texts on.',
  );
}

const { id, phoneNumber, region, status, reusable, lineProblem, assignedAt, letGoAt, letGoBy } =
  phoneNumbers;

/**
 * How many days a number rests that had calls before another business gets it, so that customers of
 * the one do not tell the other what they want, and have heard meanwhile that it is out of service.
 * One that was only tried out was known to few, and few days keep strangers who call what they try
 * out from laying the pool idle.
 */
export const restDays = { used: 30, triedOut: 3 } as const;

/** Who had a number no longer than this only tried it out, in hours: a trial and some slack. */
const triedOutHours = trialHours + 1;

/** When a number has rested; null: it does not rest. Without an instant: in SQL's time. */
export const restedAt = sql<Date | null>`(${letGoAt} + CASE
  WHEN ${letGoAt} < ${assignedAt} + make_interval(hours => ${triedOutHours})
  THEN make_interval(days => ${restDays.triedOut}) ELSE make_interval(days => ${restDays.used}) END)`.mapWith(
  letGoAt,
);

/**
 * What makes a number free: active, its calls sent here, at no agent, either reusable or never used, and rested. A number
 * that is not reusable may still be forwarded to by the business that had it.
 */
export function isAvailable(database: Queryable): SQL | undefined {
  const holder = database.select({ one: sql`1` }).from(heldNumbers).where(eq(heldNumbers.id, id));
  return and(isGivenOut(null), notExists(holder));
}

/** The same, but for who holds it. The business that let go of a resting number may have it back. */
export function isGivenOut(businessId: string | null): SQL | undefined {
  const rested = sql`coalesce(${restedAt} <= now(), true)`;
  return and(
    eq(status, 'active'),
    isNull(lineProblem),
    or(eq(reusable, true), isNull(assignedAt)),
    businessId === null ? rested : or(rested, eq(letGoBy, businessId)),
  );
}

/** Whether no phone company has a number. Such a one is given out only where there is no other. */
export const isInvented: SQL = sql`(${phoneNumber} ~ ${inventedNumber.source})`;

/** Numbers that phones reach, and those that no phone company has. */
export type NumberKind = 'real' | 'invented';

/** Of a query on numbers: those of a kind. */
export const ofKind = (kind: NumberKind): SQL =>
  kind === 'invented' ? isInvented : not(isInvented);

/**
 * The pool's free numbers, those that phones reach first; with those a business in scope let go of
 * itself and may have back. The pool is the installation's, so owners see all of it.
 */
export function availableNumbers(database: Queryable, scope: Scope, businessId: string | null) {
  const holder = database.select({ one: sql`1` }).from(heldNumbers).where(eq(heldNumbers.id, id));
  const mayBeBack =
    businessId === null
      ? undefined
      : and(within(scope, letGoBy), isGivenOut(businessId), notExists(holder));
  return database
    .select({ id, phone_number: phoneNumber, region })
    .from(phoneNumbers)
    .where(mayBeBack ? or(isAvailable(database), mayBeBack) : isAvailable(database))
    .orderBy(asc(isInvented), asc(region), asc(phoneNumber));
}

/** Whether a number (E.164) was a business's that callers knew, and is nobody's now. */
export async function isOutOfService(database: Queryable, number: string): Promise<boolean> {
  const holder = database.select({ one: sql`1` }).from(heldNumbers).where(eq(heldNumbers.id, id));
  const nobodys = and(eq(phoneNumber, number), isNotNull(letGoAt), notExists(holder));
  return (await database.$count(phoneNumbers, nobodys)) > 0;
}

/** How many numbers that callers know one business may let go of before one of them has rested. */
const mostLetGo = 2;

/**
 * Refuses another number to a business that has laid others idle: each that was called rests.
 * @throws Refusal `NOT_ALLOWED`
 */
export async function refuseManyLetGo(database: Queryable, businessId: string): Promise<void> {
  const resting = and(eq(letGoBy, businessId), sql`${restedAt} > now()`);
  if ((await database.$count(phoneNumbers, resting)) < mostLetGo) return;
  throw new Refusal(
    'NOT_ALLOWED',
    'This business has given up several numbers lately that its callers know. Link one of those again, or ask the operator.',
  );
}

/** Ends a number's rest, at an operator's word. False where there is no such number. */
export async function endRest(database: Queryable, numberId: string): Promise<boolean> {
  const freed = await database
    .update(phoneNumbers)
    .set({ letGoAt: null, letGoBy: null })
    .where(eq(id, numberId))
    .returning({ id });
  return freed.length > 0;
}
