import type { Config } from '@second-ring/contract';
import { useInstallation } from '@/api/use-installation.ts';
import { cn } from '@/components/ui/class-names.ts';
import type { Agent } from './use-voice-agent.ts';

/** A call to the agent, held in a frame: our own call page, or Millis's where its voice answers. */
export function CallFrame({ agent, className }: { agent: Agent; className?: string }) {
  const installation = useInstallation();
  return (
    <iframe
      title="Talk to the AI employee"
      src={addressOf(agent, installation)}
      allow="microphone"
      loading="lazy"
      className={cn('h-136 w-full rounded-card border border-line', className)}
    />
  );
}

function addressOf({ id, millis_agent_id: millisId }: Agent, installation?: Config): string {
  const key = installation?.voice === 'millis' ? installation.millisPublicKey : null;
  return key !== null && millisId !== null
    ? `https://app.millis.ai/agents/embedded?${new URLSearchParams({ id: millisId, k: key })}`
    : `/call/${id}?embed=1`;
}
