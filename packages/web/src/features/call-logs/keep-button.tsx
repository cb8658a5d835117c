import type { CallLog } from '@second-ring/contract';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Repeat } from 'lucide-react';
import { api } from '@/api/client.ts';
import { failureSentence } from '@/api/failure-sentence.ts';
import { Button } from '@/components/ui/button.tsx';

/** Keeps a call, so that every rehearsal plays it again; nothing where its caller said nothing. */
export function KeepButton({ call }: { call: CallLog }) {
  const { id: callId, business_id: businessId, chat_transcript: transcript } = call;
  const keep = useMutation({
    mutationFn: (id: string) => api.keptCalls.keep({ id, callId }),
  });
  const isSpoken = transcript?.some(({ role, content }) => role === 'user' && content?.trim());
  if (!businessId || !isSpoken) return null;
  const isOver = keep.isPending || keep.isSuccess;
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-disabled={isOver}
        onClick={() => isOver || keep.mutate(businessId)}
      >
        <Repeat aria-hidden /> {keep.isSuccess ? 'Kept' : 'Keep as rehearsal'}
      </Button>
      <p role="status" className="w-full text-ink-soft empty:hidden">
        {keep.data ? (
          <>
            Every rehearsal replays this call and expects these answers.{' '}
            <Link
              to="/admin/businesses/$businessId"
              params={{ businessId }}
              search={{ dialog: 'kept-call', kept: keep.data.id }}
              className="text-primary underline underline-offset-4"
            >
              Change what your AI should answer
            </Link>
          </>
        ) : null}
      </p>
      {keep.error ? (
        <p role="alert" className="w-full text-negative">
          {failureSentence(keep.error)}
        </p>
      ) : null}
    </>
  );
}
