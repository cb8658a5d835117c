import { and, asc, eq, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { heldNumbers, phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { Refusal } from '../../platform/refusal.ts';

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

const { id, phoneNumber, region, status, reusable, assignedAt } = phoneNumbers;

/**
 * What makes a number free: active, at no agent, and either reusable or never used. A number that
 * is not reusable may still be forwarded to by the business that had it.
 */
export function isAvailable(database: Queryable): SQL | undefined {
  const holder = database.select({ one: sql`1` }).from(heldNumbers).where(eq(heldNumbers.id, id));
  return and(eq(status, 'active'), or(eq(reusable, true), isNull(assignedAt)), notExists(holder));
}

/** The pool's free numbers. The pool is the installation's, so owners see all of it. */
export function availableNumbers(database: Queryable) {
  return database
    .select({ id, phone_number: phoneNumber, region })
    .from(phoneNumbers)
    .where(isAvailable(database))
    .orderBy(asc(region), asc(phoneNumber));
}
