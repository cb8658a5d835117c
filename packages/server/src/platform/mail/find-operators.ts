import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { users } from '../database/schema/users.ts';

/** Where operators are written to: those the settings name, else the first one with an account. */
export async function findOperators(
  database: Queryable,
  operatorEmails: readonly string[],
): Promise<readonly string[]> {
  if (operatorEmails.length > 0) return operatorEmails;
  const [first] = await database
    .select({ email: users.email })
    .from(users)
    .where(
      and(eq(users.operator, true), isNotNull(users.emailConfirmedAt), isNull(users.deletedAt)),
    )
    .orderBy(asc(users.createdAt))
    .limit(1);
  return first?.email ? [first.email] : [];
}
