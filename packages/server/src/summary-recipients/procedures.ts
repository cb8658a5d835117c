import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { setRecipient } from './set-recipient.ts';

/** A test goes to whatever address is typed, so nobody is to send many. */
const testsPerDay = 20;
const secondsOfDay = 86_400;

export function summaryRecipientProcedures(
  services: Pick<Services, 'database' | 'jobs' | 'config'>,
) {
  const { summaryRecipients } = procedures;
  return {
    set: summaryRecipients.set.handler(async ({ input, context }) => {
      await context.limitRate('summary-test', testsPerDay, secondsOfDay);
      return setRecipient(services, await context.findPerson(), input);
    }),
  };
}
