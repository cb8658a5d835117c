import { procedures, type RequestContext } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { type AgentRequest, createFromPlace } from './from-place.ts';
import { createFromWebsite } from './from-website.ts';
import { newBusinessesPerDay } from './limit-trials.ts';

const secondsOfDay = 86_400;

export function newAgentProcedures({
  database,
  jobs,
  websites,
}: Pick<Services, 'database' | 'jobs' | 'websites'>) {
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
