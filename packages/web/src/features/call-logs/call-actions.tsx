import type { CallLog } from '@second-ring/contract';
import { Ban, MessageSquareText, PhoneCall, ShieldAlert } from 'lucide-react';
import { api } from '@/api/client.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import { KeepButton } from './keep-button.tsx';
import { useCallChange } from './use-call-change.ts';

const look = buttonLook({ variant: 'outline', size: 'small' });

/** What to do about a call: get back to the caller, or be rid of them. */
export function CallActions({ call }: { call: CallLog }) {
  const number = call.lead?.phone ?? call.from;
  const markSpam = useCallChange(call.id, (spam: boolean) =>
    api.callLogs.update({ id: call.id, spam }),
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {number ? (
        <>
          <a href={`tel:${number}`} className={look}>
            <PhoneCall aria-hidden /> Call back
          </a>
          <a href={`sms:${number}`} className={look}>
            <MessageSquareText aria-hidden /> Text
          </a>
        </>
      ) : null}
      <BlockButton call={call} />
      <Button
        variant="outline"
        size="small"
        aria-disabled={markSpam.isPending}
        onClick={() => markSpam.isPending || markSpam.mutate(!call.spam)}
      >
        <ShieldAlert aria-hidden /> {call.spam ? 'Not spam' : 'Mark as spam'}
      </Button>
      <KeepButton call={call} />
      {call.urgent ? <Badge tone="accent">Urgent</Badge> : null}
      {call.spam ? <Badge>Spam</Badge> : null}
      {call.caller_blocked ? <Badge tone="negative">Blocked caller</Badge> : null}
    </div>
  );
}

function BlockButton({ call }: { call: CallLog }) {
  const { business_id: businessId, from, caller_blocked: isBlocked } = call;
  const change = useCallChange(call.id, (which: { businessId: string; phone_number: string }) =>
    isBlocked ? api.blockedCallers.unblock(which) : api.blockedCallers.block(which),
  );
  // Nobody can be told apart who withholds their number.
  if (!businessId || !from) return null;
  return (
    <Button
      variant="outline"
      size="small"
      aria-disabled={change.isPending}
      onClick={() => change.isPending || change.mutate({ businessId, phone_number: from })}
    >
      <Ban aria-hidden /> {isBlocked ? 'Unblock caller' : 'Block caller'}
    </Button>
  );
}
