import { type Business, isSameJson } from '@second-ring/contract';
import { type StagedEdits, stagedFields } from '../staged-edits.ts';

/**
 * The business that the staged edits were made on: as it was at the first of them, or as it is now
 * where nobody has published anything else in the fields that are being edited.
 */
export function baseOf(kept: Business | null, now: Business, staged: StagedEdits): Business {
  if (kept === null) return now;
  const isMoved = stagedFields(staged).some((field) => !isSameJson(kept[field], now[field]));
  return isMoved ? kept : now;
}
