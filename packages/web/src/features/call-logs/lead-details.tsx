import type { CallLog } from '@second-ring/contract';
import { Check } from 'lucide-react';
import { api } from '@/api/client.ts';
import { Instant } from '@/components/instant.tsx';
import { Detail, DetailList, DetailSection } from '@/components/log-details.tsx';
import { PhoneText } from '@/components/phone-text.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useCallChange } from './use-call-change.ts';

interface LeadDetailsProps {
  lead: NonNullable<CallLog['lead']>;
  callId: string;
}

/** Who called and what for, and whether somebody got back to them. */
export function LeadDetails({ lead, callId }: LeadDetailsProps) {
  const note = useCallChange(callId, (contacted: boolean) =>
    api.leads.update({ id: lead.id ?? '', contacted }),
  );
  return (
    <DetailSection title="Lead">
      <DetailList>
        <Detail name="Name">{lead.name ?? 'N/A'}</Detail>
        <Detail name="Phone" copied={lead.phone}>
          {lead.phone ? <PhoneText number={lead.phone} /> : 'N/A'}
        </Detail>
        {lead.email ? (
          <Detail name="Email" copied={lead.email}>
            {lead.email}
          </Detail>
        ) : null}
        <Detail name="Reason">{lead.reason ?? 'N/A'}</Detail>
        {lead.preferred_time ? <Detail name="Preferred Time">{lead.preferred_time}</Detail> : null}
      </DetailList>
      {lead.id ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="outline"
            size="small"
            aria-disabled={note.isPending}
            onClick={() => note.isPending || note.mutate(lead.contacted_at === null)}
          >
            <Check aria-hidden />
            {lead.contacted_at ? 'Still waiting' : 'Mark as contacted'}
          </Button>
          {lead.contacted_at ? (
            <span className="text-ink-soft">
              Contacted <Instant at={lead.contacted_at} />
            </span>
          ) : null}
        </div>
      ) : null}
    </DetailSection>
  );
}
