import type { Business, InboxGroup } from '@second-ring/contract';
import { quoted } from '@second-ring/conversation';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Instant } from '@/components/instant.tsx';
import { writtenNumber } from '@/components/phone-number.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardTitle } from '@/components/ui/card.tsx';
import { FetchState } from '../agent/fetch-state.tsx';
import { failedFetch } from '../failure-words.ts';
import type { Knowledge, StagedEdits } from '../staged-edits.ts';
import type { Edit } from '../use-publishing.ts';
import { AnswerBox, type AnswerPlace, WaitingAnswer } from './answer-box.tsx';
import { stagedAnswerTo, withAnswer, withNote } from './staged-answers.ts';
import type { Inbox } from './use-inbox.ts';

interface InboxCardProps {
  business: Business;
  inbox: Inbox;
  current: Knowledge;
  staged: StagedEdits;
  onEdit: Edit;
  /** Opens the section an answer was put into. */
  onShow: (place: AnswerPlace) => void;
}

/** How many questions stand there before the rest is asked for. */
const firstGroups = 5;

/** What callers asked in vain, for the owner to answer or put aside. */
export function InboxCard({ business, inbox, current, staged, onEdit, onShow }: InboxCardProps) {
  const { groups, putAside, isBusy, dismiss, takeBack } = inbox;
  const [showsAll, setShowsAll] = useState(false);
  const all = groups.data ?? [];
  const shown = showsAll ? all : all.slice(0, firstGroups);
  return (
    <Card aria-labelledby="inbox" className="grid grid-cols-1 gap-4">
      <div>
        <CardTitle id="inbox">Questions it could not answer</CardTitle>
        <p className="mt-1 text-ink-soft">
          {groups.data?.length === 0
            ? 'Nothing is waiting. What callers ask and your AI cannot answer shows up here.'
            : 'Answer them once, and the next caller hears your answer.'}
        </p>
      </div>
      {putAside ? (
        <p
          role="status"
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-2"
        >
          <span className="min-w-0 break-words">Dismissed: {quoted(putAside.question)}</span>
          <Button
            autoFocus
            variant="link"
            size="inline"
            disabled={isBusy}
            onClick={() => takeBack(putAside)}
          >
            Undo
          </Button>
        </p>
      ) : null}
      {groups.data ? null : (
        <FetchState
          loading="Loading questions..."
          failure={groups.error && failedFetch(groups.error, 'the questions')}
          onRetry={() => groups.refetch()}
        />
      )}
      {shown.map((group) => (
        <AskedGroup
          key={group.wordings.at(-1)}
          group={group}
          timeZone={business.time_zone}
          waitsIn={stagedAnswerTo(group, staged)}
          isBusy={isBusy}
          onAnswer={(place, answer) =>
            place === 'faq'
              ? onEdit(
                  'common_questions',
                  withAnswer(current.common_questions ?? [], group, answer),
                )
              : onEdit(
                  'operational_notes',
                  withNote(current.operational_notes ?? [], group, answer),
                )
          }
          onShow={onShow}
          onDismiss={() => dismiss(group)}
        />
      ))}
      {shown.length < all.length ? (
        <Button variant="outline" className="w-fit" onClick={() => setShowsAll(true)}>
          Show all {all.length}
        </Button>
      ) : null}
    </Card>
  );
}

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
function AskedGroup({ group, timeZone, waitsIn, ...rest }: AskedGroupProps) {
  const { question, count, last_asked: lastAsked, calls, answered_in: answeredIn } = group;
  return (
    <article
      aria-label={question}
      className="grid gap-2 not-first:border-t not-first:border-line not-first:pt-4"
    >
      <h3 className="font-medium break-words">{quoted(question)}</h3>
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
