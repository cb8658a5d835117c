import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { queries } from '@/api/client.ts';

/**
 * A change to people or to what they own: afterwards both lists are read again and `done` is said,
 * unless its caller says it: null. What it rejects with is for its caller to show.
 */
export function usePeopleChange<Wish>(
  change: (wish: Wish) => Promise<unknown>,
  done: (wish: Wish) => string | null,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (_answer, wish) => {
      const said = done(wish);
      if (said !== null) toast.success(said);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queries.users.key() }),
        queryClient.invalidateQueries({ queryKey: queries.userBusinesses.key() }),
      ]);
    },
  });
}
