import type { Services } from '../../platform/services.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { setRecipient } from './set-recipient.ts';

/** A test goes to whatever address is typed, so nobody is to send many. */
const testsPerDay = 20;
const secondsOfDay = 86_400;

export function summaryRecipientProcedures(
  services: Pick<Services, 'database' | 'jobs' | 'config' | 'publicUrl'>,
) {
  const { summaryRecipients } = procedures;
  return {
    set: summaryRecipients.set.handler(async ({ input, context }) => {
      await context.limitRate('summary-test', testsPerDay, secondsOfDay);
      const asking = { person: await context.findPerson(), address: context.address };
      return setRecipient(services, asking, input);
    }),
  };
}
