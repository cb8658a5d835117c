import { AgentNumber } from './agent-number.tsx';
import type { Agent } from './use-voice-agent.ts';

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
      hint="The phone that rings when a caller asks for a person, with the country code. Give another than the one that forwards to your AI employee. Leave it empty and a message is taken."
      failure={['Failed to update transfer number', 'Could not save number']}
    />
  );
}
