import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { queries } from '@/api/client.ts';
import { failureSentence } from '@/api/failure-sentence.ts';

/**
 * Changes something about a call and reads it anew; says so where that fails. While it is under way
 * its control should be `aria-disabled`: disabled, it would lose the keyboard's place.
 */
export function useCallChange<Input>(callId: string, change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: (error) =>
      toast.error('Your change could not be saved', { description: failureSentence(error) }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queries.callLogs.get.key({ input: { id: callId } }) }),
        client.invalidateQueries({ queryKey: queries.callLogs.list.key() }),
        client.invalidateQueries({ queryKey: queries.commitments.key() }),
        client.invalidateQueries({ queryKey: queries.overviews.key() }),
      ]),
  });
}
