import { z } from 'zod';
import { instant, listQuery, pageOf, rowId } from './list.ts';
import { forOwners, forPatientOwners, procedure } from './procedure.ts';
import { sortKeys } from './sort-keys.ts';

/**
 * Why no call to a number of the phone company comes here: it is answered elsewhere, has left the
 * account, the company refused to change it or gave no answer, or this installation has no address
 * that the company could reach.
 */
export const lineProblems = ['elsewhere', 'gone', 'refused', 'away', 'no_address'] as const;
const lineProblem = z.enum(lineProblems);
export type LineProblem = z.infer<typeof lineProblem>;

const phoneNumberRow = z.object({
  id: rowId,
  phone_number: z.string(),
  twilio_sid: z.string().nullable(),
  status: z.string(),
  business_name: z.string().nullable(),
  /** The business's IANA zone; null: nobody's number. */
  time_zone: z.string().nullable(),
  reusable: z.boolean(),
  region: z.string().nullable(),
  /** Until when it is given to nobody, because callers knew it as another's; null: it does not rest. */
  rests_until: instant.nullable(),
  /** Such a number is given to nobody. Null: its calls come here, as far as is known. */
  line_problem: lineProblem.nullable(),
  created_at: instant,
});
export type PhoneNumberRow = z.infer<typeof phoneNumberRow>;

const availableNumber = z.object({
  id: rowId,
  phone_number: z.string(),
  region: z.string().nullable(),
});

/** A number of the phone company's account that the pool does not hold yet. */
const addableNumber = z.object({
  sid: z.string(),
  phone_number: z.string(),
  region: z.string().nullable(),
  /** What it can do, such as `voice` and `sms`. */
  capabilities: z.array(z.string()),
  /** The host that answers its calls now, where that is not this installation; null: none does. */
  answered_at: z.string().nullable(),
});
export type AddableNumber = z.infer<typeof addableNumber>;

const phoneNumberSid = z
  .string()
  .regex(/^PN[0-9a-fA-F]{32}$/, 'A SID is PN and 32 hexadecimal digits.');

/** How many numbers are added at once. */
const mostAdded = 1_000;

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

export const phoneNumbers = {
  list: forOwners
    .route({
      method: 'GET',
      path: '/phone-numbers',
      outputStructure: 'detailed',
      tags: ['Phone numbers'],
    })
    .input(listQuery(sortKeys.phoneNumbers))
    .output(pageOf(phoneNumberRow)),
  available: forOwners
    .route({ method: 'GET', path: '/phone-numbers/available', tags: ['Phone numbers'] })
    /** With a business, also the resting numbers that it let go of itself. */
    .input(z.object({ business_id: rowId.optional() }))
    .output(z.array(availableNumber)),
  addable: procedure
    .route({ method: 'GET', path: '/phone-numbers/addable', tags: ['Phone numbers'] })
    .output(z.array(addableNumber)),
  add: procedure
    .route({ method: 'POST', path: '/phone-numbers', tags: ['Phone numbers'] })
    .input(z.object({ twilio_sids: z.array(phoneNumberSid).min(1).max(mostAdded) }))
    .output(
      z.object({
        added: z.array(availableNumber.extend({ line_problem: lineProblem.nullable() })),
      }),
    ),
  connect: procedure
    .route({
      method: 'POST',
      path: '/phone-numbers/{id}/connect',
      tags: ['Phone numbers'],
      summary: 'Has its calls and texts sent here by the phone company, wherever they went before',
    })
    .input(z.object({ id: rowId }))
    .output(z.object({ id: rowId, line_problem: lineProblem.nullable() })),
  free: procedure
    .route({ method: 'POST', path: '/phone-numbers/{id}/free', tags: ['Phone numbers'] })
    .input(z.object({ id: rowId }))
    .output(z.object({ id: rowId })),
  details: forPatientOwners
    .route({ method: 'GET', path: '/phone-numbers/details/{twilioSid}', tags: ['Phone numbers'] })
    .input(
      z.object({
        twilioSid: phoneNumberSid,
      }),
    )
    .output(telephonyNumberDetails),
};
