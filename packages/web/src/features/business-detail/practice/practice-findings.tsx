import type { Business, PracticeCall } from '@second-ring/contract';
import { quoted } from '@second-ring/conversation';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { OpenSection } from '@/features/business-detail/business-search.ts';
import type { Knowledge, StagedEdits } from '@/features/business-detail/staged-edits.ts';
import type { Edit } from '@/features/business-detail/use-publishing.ts';
import { AnswerBox, WaitingAnswer } from '../inbox/answer-box.tsx';
import { stagedAnswerTo, withAnswer, withNote } from '../inbox/staged-answers.ts';
import { type PlacedFinding, placedFindings, stopped, wayTo } from './practice-words.ts';

export interface PracticeCardProps {
  business: Business;
  current: Knowledge;
  staged: StagedEdits;
  onEdit: Edit;
  /** Opens a section of what the AI knows. */
  onShow: (section: OpenSection) => void;
  /** The practice call that is opened, as the address bar holds it. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
}

interface PracticeFindingsProps
  extends Pick<PracticeCardProps, 'current' | 'staged' | 'onEdit' | 'onShow' | 'onOpen'> {
  calls: readonly PracticeCall[];
  isOver: boolean;
}

/** How many findings stand there before the rest is asked for. */
const firstFindings = 6;

/** Where practice calls went wrong, each with its way to put it right. */
export function PracticeFindings({ calls, isOver, ...rest }: PracticeFindingsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const all = placedFindings(calls);
  if (all.length === 0)
    return isOver ? <p className="text-ink-soft">Nothing went wrong in these calls.</p> : null;
  const shown = showsAll ? all : all.slice(0, firstFindings);
  return (
    <section aria-labelledby="practice-findings" className="grid grid-cols-1 gap-2">
      <h3 id="practice-findings" className="font-medium">
        {all.length === 1 ? 'One thing to look at' : `${all.length} things to look at`}
      </h3>
      <ul className="grid grid-cols-1 gap-2">
        {shown.map((found) => (
          <FindingCard key={found.key} found={found} {...rest} />
        ))}
      </ul>
      {shown.length < all.length ? (
        <Button variant="outline" size="small" className="w-fit" onClick={() => setShowsAll(true)}>
          Show all {all.length}
        </Button>
      ) : null}
    </section>
  );
}

type FindingCardProps = Omit<PracticeFindingsProps, 'calls' | 'isOver'> & { found: PlacedFinding };

function FindingCard({ found, ...rest }: FindingCardProps) {
  const { call, finding, question } = found;
  return (
    <li className="grid min-w-0 grid-cols-1 gap-2 rounded-card border border-line p-3">
      <What finding={finding} />
      <p className="text-sm text-ink-soft">
        {'In the call: '}
        <Button
          variant="link"
          size="inline"
          className="text-left break-words whitespace-normal"
          onClick={() => rest.onOpen(call.id)}
        >
          {call.name}
        </Button>
      </p>
      {finding.kind === 'unsaid' ? <WayTo finding={finding} onShow={rest.onShow} /> : null}
      {question === null ? null : (
        <Answer
          question={question}
          isNamed={finding.kind === 'unanswered'}
          language={call.language}
          {...rest}
        />
      )}
    </li>
  );
}

function What({ finding }: Pick<PlacedFinding, 'finding'>) {
  switch (finding.kind) {
    case 'unanswered':
      return (
        <p className="break-words">
          <span className="font-medium">Could not answer:</span> {quoted(finding.question)}
        </p>
      );
    case 'unserved':
      return (
        <div className="grid gap-1.5 break-words">
          <p>
            <span className="font-medium">
              {finding.got === 'no' ? 'Caller not helped:' : 'Caller only partly helped:'}
            </span>{' '}
            {finding.why}
          </p>
          {finding.quote ? (
            <blockquote className="border-l-2 border-line pl-3 text-ink-soft">
              {finding.quote.role === 'user' ? 'Caller' : 'AI'}: {quoted(finding.quote.content)}
            </blockquote>
          ) : null}
        </div>
      );
    case 'unlike':
      return (
        <p className="break-words">
          <span className="font-medium">Not the answer you want:</span> {finding.why}
        </p>
      );
    case 'unsaid':
      return (
        <p className="break-words">
          <span className="font-medium">Stopped before it was said:</span>{' '}
          {quoted(finding.sentence)} {stopped[finding.reason].why}
        </p>
      );
  }
}

interface WayToProps extends Pick<FindingCardProps, 'onShow'> {
  finding: Extract<PlacedFinding['finding'], { kind: 'unsaid' }>;
}

/** Callers heard the truth instead; where the sentence was right, the knowledge lacks something. */
function WayTo({ finding, onShow }: WayToProps) {
  const { section } = stopped[finding.reason];
  if (!section) return null;
  return (
    <p className="text-sm text-ink-soft">
      If it is right all the same, your AI does not know it yet.{' '}
      <Button variant="link" size="inline" onClick={() => onShow(section)}>
        {wayTo(section)}
      </Button>
    </p>
  );
}

interface AnswerProps extends Omit<FindingCardProps, 'found' | 'onOpen'> {
  question: string;
  /** Whether the finding itself says which question it is. */
  isNamed: boolean;
  language: PracticeCall['language'];
}

function Answer({ question, isNamed, language, ...rest }: AnswerProps) {
  const { current, staged, onEdit, onShow } = rest;
  const [isOpen, setOpen] = useState(false);
  const waitsIn = stagedAnswerTo({ wordings: [question] }, staged);
  if (waitsIn) return <WaitingAnswer place={waitsIn} onShow={onShow} />;
  if (!isOpen)
    return (
      <Button
        variant="outline"
        size="small"
        className="w-fit"
        aria-label={`Add the answer: ${question}`}
        onClick={() => setOpen(true)}
      >
        Add the answer
      </Button>
    );
  const asked = { question, language };
  return (
    <>
      {isNamed ? null : (
        <p className="text-sm break-words text-ink-soft">Asked: {quoted(question)}</p>
      )}
      <AnswerBox
        question={question}
        onAnswer={(place, answer) =>
          place === 'faq'
            ? onEdit('common_questions', withAnswer(current.common_questions ?? [], asked, answer))
            : onEdit('operational_notes', withNote(current.operational_notes ?? [], asked, answer))
        }
      />
    </>
  );
}
