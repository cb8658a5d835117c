import {
  type Business,
  differencesBetween,
  touchTheSame,
  type VersionConflict,
} from '@second-ring/contract';
import { useState } from 'react';
import { useAuth } from '@/components/auth/auth-context.tsx';
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
  /** The edits put over what the other published. */
  merged: StagedEdits;
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

const bySomeoneElse = {
  title: 'Someone published before you',
  meanwhile: ', while you were editing.',
  touched: 'You both changed these. Publishing over theirs keeps yours:',
  both: 'Changed by both of you',
  apart: 'You changed different things. Publishing yours keeps theirs as well.',
  theirs: 'Their changes',
  look: 'Look at their changes',
  publish: 'Publish mine over theirs',
};

const byYourself: typeof bySomeoneElse = {
  title: 'You published from somewhere else',
  meanwhile: ', in another tab or on another device.',
  touched: 'You changed these in both places. Publishing now keeps what you have here:',
  both: 'Changed in both places',
  apart: 'You changed different things there. Publishing now keeps both.',
  theirs: 'What you published there',
  look: 'Look at those changes',
  publish: 'Publish what I have here',
};

function OpenDialog({
  met,
  isPublishing,
  onPublishOver,
  onClose,
}: ConflictDialogProps & { met: MetPublish }) {
  const [looksAtTheirs, setLooksAtTheirs] = useState(false);
  const { user } = useAuth();
  const { conflict, base, theirs, merged } = met;
  const changed = differencesBetween(base, theirs);
  const touched = differencesBetween(theirs, merged).filter((own) =>
    changed.some((other) => touchTheSame(own, other)),
  );
  const says = conflict.author && conflict.author.id === user?.id ? byYourself : bySomeoneElse;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={says.title}
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
            {says.look}
          </Button>
          <Button disabled={isPublishing} onClick={onPublishOver}>
            {isPublishing ? 'Updating...' : says.publish}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {says === byYourself ? 'You' : (conflict.author?.name ?? 'Someone else')} published on{' '}
          <Instant at={conflict.published_at} timeZone={theirs.time_zone} />
          {says.meanwhile}
        </p>
        {touched.length > 0 ? (
          <section aria-label={says.both} className="grid gap-1">
            <p>{says.touched}</p>
            <DifferenceList differences={touched} />
          </section>
        ) : (
          <p>{says.apart}</p>
        )}
        {looksAtTheirs ? (
          <section aria-label={says.theirs} className="grid gap-1">
            <h3 className="font-semibold">{says.theirs}</h3>
            <DifferenceList differences={changed} />
          </section>
        ) : null}
      </div>
    </Dialog>
  );
}
