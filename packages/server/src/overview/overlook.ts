import type { Overview } from '@second-ring/contract';
import type { Scope } from '../access/person.ts';
import type { Queryable } from '../database/database.ts';
import { countCallsByDay } from './calls-by-day.ts';
import { sumMinutes } from './minutes-used.ts';
import { findOpenQuestions } from './open-questions.ts';
import {
  findFailedMessages,
  findNotForwarded,
  findPromises,
  findUrgentCalls,
  findWaitingLeads,
} from './waiting.ts';
import { countWeek } from './week-in-numbers.ts';
import { zoneOfScope } from './zone-of-scope.ts';

/**
 * What needs a person's eye within the scope. Days and months are counted where the businesses are,
 * in `readersZone` where there is none.
 */
export async function overlook(
  database: Queryable,
  scope: Scope,
  readersZone: string,
  now: Date,
): Promise<Overview> {
  // One after the other: a transaction has one connection.
  const timeZone = await zoneOfScope(database, scope, readersZone);
  return {
    time_zone: timeZone,
    week: await countWeek(database, scope, now),
    urgent: await findUrgentCalls(database, scope, now),
    questions: await findOpenQuestions(database, scope),
    days: await countCallsByDay(database, scope, timeZone, now),
    minutes: await sumMinutes(database, scope, timeZone, now),
    leads: await findWaitingLeads(database, scope),
    commitments: await findPromises(database, scope),
    failed_messages: await findFailedMessages(database, scope, now),
    not_forwarded: await findNotForwarded(database, scope),
  };
}
