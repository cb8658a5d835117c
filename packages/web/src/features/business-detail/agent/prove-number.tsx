import { useMutation } from '@tanstack/react-query';
import { api } from '@/api/client.ts';
import { Button } from '@/components/ui/button.tsx';
import { failedChange } from '../failure-words.ts';

interface ProveNumberProps {
  agentId: string;
  /** E.164. */
  number: string;
}

/** Has a saved number rung, and shows what whoever picks up has to key in there. */
export function ProveNumber({ agentId, number }: ProveNumberProps) {
  const ring = useMutation({
    mutationFn: () => api.agents.proveNumber({ agentId, phone_number: number }),
  });
  return (
    <div className="grid gap-2 text-sm" aria-live="polite">
      {ring.data ? (
        <p>
          We are ringing this phone. Pick up and key in{' '}
          <strong className="tabular">{ring.data.code}</strong>, then reload this page.
        </p>
      ) : (
        <p>Nothing reaches this number until somebody there agrees.</p>
      )}
      {ring.error ? (
        <p role="alert" className="text-negative">
          {failedChange(ring.error, 'Failed to ring this number', 'Could not ring this number')}
        </p>
      ) : null}
      <Button
        type="button"
        size="small"
        variant="outline"
        className="w-fit"
        disabled={ring.isPending}
        onClick={() => ring.mutate()}
      >
        {ring.data ? 'Ring again' : 'Ring to confirm'}
      </Button>
    </div>
  );
}
