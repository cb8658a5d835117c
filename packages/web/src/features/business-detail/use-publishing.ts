import {
  type Business,
  differencesBetween,
  mergeKnowledge,
  type Publishing,
} from '@second-ring/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { api, queries } from '@/api/client.ts';
import { failedChange, isNotFound } from './failure-words.ts';
import {
  dismissDiscarded,
  toastDiscarded,
  toastFailure,
  toastPublished,
} from './published-toast.ts';
import type { MetPublish } from './publishing/conflict-dialog.tsx';
import {
  baseOf,
  conflictOf,
  type Section,
  type StagedEdits,
  stage,
  withoutPublished,
  withoutSent,
} from './staged-edits.ts';

/** Puts a section's new value among the staged edits. */
export type Edit = <S extends Section>(section: S, value: NonNullable<Business[S]>) => void;

/** What is staged, and what it was made on. */
export interface Staging {
  edits: StagedEdits;
  /** The business as it was at the first of the edits; null: there are none. */
  base: Business | null;
  /** The version whose content this is, until it is edited further. */
  restoredFrom: number | null;
}

/** Told beside what is published. */
type Beside = Pick<Publishing, 'answeredQuestions'>;

/** Two publishes that met, and what was told beside mine. */
interface Met extends MetPublish {
  beside: Beside | undefined;
}

interface Sent {
  base: Business;
  edits: StagedEdits;
  merged?: StagedEdits;
  restoredFrom?: number | undefined;
  expectedVersion: number;
  beside?: Beside | undefined;
}

const nothing: Staging = { edits: {}, base: null, restoredFrom: null };

/**
 * The staged edits of one business: kept until they are published or discarded, also over a failure
 * and where somebody else published first.
 */
export function usePublishing(business: Business) {
  const [staging, setStaging] = useState(nothing);
  const [met, setMet] = useState<Met | null>(null);
  const { restoredFrom } = staging;
  const staged = useMemo(() => withoutPublished(staging.edits, business), [staging, business]);
  // Else an edit that was published would come back once somebody publishes something else.
  useEffect(() => {
    if (staged !== staging.edits) setStaging((before) => ({ ...before, edits: staged }));
  }, [staged, staging]);
  const base = baseOf(staging.base, business, staged);
  const known = useMemo(() => ({ ...staging, edits: staged, base }), [staging, staged, base]);
  // Over what stands published now, which may be more than the edits were begun on.
  const differences = useMemo(
    () => differencesBetween(business, mergeKnowledge(base, staged, business)),
    [base, staged, business],
  );
  const publishing = useSending(business.id, setMet, (published, sent) =>
    setStaging(({ edits }) => ({ ...nothing, edits: withoutSent(edits, sent), base: published })),
  );
  const edit = useCallback<Edit>(
    (section, value) =>
      setStaging(({ edits }) => ({ ...nothing, edits: stage(edits, base, section, value), base })),
    [base],
  );
  useEffect(() => dismissDiscarded, []);
  const current = useMemo<Business>(() => ({ ...business, ...staged }), [business, staged]);
  return {
    /** The business as it would be once published. */
    current,
    staged,
    staging: known,
    /** What publishing changes, in the order of the page. */
    differences,
    edit,
    /** Stages edits in place of those that are. */
    takeUp: (taken: Staging) => setStaging(taken),
    discard: () => setStaging(nothing),
    /** The same, but what is discarded can be taken back; what was edited since stays. */
    discardWithUndo: () => {
      setStaging(nothing);
      toastDiscarded(() =>
        setStaging(({ edits }) => ({ ...known, edits: { ...known.edits, ...edits } })),
      );
    },
    publish: (beside: Beside = {}) =>
      publishing.mutate({
        base,
        edits: staged,
        expectedVersion: base.version,
        beside,
        ...(restoredFrom !== null && { restoredFrom }),
      }),
    isPublishing: publishing.isPending,
    /** Whether publishing found that the business is no longer there. */
    isRemoved: isNotFound(publishing.error),
    /** What the dialog about another's publish needs. */
    conflict: {
      met,
      isPublishing: publishing.isPending,
      onClose: () => setMet(null),
      onPublishOver: ({ base, mine, merged, theirs, beside }: Met) =>
        publishing.mutate({ base, edits: mine, merged, expectedVersion: theirs.version, beside }),
    },
  };
}

function useSending(
  id: string,
  setMet: (met: Met | null) => void,
  onPublished: (published: Business, sent: StagedEdits) => void,
) {
  const queryClient = useQueryClient();
  const input = { id };
  return useMutation({
    // Offline it fails at once, and says so, rather than wait unseen.
    networkMode: 'always',
    mutationFn: async ({ base, edits, merged, beside, ...sent }: Sent) => {
      const update = (change: StagedEdits, expectedVersion: number) => {
        // A name is never taken away.
        const { name, ...rest } = change;
        const whole = { ...rest, ...(name && { name }), ...beside, ...sent, expectedVersion };
        return api.businesses.update({ ...input, ...whole });
      };
      try {
        return { published: await update({ ...edits, ...merged }, sent.expectedVersion) };
      } catch (error) {
        const conflict = conflictOf(error);
        if (conflict === null) throw error;
        const theirs = await api.businesses.get(input);
        const again = mergeKnowledge(base, edits, theirs);
        // Both changed the same to the same: there is nothing to decide.
        if (differencesBetween(theirs, again).length === 0)
          return { published: await update(again, theirs.version) };
        return { met: { conflict, theirs, base, mine: edits, merged: again, beside } };
      }
    },
    onSuccess: (answer, { edits }) => {
      const standing = answer.met ? answer.met.theirs : answer.published;
      queryClient.setQueryData(queries.businesses.get.queryKey({ input }), standing);
      if (answer.met) return setMet(answer.met);
      void queryClient.invalidateQueries({ queryKey: queries.agents.voice.key() });
      onPublished(answer.published, edits);
      setMet(null);
      toastPublished();
    },
    onError: (error) => toastFailure(failedChange(error, 'Failed to update business')),
  });
}
