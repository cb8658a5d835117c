import type { Services } from '../../platform/services.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { decideFact } from './decide-fact.ts';
import { listFacts } from './list-facts.ts';

export function businessFactProcedures({ jobs }: Pick<Services, 'jobs'>) {
  const { businessFacts } = procedures;
  return {
    list: businessFacts.list.handler(({ input, context }) =>
      context.withDatabase((database) => listFacts(database, context.scope, input.id)),
    ),
    decide: businessFacts.decide.handler(({ input: { id, ...decision }, context }) =>
      context.withDatabase((database) =>
        decideFact(database, jobs, context, { businessId: id, ...decision }),
      ),
    ),
  };
}
