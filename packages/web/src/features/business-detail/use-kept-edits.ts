import { type Business, isSameJson } from '@second-ring/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queries } from '@/api/client.ts';
import { type KeptEdits, keep, keptEditsKey, readKeptEdits, stagingOf } from './kept-edits.ts';
import { stagedFields } from './staged-edits.ts';
import type { Staging } from './use-publishing.ts';

const restMs = 250;

/**
 * Keeps staged edits in this browser, for the person who made them, until they are published or
 * discarded, and takes up those of an earlier visit. Where the browser keeps nothing, edits live as
 * long as the page.
 */
export function useKeptEdits(
  userId: string | undefined,
  business: Business,
  staging: Staging,
  takeUp: (staging: Staging) => void,
) {
  const key = keptEditsKey(userId ?? '', business.id);
  /** The edits that an earlier visit left behind; null: there were none. */
  const [left, setLeft] = useState<Left | null>(null);
  const [isReady, setReady] = useState(false);
  const latest = useRef({ staging, takeUp, business });
  useEffect(() => {
    latest.current = { staging, takeUp, business };
  });
  useEffect(() => {
    // Of nobody's nothing is kept: whoever was here has just been signed out.
    if (userId === undefined) return setReady(false);
    const kept = readKeptEdits(storage.read(key));
    const { takeUp, business } = latest.current;
    if (kept && stagedFields(kept.edits).length > 0) {
      takeUp(stagingOf(kept, business));
      setLeft(leftBy(kept, business));
    }
    setReady(true);
  }, [key, userId]);
  useEffect(() => {
    if (!isReady || userId === undefined) return;
    const timer = setTimeout(() => storage.write(key, staging), restMs);
    return () => clearTimeout(timer);
  }, [key, staging, isReady, userId]);
  // A page that is left in the meantime keeps them at once.
  useEffect(() => {
    if (!isReady || userId === undefined) return;
    const keepNow = () => storage.write(key, latest.current.staging);
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [key, isReady, userId]);
  const queryClient = useQueryClient();
  // Another tab that has published them, or discarded them, keeps none: what stands published is read again.
  useEffect(() => {
    const input = { id: business.id };
    const readAgain = ({ key: changed, newValue }: StorageEvent) => {
      if (changed !== key || newValue !== null) return;
      void queryClient.invalidateQueries({ queryKey: queries.businesses.get.queryKey({ input }) });
    };
    window.addEventListener('storage', readAgain);
    return () => window.removeEventListener('storage', readAgain);
  }, [key, business.id, queryClient]);
  const hasEdits = stagedFields(staging.edits).length > 0;
  // Once they are published or discarded, what is edited next is no longer theirs.
  useEffect(() => {
    if (isReady && !hasEdits) setLeft(null);
  }, [isReady, hasEdits]);
  return {
    left: hasEdits ? left : null,
    /** Says that what is staged is no longer what an earlier visit left. */
    forgetLeft: () => setLeft(null),
    isReady,
  };
}

/** Edits of an earlier visit. */
export interface Left {
  /** When they were made, ISO 8601. */
  at: string;
  /** Whether something else was published since in what they edit. */
  isOvertaken: boolean;
}

function leftBy(kept: KeptEdits, business: Business): Left {
  const { editedAt: at, edits, base } = kept;
  const isOvertaken =
    base !== undefined &&
    stagedFields(edits).some((field) => !isSameJson(base.fields[field], business[field]));
  return { at, isOvertaken };
}

/**
 * The edits of an earlier visit to a business that is no longer there.
 * @returns null where there are none.
 */
export function useOrphanedEdits(userId: string | undefined, businessId: string) {
  const key = keptEditsKey(userId ?? '', businessId);
  const [kept, setKept] = useState(() => readKeptEdits(storage.read(key)));
  return {
    kept,
    discard: () => {
      storage.remove(key);
      setKept(null);
    },
  };
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
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch (error) {
      whereRefused(error, undefined);
    }
  },
  write(key: string, staging: Staging): void {
    try {
      if (stagedFields(staging.edits).length === 0) return localStorage.removeItem(key);
      const kept = keep(staging, new Date().toISOString());
      // What is only taken up again keeps the time it was made.
      const before = readKeptEdits(localStorage.getItem(key));
      if (before && isSameJson({ ...before, editedAt: kept.editedAt }, kept)) return;
      localStorage.setItem(key, JSON.stringify(kept));
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
