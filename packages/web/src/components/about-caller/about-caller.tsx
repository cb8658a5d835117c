import type { ErasedOfCaller } from '@second-ring/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Eraser } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { api } from '@/api/client.ts';
import { download } from '@/api/download.ts';
import { failureSentence } from '@/api/failures.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { DetailSection } from '../log-details.tsx';
import { PhoneText, writtenNumber } from '../phone-number.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { erasedSentence } from './erased-sentence.ts';

interface AboutCallerProps {
  /** Null: the log entry is of no business. */
  businessId: string | null;
  businessName: string | null;
  /** E.164; null: withheld, and nobody can be told apart. */
  number: string | null;
}

/** Where what is known of a caller is taken along, or erased; afterwards it tells what was erased. */
export function AboutCaller({ businessId, businessName, number }: AboutCallerProps) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const erase = useMutation({
    mutationFn: (which: { businessId: string; phone_number: string }) => api.callers.erase(which),
    onSuccess: () => {
      setIsAsking(false);
      // A caller stands in every list there is.
      void client.invalidateQueries();
    },
  });
  if (erase.data) return <Erased erased={erase.data} />;
  if (!businessId || !number) return null;
  return (
    <DetailSection title="About this caller">
      <p className="text-ink-soft">
        Everything {businessName ?? 'this business'} holds about <PhoneText number={number} />:
        calls, texts, promises and appointments.
      </p>
      <div className="flex flex-wrap gap-2">
        <ExportCaller businessId={businessId} number={number} />
        <Button variant="outline" size="small" onClick={() => setIsAsking(true)}>
          <Eraser aria-hidden /> Erase this caller
        </Button>
      </div>
      {isAsking ? (
        <EraseDialog
          number={number}
          businessName={businessName}
          isPending={erase.isPending}
          error={erase.error}
          onConfirm={() => erase.mutate({ businessId, phone_number: number })}
          onClose={() => {
            setIsAsking(false);
            erase.reset();
          }}
        />
      ) : null}
    </DetailSection>
  );
}

function ExportCaller({ businessId, number }: { businessId: string; number: string }) {
  const save = useMutation({
    mutationFn: () =>
      download(
        `/api/businesses/${businessId}/callers/${encodeURIComponent(number)}`,
        `caller-${number.slice(1)}.json`,
      ),
  });
  return (
    <>
      <Button
        variant="outline"
        size="small"
        // Not disabled: the keyboard would lose its place.
        aria-disabled={save.isPending}
        onClick={() => save.isPending || save.mutate()}
      >
        {save.isPending ? <Spinner /> : <Download aria-hidden />} Export what we know
      </Button>
      <FieldError>{save.error ? failureSentence(save.error) : null}</FieldError>
    </>
  );
}

/** Where a call can be erased on which nobody left a number; afterwards it tells what was erased. */
export function AboutCall({ id }: { id: string }) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const erase = useMutation({
    mutationFn: () => api.callLogs.erase({ id }),
    onSuccess: () => {
      setIsAsking(false);
      void client.invalidateQueries();
    },
  });
  if (erase.data) return <Erased erased={erase.data} title={aboutCall} />;
  return (
    <DetailSection title={aboutCall}>
      <p className="text-ink-soft">
        No number was left, so no other call can be told to be the same person’s.
      </p>
      <Button variant="outline" size="small" className="w-fit" onClick={() => setIsAsking(true)}>
        <Eraser aria-hidden /> Erase this call
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title="Erase this call?"
          consequence="Every word of it goes, its summary, and what came of it. That it took place, how long it was and what it cost stays, and so do the times of appointments. This cannot be undone."
          confirm="Erase the call"
          isNegative
          isPending={erase.isPending}
          error={erase.error}
          onConfirm={() => erase.mutate()}
          onClose={() => {
            setIsAsking(false);
            erase.reset();
          }}
        />
      ) : null}
    </DetailSection>
  );
}

const aboutCall = 'About this call';

/** The buttons are gone, so the keyboard stands here. */
function Erased({ erased, title = 'About this caller' }: ErasedProps) {
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => told.current?.focus(), []);
  return (
    <DetailSection title={title}>
      <p ref={told} role="status" tabIndex={-1} className="rounded-control bg-sunken p-3">
        {erasedSentence(erased)}
      </p>
    </DetailSection>
  );
}

interface ErasedProps {
  erased: ErasedOfCaller;
  title?: string;
}

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
function EraseDialog(props: EraseDialogProps) {
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
