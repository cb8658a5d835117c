import type { Business } from '@second-ring/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { queries } from '@/api/client.ts';
import { useIsOperator } from '@/api/use-is-operator.ts';
import { SampleBadge } from '@/components/badges.tsx';
import { PhoneText } from '@/components/phone-number.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardTitle } from '@/components/ui/card.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import type { OpenDialog } from '../business-search.ts';
import { toastPublished } from '../published-toast.ts';
import { SummaryRecipient, TransferNumber } from './agent-number.tsx';
import { TestCall } from './call-sheet.tsx';
import { FirstMessageEditor } from './first-message-editor.tsx';
import { NumberDialog } from './number-dialog.tsx';
import { PhoneCompanyDialog } from './phone-company-dialog.tsx';
import { type Agent, useVoiceAgent } from './use-voice-agent.ts';
import { VoiceAgentDialog } from './voice-agent-dialog.tsx';

interface AgentCardProps {
  business: Business;
  /** Whether something is staged. */
  hasEdits: boolean;
  dialog: OpenDialog | undefined;
  /** Left out: closes the one that is open. */
  onDialog: (dialog?: OpenDialog) => void;
}

/** The agent that answers for the business: tried out, reached and set up here. */
export function AgentCard(props: AgentCardProps) {
  const { agent } = props.business;
  return (
    <Card className="grid gap-5">
      <CardTitle>Agent Details</CardTitle>
      {agent ? (
        <AgentDetails {...props} agent={agent} />
      ) : (
        <div>
          <h3 className="font-medium">No Agent Linked</h3>
          <p className="mt-1 text-ink-soft">
            This business doesn't have an agent associated with it.
          </p>
        </div>
      )}
    </Card>
  );
}

interface AgentDetailsProps extends AgentCardProps {
  agent: Agent;
}

function AgentDetails({ business, hasEdits, agent, dialog, onDialog }: AgentDetailsProps) {
  const isOperator = useIsOperator();
  const number = useNumberUpdate(business.id);
  const sid = agent.phoneNumberDetails?.twilio_sid;
  const close = () => onDialog();
  return (
    <>
      <div className="grid gap-2">
        <TestCall agent={agent} version={business.version} hasEdits={hasEdits} />
      </div>
      {isOperator ? <AgentIds agent={agent} /> : null}
      <LinkedNumber
        number={agent.phoneNumberDetails}
        isUpdating={number.isUpdating}
        onChange={() => onDialog('number')}
      />
      <FirstMessageEditor business={business} agent={agent} />
      <SummaryRecipient businessId={business.id} agent={agent} />
      <TransferNumber businessId={business.id} agent={agent} />
      <div className="grid gap-2">
        <Button variant="outline" onClick={() => onDialog('voice-agent')}>
          {isOperator ? operatorsLabel(agent) : 'See what your AI is told'}
        </Button>
        {isOperator ? (
          <Button variant="outline" disabled={!sid} onClick={() => onDialog('phone-company')}>
            {sid ? 'View Twilio Number' : 'No Twilio Number Linked'}
          </Button>
        ) : null}
      </div>
      {dialog === 'number' ? (
        <NumberDialog
          businessId={business.id}
          agent={agent}
          onChanged={number.update}
          onClose={close}
        />
      ) : null}
      {dialog === 'voice-agent' ? (
        <VoiceAgentDialog agent={agent} timeZone={business.time_zone} onClose={close} />
      ) : null}
      {isOperator && dialog === 'phone-company' && sid ? (
        <PhoneCompanyDialog twilioSid={sid} timeZone={business.time_zone} onClose={close} />
      ) : null}
    </>
  );
}

function operatorsLabel(agent: Agent): string {
  return agent.millis_agent_id ? 'View Millis Agent' : 'Configure Millis Agent';
}

function AgentIds({ agent }: { agent: Agent }) {
  const voice = useVoiceAgent(agent);
  return (
    <dl className="grid gap-3">
      <div>
        <dt className="text-sm font-medium">Agent ID</dt>
        <dd className="flex items-center gap-1 font-mono text-xs break-all text-ink-soft">
          {agent.id}
          <CopyButton text={agent.id} what="agent ID" />
        </dd>
      </div>
      <div>
        <dt className="text-sm font-medium">Millis Agent ID</dt>
        <dd className="mt-1 flex items-center gap-2 break-all text-ink-soft">
          <StatusDot
            isLoading={voice.isLoading}
            isError={voice.isError}
            isLoaded={voice.isSuccess}
          />
          {agent.millis_agent_id ?? 'Not configured'}
          <SampleBadge voiceId={agent.millis_agent_id} />
        </dd>
      </div>
    </dl>
  );
}

/** Reads the business again after its number was changed; that it was changed is said either way. */
function useNumberUpdate(id: string) {
  const queryClient = useQueryClient();
  const [isUpdating, setUpdating] = useState(false);
  const update = async () => {
    setUpdating(true);
    await queryClient.invalidateQueries({
      queryKey: queries.businesses.get.queryKey({ input: { id } }),
    });
    setUpdating(false);
    toastPublished();
  };
  return { isUpdating, update };
}

interface StatusDotProps {
  isLoading: boolean;
  isError: boolean;
  isLoaded: boolean;
}

/** Whether the voice provider knows the agent. */
function StatusDot({ isLoading, isError, isLoaded }: StatusDotProps) {
  if (isLoading)
    return (
      <span role="status">
        <Spinner className="size-4" />
        <span className="sr-only">Loading the voice agent</span>
      </span>
    );
  if (isError)
    return (
      <span>
        <TriangleAlert aria-hidden className="size-4 text-negative" />
        <span className="sr-only">The voice agent could not be loaded</span>
      </span>
    );
  return (
    <span>
      <span
        aria-hidden
        className={`block size-2.5 rounded-full ${isLoaded ? 'bg-positive' : 'bg-control-line'}`}
      />
      <span className="sr-only">{isLoaded ? 'The voice agent is ready' : 'Not loaded yet'}</span>
    </span>
  );
}

interface LinkedNumberProps {
  number: Agent['phoneNumberDetails'];
  /** The number was changed and the business is being read again. */
  isUpdating: boolean;
  onChange: () => void;
}

/** The number the agent answers on, and the way to another one. */
function LinkedNumber({ number, isUpdating, onChange }: LinkedNumberProps) {
  return (
    <section aria-labelledby="linked-number">
      <div className="flex items-center justify-between gap-2">
        <p id="linked-number" className="text-sm font-medium">
          Linked Phone Number
        </p>
        <Button
          variant="ghost"
          size="icon-small"
          aria-label="Change the phone number"
          disabled={isUpdating}
          onClick={onChange}
        >
          <Pencil aria-hidden />
        </Button>
      </div>
      {isUpdating ? (
        <p role="status" className="flex items-center gap-2 text-ink-soft">
          <Spinner className="size-4" /> Updating phone number...
        </p>
      ) : (
        <NumberAndSid number={number} />
      )}
    </section>
  );
}

function NumberAndSid({ number }: Pick<LinkedNumberProps, 'number'>) {
  const isOperator = useIsOperator();
  if (!number) return <p className="text-ink-soft">Not linked</p>;
  return (
    <>
      <p className="flex items-center gap-1">
        <PhoneText number={number.phone_number} />
        <CopyButton text={number.phone_number} what="phone number" />
      </p>
      {isOperator && number.twilio_sid ? (
        <p className="font-mono text-xs break-all text-ink-soft">{number.twilio_sid}</p>
      ) : null}
    </>
  );
}
