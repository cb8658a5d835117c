import type { CallLog } from '@second-ring/contract';
import { callCostsMore } from '@second-ring/conversation';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ban, MessageSquareText, PhoneCall, Repeat, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { api, queries } from '@/api/client.ts';
import { detailFailure, failureSentence, isLastingFailure } from '@/api/failures.ts';
import { useIsOperator } from '@/api/use-is-operator.ts';
import { AboutCall, AboutCaller } from '@/components/about-caller/about-caller.tsx';
import { StatusBadge } from '@/components/badges.tsx';
import { nobodysNumber } from '@/components/caller-words.ts';
import { Instant } from '@/components/instant.tsx';
import { Detail, DetailList, DetailSection, DetailState } from '@/components/log-details.tsx';
import { PhoneText } from '@/components/phone-number.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import { Dialog, DialogClose } from '@/components/ui/dialog.tsx';
import { writtenCost, writtenDuration } from './call-figures.ts';
import { CallOutcome, useCallChange } from './call-outcome.tsx';
import { Transcript } from './transcript.tsx';

/** One call: what came of it first, then every word, then its ids. */
export default function CallDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isPending, isFetching, error, refetch } = useQuery(
    queries.callLogs.get.queryOptions({ input: { id } }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Call Log Details"
      description={data?.business_name ?? `Log ID: ${id}`}
      className="sm:max-w-3xl"
      footer={
        <DialogClose asChild>
          <Button>Close</Button>
        </DialogClose>
      }
    >
      {data ? (
        <div className="grid grid-cols-1 gap-7 wrap-anywhere">
          <CallActions call={data} />
          <CallOutcome call={data} />
          <Transcript call={data} />
          <CallFacts call={data} />
          <About call={data} />
        </div>
      ) : (
        <DetailState
          isPending={isPending || isFetching}
          error={error ? detailFailure(error) : null}
          onRetry={isLastingFailure(error) ? undefined : () => void refetch()}
        />
      )}
    </Dialog>
  );
}

/** What is held of whoever called; without a number, of this call alone. */
function About({ call }: { call: CallLog }) {
  // Who withheld it, or came from a browser, may have left one.
  const number = call.from ?? call.lead?.phone ?? null;
  // What was erased here says so until the dialog is closed.
  const [isOfCall] = useState(
    number === null && call.business_id !== null && call.caller_erased_at === null,
  );
  if (isOfCall) return <AboutCall id={call.id} />;
  return (
    <AboutCaller businessId={call.business_id} businessName={call.business_name} number={number} />
  );
}

const actionLook = buttonLook({ variant: 'outline', size: 'small' });

/** What to do about a call: get back to the caller, or be rid of them. */
function CallActions({ call }: { call: CallLog }) {
  const number = call.lead?.phone ?? call.from;
  const markSpam = useCallChange(call.id, (spam: boolean) =>
    api.callLogs.update({ id: call.id, spam }),
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {number ? (
        <>
          {callCostsMore(number) ? null : (
            <a href={`tel:${number}`} className={actionLook}>
              <PhoneCall aria-hidden /> Call back
            </a>
          )}
          <a href={`sms:${number}`} className={actionLook}>
            <MessageSquareText aria-hidden /> Text
          </a>
        </>
      ) : null}
      <BlockButton call={call} />
      <Button
        variant="outline"
        size="small"
        aria-disabled={markSpam.isPending}
        onClick={() => markSpam.isPending || markSpam.mutate(!call.spam)}
      >
        <ShieldAlert aria-hidden /> {call.spam ? 'Not spam' : 'Mark as spam'}
      </Button>
      <KeepButton call={call} />
      {call.urgent ? <Badge tone="negative">Urgent</Badge> : null}
      {call.spam ? <Badge>Spam</Badge> : null}
      {call.test ? <Badge>Test: nobody is waiting</Badge> : null}
      {call.caller_blocked ? <Badge tone="negative">Blocked caller</Badge> : null}
    </div>
  );
}

function BlockButton({ call }: { call: CallLog }) {
  const { business_id: businessId, from, caller_blocked: isBlocked } = call;
  const change = useCallChange(call.id, (which: { businessId: string; phone_number: string }) =>
    isBlocked ? api.blockedCallers.unblock(which) : api.blockedCallers.block(which),
  );
  // Nobody can be told apart who withholds their number.
  if (!businessId || !from) return null;
  return (
    <Button
      variant="outline"
      size="small"
      aria-disabled={change.isPending}
      onClick={() => change.isPending || change.mutate({ businessId, phone_number: from })}
    >
      <Ban aria-hidden /> {isBlocked ? 'Unblock caller' : 'Block caller'}
    </Button>
  );
}

/** Keeps a call, so that every rehearsal plays it again; nothing where its caller said nothing. */
function KeepButton({ call }: { call: CallLog }) {
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
        <Repeat aria-hidden /> {keep.isSuccess ? 'Added to rehearsals' : 'Use as a rehearsal'}
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

/** What we and the providers know the call by. */
function CallFacts({ call }: { call: CallLog }) {
  const isOperator = useIsOperator();
  return (
    <DetailSection title="Technical Details">
      <DetailList>
        {isOperator ? (
          <>
            <Id name="Millis Call ID" value={call.millis_call_id} />
            <Id name="Millis Agent ID" value={call.millis_agent_id} />
          </>
        ) : null}
        {isOperator || call.millis_session_id ? (
          <Id name="Session ID" value={call.millis_session_id} />
        ) : null}
        <Id name="Call ID" value={call.id} />
        <Id name="Agent ID" value={call.agent_id} />
        <Detail name="Timestamp">
          <Instant at={call.call_timestamp} timeZone={call.time_zone} />
        </Detail>
        <Detail name="Duration">{writtenDuration(call.call_duration)}</Detail>
        <Detail name="Status">
          <StatusBadge of="call" status={call.call_status} />
        </Detail>
        {call.error_message ? (
          <Detail name="Error">
            <span className="text-negative">{call.error_message}</span>
          </Detail>
        ) : null}
        <Detail name="Cost">{writtenCost(call.cost_breakdown)}</Detail>
        <Detail name="Caller" copied={call.from}>
          {call.from ? <PhoneText number={call.from} /> : nobodyNamed(call)}
        </Detail>
        <Detail name="Dialled" copied={call.to}>
          {call.to ? <PhoneText number={call.to} /> : 'N/A'}
        </Detail>
      </DetailList>
    </DetailSection>
  );
}

function nobodyNamed(call: CallLog) {
  if (!call.caller_erased_at) return nobodysNumber(call.channel);
  return (
    <span>
      Erased <Instant at={call.caller_erased_at} timeZone={call.time_zone} />
    </span>
  );
}

function Id({ name, value }: { name: string; value: string | null }) {
  return (
    <Detail name={name} copied={value}>
      <span className="font-mono text-xs break-all">{value ?? 'N/A'}</span>
    </Detail>
  );
}
