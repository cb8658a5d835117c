import type { Overview } from '@second-ring/contract';
import { quoted } from '@second-ring/conversation';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useInstallation } from '@/api/use-installation.ts';
import { Instant } from '@/components/instant.tsx';
import { PhoneText, withWrittenNumbers, writtenNumber } from '@/components/phone-number.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Card, CardTitle } from '@/components/ui/card.tsx';
import { useNamesApart } from '@/components/use-names-apart.ts';
import { wishInWords } from '@/components/wish-words.ts';

/** What waits for a person: urgent calls, leads, promises, texts that failed, agents nobody forwards to. */
export function Waiting({ overview }: { overview: Overview }) {
  const { urgent, leads, commitments, failed_messages: failed, not_forwarded: silent } = overview;
  const installation = useInstallation();
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <UrgentCard urgent={urgent} />
      <WaitingCard
        title="To call back"
        total={leads.total}
        rows={leads.newest}
        all={toCallBack}
        none="Nobody is waiting for a call back."
      >
        {(lead) => <Person {...lead} callId={lead.call_id} />}
      </WaitingCard>
      <PromisesCard commitments={commitments} none="No promise is open." />
      <WaitingCard
        title="Failed messages"
        total={failed.total}
        rows={failed.newest}
        all={{ to: '/admin/sms-logs', search: { sort: 'status', order: 'asc' } }}
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
          title="Businesses without call forwarding"
          total={silent.total}
          rows={silent.agents}
          all={{ to: '/admin/agents' }}
          none="Every business forwards its calls."
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

/** What waits for an owner, the most pressing first; what does not wait takes no room. */
export function OwnersWaiting({ overview }: { overview: Overview }) {
  const nameOfBusiness = useNamesApart();
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
      <UrgentCard urgent={urgent} />
      {leads.total > 0 ? (
        <WaitingCard title="To call back" total={leads.total} rows={leads.newest} all={toCallBack}>
          {(lead) => <Person {...lead} callId={lead.call_id} />}
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
                {quoted(asked.question)}
              </Link>
              <span className="block text-ink-soft">
                {nameOfBusiness(asked.id, asked.business_name)}
                {asked.waiting > 1 ? ` · and ${asked.waiting - 1} more` : ''}
              </span>
            </>
          )}
        </WaitingCard>
      ) : null}
    </section>
  );
}

/** Takes no room where nothing is urgent. */
function UrgentCard({ urgent }: Pick<Overview, 'urgent'>) {
  return urgent.total > 0 ? (
    <WaitingCard
      title="Urgent"
      tone="negative"
      total={urgent.total}
      rows={urgent.newest}
      all={{ to: '/admin/call-logs', search: { q: 'urgent' } }}
    >
      {(call) => <Person {...call} callId={call.id} />}
    </WaitingCard>
  ) : null;
}

const toCallBack: AllOfThem = { to: '/admin/call-logs', search: { show: 'to-call-back' } };
const allPromises: AllOfThem = {
  to: '/admin/commitments',
  search: { sort: 'due_at', order: 'asc' },
};

interface PromisesCardProps {
  commitments: Overview['commitments'];
  /** Said when nothing waits. */
  none?: string;
}

/** Promises not kept yet, each with the way to its call. */
function PromisesCard({ commitments, none }: PromisesCardProps) {
  return (
    <WaitingCard
      title="Promises to keep"
      total={commitments.total}
      rows={commitments.next}
      all={allPromises}
      {...(none && { none })}
      more={
        <Link {...allPromises} className={linkLook}>
          See all promises
        </Link>
      }
    >
      {(promise) => (
        <>
          <CallLink callId={promise.call_id}>{withWrittenNumbers(promise.text)}</CallLink>
          <Below {...promise} at={promise.due_at} saidBefore={dueWord(promise.due_at)} />
        </>
      )}
    </WaitingCard>
  );
}

type AllOfThem = Pick<LinkProps, 'to' | 'search'>;

