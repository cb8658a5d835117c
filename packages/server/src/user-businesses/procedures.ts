import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { claimBusiness } from './claim-business.ts';
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

/** A claim reaches beyond its owner's rows: the business is not theirs until it has gone through. */
export function claimProcedures({ database }: Pick<Services, 'database'>) {
  return {
    claim: procedures.claims.claim.handler(({ input, context }) =>
      claimBusiness(database, context.person, input.claimToken),
    ),
  };
}
