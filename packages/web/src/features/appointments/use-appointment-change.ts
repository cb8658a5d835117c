import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { queries } from '@/api/client.ts';

/**
 * A change to an appointment: afterwards the list is read again and `done` is said. What it rejects
 * with is for its caller to show.
 */
export function useAppointmentChange<Wish>(change: (wish: Wish) => Promise<unknown>, done: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      toast.success(done);
      return client.invalidateQueries({ queryKey: queries.appointments.key() });
    },
  });
}
