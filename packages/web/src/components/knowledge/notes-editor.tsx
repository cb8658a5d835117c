import type { Mistakes } from '@second-ring/contract';
import type { OperationsNote } from '@second-ring/conversation';
import { memo, useState } from 'react';
import { Field } from '../ui/field.tsx';
import { Input, Textarea } from '../ui/input.tsx';
import { AddItem, drawnInView, RemoveItem, useItemEdits } from './item-list.tsx';
import { newId } from './new-item.ts';

interface NotesEditorProps {
  value: OperationsNote[];
  onChange: (value: OperationsNote[]) => void;
  /** By path: `<id>.title`, `<id>.content`. */
  errors: Mistakes;
}

/** How the business runs day to day: deposits, parking, how long things take. */
export function NotesEditor({ value, onChange, errors }: NotesEditorProps) {
  const { change, remove } = useItemEdits(value, onChange);
  const [added, setAdded] = useState<string | null>(null);
  const add = () => {
    const id = newId();
    setAdded(id);
    onChange([...value, { id, title: '', content: '' }]);
  };
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {value.map((note) => (
          <li key={note.id} className={drawnInView(value.length)}>
            <NoteCard
              note={note}
              errors={errors}
              focused={note.id === added}
              onChange={change}
              onRemove={remove}
            />
          </li>
        ))}
      </ul>
      <AddItem count={value.length} what="notes" onAdd={add}>
        Add a note
      </AddItem>
    </div>
  );
}

interface NoteCardProps {
  note: OperationsNote;
  errors: Mistakes;
  /** Puts the cursor into the title: it has just been added. */
  focused: boolean;
  onChange: (note: OperationsNote) => void;
  onRemove: (id: string) => void;
}

const NoteCard = memo(function NoteCard(props: NoteCardProps) {
  const { note, errors, focused, onChange, onRemove } = props;
  const { id, title, content } = note;
  const called = title || 'this note';
  return (
    <fieldset className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <legend className="sr-only">{title || 'A note without a title'}</legend>
      <div className="flex items-start gap-2">
        <Field label="Title" labelHidden error={errors[`${id}.title`]} className="flex-1">
          {(control) => (
            <Input
              {...control}
              data-path={`${id}.title`}
              autoFocus={focused}
              placeholder="Title, such as Parking"
              className="font-medium"
              value={title}
              onChange={({ target }) => onChange({ ...note, title: target.value })}
            />
          )}
        </Field>
        <RemoveItem label={`Remove ${called}`} onRemove={() => onRemove(id)} />
      </div>
      <Field label={`Note: ${called}`} labelHidden error={errors[`${id}.content`]}>
        {(control) => (
          <Textarea
            {...control}
            data-path={`${id}.content`}
            placeholder="What your AI may tell callers"
            value={content}
            onChange={({ target }) => onChange({ ...note, content: target.value })}
          />
        )}
      </Field>
    </fieldset>
  );
});
