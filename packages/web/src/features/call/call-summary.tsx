import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';

interface CallSummaryProps {
  /** The text message the owner gets; null where it has not come. */
  summary: string | null;
  onCall: () => void;
  /** What to do next, beside another call. */
  children?: ReactNode;
}

/** What the owner would read after this call, and the way to another one. */
export function CallSummary({ summary, onCall, children }: CallSummaryProps) {
  return (
    <section
      aria-labelledby="summary-title"
      className="mb-4 animate-rise rounded-card border border-accent bg-accent-wash p-4"
    >
      <h2 id="summary-title" className="flex items-center gap-2 text-sm font-semibold">
        <MessageSquareText aria-hidden className="size-4" />
        What the owner would get
      </h2>
      <p className="mt-2 text-sm leading-relaxed break-words whitespace-pre-line" role="status">
        {summary ?? 'The call is over. Nothing came up that the owner would be told.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {children}
        <Button variant={children ? 'outline' : 'accent'} onClick={onCall}>
          Call again
        </Button>
      </div>
    </section>
  );
}
