import {
  type Business,
  bookingSettings,
  type Difference,
  differencesBetween,
  nothingKnown,
} from '@second-ring/contract';
import { z } from 'zod';
import {
  halfTypedHours,
  halfTypedNotes,
  halfTypedPromotions,
  halfTypedQuestions,
  halfTypedServices,
  readKept,
} from '@/components/knowledge/half-typed.ts';
import { type StagedEdits, stagedFields } from './staged-edits.ts';
import type { Staging } from './use-publishing.ts';

const text = z.string().optional();
const line = z.string().nullable().optional();

const fields = z.object({
  name: line,
  primary_industry: line,
  website: line,
  email: line,
  phone_number: line,
  address: line,
  geographic_service_area: line,
  about_us_text: line,
  details: z
    .looseObject({
      summary: z.looseObject({ core_purpose: text, primary_value_proposition: text }).optional(),
      persona_and_style: z
        .looseObject({ suggested_persona: text, suggested_tone: text, style_notes: text })
        .optional(),
      keywords_for_recognition: z.array(z.string()).optional(),
    })
    .nullable()
    .optional(),
  business_hours: halfTypedHours.nullable().optional(),
  services: halfTypedServices.nullable().optional(),
  promotions: halfTypedPromotions.nullable().optional(),
  common_questions: halfTypedQuestions.nullable().optional(),
  operational_notes: halfTypedNotes.nullable().optional(),
  booking: bookingSettings.optional(),
});

const keptEdits = z.object({
  /** When the last of them was made, ISO 8601. */
  editedAt: z.iso.datetime(),
  edits: fields,
  /** What they were made on: the version, and what was published then of the fields they edit. */
  base: z.object({ version: z.number(), fields }).optional(),
  restoredFrom: z.number().nullable().default(null),
});
/** Staged edits as this browser keeps them over a reload. */
export type KeptEdits = z.infer<typeof keptEdits>;

/** Under which a person's edits of a business are kept: not for whoever uses the browser next. */
export function keptEditsKey(userId: string, businessId: string): string {
  return `second-ring-edits:${userId}:${businessId}`;
}

/** Edits as they were kept; null for anything else. */
export function readKeptEdits(stored: string | null): KeptEdits | null {
  return readKept(keptEdits, stored);
}

/** What is to be kept of what is staged. */
export function keep({ edits, base, restoredFrom }: Staging, editedAt: string): KeptEdits {
  if (base === null) return { editedAt, edits, restoredFrom };
  const known: StagedEdits = {};
  const take = <Field extends keyof StagedEdits>(field: Field) => {
    known[field] = base[field];
  };
  for (const field of stagedFields(edits)) take(field);
  return { editedAt, edits, restoredFrom, base: { version: base.version, fields: known } };
}

/** What was kept, to be staged again on the business as it is now. */
export function stagingOf({ edits, base, restoredFrom }: KeptEdits, now: Business): Staging {
  const began = base && { ...now, ...base.fields, version: base.version };
  return { edits, base: began ?? now, restoredFrom };
}

/** What kept edits change of a business that is no longer there. */
export function differencesKept({ edits, base }: KeptEdits): Difference[] {
  return differencesBetween({ ...nothingKnown, ...base?.fields }, edits);
}
