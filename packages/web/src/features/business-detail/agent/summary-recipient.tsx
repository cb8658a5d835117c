import { Link } from '@tanstack/react-router';
import { useIsOperator } from '@/api/use-is-operator.ts';
import { AgentNumber } from './agent-number.tsx';
import type { Agent } from './use-voice-agent.ts';

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
            ? 'In E.164 format, with the country code. Leave it empty and nobody is texted.'
            : 'The mobile number to text after each call, with the country code. Leave it empty and nobody is texted.'
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
