import type { Overview } from '@second-ring/contract';
import { Link } from '@tanstack/react-router';
import { useInstallation } from '@/api/use-installation.ts';
import { PhoneText } from '@/components/phone-text.tsx';
import { PromisesCard } from './promises-card.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { Below, CallLink, linkLook, nameOf } from './waiting-parts.tsx';

/** What waits for a person: leads, promises, texts that failed, agents nobody forwards to. */
export function Waiting({ overview }: { overview: Overview }) {
  const { leads, commitments, failed_messages: failed, not_forwarded: silent } = overview;
  const installation = useInstallation();
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <WaitingCard
        title="To call back"
        total={leads.total}
        rows={leads.newest}
        none="Everyone who left their details has been called back."
      >
        {(lead) => (
          <>
            <CallLink callId={lead.call_id}>{nameOf(lead)}</CallLink>
            {lead.reason ? ` · ${lead.reason}` : ''}
            <Below {...lead} at={lead.created_at} />
          </>
        )}
      </WaitingCard>
      <PromisesCard commitments={commitments} none="Every promise has been kept." />
      <WaitingCard
        title="Failed messages"
        total={failed.total}
        rows={failed.newest}
        none={
          installation?.telephony === 'twilio'
            ? 'No text of the last seven days failed.'
            : 'No phone company is connected. Texts are simulated and reach nobody.'
        }
      >
        {(message) => (
          <>
            <Link to="/admin/sms-logs" search={{ sms: message.id }} className={linkLook}>
              {message.phone_number ? (
                <PhoneText number={message.phone_number} />
              ) : (
                'Unknown number'
              )}
            </Link>
            {message.error_message ? ` · ${message.error_message}` : ''}
            <Below {...message} at={message.created_at} />
          </>
        )}
      </WaitingCard>
      {installation?.phoneLine ? (
        <WaitingCard
          title="Calls not forwarded"
          total={silent.total}
          rows={silent.agents}
          none="Every agent has received a forwarded call."
        >
          {(agent) => (
            <>
              <Link
                to="/admin/businesses/$businessId"
                params={{ businessId: agent.business_id }}
                className={linkLook}
              >
                {agent.business_name ?? 'Unnamed Business'}
              </Link>
              {agent.phone_number ? (
                <span className="text-ink-soft">
                  {' · '}
                  <PhoneText number={agent.phone_number} />
                </span>
              ) : null}
            </>
          )}
        </WaitingCard>
      ) : null}
    </div>
  );
}
