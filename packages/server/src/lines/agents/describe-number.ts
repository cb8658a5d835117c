import type { phoneNumberDetails } from '@second-ring/contract';
import type { z } from 'zod';
import type { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';

type StoredNumber = typeof phoneNumbers.$inferSelect;

/** The number an agent answers on, as its page shows it. */
export function describeNumber(
  number: StoredNumber | null,
): z.infer<typeof phoneNumberDetails> | null {
  return (
    number && {
      id: number.id,
      phone_number: number.phoneNumber,
      twilio_sid: number.twilioSid,
      region: number.region,
    }
  );
}
