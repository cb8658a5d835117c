import {
  isSameJson,
  type KeptCallRow,
  longestName,
  longestText,
  tooLong,
} from '@second-ring/contract';
import { type FormEvent, useId, useState } from 'react';
import { useTypedGuard } from '@/components/confirm-dialog.tsx';
import { Instant } from '@/components/instant.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { Input, Textarea } from '@/components/ui/input.tsx';
import { failedChange, failedFetch } from '../failure-words.ts';
import type { KeptCalls } from './kept-calls-list.tsx';

interface KeptCallDialogProps {
  keptCalls: KeptCalls;
  /** Which of them. */
  id: string | undefined;
  timeZone: string;
  onClose: () => void;
}

/** What a kept call is called, and what the AI should answer in it. */
export function KeptCallDialog({ keptCalls, id, timeZone, onClose }: KeptCallDialogProps) {
  const { kept } = keptCalls;
  const call = kept.data?.find((each) => each.id === id);
  if (call) return <Editing key={id} call={call} {...{ keptCalls, timeZone, onClose }} />;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Kept call">
      {kept.isPending ? <p role="status">Loading the call...</p> : null}
      {kept.error ? <p role="alert">{failedFetch(kept.error, 'kept calls')}</p> : null}
      {kept.data ? <p>This call is no longer kept.</p> : null}
    </Dialog>
  );
}

interface EditingProps extends Omit<KeptCallDialogProps, 'id'> {
  call: KeptCallRow;
}

function Editing({ call, keptCalls: { save, remove }, timeZone, onClose }: EditingProps) {
  const formId = useId();
  const [before] = useState(() => typedIn(call));
  const [name, setName] = useState(before.name);
  const [wanted, setWanted] = useState(before.wanted);
  const guard = useTypedGuard(!isSameJson({ name, wanted }, before));
  const closeSaved = () => {
    guard.release();
    onClose();
  };
  const isBusy = save.isPending || remove.isPending;
  const mistakes = wanted.map((text) => tooLong(text.trim(), longestText));
  const nameMistake = name.trim() ? tooLong(name.trim(), longestName) : 'Give it a name.';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (nameMistake || mistakes.some(Boolean)) return;
    const answers = wanted.map((text) => text.trim() || null);
    save.mutate(
      { keptCallId: call.id, name: name.trim(), wanted: answers },
      { onSuccess: closeSaved },
    );
  };
  const error = save.error ?? remove.error;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Kept call"
      description={
        <>
          Every rehearsal replays this call from <Instant at={call.called_at} timeZone={timeZone} />{' '}
          again.
        </>
      }
      footer={
        <>
          <Button
            variant="outline"
            className="mr-auto text-negative"
            disabled={isBusy}
            onClick={() => remove.mutate(call.id, { onSuccess: closeSaved })}
          >
            Remove
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={isBusy}>
            {save.isPending ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <Field label="Name" error={nameMistake}>
          {(control) => (
            <Input {...control} value={name} onChange={({ target }) => setName(target.value)} />
          )}
        </Field>
        <p className="text-ink-soft">
          The wording may differ, but prices, times and names must be said. Leave an answer empty to
          accept any.
        </p>
        {numbered(call.turns).map(({ key, caller, at }) => (
          <Field
            key={key}
            label={
              <>
                <span className="text-ink-soft">Caller:</span> {caller}
              </>
            }
            error={mistakes[at]}
          >
            {(control) => (
              <Textarea
                {...control}
                placeholder="Any answer is fine"
                value={wanted[at] ?? ''}
                onChange={({ target }) => setWanted(wanted.with(at, target.value))}
              />
            )}
          </Field>
        ))}
        <FieldError>
          {error ? failedChange(error, 'The kept call could not be saved') : null}
        </FieldError>
      </form>
      {guard.question}
    </Dialog>
  );
}

/** What is there to be typed over. */
function typedIn({ name, turns }: KeptCallRow) {
  return { name, wanted: turns.map((turn) => turn.wanted ?? '') };
}

/** The turns of a call stay as they were, so a turn's place names it. */
function numbered(turns: KeptCallRow['turns']) {
  return turns.map(({ caller }, at) => ({ key: `turn-${at}`, caller, at }));
}
