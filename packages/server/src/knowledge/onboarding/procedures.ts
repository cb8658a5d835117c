import type { Services } from '../../platform/services.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { awaitNumber } from '../new-agents/announce-numbers.ts';
import { newBusinessesPerDay } from '../new-agents/limit-trials.ts';
import { setUpBusiness } from './set-up-business.ts';

const secondsOfDay = 86_400;
/** Whoever is named is written to once, so nobody is to name many. */
const numberRequestsPerDay = 10;

export function onboardingProcedures({
  database,
  jobs,
  tolls,
}: Pick<Services, 'database' | 'jobs' | 'tolls'>) {
  const { onboarding } = procedures;
  return {
    complete: onboarding.complete.handler(async ({ input, context }) => {
      const limitAddress = () =>
        context.limitRate('new-business', newBusinessesPerDay, secondsOfDay);
      const person = await context.findPerson();
      return setUpBusiness(
        { database, jobs, tolls, person, address: context.address, limitAddress },
        input,
      );
    }),
    awaitNumber: onboarding.awaitNumber.handler(async ({ input: { email }, context }) => {
      await context.limitRate('number-request', numberRequestsPerDay, secondsOfDay);
      await awaitNumber(database, jobs, email);
      return { email };
    }),
  };
}
