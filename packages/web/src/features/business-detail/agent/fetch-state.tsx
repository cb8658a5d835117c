import { useState } from 'react';
import { JsonBox } from '@/components/json-box.tsx';
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

/** A toggle that shows a provider's answer as it came. */
export function RawJson({ value }: { value: unknown }) {
  const [shown, setShown] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="outline" size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide Raw JSON' : 'View Raw JSON'}
      </Button>
      {shown ? (
        <div className="w-full min-w-0">
          <JsonBox label="Raw JSON" value={value} />
        </div>
      ) : null}
    </div>
  );
}
