import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { decideFact } from './decide-fact.ts';
import { listFacts } from './list-facts.ts';

export function businessFactProcedures({ database, jobs }: Pick<Services, 'database' | 'jobs'>) {
  const { businessFacts } = procedures;
  return {
    list: businessFacts.list.handler(({ input, context }) =>
      listFacts(database, context.scope, input.id),
    ),
    decide: businessFacts.decide.handler(({ input: { id, ...decision }, context }) =>
      decideFact(database, jobs, context.scope, { businessId: id, ...decision }),
    ),
  };
}
