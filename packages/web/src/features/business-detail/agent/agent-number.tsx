import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { failedChange } from '../failure-words.ts';
import { toastPublished } from '../published-toast.ts';
import { ProveNumber } from './prove-number.tsx';
import { useAgentChange, useAgentCopy } from './use-agent-change.ts';
import type { Agent } from './use-voice-agent.ts';

interface AgentNumberProps {
  businessId: string;
  agent: Agent;
  /** Which of the agent's numbers. */
  name: 'call_summary_recipient_number' | 'transfer_number';
  label: string;
  hint: ReactNode;
  /** What failed, as operators and as owners are told. */
  failure: readonly [operators: string, owners: string];
}

/**
 * A phone an agent texts or puts callers through to. Saving appears once it differs from the stored
 * one; a stored one that nobody has agreed to yet can be rung.
 */
export function AgentNumber({ businessId, agent, name, label, hint, failure }: AgentNumberProps) {
  const stored = agent[name] ?? '';
  const [typed, setTyped] = useState(stored);
  const copy = useAgentCopy(businessId);
  const save = useAgentChange(agent.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { [name]: typed.trim() || null },
      {
        onSuccess: ({ [name]: number, unproved_numbers }) => {
          copy({ [name]: number, unproved_numbers });
          setTyped(number ?? '');
          toastPublished();
        },
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-2">
      <Field
        label={label}
        hint={hint}
        error={save.error ? failedChange(save.error, ...failure) : null}
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
