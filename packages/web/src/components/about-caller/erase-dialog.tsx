import type { ReactNode } from 'react';
import { failureSentence } from '@/api/failure-sentence.ts';
import { writtenNumber } from '../phone-number.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FieldError } from '../ui/field-error.tsx';

interface EraseDialogProps {
  /** E.164. */
  number: string;
  businessName: string | null;
  isPending: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what erasing a caller takes away and what it leaves, before it is done for good. */
export function EraseDialog(props: EraseDialogProps) {
  const { number, businessName, isPending, error, onConfirm, onClose } = props;
  const written = writtenNumber(number);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || isPending || onClose()}
      title="Erase this caller?"
      description={`${written} at ${businessName ?? 'this business'}`}
      footer={
        <>
          <Button
            variant="outline"
            aria-disabled={isPending}
            onClick={() => isPending || onClose()}
          >
            Cancel
          </Button>
          <Button
            variant="negative"
            aria-disabled={isPending}
            onClick={() => isPending || onConfirm()}
          >
            {isPending ? 'One moment...' : `Erase ${written}`}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4 text-sm">
        <p>This cannot be undone. Export what we know first if you may need it.</p>
        <Part title="What goes">
          <li>Their number, name, address and email, and every word they said or wrote.</li>
          <li>Summaries, leads, promises (open ones too) and calls kept for rehearsals.</li>
          <li>Texts you received about them, and their number wherever other callers gave it.</li>
          <li>Your block, if you blocked them. They can call again.</li>
        </Part>
        <Part title="What stays">
          <li>The fact that a call or text took place: when, how long and what it cost.</li>
          <li>The times of their appointments, without their name. Future ones stay booked.</li>
          <li>A STOP they texted, so that nobody texts them again.</li>
          <li>
            Whatever has already left: emails and texts you received, your phone company’s records,
            and anything you published as knowledge.
          </li>
        </Part>
        <FieldError>{error ? failureSentence(error) : null}</FieldError>
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid list-disc gap-1 pl-5">{children}</ul>
    </section>
  );
}
