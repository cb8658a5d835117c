import type { InboxGroup } from '@second-ring/contract';
import { longestText } from '@second-ring/contract';
import { Link } from '@tanstack/react-router';
import { type RefObject, useRef, useState } from 'react';
import { Instant } from '@/components/instant.tsx';
import { writtenNumber } from '@/components/phone-number.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';

/** Where an answer goes. */
export type AnswerPlace = 'faq' | 'notes';

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
        <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
          Your answer is among your unpublished changes.
          <Button variant="link" size="inline" onClick={() => rest.onShow(waitsIn)}>
            {waitsIn === 'faq' ? 'Open the questions' : 'Open the notes'}
          </Button>
        </p>
      ) : (
        <Answering question={question} {...rest} />
      )}
    </article>
  );
}

function callerOf({ from, channel }: InboxGroup['calls'][number]): string {
  const kind = channel === 'sms' ? 'Text message' : channel === 'browser' ? 'Web call' : 'Call';
  return from ? `${kind} from ${writtenNumber(from)}` : kind;
}

type AnsweringProps = Pick<AskedGroupProps, 'isBusy' | 'onAnswer' | 'onDismiss'> & {
  question: string;
};

function Answering({ question, isBusy, onAnswer, onDismiss }: AnsweringProps) {
  const [answer, setAnswer] = useState('');
  const [isMissing, setMissing] = useState(false);
  const box: RefObject<HTMLTextAreaElement | null> = useRef(null);
  const add = (place: AnswerPlace) => {
    if (answer.trim()) return onAnswer(place, answer.trim());
    setMissing(true);
    box.current?.focus();
  };
  return (
    <>
      <Field
        label="What should your AI say?"
        error={isMissing && !answer.trim() ? 'Write the answer first.' : null}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={box}
            maxLength={longestText}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-label={`Add as FAQ: ${question}`} onClick={() => add('faq')}>
          Add as FAQ
        </Button>
        <Button
          size="small"
          variant="outline"
          aria-label={`Add as note: ${question}`}
          onClick={() => add('notes')}
        >
          Add as note
        </Button>
        <Button
          size="small"
          variant="ghost"
          disabled={isBusy}
          aria-label={`Dismiss: ${question}`}
          onClick={onDismiss}
        >
          Dismiss
        </Button>
      </div>
    </>
  );
}
