import { SampleBadge, StatusBadge } from '@/components/badges.tsx';
import { Badge } from '@/components/ui/badge.tsx';

const tones = ['positive', 'pending', 'negative', 'outline', 'accent'] as const;

export const stories = {
  tones: () => (
    <div className="row">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
  statuses: () => (
    <div className="row">
      <StatusBadge of="call" status="agent-ended" />
      <StatusBadge of="sms" status="queued" />
      <StatusBadge of="appointment" status="cancelled" />
      <StatusBadge of="phone number" status={null} />
      <SampleBadge voiceId="sample-agent" />
    </div>
  ),
};
