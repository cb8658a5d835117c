import type { VersionAuthor } from '@second-ring/contract';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/users.ts';

/** Someone as versions name them; null: nobody was signed in. */
export async function authorNamed(
  on: Queryable,
  userId: string | null,
): Promise<VersionAuthor | null> {
  if (userId === null) return null;
  const [user] = await on.select({ name: users.email }).from(users).where(eq(users.id, userId));
  return { id: userId, name: user?.name ?? null };
}
