import { TriangleAlert } from 'lucide-react';
import { Spinner } from '@/components/ui/spinner.tsx';

interface StatusDotProps {
  isLoading: boolean;
  isError: boolean;
  isLoaded: boolean;
}

/** Whether the voice provider knows the agent. */
export function StatusDot({ isLoading, isError, isLoaded }: StatusDotProps) {
  if (isLoading)
    return (
      <span role="status">
        <Spinner className="size-4" />
        <span className="sr-only">Loading the voice agent</span>
      </span>
    );
  if (isError)
    return (
      <span>
        <TriangleAlert aria-hidden className="size-4 text-negative" />
        <span className="sr-only">The voice agent could not be read</span>
      </span>
    );
  return (
    <span>
      <span
        aria-hidden
        className={`block size-2.5 rounded-full ${isLoaded ? 'bg-positive' : 'bg-control-line'}`}
      />
      <span className="sr-only">{isLoaded ? 'The voice agent is ready' : 'Not read yet'}</span>
    </span>
  );
}
