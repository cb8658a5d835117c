import { longestName, mostItems, tooLong } from '@second-ring/contract';
import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

interface KeywordsEditorProps {
  value: string[];
  onChange: (value: string[]) => void;
}

/** Words the AI should know when it hears them. Enter adds one, its cross removes it. */
export function KeywordsEditor({ value, onChange }: KeywordsEditorProps) {
  const [typed, setTyped] = useState('');
  const mistake =
    value.length >= mostItems && typed.trim() !== ''
      ? `Your AI can take ${mostItems} keywords. Remove one first.`
      : tooLong(typed.trim(), longestName);
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (mistake !== null) return;
    const keyword = typed.trim();
    setTyped('');
    if (keyword && !value.includes(keyword)) onChange([...value, keyword]);
  };
  return (
    <div className="grid gap-3">
      <ul aria-label="Keywords" className="flex flex-wrap gap-2">
        {value.map((keyword, index) => (
          <li
            key={keyword}
            className="inline-flex max-w-full items-center gap-1 rounded-full border border-line bg-sunken py-0.5 pr-1 pl-3 text-ink"
          >
            <span className="min-w-0 break-words">{keyword}</span>
            <button
              type="button"
              aria-label={`Remove ${keyword}`}
              className="grid size-6 place-items-center rounded-full hover:bg-line"
              onClick={() => onChange(value.toSpliced(index, 1))}
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      <Field label="Add a keyword" hint="Press Enter to add it." error={mistake}>
        {(control) => (
          <Input
            {...control}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={addOnEnter}
          />
        )}
      </Field>
    </div>
  );
}
