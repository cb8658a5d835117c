import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import type { Turn } from './rebuild-conversation.ts';

/** The right to speak on a call. It ends when another instance takes a later one. */
export interface Lease {
  callId: string;
  epoch: number;
}

/** Another instance has taken the call over: stop speaking. */
export class LeaseLost extends Error {
  constructor(callId: string) {
    super(`The call ${callId} has been taken over by another instance.`);
    this.name = 'LeaseLost';
  }
}

/**
 * Stores a call's next turns, the first as number `first`, in one statement and only under a lease
 * that still holds. Once it resolves they survive a crash.
 * @param mind the version of what decided them.
 * @throws LeaseLost when another instance holds the call or has written these numbers already.
 */
export async function storeTurns(
  database: Queryable,
  lease: Lease,
  first: number,
  turns: readonly Turn[],
  mind: string,
): Promise<void> {
  const stored = await database
    .insert(callTurns)
    .select((query) =>
      query
        .select({
          callId: callLogs.id,
          sequence: sql<number>`${first}::integer + turn.ordinality - 1`.as('sequence'),
          input: sql`turn.value -> 'input'`.as('input'),
          at: sql`to_timestamp((turn.value ->> 'at')::double precision / 1000)`.as('at'),
          effects: sql`turn.value -> 'effects'`.as('effects'),
          mind: sql`${mind}::text`.as('mind'),
          outcome: sql`turn.value -> 'outcome'`.as('outcome'),
          state: sql`nullif(turn.value -> 'state', 'null')`.as('state'),
          leaseEpoch: callLogs.leaseEpoch,
        })
        .from(callLogs)
        .crossJoin(sql`jsonb_array_elements(${jsonbText(turns)}::jsonb) with ordinality as turn`)
        .where(and(eq(callLogs.id, lease.callId), eq(callLogs.leaseEpoch, lease.epoch))),
    )
    .onConflictDoNothing()
    .returning({ sequence: callTurns.sequence });
  if (stored.length !== turns.length) throw new LeaseLost(lease.callId);
}

/** As JSON that jsonb takes: words cut short may end in half a character. */
export function jsonbText(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'string'
      ? each.replaceAll('\u0000', '').replaceAll(/\p{Cs}/gu, '\uFFFD')
      : each,
  );
}
