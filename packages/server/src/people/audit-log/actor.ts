import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/users.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';

/** Who does something, as the audit log names them. */
export async function actorOf(database: Queryable, person: Person | null) {
  if (!person) return null;
  const [user] = await database
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, person.userId));
  return user ?? { id: person.userId, email: null };
}
