import type { Services } from '../../platform/services.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { listUserBusinesses } from './list-user-businesses.ts';
import { tieUser, untieUser } from './tie-user.ts';

export function userBusinessProcedures({ database }: Pick<Services, 'database'>) {
  const { userBusinesses } = procedures;
  return {
    list: userBusinesses.list.handler(({ input, context }) =>
      context.withDatabase((own) => listUserBusinesses(own, context.scope, input)),
    ),
    tie: userBusinesses.tie.handler(({ input, context }) =>
      tieUser(database, context.person, input),
    ),
    untie: userBusinesses.untie.handler(({ input, context }) =>
      untieUser(database, context.person, input.id),
    ),
  };
}
