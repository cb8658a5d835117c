import type { CallLog } from '@second-ring/contract';
import { quoted } from '@second-ring/conversation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Undo2 } from 'lucide-react';
import { toast } from 'sonner';
import { api, queries } from '@/api/client.ts';
import { failureSentence } from '@/api/failures.ts';
import { useInstallation } from '@/api/use-installation.ts';
import { Instant } from '@/components/instant.tsx';
import { Detail, DetailList, DetailSection } from '@/components/log-details.tsx';
import { PhoneText, withWrittenNumbers } from '@/components/phone-number.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { cn } from '@/components/ui/class-names.ts';
import { wishInWords } from '@/components/wish-words.ts';
import { KnowledgeLink } from './transcript.tsx';

/** What came of a call: the summary, who called, what was quoted, promised and not understood. */
export function CallOutcome({ call }: { call: CallLog }) {
  return (
    <>
      {call.summary ? (
        <DetailSection title="Summary">
          <p className="rounded-control bg-primary-wash p-3 break-words whitespace-pre-wrap">
            {call.summary}
          </p>
          <WhoWasTold urgent={call.urgent} />
        </DetailSection>
      ) : null}
      {call.lead ? <LeadDetails lead={call.lead} call={call} /> : null}
      {call.quotes.length > 0 ? <Quotes call={call} /> : null}
      {call.commitments.length > 0 ? <Commitments call={call} /> : null}
      {call.unanswered_questions.length > 0 ? (
        <DetailSection title="Could Not Answer">
          <ul className="grid list-disc gap-1.5 pl-5">
            {call.unanswered_questions.map((question) => (
              <li key={question}>
                {question}{' '}
                <KnowledgeLink
                  businessId={call.business_id}
                  kind="faq"
                  id="new"
                  label="Add an answer"
                  question={question}
                />
              </li>
            ))}
          </ul>
        </DetailSection>
      ) : null}
    </>
  );
}

/** Says so where a summary or an alert reached nobody's phone or mailbox. */
function WhoWasTold({ urgent }: { urgent: boolean }) {
  const installation = useInstallation();
  if (installation?.telephony !== 'local') return null;
  const what = urgent ? 'the alert and this summary' : 'this summary';
  return (
    <p className="mt-2 text-xs text-ink-soft">
      {installation.mail === 'mailbox'
        ? `Simulated: neither a phone company nor a mail server is connected, so ${what} reached nobody.`
        : `Texts are simulated: no phone company is connected, so ${what} could only go by email.`}
    </p>
  );
}

function Quotes({ call }: { call: CallLog }) {
  return (
    <DetailSection title="Quotes">
      <ul className="grid gap-2">
        {call.quotes.map((quote) => (
          <li
            key={`${quote.service_id} ${quote.option_id} ${quote.at}`}
            className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line p-3"
          >
            <span className="break-words">{quoted(quote.spoken)}</span>
            <KnowledgeLink
              businessId={call.business_id}
              kind="service"
              id={quote.service_id}
              label={[quote.service_name, quote.option_name].filter(Boolean).join(' · ')}
            />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

/** What the caller was promised; ticking one says that it is done. */
function Commitments({ call }: { call: CallLog }) {
  const keep = useCallChange(call.id, (input: { id: string; kept: boolean }) =>
    api.commitments.keep(input),
  );
  return (
    <DetailSection title="Promises">
      <ul className="grid gap-2">
        {call.commitments.map(({ id, text, due_at, kept_at }) => (
          <li key={id ?? text} className="rounded-control border border-line p-3">
            <div className="flex items-start gap-3">
              <Checkbox
                aria-label={`Done: ${text}`}
                checked={kept_at !== null}
                disabled={id === null}
                aria-disabled={keep.isPending}
                onCheckedChange={(checked) => {
                  if (id && !keep.isPending) keep.mutate({ id, kept: checked === true });
                }}
                className="mt-0.5"
              />
              <span className={cn('min-w-0 break-words', kept_at && 'text-ink-soft line-through')}>
                {withWrittenNumbers(text)}
              </span>
            </div>
            <p className="mt-1 pl-8 text-xs text-ink-soft">
              {kept_at ? (
                <>
                  Done <Instant at={kept_at} timeZone={call.time_zone} />
                </>
              ) : due_at ? (
                <>
                  Due <Instant at={due_at} timeZone={call.time_zone} />
                </>
              ) : (
                'No time was promised'
              )}
            </p>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

interface LeadDetailsProps {
  lead: NonNullable<CallLog['lead']>;
  call: Pick<CallLog, 'id' | 'time_zone'>;
}

/** Who called and what for, and whether somebody got back to them. */
function LeadDetails({ lead, call }: LeadDetailsProps) {
  const note = useCallChange(call.id, (contacted: boolean) =>
    api.leads.update({ id: lead.id ?? '', contacted }),
  );
  return (
    <DetailSection title="Lead">
      <DetailList>
        <Detail name="Name">{lead.name ?? 'N/A'}</Detail>
        <Detail name="Phone" copied={lead.phone}>
          {lead.phone ? <PhoneText number={lead.phone} /> : 'N/A'}
        </Detail>
        {lead.email ? (
          <Detail name="Email" copied={lead.email}>
            {lead.email}
          </Detail>
        ) : null}
        <Detail name="Reason">{lead.reason ? wishInWords(lead.reason) : 'N/A'}</Detail>
        {lead.preferred_time ? <Detail name="Preferred Time">{lead.preferred_time}</Detail> : null}
      </DetailList>
      {lead.id ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="outline"
            size="small"
            aria-disabled={note.isPending}
            onClick={() => note.isPending || note.mutate(lead.contacted_at === null)}
          >
            {lead.contacted_at ? <Undo2 aria-hidden /> : <Check aria-hidden />}
            {lead.contacted_at ? 'Undo' : 'Mark as contacted'}
          </Button>
          {lead.contacted_at ? (
            <span className="text-ink-soft">
              Contacted <Instant at={lead.contacted_at} timeZone={call.time_zone} />
            </span>
          ) : null}
        </div>
      ) : null}
    </DetailSection>
  );
}

/**
 * Changes something about a call and reads it anew; says so where that fails. While it is under way
 * its control should be `aria-disabled`: disabled, it would lose the keyboard's place.
 */
export function useCallChange<Input>(callId: string, change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: (error) =>
      toast.error('Your change could not be saved', { description: failureSentence(error) }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queries.callLogs.get.key({ input: { id: callId } }) }),
        client.invalidateQueries({ queryKey: queries.callLogs.list.key() }),
        client.invalidateQueries({ queryKey: queries.commitments.key() }),
        client.invalidateQueries({ queryKey: queries.overviews.key() }),
      ]),
  });
}
