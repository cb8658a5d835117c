import { type Business, differencesBetween, type PublishedKnowledge } from '@second-ring/contract';
import type { StagedEdits } from '../staged-edits.ts';

/**
 * The edits that make a business again what it was in an earlier version; none where an owner could
 * not tell the two apart. A name cannot be taken away, and the readiness is assessed anew.
 */
export function restoring(now: Business, then: PublishedKnowledge): StagedEdits {
  const details = then.details && {
    ...then.details,
    readiness_assessment: now.details?.readiness_assessment,
  };
  const wanted: PublishedKnowledge = { ...then, name: then.name ?? now.name, details };
  const edits: StagedEdits = {};
  const take = <Field extends keyof PublishedKnowledge>(field: Field) => {
    edits[field] = wanted[field];
  };
  for (const { field } of differencesBetween(now, wanted)) take(field);
  return edits;
}
