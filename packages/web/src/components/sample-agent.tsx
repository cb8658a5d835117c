import { Badge } from './ui/badge.tsx';

/** The id of the agent every installation comes with; no voice provider knows it. */
const sampleAgentId = 'sample-agent';

/** Says of the agent with this id that it is the sample one; nothing of any other. */
export function SampleBadge({ voiceId }: { voiceId: string | null }) {
  return voiceId === sampleAgentId ? <Badge>Sample</Badge> : null;
}
