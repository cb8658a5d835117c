import type { HeldOfCaller } from '@second-ring/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { actorOf, recordAudit } from '../../people/audit-log/audit.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { appointments } from '../../platform/database/schema/appointments.ts';
import { blockedCallers } from '../../platform/database/schema/blocked-callers.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import { keptCalls } from '../../platform/database/schema/kept-calls.ts';
import { commitments, leads } from '../../platform/database/schema/leads.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { type Person, type Scope, within } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { block, listBlocked, unblock } from './blocked-callers.ts';
import { eraseCaller } from './erase-caller.ts';
import { type Caller, callsOf, optOutsOf, rowsOf } from './rows-of-caller.ts';

/** Each goes through a business's whole log: enough for a person, too little for a machine. */
const timesPerMinute = 20;

export function callerProcedures() {
  const { callers } = procedures;
  return {
    export: callers.export.handler(async ({ input, context }) => {
      await context.limitRate('callers', timesPerMinute);
      const held = await context.withDatabase((database) =>
        exportCaller(database, context.scope, context.person, input),
      );
      // A person reads this file.
      context.answerWith(JSON.stringify(held, null, 2));
      return held;
    }),
    erase: callers.erase.handler(async ({ input, context }) => {
      await context.limitRate('callers', timesPerMinute);
      return context.withDatabase((database) =>
        eraseCaller(database, context.scope, context.person, input),
      );
    }),
  };
}

export function blockedCallerProcedures() {
  const { blockedCallers } = procedures;
  return {
    list: blockedCallers.list.handler(({ input, context }) =>
      context.withDatabase((database) => listBlocked(database, context.scope, input.businessId)),
    ),
    block: blockedCallers.block.handler(({ input, context }) =>
      context.withDatabase((database) => block(database, context.scope, input)),
    ),
    unblock: blockedCallers.unblock.handler(({ input, context }) =>
      context.withDatabase((database) => unblock(database, context.scope, input)),
    ),
  };
}

/**
 * Everything a business holds about a caller; empty lists where it is nothing. That it was asked
 * for is written down, without the number. Refuses with `NOT_FOUND` outside the scope.
 */
async function exportCaller(
  database: Queryable,
  scope: Scope,
  person: Person | null,
  caller: Caller,
): Promise<HeldOfCaller> {
  const { businessId } = caller;
  const [found] = await database
    .select({ name: businesses.name })
    .from(businesses)
    .where(and(eq(businesses.id, businessId), within(scope, businesses.id)));
  const business = foundOrRefused(found, 'business');
  const calls = await database
    .select()
    .from(callLogs)
    .where(callsOf(database, scope, caller))
    .orderBy(asc(callLogs.callTimestamp), asc(callLogs.id));
  const ids = calls.map(({ id }) => id);
  const turns = await database
    .select()
    .from(callTurns)
    .where(inArray(callTurns.callId, ids))
    .orderBy(asc(callTurns.callId), asc(callTurns.sequence));
  const their = rowsOf(scope, caller, ids);
  const texts = await database
    .select()
    .from(smsLogs)
    .where(their.texts)
    .orderBy(asc(smsLogs.createdAt), asc(smsLogs.id));
  const [block] = await database.select().from(blockedCallers).where(their.block);
  const optOuts = await optOutsOf(database, scope, caller);
  const booked = await database.select().from(appointments).where(their.appointments);
  const held: HeldOfCaller = {
    exported_at: new Date().toISOString(),
    business_id: businessId,
    business_name: business.name,
    phone_number: caller.phone_number,
    blocked_since: block?.createdAt.toISOString() ?? null,
    opted_out: optOuts.map(({ fromNumber, optedOutAt }) => ({
      from_number: fromNumber,
      opted_out_at: optedOutAt.toISOString(),
    })),
    calls: calls.map(({ leaseOwner: _owner, leaseEpoch: _epoch, ...call }) => ({
      ...written(call),
      turns: turns
        .filter(({ callId }) => callId === call.id)
        .map(({ callId: _call, leaseEpoch: _lease, at, ...turn }) => ({
          ...turn,
          at: at.toISOString(),
        })),
    })),
    texts: texts.map(written),
    leads: (await database.select().from(leads).where(their.leads)).map(written),
    commitments: (await database.select().from(commitments).where(their.commitments)).map(written),
    appointments: booked.map(written),
    kept_calls: (await database.select().from(keptCalls).where(their.keptCalls)).map(written),
  };
  await recordAudit(database, {
    action: 'caller_exported',
    actor: await actorOf(database, person),
    businessId,
    details: { calls: calls.length, texts: texts.length },
  });
  return held;
}

/** A row under the API's names: `fromNumber` is `from_number`, instants are ISO 8601. */
function written(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value instanceof Date ? value.toISOString() : value,
    ]),
  );
}
