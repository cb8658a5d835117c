import { History } from 'lucide-react';
import { Instant } from '@/components/instant.tsx';
import { Button } from '@/components/ui/button.tsx';

interface LeftEditsNoteProps {
  /** When the edits were made, ISO 8601. */
  leftAt: string;
  onDiscard: () => void;
}

/** Tells that edits of an earlier visit are back in the page, still to be published. */
export function LeftEditsNote({ leftAt, onDiscard }: LeftEditsNoteProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-accent-wash px-4 py-3"
    >
      <History aria-hidden className="size-5 shrink-0 text-pending" />
      <p className="min-w-0 flex-1 basis-60">
        You have unpublished edits from <Instant at={leftAt} />. They are back in place; callers
        hear them once you publish.
      </p>
      <Button variant="outline" size="small" onClick={onDiscard}>
        Discard them
      </Button>
    </div>
  );
}
