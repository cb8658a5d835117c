import { z } from 'zod';
import { phoneNumberDetails } from './agent.ts';
import {
  bookingSettings,
  businessDetails,
  businessHours,
  commonQuestions,
  operationalNotes,
  promotions,
  services,
  transferHours,
} from './business-knowledge.ts';
import { emailAddress } from './email-address.ts';
import { excessOf, excessOfDetails, refusing } from './knowledge-extent.ts';
import { instant, listQuery, pageOf, rowId } from './list.ts';
import { forOwners, forPatientOwners } from './procedure.ts';
import { sortKeys } from './sort-keys.ts';

const businessRow = z.object({
  id: rowId,
  name: z.string().nullable(),
  primary_industry: z.string().nullable(),
  website: z.string().nullable(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  address: z.string().nullable(),
  /** The number its AI employee answers on, E.164; null: none. */
  agent_number: z.string().nullable(),
  time_zone: z.string(),
  sample: z.boolean(),
  created_at: instant,
});
export type BusinessRow = z.infer<typeof businessRow>;

/** The agent as its business's page shows it. */
const businessAgent = z.object({
  id: rowId,
  millis_agent_id: z.string().nullable(),
  call_summary_recipient_number: z.string().nullable(),
  call_summary_recipient_email: z.string().nullable(),
  transfer_number: z.string().nullable(),
  /** Null: while the business is open. */
  transfer_hours: transferHours.nullable(),
  /** Of the two numbers, those nobody there has agreed to: they are neither rung nor texted. */
  unproved_numbers: z.array(z.string()),
  first_message: z.string().nullable(),
  forwarding_verified_at: instant.nullable(),
  phoneNumberDetails: phoneNumberDetails.nullable(),
});

export const business = businessRow.extend({
  geographic_service_area: z.string().nullable(),
  about_us_text: z.string().nullable(),
  region: z.object({ country: z.enum(['CA', 'US']), subdivision: z.string() }).nullable(),
  business_hours: businessHours.nullable(),
  services: services.nullable(),
  promotions: promotions.nullable(),
  common_questions: commonQuestions.nullable(),
  operational_notes: operationalNotes.nullable(),
  details: businessDetails.nullable(),
  booking: bookingSettings,
  /** The number of the last publish; 0: nothing has been published yet. */
  version: z.number().int(),
  /** Null: there is no calendar feed. Its address is told once, when it is made. */
  calendar_feed: z.object({ made_at: instant }).nullable(),
  agent: businessAgent.nullable(),
});
export type Business = z.infer<typeof business>;

/** A name stands in the subjects of mails. */
export const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u;

const coreText = (longest: number) => z.string().trim().min(1).max(longest).nullable();

/** Who the business is, as far as its page can change it. Null: nothing is known. */
export const coreFields = z.object({
  name: z.string().trim().min(1).max(200).regex(oneLine, 'Keep the name on one line.'),
  primary_industry: coreText(200),
  website: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
  email: emailAddress().nullable(),
  phone_number: coreText(50),
  address: coreText(500),
  geographic_service_area: coreText(500),
  about_us_text: coreText(5000),
});

/** Only the sections that changed; the others stay as they are. Null: nothing is known any more. */
export const businessChange = coreFields
  .extend({
    business_hours: businessHours.nullable(),
    services: services.nullable(),
    promotions: promotions.nullable(),
    common_questions: commonQuestions.nullable(),
    operational_notes: operationalNotes.nullable(),
    details: businessDetails.superRefine(refusing(excessOfDetails)).nullable(),
    booking: bookingSettings,
  })
  .partial();
export type BusinessChange = z.infer<typeof businessChange>;

/** What a publish may tell beside its content. */
const publishing = z.object({
  /**
   * The version the changes were made on. If another was published meanwhile the call is refused
   * with `VERSION_CONFLICT`; left out, it overwrites.
   */
  expectedVersion: z.number().int().min(0).optional(),
  /** The version whose content this is. */
  restoredFrom: z.number().int().min(1).optional(),
  /** Wordings of the knowledge inbox that this answers. */
  answeredQuestions: z.array(z.string().min(1).max(2000)).max(500).optional(),
});
export type Publishing = z.infer<typeof publishing>;

export const businesses = {
  list: forOwners
    .route({
      method: 'GET',
      path: '/businesses',
      outputStructure: 'detailed',
      tags: ['Businesses'],
    })
    .input(listQuery(sortKeys.businesses))
    .output(pageOf(businessRow)),
  get: forOwners
    .route({ method: 'GET', path: '/businesses/{id}', tags: ['Businesses'] })
    .input(z.object({ id: rowId }))
    .output(business),
  update: forPatientOwners
    .route({
      method: 'PUT',
      path: '/businesses/{id}',
      tags: ['Businesses'],
      summary: 'Stores the changed sections and publishes them to the agent',
    })
    .input(
      businessChange
        .extend({ ...publishing.shape, id: rowId })
        .superRefine(refusing(({ answeredQuestions: _, ...change }) => excessOf(change))),
    )
    .output(business),
  makeCalendarFeed: forOwners
    .route({
      method: 'POST',
      path: '/businesses/{id}/calendar-feed',
      tags: ['Businesses'],
      summary: 'Makes a new address for the calendar feed; the one before stops working',
    })
    .input(z.object({ id: rowId }))
    .output(z.object({ url: z.url() })),
};
