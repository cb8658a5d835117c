import {
  type Business,
  differencesBetween,
  touchTheSame,
  type VersionConflict,
} from '@second-ring/contract';
import { useState } from 'react';
import { Instant } from '@/components/instant.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import type { StagedEdits } from '../staged-edits.ts';
import { DifferenceList } from './difference-list.tsx';

/** Two publishes that met: what another published, and what was edited before that was known. */
export interface MetPublish {
  conflict: VersionConflict;
  /** As the edits were begun on. */
  base: Business;
  mine: StagedEdits;
  theirs: Business;
}

interface ConflictDialogProps {
  met: MetPublish | null;
  isPublishing: boolean;
  onPublishOver: () => void;
  onClose: () => void;
}

/** Tells the second of two publishers what the first published, before anything is overwritten. */
export function ConflictDialog({ met, ...actions }: ConflictDialogProps) {
  return met ? <OpenDialog met={met} {...actions} /> : null;
}

function OpenDialog({
  met,
  isPublishing,
  onPublishOver,
  onClose,
}: ConflictDialogProps & { met: MetPublish }) {
  const [looksAtTheirs, setLooksAtTheirs] = useState(false);
  const { conflict, base, mine, theirs } = met;
  const changed = differencesBetween(base, theirs);
  const touched = differencesBetween(base, mine).filter((own) =>
    changed.some((other) => touchTheSame(own, other)),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Someone published before you"
      description="Your changes are safe, but not published yet."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep editing
          </Button>
          <Button
            variant="outline"
            aria-expanded={looksAtTheirs}
            onClick={() => setLooksAtTheirs(!looksAtTheirs)}
          >
            Look at their changes
          </Button>
          <Button disabled={isPublishing} onClick={onPublishOver}>
            {isPublishing ? 'Updating...' : 'Publish mine over theirs'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {conflict.author?.name ?? 'Someone else'} published on{' '}
          <Instant at={conflict.published_at} timeZone={theirs.time_zone} />, while you were
          editing.
        </p>
        {touched.length > 0 ? (
          <section aria-label="Changed by both of you" className="grid gap-1">
            <p>You both changed these. Publishing over theirs keeps yours:</p>
            <DifferenceList differences={touched} />
          </section>
        ) : (
          <p>You changed different things. Publishing yours keeps theirs as well.</p>
        )}
        {looksAtTheirs ? (
          <section aria-label="Their changes" className="grid gap-1">
            <h3 className="font-semibold">Their changes</h3>
            <DifferenceList differences={changed} />
          </section>
        ) : null}
      </div>
    </Dialog>
  );
}
