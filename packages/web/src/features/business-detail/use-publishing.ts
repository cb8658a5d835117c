import {
  type Business,
  mergeKnowledge,
  type PublishedKnowledge,
  type Publishing,
} from '@second-ring/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, queries } from '@/api/client.ts';
import { failedChange } from './failure-words.ts';
import { toastFailure, toastPublished } from './published-toast.ts';
import type { MetPublish } from './publishing/conflict-dialog.tsx';
import { conflictOf } from './publishing/conflict-of.ts';
import { baseOf } from './publishing/staged-base.ts';
import {
  type Knowledge,
  type Section,
  type StagedEdits,
  stage,
  withoutSent,
} from './staged-edits.ts';

/** Puts a section's new value among the staged edits. */
export type Edit = <S extends Section>(section: S, value: NonNullable<Business[S]>) => void;

/** Told beside what is published. */
type Beside = Pick<Publishing, 'answeredQuestions'>;

/** Two publishes that met, and what was told beside mine. */
interface Met extends MetPublish {
  beside: Beside | undefined;
}

interface Sent {
  base: Business;
  edits: StagedEdits;
  /** The edits put over what another published meanwhile. */
  merged?: Omit<Partial<PublishedKnowledge>, 'name'>;
  expectedVersion: number;
  beside?: Beside;
}

/**
 * The staged edits of one business: kept until they are published or discarded, also over a failure
 * and where somebody else published first.
 */
export function usePublishing(business: Business) {
  const [staged, setStaged] = useState<StagedEdits>({});
  const [kept, setKept] = useState<Business | null>(null);
  const [met, setMet] = useState<Met | null>(null);
  const queryClient = useQueryClient();
  const base = baseOf(kept, business, staged);
  const input = { id: business.id };
  const publishing = useMutation({
    mutationFn: async (sent: Sent) => {
      const { edits, merged, expectedVersion, beside } = sent;
      try {
        const change = { ...edits, ...merged, ...beside, expectedVersion };
        return { published: await api.businesses.update({ ...input, ...change }) };
      } catch (error) {
        const conflict = conflictOf(error);
        if (conflict === null) throw error;
        const theirs = await api.businesses.get(input);
        return { met: { conflict, theirs, base: sent.base, mine: edits, beside } };
      }
    },
    onSuccess: (answer, { edits }) => {
      if (answer.met) return setMet(answer.met);
      queryClient.setQueryData(queries.businesses.get.queryKey({ input }), answer.published);
      setStaged((now) => withoutSent(now, edits));
      setKept(answer.published);
      setMet(null);
      toastPublished();
    },
    onError: (error) => toastFailure(failedChange(error, 'Failed to update business')),
  });
  const edit: Edit = (section, value) => {
    setKept(base);
    setStaged((now) => stage(now, base, section, value));
  };
  const current: Knowledge = { ...knowledgeOf(business), ...staged };
  return {
    current,
    staged,
    edit,
    discard: () => setStaged({}),
    publish: (beside: Beside = {}) =>
      publishing.mutate({ base, edits: staged, expectedVersion: base.version, beside }),
    isPublishing: publishing.isPending,
    /** What the dialog about another's publish needs. */
    conflict: {
      met,
      isPublishing: publishing.isPending,
      onClose: () => setMet(null),
      onPublishOver: () => {
        if (met === null) return;
        const { base, mine, theirs, beside } = met;
        // A business's name is never staged.
        const { name: _, ...merged } = mergeKnowledge(base, mine, theirs);
        publishing.mutate({
          base,
          edits: mine,
          merged,
          expectedVersion: theirs.version,
          ...(beside && { beside }),
        });
      },
    },
  };
}

function knowledgeOf(business: Business): Knowledge {
  const { business_hours, services, common_questions, operational_notes, details } = business;
  return { business_hours, services, common_questions, operational_notes, details };
}
