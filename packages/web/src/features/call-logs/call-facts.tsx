import type { CallLog } from '@second-ring/contract';
import { useIsOperator } from '@/api/use-is-operator.ts';
import { nobodysNumber } from '@/components/caller-words.ts';
import { Instant } from '@/components/instant.tsx';
import { Detail, DetailList, DetailSection } from '@/components/log-details.tsx';
import { PhoneText } from '@/components/phone-text.tsx';
import { StatusBadge } from '@/components/status-badge.tsx';
import { writtenCost, writtenDuration } from './call-figures.ts';

/** What the providers know the call by. */
export function CallFacts({ call }: { call: CallLog }) {
  const isOperator = useIsOperator();
  return (
    <DetailSection title="Technical Details">
      <DetailList>
        <Id name={isOperator ? 'Millis Call ID' : 'Call ID'} value={call.millis_call_id} />
        <Id name={isOperator ? 'Millis Agent ID' : 'Agent ID'} value={call.millis_agent_id} />
        <Id name="Session ID" value={call.millis_session_id} />
        <Detail name="Timestamp">
          <Instant at={call.call_timestamp} timeZone={call.time_zone} />
        </Detail>
        <Detail name="Duration">{writtenDuration(call.call_duration)}</Detail>
        <Detail name="Status">
          <StatusBadge of="call" status={call.call_status} />
        </Detail>
        {call.error_message ? (
          <Detail name="Error">
            <span className="text-negative">{call.error_message}</span>
          </Detail>
        ) : null}
        <Detail name="Cost">{writtenCost(call.cost_breakdown)}</Detail>
        <Detail name="Caller" copied={call.from}>
          {call.from ? <PhoneText number={call.from} /> : nobodyNamed(call)}
        </Detail>
        <Detail name="Dialled" copied={call.to}>
          {call.to ? <PhoneText number={call.to} /> : 'N/A'}
        </Detail>
      </DetailList>
    </DetailSection>
  );
}

function nobodyNamed(call: CallLog) {
  if (!call.caller_erased_at) return nobodysNumber(call.channel);
  return (
    <span>
      Erased <Instant at={call.caller_erased_at} timeZone={call.time_zone} />
    </span>
  );
}

function Id({ name, value }: { name: string; value: string | null }) {
  return (
    <Detail name={name} copied={value}>
      <span className="font-mono text-xs break-all">{value ?? 'N/A'}</span>
    </Detail>
  );
}
