import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { availableNumbers } from './available-numbers.ts';
import { listPhoneNumbers } from './list-phone-numbers.ts';
import { numberDetails } from './number-details.ts';

export function phoneNumberProcedures({
  database,
  telephony,
}: Pick<Services, 'database' | 'telephony'>) {
  const { phoneNumbers } = procedures;
  return {
    list: phoneNumbers.list.handler(({ input, context }) =>
      listPhoneNumbers(database, context.scope, input),
    ),
    available: phoneNumbers.available.handler(() => availableNumbers(database)),
    details: phoneNumbers.details.handler(({ input, context }) =>
      numberDetails(database, telephony, context.scope, input.twilioSid),
    ),
  };
}
