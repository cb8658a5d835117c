import type { Services } from '../../platform/services.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { availableNumbers } from './available-numbers.ts';
import { listPhoneNumbers } from './list-phone-numbers.ts';
import { numberDetails } from './number-details.ts';

export function phoneNumberProcedures({ telephony }: Pick<Services, 'telephony'>) {
  const { phoneNumbers } = procedures;
  return {
    list: phoneNumbers.list.handler(({ input, context }) =>
      context.withDatabase((database) => listPhoneNumbers(database, context.scope, input)),
    ),
    available: phoneNumbers.available.handler(({ context }) =>
      context.withDatabase(availableNumbers),
    ),
    details: phoneNumbers.details.handler(({ input, context }) =>
      numberDetails(context.withDatabase, telephony, context.scope, input.twilioSid),
    ),
  };
}
