import { Badge, type Tone } from './ui/badge.tsx';

const tones = {
  call: {
    completed: 'positive',
    'agent-ended': 'positive',
    'user-ended': 'positive',
    // A thread of text messages, once it is over and while it may go on.
    texted: 'positive',
    texting: 'pending',
    error: 'negative',
    failed: 'negative',
    'in-progress': 'pending',
    queued: 'pending',
  },
  sms: {
    sent: 'positive',
    delivered: 'positive',
    received: 'positive',
    failed: 'negative',
    undelivered: 'negative',
    sending: 'pending',
    queued: 'pending',
  },
  appointment: { booked: 'positive', cancelled: 'negative' },
  'phone number': { active: 'positive', inactive: 'negative' },
} as const satisfies Record<string, Record<string, Tone>>;

interface StatusBadgeProps {
  of: keyof typeof tones;
  status: string | null;
}

/** A status in its tone; hyphens are read as spaces, and a missing status is `Unknown`. */
export function StatusBadge({ of, status }: StatusBadgeProps) {
  const known = new Map<string, Tone>(Object.entries(tones[of]));
  return (
    <Badge tone={known.get(status ?? '') ?? 'outline'}>
      {status ? status.replaceAll('-', ' ') : 'Unknown'}
    </Badge>
  );
}

/** The id of the agent every installation comes with; no voice provider knows it. */
const sampleAgentId = 'sample-agent';

/** Says of the agent with this id that it is the sample one; nothing of any other. */
export function SampleBadge({ voiceId }: { voiceId: string | null }) {
  return voiceId === sampleAgentId ? <Badge>Sample</Badge> : null;
}
