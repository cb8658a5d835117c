import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { failedChange } from '../failure-words.ts';
import { toastPublished } from '../published-toast.ts';
import { useAgentChange, useAgentCopy } from './use-agent-change.ts';
import type { Agent } from './use-voice-agent.ts';

interface SummaryRecipientProps {
  businessId: string;
  agent: Agent;
}

/** Who is texted after each call. Saving appears once the number differs from the stored one. */
export function SummaryRecipient({ businessId, agent }: SummaryRecipientProps) {
  const stored = agent.call_summary_recipient_number ?? '';
  const [typed, setTyped] = useState(stored);
  const copy = useAgentCopy(businessId);
  const save = useAgentChange(agent.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { call_summary_recipient_number: typed.trim() || null },
      {
        onSuccess: ({ call_summary_recipient_number: number }) => {
          copy({ call_summary_recipient_number: number });
          setTyped(number ?? '');
          toastPublished();
        },
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-2">
      <Field
        label="Call Summary Recipient"
        hint="In E.164 form, with the country code. Empty: nobody is texted."
        error={
          save.error
            ? failedChange(
                save.error,
                'Failed to update call summary recipient number',
                'Could not save number',
              )
            : null
        }
      >
        {(control) => (
          <Input
            {...control}
            type="tel"
            placeholder="+15551234567"
            className="tabular"
            value={typed}
            maxLength={50}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {typed === stored ? null : (
        <Button type="submit" size="small" className="w-fit" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save'}
        </Button>
      )}
    </form>
  );
}
