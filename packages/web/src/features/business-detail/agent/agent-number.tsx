import { ORPCError } from '@orpc/client';
import { isE164 } from '@second-ring/contract';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { api } from '@/api/client.ts';
import { withoutField } from '@/api/failures.ts';
import { useIsOperator } from '@/api/use-is-operator.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { failedChange } from '../failure-words.ts';
import { toastPublished } from '../published-toast.ts';
import { type Agent, useAgentChange, useAgentCopy } from './use-voice-agent.ts';

interface TransferNumberProps {
  businessId: string;
  agent: Agent;
}

/** Whom callers are put through to who ask for a person. */
export function TransferNumber(props: TransferNumberProps) {
  return (
    <AgentNumber
      {...props}
      name="transfer_number"
      label="Transfer Number"
      hint="The phone that rings when a caller asks for a person, with the country code. Use a different number from the one that forwards to your AI employee. If you leave it empty, your AI takes a message."
      failure={['Failed to update transfer number', 'Could not save number']}
    />
  );
}

interface SummaryRecipientProps {
  businessId: string;
  agent: Agent;
}

/** Who is texted after each call. */
export function SummaryRecipient(props: SummaryRecipientProps) {
  const isOperator = useIsOperator();
  return (
    <div className="grid gap-2">
      <AgentNumber
        {...props}
        name="call_summary_recipient_number"
        label="Call Summary Recipient"
        hint={
          isOperator
            ? 'In E.164 format, with the country code. If you leave it empty, nobody is texted.'
            : 'The mobile number to text after each call, with the country code. If you leave it empty, nobody is texted.'
        }
        failure={['Failed to update call summary recipient number', 'Could not save number']}
      />
      {isOperator ? null : (
        <Link
          to="/onboard/number-forwarding"
          search={{ business: props.businessId }}
          className="w-fit text-sm text-primary underline underline-offset-4"
        >
          Where emails go, and a test
        </Link>
      )}
    </div>
  );
}

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
function AgentNumber({ businessId, agent, name, label, hint, failure }: AgentNumberProps) {
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
      <Field label={label} hint={hint} error={save.error ? refusalOf(save.error, failure) : null}>
        {(control) => (
          <Input
            {...control}
            type="tel"
            placeholder="+15551234567"
            className="tabular"
            value={typed}
            maxLength={50}
            onChange={({ target }) => {
              // What was refused is not what stands there any more.
              save.reset();
              setTyped(target.value);
            }}
          />
        )}
      </Field>
      {typed === stored && stored !== '' && !isE164(stored) ? (
        <p className="text-sm text-pending">
          This is not a phone number, so nothing is sent to it.
        </p>
      ) : null}
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

function refusalOf(error: unknown, failure: readonly [string, string]): string {
  const isRefused = error instanceof ORPCError && error.code === 'INVALID_REQUEST';
  return isRefused ? withoutField(error) : failedChange(error, ...failure);
}

interface ProveNumberProps {
  agentId: string;
  /** E.164. */
  number: string;
}

/** Has a saved number rung, and shows what whoever picks up has to key in there. */
function ProveNumber({ agentId, number }: ProveNumberProps) {
  const ring = useMutation({
    mutationFn: () => api.agents.proveNumber({ agentId, phone_number: number }),
  });
  return (
    <div className="grid gap-2 text-sm" aria-live="polite">
      {ring.data ? (
        <p>
          We are ringing this phone. Pick up and enter{' '}
          <strong className="tabular">{ring.data.code}</strong>, then reload this page.
        </p>
      ) : (
        <p>Nothing reaches this number until somebody there agrees.</p>
      )}
      {ring.error ? (
        <p role="alert" className="text-negative">
          {failedChange(ring.error, 'Failed to ring this number', 'Could not ring this number')}
        </p>
      ) : null}
      <Button
        type="button"
        size="small"
        variant="outline"
        className="w-fit"
        disabled={ring.isPending}
        onClick={() => ring.mutate()}
      >
        {ring.data ? 'Ring again' : 'Ring to confirm'}
      </Button>
    </div>
  );
}
