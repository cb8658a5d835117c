import { eq } from 'drizzle-orm';
import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import type { Queryable } from '../database/database.ts';
import { agents } from '../database/schema/agents.ts';
import { businesses } from '../database/schema/businesses.ts';
import { phoneNumbers } from '../database/schema/phone-numbers.ts';
import { Refusal } from '../refusal.ts';

export function browserCallProcedures({ calls, database }: Pick<Services, 'calls' | 'database'>) {
  return {
    answeringBusiness: procedures.browserCalls.answeringBusiness.handler(({ input }) =>
      findAnsweringBusiness(database, input),
    ),
    start: procedures.browserCalls.start.handler(({ input }) => calls.startBrowserCall(input)),
  };
}

/**
 * Who answers at an agent's id, or at a number (E.164): no more than a caller hears in the greeting.
 * @throws Refusal `NOT_FOUND` where nobody does.
 */
async function findAnsweringBusiness(
  database: Queryable,
  { agentId, to }: { agentId?: string | undefined; to?: string | undefined },
): Promise<{ businessName: string | null }> {
  const [found] = await database
    .select({ businessName: businesses.name })
    .from(agents)
    .innerJoin(businesses, eq(agents.businessId, businesses.id))
    .leftJoin(phoneNumbers, eq(agents.phoneNumberId, phoneNumbers.id))
    .where(agentId ? eq(agents.id, agentId) : eq(phoneNumbers.phoneNumber, to ?? ''))
    .limit(1);
  if (!found)
    throw new Refusal(
      'NOT_FOUND',
      'Nobody answers there. Check the number, or pick another agent.',
    );
  return found;
}
