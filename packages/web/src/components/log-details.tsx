import type { ReactNode } from 'react';
import { Button } from './ui/button.tsx';
import { CopyButton } from './ui/copy-button.tsx';
import { Spinner } from './ui/spinner.tsx';

/** A part of a log's details under a heading of its own. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-2.5">
      <h3 className="font-heading text-base font-semibold">{title}</h3>
      {children}
    </section>
  );
}

/** Names and values, two columns where there is room. */
export function DetailList({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">{children}</dl>;
}

interface DetailProps {
  name: string;
  /** What the copy button copies; without it there is none. */
  copied?: string | null | undefined;
  children: ReactNode;
}

export function Detail({ name, copied, children }: DetailProps) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="mt-0.5 flex min-h-8 items-center gap-1">
        <span className="min-w-0 wrap-anywhere">{children}</span>
        {copied ? <CopyButton text={copied} what={name} /> : null}
      </dd>
    </div>
  );
}

interface DetailStateProps {
  isPending: boolean;
  error: string | null;
  /** Left out where another try changes nothing. */
  onRetry?: (() => void) | undefined;
}

/** Details on their way, or why they are not coming. */
export function DetailState({ isPending, error, onRetry }: DetailStateProps) {
  if (isPending)
    return (
      <p role="status" className="flex items-center gap-2 py-8 text-ink-soft">
        <Spinner /> Loading details...
      </p>
    );
  if (error !== null)
    return (
      <div role="alert" className="rounded-control bg-negative-wash p-4 text-negative">
        <p className="font-medium">Error loading details:</p>
        <p className="mt-1 break-words">{error}</p>
        {onRetry ? (
          <Button variant="outline" size="small" className="mt-3" onClick={onRetry}>
            Retry
          </Button>
        ) : null}
      </div>
    );
  return <p className="py-8 text-ink-soft">No details available.</p>;
}
