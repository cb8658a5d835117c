import { z } from 'zod';
import {
  halfTypedHours,
  halfTypedNotes,
  halfTypedQuestions,
  halfTypedServices,
  readKept,
} from '@/components/knowledge/half-typed.ts';
import type { StagedEdits } from './staged-edits.ts';

/** Staged edits as this browser keeps them over a reload. */
export interface KeptEdits {
  /** When the last of them was made, ISO 8601. */
  editedAt: string;
  edits: StagedEdits;
}

const text = z.string().optional();

const keptEdits = z.object({
  editedAt: z.iso.datetime(),
  edits: z.object({
    business_hours: halfTypedHours.optional(),
    services: halfTypedServices.optional(),
    common_questions: halfTypedQuestions.optional(),
    operational_notes: halfTypedNotes.optional(),
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
  return readKept(keptEdits, stored);
}
