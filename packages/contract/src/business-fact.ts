import { z } from 'zod';
import { businessHours, faqItem, service } from './business-knowledge.ts';
import { instant, rowId } from './list.ts';
import { forOwners, forPatientOwners } from './procedure.ts';

/** Facts that are one line or one paragraph. */
export const textFactKinds = [
  'name',
  'primary_industry',
  'phone_number',
  'email',
  'address',
  'geographic_service_area',
  'about_us_text',
] as const;

/** What a page says, by its kind; the field of the business it belongs to. */
export const statedFact = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(textFactKinds), value: z.string() }),
  z.object({ kind: z.literal('business_hours'), value: businessHours }),
  z.object({ kind: z.literal('service'), value: service }),
  z.object({ kind: z.literal('question'), value: faqItem }),
]);
export type StatedFact = z.infer<typeof statedFact>;

/** One thing a website says about a business, where it says so and in which words. */
export const businessFact = statedFact.and(
  z.object({
    id: rowId,
    page: z.string(),
    words: z.string(),
    /** Whether the receptionist may say it. */
    in_use: z.boolean(),
    /** Why it is not in use; null where there was no doubt. */
    doubt: z.string().nullable(),
    /** What the owner said of it; null: not asked yet. */
    decision: z.enum(['accepted', 'dropped']).nullable(),
    created_at: instant,
  }),
);
export type BusinessFact = z.infer<typeof businessFact>;

export const businessFacts = {
  list: forOwners
    .route({ method: 'GET', path: '/businesses/{id}/facts', tags: ['Businesses'] })
    .input(z.object({ id: rowId }))
    .output(z.array(businessFact)),
  decide: forPatientOwners
    .route({
      method: 'PUT',
      path: '/businesses/{id}/facts/{factId}',
      tags: ['Businesses'],
      summary: 'Accepts a fact into the knowledge, or drops it from there, and publishes',
    })
    .input(z.object({ id: rowId, factId: rowId, decision: z.enum(['accepted', 'dropped']) }))
    .output(businessFact),
};
