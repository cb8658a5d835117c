import type { ErasedOfCaller } from '@second-ring/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Eraser } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api } from '@/api/client.ts';
import { download } from '@/api/download.ts';
import { failureSentence } from '@/api/failure-sentence.ts';
import { DetailSection } from '../log-details.tsx';
import { PhoneText } from '../phone-text.tsx';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { EraseDialog } from './erase-dialog.tsx';
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

/** The buttons are gone, so the keyboard stands here. */
function Erased({ erased }: { erased: ErasedOfCaller }) {
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => told.current?.focus(), []);
  return (
    <DetailSection title="About this caller">
      <p ref={told} role="status" tabIndex={-1} className="rounded-control bg-sunken p-3">
        {erasedSentence(erased)}
      </p>
    </DetailSection>
  );
}
