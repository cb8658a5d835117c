import { z } from 'zod';
import type { StagedEdits } from './staged-edits.ts';

/** Staged edits as this browser keeps them over a reload. */
export interface KeptEdits {
  /** When the last of them was made, ISO 8601. */
  editedAt: string;
  edits: StagedEdits;
}

// Looser than the contract on purpose: half-typed hours and notes that are too long are kept too.
const period = { open: z.string(), close: z.string() };
const day = z.looseObject({
  ...period,
  pastMidnight: z.boolean().optional(),
  isClosed: z.boolean(),
  more: z.array(z.looseObject({ ...period, pastMidnight: z.boolean().optional() })).optional(),
});
const price = z.union([z.string(), z.number()]).nullable().optional();
const text = z.string().optional();

const keptEdits = z.object({
  editedAt: z.iso.datetime(),
  edits: z.object({
    business_hours: z
      .object({
        monday: day,
        tuesday: day,
        wednesday: day,
        thursday: day,
        friday: day,
        saturday: day,
        sunday: day,
        exceptions: z.array(day.extend({ date: z.string(), name: text })).optional(),
      })
      .optional(),
    services: z
      .array(
        z.looseObject({
          id: z.string(),
          name: z.string(),
          pricingType: z.enum(['simple', 'options', 'dont_say']),
          basePrice: price,
          options: z.array(z.looseObject({ id: z.string(), name: z.string(), price })),
        }),
      )
      .optional(),
    common_questions: z
      .array(
        z.looseObject({
          id: z.string(),
          question: z.string(),
          answer: z.enum(['yes', 'no', 'explain']),
          explanation: z.string().nullish(),
        }),
      )
      .optional(),
    operational_notes: z
      .array(z.looseObject({ id: z.string(), title: z.string(), content: z.string() }))
      .optional(),
    details: z
      .looseObject({
        summary: z.looseObject({ core_purpose: text, primary_value_proposition: text }).optional(),
        persona_and_style: z
          .looseObject({ suggested_persona: text, suggested_tone: text, style_notes: text })
          .optional(),
        keywords_for_recognition: z.array(z.string()).optional(),
      })
      .optional(),
  }),
});

/** Under which a person's edits of a business are kept: not for whoever uses the browser next. */
export function keptEditsKey(userId: string, businessId: string): string {
  return `second-ring-edits:${userId}:${businessId}`;
}

/** Edits as they were kept; null for anything else. */
export function readKeptEdits(stored: string | null): KeptEdits | null {
  if (stored === null) return null;
  try {
    const read = keptEdits.safeParse(JSON.parse(stored));
    return read.success ? read.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
