import { History } from 'lucide-react';
import { Instant } from '@/components/instant.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { Left } from './use-kept-edits.ts';

interface LeftEditsNoteProps {
  left: Left;
  onDiscard: () => void;
}

/** Tells that edits of an earlier visit are back in the page, still to be published. */
export function LeftEditsNote({ left: { at, isOvertaken }, onDiscard }: LeftEditsNoteProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-accent-wash px-4 py-3"
    >
      <History aria-hidden className="size-5 shrink-0 text-pending" />
      <p className="min-w-0 flex-1 basis-60">
        You have unpublished edits from <Instant at={at} />. They have been restored. Callers hear
        them once you publish.
        {isOvertaken
          ? ' Something else has been published since. You can look at it before publishing yours.'
          : null}
      </p>
      <Button variant="outline" size="small" onClick={onDiscard}>
        Discard them
      </Button>
    </div>
  );
}
