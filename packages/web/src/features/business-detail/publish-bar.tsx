import type { Difference } from '@second-ring/contract';
import { useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { DifferenceList } from './publishing/difference-list.tsx';
import { useKeptClear } from './use-kept-clear.ts';

interface PublishBarProps {
  /** What publishing would change. */
  differences: readonly Difference[];
  /** The version whose content is staged; null: none. */
  restoredFrom: number | null;
  isPublishing: boolean;
  onDiscard: () => void;
  onPublish: () => void;
}

/** Stands at the foot of the page while anything is staged, and says what would change. */
export function PublishBar(props: PublishBarProps) {
  const { differences, restoredFrom, isPublishing, onDiscard, onPublish } = props;
  const bar = useRef<HTMLElement>(null);
  useKeptClear(bar);
  return (
    <section
      ref={bar}
      aria-labelledby="unpublished"
      className="sticky bottom-[calc(var(--call-sheet,0rem)+0.75rem)] z-20 mt-6 flex animate-rise flex-wrap items-end justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-3 shadow-float sm:gap-y-3 sm:p-4"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="unpublished" className="font-heading text-base font-semibold">
          You have unpublished changes
        </h2>
        <p className="mt-0.5 text-ink-soft">
          Review and publish your changes to update the AI agent. This can take a few minutes.
        </p>
        {restoredFrom === null ? null : (
          <p className="mt-1.5 text-ink">This brings back version {restoredFrom}.</p>
        )}
        <div className="mt-1.5 max-h-[12dvh] overflow-y-auto sm:max-h-[30dvh]">
          {differences.length > 0 ? (
            <DifferenceList brief differences={differences} most={3} />
          ) : (
            <p className="text-ink-soft">Nothing that callers would notice has changed.</p>
          )}
        </div>
      </div>
      <div className="flex gap-2">
        <Button variant="outline" disabled={isPublishing} onClick={onDiscard}>
          Discard
        </Button>
        <Button variant="accent" disabled={isPublishing} onClick={onPublish}>
          {isPublishing ? 'Updating...' : 'Publish Changes'}
        </Button>
      </div>
    </section>
  );
}
