import type { Business } from '@second-ring/contract';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardTitle } from '@/components/ui/card.tsx';
import { FetchState } from '../agent/fetch-state.tsx';
import { failedFetch } from '../failure-words.ts';
import type { Knowledge, StagedEdits } from '../staged-edits.ts';
import type { Edit } from '../use-publishing.ts';
import type { AnswerPlace } from './answer-box.tsx';
import { AskedGroup } from './asked-group.tsx';
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
          <span className="min-w-0 break-words">Put aside: “{putAside.question}”</span>
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
