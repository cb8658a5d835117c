import type { Services } from '../../platform/services.ts';
import { procedures, type RequestContext } from '../../platform/tenant-guard/procedures.ts';
import type { WebsiteOptions } from '../website/read-website.ts';
import { claimBusiness } from './claim-business.ts';
import { type AgentRequest, createFromPlace } from './from-place.ts';
import { createFromWebsite } from './from-website.ts';
import { newBusinessesPerDay } from './limit-trials.ts';

const secondsOfDay = 86_400;

export function newAgentProcedures({
  database,
  jobs,
  websites,
}: Pick<Services, 'database' | 'jobs'> & { websites: WebsiteOptions }) {
  const { newAgents } = procedures;
  const requestOf = async (context: RequestContext): Promise<AgentRequest> => ({
    database,
    jobs,
    address: context.address,
    person: await context.findPerson(),
    limitAddress: () => context.limitRate('new-business', newBusinessesPerDay, secondsOfDay),
  });
  return {
    fromGooglePlace: newAgents.fromGooglePlace.handler(async ({ input, context }) =>
      createFromPlace(await requestOf(context), input),
    ),
    fromWebsite: newAgents.fromWebsite.handler(async ({ input, context }) =>
      createFromWebsite(await requestOf(context), websites, input),
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
