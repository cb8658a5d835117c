import type { ReactNode } from 'react';
import { Arcs } from '../brand/mark.tsx';
import { Button } from './button.tsx';

interface NoticeProps {
  title: string;
  children?: ReactNode;
  /** The way forward. */
  action?: ReactNode;
}

/** Stands where a list or page has nothing to show, and says why. */
export function EmptyState({ title, children, action }: NoticeProps) {
  return (
    <div className="relative isolate overflow-hidden rounded-card border border-line bg-surface px-6 py-14 text-center">
      <Arcs className="absolute -bottom-40 left-1/2 -z-10 w-96 -translate-x-1/2 text-line" />
      <h2 className="font-heading text-lg font-semibold">{title}</h2>
      {children ? (
        <p className="mx-auto mt-1.5 max-w-sm text-sm text-ink-soft">{children}</p>
      ) : null}
      {action ? <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}

interface ErrorStateProps {
  title: string;
  message: string;
  /** A way on that helps where another try may not, before that try. */
  action?: ReactNode;
  onRetry?: () => void;
}

/** Stands where something failed to load; announces itself and offers another try. */
export function ErrorState({ title, message, action, onRetry }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="rounded-card border border-negative/40 bg-negative-wash px-6 py-10 text-center"
    >
      <h2 className="font-heading text-lg font-semibold text-negative">{title}</h2>
      <p className="mx-auto mt-1.5 max-w-md text-sm break-words">{message}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-2 empty:hidden">
        {action}
        {onRetry ? (
          <Button variant="outline" onClick={onRetry}>
            Retry
          </Button>
        ) : null}
      </div>
    </div>
  );
}
