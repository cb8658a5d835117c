import { MessageSquareText } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';

interface CallSummaryProps {
  /** The text message the owner gets; null where it has not come. */
  summary: string | null;
  onCall: () => void;
}

/** What the owner would read after this call, and the way to another one. */
export function CallSummary({ summary, onCall }: CallSummaryProps) {
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
        {summary ?? 'The call is over. Its summary goes to the owner by text and e-mail.'}
      </p>
      <Button variant="accent" className="mt-4" onClick={onCall}>
        Call again
      </Button>
    </section>
  );
}
