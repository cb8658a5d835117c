import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { smsOptOuts } from '../../platform/database/schema/sms-logs.ts';

/** Whether a number has asked one of ours for no more messages. */
export async function hasOptedOut(
  database: Queryable,
  phoneNumber: string,
  ours: string,
): Promise<boolean> {
  const rows = await database
    .select({ phoneNumber: smsOptOuts.phoneNumber })
    .from(smsOptOuts)
    .where(and(eq(smsOptOuts.phoneNumber, phoneNumber), eq(smsOptOuts.fromNumber, ours)));
  return rows.length > 0;
}

/** Whether a number has asked any of ours for no more messages. */
export async function hasEverOptedOut(database: Queryable, phoneNumber: string): Promise<boolean> {
  return (await database.$count(smsOptOuts, eq(smsOptOuts.phoneNumber, phoneNumber))) > 0;
}

export async function optOut(database: Queryable, phoneNumber: string, ours: string) {
  await database.insert(smsOptOuts).values({ phoneNumber, fromNumber: ours }).onConflictDoNothing();
}

export async function optIn(database: Queryable, phoneNumber: string, ours: string) {
  await database
    .delete(smsOptOuts)
    .where(and(eq(smsOptOuts.phoneNumber, phoneNumber), eq(smsOptOuts.fromNumber, ours)));
}
