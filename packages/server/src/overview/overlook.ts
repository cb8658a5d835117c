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
  const [days, minutes, leads, commitments, failedMessages, notForwarded] = await Promise.all([
    countCallsByDay(database, scope, timeZone, now),
    sumMinutes(database, scope, timeZone, now),
    findWaitingLeads(database, scope),
    findPromises(database, scope),
    findFailedMessages(database, scope, now),
    findNotForwarded(database, scope),
  ]);
  return {
    days,
    minutes,
    leads,
    commitments,
    failed_messages: failedMessages,
    not_forwarded: notForwarded,
  };
}
