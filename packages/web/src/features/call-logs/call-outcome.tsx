import type { CallLog } from '@second-ring/contract';
import { useInstallation } from '@/api/use-installation.ts';
import { DetailSection } from '@/components/log-details.tsx';
import { Commitments } from './commitments.tsx';
import { KnowledgeLink } from './knowledge-link.tsx';
import { LeadDetails } from './lead-details.tsx';

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
      {call.lead ? <LeadDetails lead={call.lead} callId={call.id} /> : null}
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
        ? `Simulated: no phone company and no mail server is connected, so ${what} reached nobody.`
        : `Texts are simulated: no phone company is connected, so ${what} went by email at most.`}
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
            <span className="break-words">“{quote.spoken}”</span>
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
