import { useEffect, useRef, useState } from 'react';
import { keptEditsKey, readKeptEdits } from './kept-edits.ts';
import { isSame, type StagedEdits, sectionsOf } from './staged-edits.ts';
import type { Edit } from './use-publishing.ts';

const restMs = 250;

/**
 * Keeps staged edits in this browser, for the person who made them, until they are published or
 * discarded, and takes up those of an earlier visit. Where the browser keeps nothing, edits live as
 * long as the page.
 */
export function useKeptEdits(
  userId: string | undefined,
  businessId: string,
  staged: StagedEdits,
  edit: Edit,
) {
  const key = keptEditsKey(userId ?? '', businessId);
  /** When the edits were made that an earlier visit left behind; null: there were none. */
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const [isReady, setReady] = useState(false);
  const latest = useRef({ staged, edit });
  useEffect(() => {
    latest.current = { staged, edit };
  });
  useEffect(() => {
    const kept = readKeptEdits(storage.read(key));
    if (kept && takeUp(kept.edits, latest.current.edit)) setLeftAt(kept.editedAt);
    setReady(true);
  }, [key]);
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => storage.write(key, staged), restMs);
    return () => clearTimeout(timer);
  }, [key, staged, isReady]);
  // A page that is left in the meantime keeps them at once.
  useEffect(() => {
    if (!isReady) return;
    const keep = () => storage.write(key, latest.current.staged);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key, isReady]);
  return { leftAt: sectionsOf(staged).length > 0 ? leftAt : null, isReady };
}

/** Stages what was kept; false where there was nothing. */
function takeUp(edits: StagedEdits, edit: Edit): boolean {
  const { business_hours, services, common_questions, operational_notes, details } = edits;
  if (business_hours) edit('business_hours', business_hours);
  if (services) edit('services', services);
  if (common_questions) edit('common_questions', common_questions);
  if (operational_notes) edit('operational_notes', operational_notes);
  if (details) edit('details', details);
  return sectionsOf(edits).length > 0;
}

/** Browsers can forbid storage or run out of it: edits are then kept no longer than the page. */
const storage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return whereRefused(error, null);
    }
  },
  write(key: string, edits: StagedEdits): void {
    try {
      // What is only taken up again keeps the time it was made.
      if (isSame(readKeptEdits(localStorage.getItem(key))?.edits ?? {}, edits)) return;
      if (sectionsOf(edits).length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ editedAt: new Date().toISOString(), edits }));
    } catch (error) {
      whereRefused(error, undefined);
    }
  },
};

/** @throws whatever is no refusal of the browser's. */
function whereRefused<Instead>(error: unknown, instead: Instead): Instead {
  if (error instanceof DOMException) return instead;
  throw error;
}
