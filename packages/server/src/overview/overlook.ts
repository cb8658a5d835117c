import type { Overview } from '@second-ring/contract';
import type { Scope } from '../access/person.ts';
import type { Queryable } from '../database/database.ts';
import { countCallsByDay } from './calls-by-day.ts';
import { sumMinutes } from './minutes-used.ts';
import { findFailedMessages, findNotForwarded, findPromises, findWaitingLeads } from './waiting.ts';

/** What needs a person's eye within the scope, days and months counted in `timeZone`. */
export async function overlook(
  database: Queryable,
  scope: Scope,
  timeZone: string,
  now: Date,
): Promise<Overview> {
  // One after the other: a transaction has one connection.
  return {
    days: await countCallsByDay(database, scope, timeZone, now),
    minutes: await sumMinutes(database, scope, timeZone, now),
    leads: await findWaitingLeads(database, scope),
    commitments: await findPromises(database, scope),
    failed_messages: await findFailedMessages(database, scope, now),
    not_forwarded: await findNotForwarded(database, scope),
  };
}
