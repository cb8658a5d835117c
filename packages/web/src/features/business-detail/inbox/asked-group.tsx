import type { InboxGroup } from '@second-ring/contract';
import { Link } from '@tanstack/react-router';
import { Instant } from '@/components/instant.tsx';
import { writtenNumber } from '@/components/phone-number.ts';
import { Button } from '@/components/ui/button.tsx';
import { AnswerBox, type AnswerPlace, WaitingAnswer } from './answer-box.tsx';

interface AskedGroupProps {
  group: InboxGroup;
  /** IANA zone of the business. */
  timeZone: string | null;
  /** Where the answer waits to be published; null: there is none. */
  waitsIn: AnswerPlace | null;
  isBusy: boolean;
  onAnswer: (place: AnswerPlace, answer: string) => void;
  onShow: (place: AnswerPlace) => void;
  onDismiss: () => void;
}

/** How many calls are named at first sight. */
const namedCalls = 3;

/** One question callers asked in vain: how often, on which calls, and the box for its answer. */
export function AskedGroup({ group, timeZone, waitsIn, ...rest }: AskedGroupProps) {
  const { question, count, last_asked: lastAsked, calls, answered_in: answeredIn } = group;
  return (
    <article
      aria-label={question}
      className="grid gap-2 not-first:border-t not-first:border-line not-first:pt-4"
    >
      <h3 className="font-medium break-words">“{question}”</h3>
      <p className="text-sm text-ink-soft">
        {count === 1 ? 'Asked once, on ' : `Asked ${count} times, last on `}
        <Instant at={lastAsked} timeZone={timeZone} />
      </p>
      {answeredIn !== null ? (
        <p className="text-sm text-pending">
          Callers asked this again after you answered it. Try wording closer to what they say.
        </p>
      ) : null}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {calls.slice(0, namedCalls).map((call) => (
          <li key={call.id}>
            <Link
              to="/admin/call-logs"
              search={{ call: call.id }}
              className="text-primary underline underline-offset-4"
            >
              {callerOf(call)}
            </Link>
          </li>
        ))}
      </ul>
      {waitsIn ? (
        <WaitingAnswer place={waitsIn} onShow={rest.onShow} />
      ) : (
        <AnswerBox question={question} onAnswer={rest.onAnswer}>
          <Button
            size="small"
            variant="ghost"
            disabled={rest.isBusy}
            aria-label={`Dismiss: ${question}`}
            onClick={rest.onDismiss}
          >
            Dismiss
          </Button>
        </AnswerBox>
      )}
    </article>
  );
}

function callerOf({ from, channel }: InboxGroup['calls'][number]): string {
  const kind = channel === 'sms' ? 'Text message' : channel === 'browser' ? 'Web call' : 'Call';
  return from ? `${kind} from ${writtenNumber(from)}` : kind;
}