interface WaitingCardProps<Row extends { id: string }> {
  title: string;
  /** How pressing it is that something waits. */
  tone?: 'pending' | 'negative';
  total: number;
  rows: Row[];
  /** How many of all that waits the rows stand for; left out: one each. */
  shown?: number;
  /** Said when nothing waits. */
  none?: string;
  /** The way to the list they are in. */
  all?: AllOfThem;
  /** A way to all of them that stands there also where each is shown. */
  more?: ReactNode;
  children: (row: Row) => ReactNode;
}

/** Things that wait for a person: how many, and the first few. */
function WaitingCard<Row extends { id: string }>(props: WaitingCardProps<Row>) {
  const { title, tone = 'pending', total, rows, shown = rows.length } = props;
  const { none, all, more, children } = props;
  const rest = `and ${(total - shown).toLocaleString('en')} more`;
  return (
    <Card className="min-w-0">
      <div className="flex items-center justify-between gap-3">
        <CardTitle>{title}</CardTitle>
        <Badge tone={total > 0 ? tone : 'positive'}>{total.toLocaleString('en')}</Badge>
      </div>
      {rows.length === 0 ? (
        <p className="mt-3 text-ink-soft">{none}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {rows.map((row) => (
            <li key={row.id} className="py-2.5 wrap-anywhere first:pt-0 last:pb-0">
              {children(row)}
            </li>
          ))}
        </ul>
      )}
      {total > shown ? (
        <p className="mt-3 text-ink-soft">
          {all ? (
            <Link {...all} className={linkLook}>
              {rest}
            </Link>
          ) : (
            rest
          )}
        </p>
      ) : null}
      {more ? <p className="mt-3">{more}</p> : null}
    </Card>
  );
}

const linkLook = 'font-medium text-primary underline-offset-4 hover:underline';

/** What something is about, as a way to its call where there is one. */
function CallLink({ callId, children }: { callId: string | null; children: string }) {
  if (!callId) return <span className="font-medium">{children}</span>;
  return (
    <Link to="/admin/call-logs" search={{ call: callId }} className={linkLook}>
      {children}
    </Link>
  );
}

interface PersonProps extends Omit<BelowProps, 'at'> {
  callId: string | null;
  name: string | null;
  phone: string | null;
  reason: string | null;
  created_at: string;
  /** Whether it stands among others that are not. */
  urgent?: boolean;
}

/** Somebody to get back to, and why. */
function Person({ callId, name, phone, reason, created_at: at, urgent, ...below }: PersonProps) {
  return (
    <>
      <CallLink callId={callId}>{nameOf({ name, phone })}</CallLink>
      {reason ? ` · ${wishInWords(reason)}` : ''}
      {urgent ? (
        <>
          {' '}
          <Badge tone="negative">Urgent</Badge>
        </>
      ) : null}
      <Below {...below} at={at} />
    </>
  );
}

/** Who waits: their name, else the number to reach them at. */
function nameOf({ name, phone }: { name: string | null; phone: string | null }): string {
  return name ?? (phone ? writtenNumber(phone) : 'Somebody without a number');
}

/** Whether a promise is still due or already late. */
function dueWord(dueAt: string | null): string {
  return dueAt !== null && Date.parse(dueAt) < Date.now() ? 'was due' : 'due';
}

interface BelowProps {
  business_name: string | null;
  /** Whether it is of the sample business. */
  sample?: boolean | null;
  at: string | null;
  time_zone: string | null;
  /** What the moment is, where it is not when something happened. */
  saidBefore?: string;
}

/** Whose it is, and when. */
function Below({ business_name: name, sample, at, time_zone, saidBefore }: BelowProps) {
  return (
    <span className="block text-ink-soft">
      {name}
      {sample ? (
        <>
          {' '}
          <Badge>Sample</Badge>
        </>
      ) : null}
      {name && at ? ' · ' : ''}
      {at && saidBefore ? `${saidBefore} ` : ''}
      {at ? <Instant at={at} timeZone={time_zone} /> : null}
    </span>
  );
}
