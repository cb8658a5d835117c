import type { CommitmentRow } from '@second-ring/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Undo2 } from 'lucide-react';
import { toast } from 'sonner';
import { api, queries } from '@/api/client.ts';
import { failureSentence } from '@/api/failure-sentence.ts';
import { Button } from '@/components/ui/button.tsx';

/** Says that a promise is kept, or after all is not. */
export function DoneButton({ commitment: { id, text, kept_at } }: { commitment: CommitmentRow }) {
  const client = useQueryClient();
  const isKept = kept_at !== null;
  const keep = useMutation({
    mutationFn: () => api.commitments.keep({ id, kept: !isKept }),
    onSuccess: () => toast.success(isKept ? 'To do' : 'Promise kept'),
    onError: (error) =>
      toast.error('Your change could not be saved', { description: failureSentence(error) }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queries.commitments.key() }),
        client.invalidateQueries({ queryKey: queries.callLogs.get.key() }),
        client.invalidateQueries({ queryKey: queries.overviews.key() }),
      ]),
  });
  const word = isKept ? 'Not done' : 'Done';
  const Icon = isKept ? Undo2 : Check;
  return (
    <Button
      variant="outline"
      size="small"
      aria-label={`${word}: ${text}`}
      disabled={keep.isPending}
      onClick={() => keep.mutate()}
    >
      <Icon aria-hidden />
      {word}
    </Button>
  );
}
