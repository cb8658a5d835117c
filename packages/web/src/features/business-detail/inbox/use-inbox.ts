import type { InboxGroup } from '@second-ring/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, queries } from '@/api/client.ts';
import { failedChange } from '../failure-words.ts';
import { toastFailure } from '../published-toast.ts';

export type Inbox = ReturnType<typeof useInbox>;

/** What callers asked in vain. Read again when another `version` of the business is published. */
export function useInbox(id: string, version: number) {
  const queryClient = useQueryClient();
  const groups = useQuery(queries.knowledgeInbox.list.queryOptions({ input: { id } }));
  const readFor = useRef(version);
  useEffect(() => {
    if (readFor.current === version) return;
    readFor.current = version;
    void queryClient.invalidateQueries({
      queryKey: queries.knowledgeInbox.list.queryKey({ input: { id } }),
    });
  }, [queryClient, id, version]);
  /** The group that was put aside last, to be taken back. */
  const [putAside, setPutAside] = useState<InboxGroup | null>(null);
  const dismissing = useMutation({
    mutationFn: ({ group, dismissed }: { group: InboxGroup; dismissed: boolean }) =>
      api.knowledgeInbox.dismiss({ id, wordings: group.wordings.slice(0, 500), dismissed }),
    onSuccess: (_, { group, dismissed }) => {
      setPutAside(dismissed ? group : null);
      return queryClient.invalidateQueries({
        queryKey: queries.knowledgeInbox.list.queryKey({ input: { id } }),
      });
    },
    onError: (error) => toastFailure(failedChange(error, 'Failed to update the questions')),
  });
  return {
    groups,
    putAside,
    isBusy: dismissing.isPending,
    dismiss: (group: InboxGroup) => dismissing.mutate({ group, dismissed: true }),
    takeBack: (group: InboxGroup) => dismissing.mutate({ group, dismissed: false }),
  };
}
