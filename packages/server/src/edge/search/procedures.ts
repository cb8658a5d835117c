import { type Config, callLogRow, type SearchFindings } from '@second-ring/contract';
import { listCallLogs } from '../../calls/logs/call-procedures.ts';
import { listBusinesses } from '../../knowledge/businesses/procedures.ts';
import { listAgents } from '../../lines/agents/procedures.ts';
import { listPhoneNumbers } from '../../lines/phone-numbers/procedures.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { Scope } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';

export function searchProcedures({ config }: Pick<Services, 'config'>) {
  return {
    find: procedures.search.find.handler(({ input, context }) =>
      context.withDatabase((database) => findAnything(database, config, context.scope, input.q)),
    ),
  };
}

/** How many of each kind are shown. */
const most = 5;

/**
 * The newest few businesses, agents, numbers and calls in scope that contain the words. A telephone
 * number is found however it is written.
 */
async function findAnything(
  database: Queryable,
  config: Config,
  scope: Scope,
  words: string,
): Promise<SearchFindings> {
  const query = { q: words, limit: most };
  // One after the other: a transaction has one connection.
  const calls = await listCallLogs(database, scope, query);
  return {
    businesses: (await listBusinesses(database, scope, query)).body,
    agents: (await listAgents(database, scope, query)).body,
    phone_numbers: (await listPhoneNumbers(database, config, scope, query)).body,
    calls: calls.body.map((row) => callLogRow.parse(JSON.parse(row))),
  };
}
