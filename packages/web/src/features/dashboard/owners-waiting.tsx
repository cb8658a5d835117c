import type { Overview } from '@second-ring/contract';
import { Link } from '@tanstack/react-router';
import { Card } from '@/components/ui/card.tsx';
import { PromisesCard } from './promises-card.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { Below, CallLink, linkLook, nameOf } from './waiting-parts.tsx';

/** What waits for an owner, the most pressing first; what does not wait takes no room. */
export function OwnersWaiting({ overview }: { overview: Overview }) {
  const { urgent, leads, commitments, questions } = overview;
  const waiting = urgent.total + leads.total + commitments.total + questions.total;
  if (waiting === 0)
    return (
      <Card>
        <p className="font-heading text-lg font-semibold">Nothing is waiting for you</p>
        <p className="mt-1 text-ink-soft">
          Urgent calls, people to call back, promises and questions without an answer appear here.
        </p>
      </Card>
    );
  return (
    <section aria-label="Waiting for you" className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {urgent.total > 0 ? (
        <WaitingCard title="Urgent" total={urgent.total} rows={urgent.newest}>
          {(call) => (
            <>
              <CallLink callId={call.id}>{nameOf(call)}</CallLink>
              {call.reason ? ` · ${call.reason}` : ''}
              <Below {...call} at={call.created_at} />
            </>
          )}
        </WaitingCard>
      ) : null}
      {leads.total > 0 ? (
        <WaitingCard title="To call back" total={leads.total} rows={leads.newest}>
          {(lead) => (
            <>
              <CallLink callId={lead.call_id}>{nameOf(lead)}</CallLink>
              {lead.reason ? ` · ${lead.reason}` : ''}
              <Below {...lead} at={lead.created_at} />
            </>
          )}
        </WaitingCard>
      ) : null}
      {commitments.total > 0 ? <PromisesCard commitments={commitments} /> : null}
      {questions.total > 0 ? (
        <WaitingCard
          title="Questions it could not answer"
          total={questions.total}
          rows={questions.businesses}
          shown={questions.total}
        >
          {(asked) => (
            <>
              <Link
                to="/admin/businesses/$businessId"
                params={{ businessId: asked.id }}
                hash="inbox"
                className={linkLook}
              >
                “{asked.question}”
              </Link>
              <span className="block text-ink-soft">
                {[asked.business_name, asked.waiting > 1 ? `and ${asked.waiting - 1} more` : null]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </>
          )}
        </WaitingCard>
      ) : null}
    </section>
  );
}
