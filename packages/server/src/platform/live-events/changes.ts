import { gte, max } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { callLogs } from '../database/schema/call-logs.ts';
import { smsLogs } from '../database/schema/sms-logs.ts';

/** A row that was made or changed. */
export interface Change {
  list: 'call-logs' | 'sms-logs';
  id: string;
  businessId: string | null;
  /** Whether the row is new, as far as this watch has seen. */
  created: boolean;
}

/**
 * Writes are seen this long after they were stamped at the latest, in milliseconds: a transaction
 * shows its rows only once it is over, and clocks differ a little.
 */
const latestMs = 5_000;

/** Watches the logs. Each look answers what was made or changed since the one before. */
export function watchChanges(database: Queryable): () => Promise<Change[]> {
  const calls = watchTable(database, callLogs, 'call-logs');
  const messages = watchTable(database, smsLogs, 'sms-logs');
  return async () => [...(await calls()), ...(await messages())];
}

function watchTable(
  database: Queryable,
  table: typeof callLogs | typeof smsLogs,
  list: Change['list'],
): () => Promise<Change[]> {
  /** When each row that was lately seen had last changed. */
  let seen: Map<string, number> | null = null;
  let newest = new Date(0);
  return async () => {
    if (seen === null) {
      const [latest] = await database.select({ at: max(table.updatedAt) }).from(table);
      newest = latest?.at ?? new Date(0);
    }
    const rows = await database
      .select({
        id: table.id,
        businessId: table.businessId,
        createdAt: table.createdAt,
        updatedAt: table.updatedAt,
      })
      .from(table)
      .where(gte(table.updatedAt, new Date(newest.getTime() - latestMs)));
    const before = seen;
    const since = newest.getTime() - latestMs;
    const changed = rows.filter((row) => before?.get(row.id) !== row.updatedAt.getTime());
    seen = new Map(rows.map((row) => [row.id, row.updatedAt.getTime()]));
    for (const { updatedAt } of rows) if (updatedAt > newest) newest = updatedAt;
    if (before === null) return [];
    return changed.map(({ id, businessId, createdAt }) => ({
      list,
      id,
      businessId,
      created: !before.has(id) && createdAt.getTime() >= since,
    }));
  };
}
