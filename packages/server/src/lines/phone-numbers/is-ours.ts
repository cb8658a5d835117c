import { eq } from 'drizzle-orm';
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
