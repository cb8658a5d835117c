import { z } from 'zod';
import { instant, listQuery, pageOf, rowId } from './list.ts';
import { forOwners, procedure } from './procedure.ts';

const phoneNumberRow = z.object({
  id: rowId,
  phone_number: z.string(),
  twilio_sid: z.string().nullable(),
  status: z.string(),
  business_name: z.string().nullable(),
  reusable: z.boolean(),
  region: z.string().nullable(),
  /** Until when it is given to nobody, because callers knew it as another's; null: it does not rest. */
  rests_until: instant.nullable(),
  created_at: instant,
});
export type PhoneNumberRow = z.infer<typeof phoneNumberRow>;

const availableNumber = z.object({
  id: rowId,
  phone_number: z.string(),
  region: z.string().nullable(),
});

/** A number as the phone company describes it. */
export const telephonyNumberDetails = z.object({
  friendlyName: z.string().nullable(),
  phoneNumber: z.string(),
  sid: z.string(),
  status: z.string().nullable(),
  capabilities: z.record(z.string(), z.boolean()),
  voiceUrl: z.string().nullable(),
  voiceMethod: z.string().nullable(),
  smsUrl: z.string().nullable(),
  smsMethod: z.string().nullable(),
  addressRequirements: z.string().nullable(),
  beta: z.boolean().nullable(),
  dateCreated: z.string().nullable(),
  dateUpdated: z.string().nullable(),
  trunkSid: z.string().nullable(),
  emergencyStatus: z.string().nullable(),
  voiceCallerIdLookup: z.boolean().nullable(),
});

const sortKeys = [
  'created_at',
  'phone_number',
  'business_name',
  'reusable',
  'status',
  'region',
] as const;

export const phoneNumbers = {
  list: forOwners
    .route({
      method: 'GET',
      path: '/phone-numbers',
      outputStructure: 'detailed',
      tags: ['Phone numbers'],
    })
    .input(listQuery(sortKeys))
    .output(pageOf(phoneNumberRow)),
  available: forOwners
    .route({ method: 'GET', path: '/phone-numbers/available', tags: ['Phone numbers'] })
    .output(z.array(availableNumber)),
  free: procedure
    .route({ method: 'POST', path: '/phone-numbers/{id}/free', tags: ['Phone numbers'] })
    .input(z.object({ id: rowId }))
    .output(z.object({ id: rowId })),
  details: forOwners
    .route({ method: 'GET', path: '/phone-numbers/details/{twilioSid}', tags: ['Phone numbers'] })
    .input(
      z.object({
        twilioSid: z
          .string()
          .regex(/^PN[0-9a-fA-F]{32}$/, 'A SID is PN and 32 hexadecimal digits.'),
      }),
    )
    .output(telephonyNumberDetails),
};
