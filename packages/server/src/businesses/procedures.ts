import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { getBusiness } from './get-business.ts';
import { listBusinesses } from './list-businesses.ts';
import { updateBusiness } from './update-business.ts';

export function businessProcedures({ database, jobs }: Pick<Services, 'database' | 'jobs'>) {
  const { businesses } = procedures;
  return {
    list: businesses.list.handler(({ input, context }) =>
      listBusinesses(database, context.scope, input),
    ),
    get: businesses.get.handler(({ input, context }) =>
      getBusiness(database, context.scope, input.id),
    ),
    update: businesses.update.handler(({ input: { id, ...change }, context }) =>
      updateBusiness(database, jobs, context.scope, id, change),
    ),
  };
}
