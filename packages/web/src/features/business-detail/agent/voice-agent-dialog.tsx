import type { Config, VoiceAgent } from '@second-ring/contract';
import { useInstallation } from '@/api/use-installation.ts';
import { useIsOperator } from '@/api/use-is-operator.ts';
import { Instant } from '@/components/instant.tsx';
import { JsonBox } from '@/components/json-box.tsx';
import { Detail, DetailList, DetailSection } from '@/components/log-details.tsx';
import { ScrollRegion } from '@/components/scroll-region.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { failedFetch, failedProviderFetch } from '../failure-words.ts';
import { FetchState, RawJson } from './fetch-state.tsx';
import { type Agent, useVoiceAgent } from './use-voice-agent.ts';

interface VoiceAgentDialogProps {
  agent: Agent;
  timeZone: string;
  onClose: () => void;
}

/** The agent as the voice provider has it, read anew when the dialog opens. */
export function VoiceAgentDialog({ agent, timeZone, onClose }: VoiceAgentDialogProps) {
  const voice = useVoiceAgent(agent, true);
  const isOperator = useIsOperator();
  const installation = useInstallation();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={isOperator ? operatorsTitle(agent) : 'What your AI is told'}
      description={
        isOperator
          ? whereFrom(agent, installation)
          : 'Your AI employee answers every call from these instructions.'
      }
      className="sm:max-w-2xl"
    >
      {voice.data && voice.isFetchedAfterMount && !voice.error ? (
        <VoiceAgentDetails voice={voice.data} timeZone={timeZone} />
      ) : (
        <FetchState
          loading="Loading the agent..."
          failure={
            voice.error &&
            (isOperator
              ? failedProviderFetch(
                  voice.error,
                  'Millis agent',
                  'Unknown error fetching Millis agent',
                )
              : failedFetch(voice.error, 'your AI employee’s instructions'))
          }
          onRetry={() => voice.refetch()}
        />
      )}
    </Dialog>
  );
}

function operatorsTitle(agent: Agent): string {
  return agent.millis_agent_id ? 'Millis Agent' : 'Configure Millis Agent';
}

/** Whose word this is: a provider's only where one is connected and knows the agent. */
function whereFrom(agent: Agent, installation: Config | undefined): string | undefined {
  if (!installation) return undefined;
  if (installation.voice !== 'millis')
    return 'No voice provider is connected. The built-in voice answers with these settings.';
  return agent.millis_agent_id
    ? 'The agent as the voice provider has it.'
    : 'No Millis agent is configured. The built-in voice answers with these settings.';
}

function VoiceAgentDetails({ voice, timeZone }: { voice: VoiceAgent; timeZone: string }) {
  const { prompt, ...settings } = voice.config;
  const sections = Object.entries(settings).filter(([, value]) => value !== null);
  return (
    <div className="grid gap-5">
      <DetailSection title="Prompt">
        <ScrollRegion
          label="Prompt"
          follows={false}
          className="max-h-72 rounded-control border border-line bg-sunken p-3 whitespace-pre-wrap"
        >
          {prompt || 'No prompt'}
        </ScrollRegion>
      </DetailSection>
      <DetailSection title="Basic Info">
        <DetailList>
          <Detail name="Name">{voice.name}</Detail>
          <Detail name="ID" copied={voice.id}>
            <span className="font-mono text-xs break-all">{voice.id}</span>
          </Detail>
          <Detail name="Created">
            <Instant at={fromEpoch(voice.created_at)} timeZone={timeZone} />
          </Detail>
        </DetailList>
      </DetailSection>
      <DetailSection title="Configuration">
        {sections.map(([key, value]) => (
          <details key={key} className="disclosure rounded-control border border-line px-3 py-2">
            <summary className="rounded-control font-medium">{titleCased(key)}</summary>
            <div className="pt-2">
              {typeof value === 'object' ? (
                <JsonBox label={titleCased(key)} value={value} />
              ) : (
                <p className="break-words">{String(value)}</p>
              )}
            </div>
          </details>
        ))}
      </DetailSection>
      <RawJson value={voice} />
    </div>
  );
}

/** Epoch seconds as ISO 8601; what is no time stays as it is, to be shown as an invalid date. */
function fromEpoch(seconds: number): string {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? String(seconds) : date.toISOString();
}

/** `first_message` reads `First Message`. */
function titleCased(key: string): string {
  return key
    .split(/[_\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
