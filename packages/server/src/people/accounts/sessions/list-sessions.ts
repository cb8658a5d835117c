import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { sessions } from '../../../platform/database/schema/sessions.ts';
import { AccountError } from '../errors/account-error.ts';
import type { Session } from './session.ts';

/** A place where someone is signed in, on the wire. */
export interface SessionRow {
  id: string;
  /** As the browser called itself at the last refresh. */
  user_agent: string | null;
  ip: string | null;
  created_at: string;
  /** When it last asked for a new access token: once an hour while it is open. */
  last_used_at: string;
  /** Whether it is the one that asks. */
  current: boolean;
}

const lastUsedAt = sql`coalesce(${sessions.refreshedAt}, ${sessions.createdAt})`;

/** Where the user of a session is signed in: the session itself first, then the last used. */
export async function listSessions(
  database: Queryable,
  { id: ownId, userId }: Pick<Session, 'id' | 'userId'>,
): Promise<SessionRow[]> {
  const rows = await database
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(eq(sessions.id, ownId)), desc(lastUsedAt))
    .limit(200);
  return rows.map(({ id, userAgent, ip, createdAt, refreshedAt }) => ({
    id,
    user_agent: userAgent,
    ip,
    created_at: createdAt.toISOString(),
    last_used_at: (refreshedAt ?? createdAt).toISOString(),
    current: id === ownId,
  }));
}

/**
 * Ends one of a user's sessions.
 * @throws AccountError `session_not_found`
 */
export async function endSession(database: Queryable, userId: string, id: string): Promise<void> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new AccountError(404, 'session_not_found', 'Session not found');
}
