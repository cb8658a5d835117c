import { isStandardQuestion, type Mistakes } from '@second-ring/contract';
import type { FaqAnswer, FaqItem } from '@second-ring/conversation';
import { memo, useState } from 'react';
import { Field } from '../ui/field.tsx';
import { Input, Textarea } from '../ui/input.tsx';
import { Choices } from './choices.tsx';
import { AddItem, RemoveItem, useItemEdits } from './item-list.tsx';
import { newId } from './new-item.ts';

const answers: { value: FaqAnswer; label: string }[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'explain', label: 'Explain' },
];

interface QuestionsEditorProps {
  value: FaqItem[];
  onChange: (value: FaqItem[]) => void;
  /** By path: `<id>.question`, `<id>.explanation`. */
  errors: Mistakes;
}

/** What callers ask, and yes, no or the owner's own words. Standard questions keep their words. */
export function QuestionsEditor({ value, onChange, errors }: QuestionsEditorProps) {
  const [added, setAdded] = useState<string | null>(null);
  const { change, remove } = useItemEdits(value, onChange);
  const add = () => {
    const item: FaqItem = { id: newId(), question: '', answer: 'yes' };
    setAdded(item.id);
    onChange([...value, item]);
  };
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line border-y border-line">
        {value.map((item) => (
          <QuestionRow
            key={item.id}
            item={item}
            errors={errors}
            focused={item.id === added}
            onChange={change}
            onRemove={remove}
          />
        ))}
      </ul>
      <AddItem count={value.length} what="questions" onAdd={add}>
        Add a question
      </AddItem>
    </div>
  );
}

/** Leaving "explain" clears the explanation; choosing it keeps the prior one or starts empty. */
function answerWith({ explanation, ...item }: FaqItem, answer: FaqAnswer): FaqItem {
  return answer === 'explain'
    ? { ...item, answer, explanation: explanation ?? '' }
    : { ...item, answer };
}

interface QuestionRowProps {
  item: FaqItem;
  errors: Mistakes;
  focused: boolean;
  onChange: (item: FaqItem) => void;
  onRemove: (id: string) => void;
}

const QuestionRow = memo(function QuestionRow(props: QuestionRowProps) {
  const { item, errors, focused, onChange, onRemove } = props;
  const { id, question, answer, explanation } = item;
  const called = question || 'this question';
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3 sm:flex-nowrap">
        <div className="min-w-0 flex-1 basis-full sm:basis-auto">
          {isStandardQuestion(id) ? (
            <p className="pt-2 font-medium">{question}</p>
          ) : (
            <Field label="Question" labelHidden error={errors[`${id}.question`]}>
              {(control) => (
                <Input
                  {...control}
                  data-path={`${id}.question`}
                  autoFocus={focused}
                  placeholder="What callers ask"
                  value={question}
                  onChange={({ target }) => onChange({ ...item, question: target.value })}
                />
              )}
            </Field>
          )}
        </div>
        <Choices
          legend={`Answer to: ${called}`}
          legendHidden
          name={`answer-${id}`}
          path={`${id}.answer`}
          choices={answers}
          value={answer}
          onChange={(next) => onChange(answerWith(item, next))}
        />
        <RemoveItem
          label={`Remove: ${called}`}
          className="ml-auto sm:ml-0"
          onRemove={() => onRemove(id)}
        />
      </div>
      {answer === 'explain' ? (
        <Field
          label={`What to answer to: ${called}`}
          labelHidden
          error={errors[`${id}.explanation`]}
        >
          {(control) => (
            <Textarea
              {...control}
              data-path={`${id}.explanation`}
              placeholder="What your AI should say, in your words"
              value={explanation ?? ''}
              onChange={({ target }) => onChange({ ...item, explanation: target.value })}
            />
          )}
        </Field>
      ) : null}
    </li>
  );
});
