import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useIsOperator } from '@/api/use-is-operator.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { failedChange } from '../failure-words.ts';
import { toastPublished } from '../published-toast.ts';
import { ProveNumber } from './prove-number.tsx';
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
  const isOperator = useIsOperator();
  const copy = useAgentCopy(businessId);
  const save = useAgentChange(agent.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { call_summary_recipient_number: typed.trim() || null },
      {
        onSuccess: ({ call_summary_recipient_number: number, unproved_numbers }) => {
          copy({ call_summary_recipient_number: number, unproved_numbers });
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
        hint={
          isOperator
            ? 'In E.164 format, with the country code. Leave it empty and nobody is texted.'
            : 'The mobile number to text after each call, with the country code. Leave it empty and nobody is texted.'
        }
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
      {isOperator ? null : (
        <Link
          to="/onboard/number-forwarding"
          search={{ business: businessId }}
          className="w-fit text-sm text-primary underline underline-offset-4"
        >
          Where emails go, and a test
        </Link>
      )}
      {typed === stored && agent.unproved_numbers.includes(stored) ? (
        <ProveNumber agentId={agent.id} number={stored} />
      ) : null}
      {typed === stored ? null : (
        <Button type="submit" size="small" className="w-fit" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save'}
        </Button>
      )}
    </form>
  );
}
