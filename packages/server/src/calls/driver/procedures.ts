import type { AnsweringBusiness } from '@second-ring/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { isLoopback } from '../../platform/http/client-address.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import type { Calls } from './browser-calls.ts';

/** Each may take a model's time and tell an owner, and costs whoever makes it nothing. */
const callsPerDay = 100;
const secondsOfDay = 86_400;

export function browserCallProcedures({
  calls,
  database,
}: Pick<Services, 'database'> & { calls: Calls }) {
  return {
    answeringBusiness: procedures.browserCalls.answeringBusiness.handler(({ input }) =>
      findAnsweringBusiness(database, input),
    ),
    start: procedures.browserCalls.start.handler(async ({ input, context }) => {
      if (!isLoopback(context.address))
        await context.limitRate('browser-calls', callsPerDay, secondsOfDay, true);
      return calls.startBrowserCall(input, context.address, await context.findPerson());
    }),
  };
}

/** Whether an address is the page of a call, `/call/AGENT` or `/call/+NUMBER`, that nobody would answer. */
export async function callsNobody(database: Queryable, path: string): Promise<boolean> {
  const [, called] = /^\/call\/([^/]+)\/?$/.exec(path) ?? [];
  if (called === undefined) return false;
  const to = called.replace(/^%2b/i, '+');
  const id = z.uuid().safeParse(called);
  if (!to.startsWith('+') && !id.success) return true;
  const found = await findAnswering(database, to.startsWith('+') ? { to } : { agentId: id.data });
  return found === undefined;
}

/**
 * Who answers at an agent's id, or at a number (E.164): no more than a caller hears in the greeting.
 * @throws Refusal `NOT_FOUND` where nobody does.
 */
async function findAnsweringBusiness(
  database: Queryable,
  called: Called,
): Promise<AnsweringBusiness> {
  const found = await findAnswering(database, called);
  if (!found)
    throw new Refusal(
      'NOT_FOUND',
      'Nobody answers there. Check the number, or pick another agent.',
    );
  return {
    businessName: found.businessName,
    taught: {
      prices: found.services?.some(({ pricingType }) => pricingType !== 'dont_say') ?? false,
      hours: found.businessHours !== null,
    },
  };
}

/** By an agent's id, or by a number (E.164). */
interface Called {
  agentId?: string | undefined;
  to?: string | undefined;
}

async function findAnswering(database: Queryable, { agentId, to }: Called) {
  const { name, services, businessHours } = businesses;
  const [found] = await database
    .select({ businessName: name, services, businessHours })
    .from(agents)
    .innerJoin(businesses, eq(agents.businessId, businesses.id))
    .leftJoin(phoneNumbers, eq(agents.phoneNumberId, phoneNumbers.id))
    .where(agentId ? eq(agents.id, agentId) : eq(phoneNumbers.phoneNumber, to ?? ''))
    .limit(1);
  return found;
}
