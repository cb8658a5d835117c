import type { Business } from '@second-ring/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, queries } from '@/api/client.ts';
import { failedChange } from './failure-words.ts';
import { toastFailure, toastPublished } from './published-toast.ts';
import {
  type Knowledge,
  type Section,
  type StagedEdits,
  stage,
  withoutSent,
} from './staged-edits.ts';

/** Puts a section's new value among the staged edits. */
export type Edit = <S extends Section>(section: S, value: NonNullable<Business[S]>) => void;

/** The staged edits of one business: kept until they are published or discarded, also over a failure. */
export function usePublishing(business: Business) {
  const [staged, setStaged] = useState<StagedEdits>({});
  const queryClient = useQueryClient();
  const publishing = useMutation({
    mutationFn: (sent: StagedEdits) => api.businesses.update({ id: business.id, ...sent }),
    onSuccess: (answer, sent) => {
      const queryKey = queries.businesses.get.queryKey({ input: { id: business.id } });
      queryClient.setQueryData(queryKey, answer);
      setStaged((now) => withoutSent(now, sent));
      toastPublished();
    },
    onError: (error) => toastFailure(failedChange(error, 'Failed to update business')),
  });
  const edit: Edit = (section, value) => setStaged((now) => stage(now, business, section, value));
  const current: Knowledge = { ...knowledgeOf(business), ...staged };
  return {
    current,
    staged,
    edit,
    discard: () => setStaged({}),
    publish: () => publishing.mutate(staged),
    isPublishing: publishing.isPending,
  };
}

function knowledgeOf(business: Business): Knowledge {
  const { business_hours, services, common_questions, operational_notes, details } = business;
  return { business_hours, services, common_questions, operational_notes, details };
}
