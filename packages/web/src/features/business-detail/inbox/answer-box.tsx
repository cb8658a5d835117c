import { longestText } from '@second-ring/contract';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/input.tsx';

/** Where an answer goes. */
export type AnswerPlace = 'faq' | 'notes';

interface AnswerBoxProps {
  question: string;
  onAnswer: (place: AnswerPlace, answer: string) => void;
  /** What else may be done with the question. */
  children?: ReactNode;
}

/** The box for the answer to a question that callers asked in vain. */
export function AnswerBox({ question, onAnswer, children }: AnswerBoxProps) {
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
        {children}
      </div>
    </>
  );
}

interface WaitingAnswerProps {
  place: AnswerPlace;
  onShow: (place: AnswerPlace) => void;
}

/** Says that an answer is written and not published yet. */
export function WaitingAnswer({ place, onShow }: WaitingAnswerProps) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      Your answer is among your unpublished changes.
      <Button variant="link" size="inline" onClick={() => onShow(place)}>
        {place === 'faq' ? 'Open the questions' : 'Open the notes'}
      </Button>
    </p>
  );
}
