import { Button } from '@/components/ui/button.tsx';
import { nameOf, type StagedEdits, sectionsOf } from './staged-edits.ts';

interface PublishBarProps {
  staged: StagedEdits;
  isPublishing: boolean;
  onDiscard: () => void;
  onPublish: () => void;
}

/** Stands at the foot of the page while anything is staged, and says what would change. */
export function PublishBar({ staged, isPublishing, onDiscard, onPublish }: PublishBarProps) {
  return (
    <section
      aria-labelledby="unpublished"
      className="sticky bottom-3 z-20 mt-6 flex animate-rise flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 shadow-float"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="unpublished" className="font-heading text-base font-semibold">
          You have unpublished changes
        </h2>
        <p className="mt-0.5 text-ink-soft">
          Review and publish your changes to update the AI agent. This can take a few minutes.
        </p>
        <p className="mt-0.5 text-ink-soft">Changed: {sectionsOf(staged).map(nameOf).join(', ')}</p>
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
