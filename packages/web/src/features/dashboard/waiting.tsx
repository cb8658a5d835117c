import type { Overview } from '@second-ring/contract';
import { Link } from '@tanstack/react-router';
import { Instant } from '@/components/instant.tsx';
import { withWrittenNumbers } from '@/components/phone-number.ts';
import { PhoneText } from '@/components/phone-text.tsx';
import { WaitingCard } from './waiting-card.tsx';

const linkLook = 'font-medium text-primary underline-offset-4 hover:underline';

/** What waits for a person: leads, promises, texts that failed, agents nobody forwards to. */
export function Waiting({ overview }: { overview: Overview }) {
  const { leads, commitments, failed_messages: failed, not_forwarded: silent } = overview;
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <WaitingCard
        title="Leads waiting"
        total={leads.total}
        rows={leads.newest}
        none="Everybody who left word has been contacted."
      >
        {(lead) => (
          <>
            <CallLink callId={lead.call_id}>{lead.name ?? lead.phone ?? 'Someone'}</CallLink>
            {lead.reason ? ` · ${lead.reason}` : ''}
            <Below name={lead.business_name} at={lead.created_at} />
          </>
        )}
      </WaitingCard>
      <WaitingCard
        title="Commitments due"
        total={commitments.total}
        rows={commitments.next}
        none="Every promise has been kept."
        more={
          <Link
            to="/admin/commitments"
            search={{ sort: 'due_at', order: 'asc' }}
            className={linkLook}
          >
            See all promises
          </Link>
        }
      >
        {(promise) => (
          <>
            <CallLink callId={promise.call_id}>{withWrittenNumbers(promise.text)}</CallLink>
            <Below name={promise.business_name} at={promise.due_at} />
          </>
        )}
      </WaitingCard>
      <WaitingCard
        title="Failed messages"
        total={failed.total}
        rows={failed.newest}
        none="Every text of the last seven days arrived."
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
            <Below name={message.business_name} at={message.created_at} />
          </>
        )}
      </WaitingCard>
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
    </div>
  );
}

function CallLink({ callId, children }: { callId: string | null; children: string }) {
  if (!callId) return <span className="font-medium">{children}</span>;
  return (
    <Link to="/admin/call-logs" search={{ call: callId }} className={linkLook}>
      {children}
    </Link>
  );
}

function Below({ name, at }: { name: string | null; at: string | null }) {
  return (
    <span className="block text-ink-soft">
      {name}
      {name && at ? ' · ' : ''}
      {at ? <Instant at={at} /> : null}
    </span>
  );
}
