import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';

interface FetchStateProps {
  /** Said while it is on its way. */
  loading: string;
  /** Why it is not coming. */
  failure: string | null;
  onRetry: () => void;
}

/** A provider's answer on its way, or why it is not coming. */
export function FetchState({ loading, failure, onRetry }: FetchStateProps) {
  if (failure === null)
    return (
      <p role="status" className="flex items-center gap-2 py-6 text-ink-soft">
        <Spinner /> {loading}
      </p>
    );
  return (
    <div role="alert" className="rounded-control bg-negative-wash p-4 text-negative">
      <p className="break-words">{failure}</p>
      <Button variant="outline" size="small" className="mt-3" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
