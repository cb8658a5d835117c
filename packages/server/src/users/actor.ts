import { eq } from 'drizzle-orm';
import type { Person } from '../access/person.ts';
import type { Queryable } from '../database/database.ts';
import { users } from '../database/schema/users.ts';

/** Who does something, as the audit log names them. */
export async function actorOf(database: Queryable, person: Person | null) {
  if (!person) return null;
  const [user] = await database
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, person.userId));
  return user ?? { id: person.userId, email: null };
}
