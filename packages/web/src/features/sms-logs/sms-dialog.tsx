import type { SmsLog } from '@second-ring/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queries } from '@/api/client.ts';
import { detailFailure, isLastingFailure } from '@/api/failures.ts';
import { useIsOperator } from '@/api/use-is-operator.ts';
import { AboutCaller } from '@/components/about-caller/about-caller.tsx';
import { StatusBadge } from '@/components/badges.tsx';
import { Instant } from '@/components/instant.tsx';
import { JsonBox } from '@/components/json-box.tsx';
import { Detail, DetailList, DetailSection, DetailState } from '@/components/log-details.tsx';
import { PhoneText } from '@/components/phone-number.tsx';
import { Button } from '@/components/ui/button.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import { Dialog, DialogClose } from '@/components/ui/dialog.tsx';
import { isPayload, Party, partiesOf } from './sms-columns.tsx';

interface SmsDialogProps {
  id: string;
  names: ReadonlyMap<string, string>;
  onClose: () => void;
}

/** One text message with everything the carrier said about it. */
export default function SmsDialog({ id, names, onClose }: SmsDialogProps) {
  const { data, isPending, isFetching, error, refetch } = useQuery(
    queries.smsLogs.get.queryOptions({ input: { id } }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="SMS Log Details"
      description={`Log ID: ${id}`}
      className="sm:max-w-2xl"
      footer={
        <>
          {data?.phone_number && !names.has(data.phone_number) ? (
            <a href={`sms:${data.phone_number}`} className={buttonLook({ variant: 'outline' })}>
              {data.direction === 'inbound' ? 'Text back' : 'Text again'}
            </a>
          ) : null}
          <DialogClose asChild>
            <Button>Close</Button>
          </DialogClose>
        </>
      }
    >
      {data ? (
        <SmsDetails log={data} names={names} />
      ) : (
        <DetailState
          isPending={isPending || isFetching}
          error={error ? detailFailure(error) : null}
          onRetry={isLastingFailure(error) ? undefined : () => void refetch()}
        />
      )}
    </Dialog>
  );
}

function SmsDetails({ log, names }: { log: SmsLog; names: ReadonlyMap<string, string> }) {
  const { from, to } = partiesOf(log);
  const isOperator = useIsOperator();
  const hasError = log.error_message !== null || log.error_code !== null;
  return (
    <div className="grid grid-cols-1 gap-6 wrap-anywhere">
      <DetailSection title="SMS Details">
        <DetailList>
          <Detail name="ID" copied={log.id}>
            <span className="font-mono text-xs break-all">{log.id}</span>
          </Detail>
          <Detail name="Timestamp">
            <Instant at={log.created_at} timeZone={log.time_zone} />
          </Detail>
          <Detail name="Direction">
            <span className="capitalize">{log.direction}</span>
          </Detail>
          <Detail name="Phone Number" copied={log.phone_number}>
            {log.phone_number ? <PhoneText number={log.phone_number} /> : 'N/A'}
          </Detail>
          <Detail name="From">
            <Party number={from} names={names} />
          </Detail>
          <Detail name="To">
            <Party number={to} names={names} />
          </Detail>
          <Detail name="Business">{log.business_name ?? 'N/A'}</Detail>
          <Detail name="Status">
            <StatusBadge of="sms" status={log.status} />
          </Detail>
          {log.leaves_at ? (
            <Detail name="Goes out">
              <span>
                <Instant at={log.leaves_at} timeZone={log.time_zone} />, in one text with any other
                calls from the same number or, if they came by browser, the same internet
                connection. We told you of one of them shortly before.
              </span>
            </Detail>
          ) : null}
          <Detail name={isOperator ? 'Telephony SID' : 'Message ID'} copied={log.twilio_sid}>
            <span className="font-mono text-xs break-all">{log.twilio_sid ?? 'N/A'}</span>
          </Detail>
          {hasError ? (
            <Detail name="Error">
              <span className="text-negative">
                {log.error_message ?? 'Unknown error'}
                {log.error_code ? ` (Code: ${log.error_code})` : ''}
              </span>
            </Detail>
          ) : null}
        </DetailList>
        {log.call_id ? (
          <Link
            to="/admin/call-logs"
            search={{ call: log.call_id }}
            className="w-fit text-primary underline underline-offset-4"
          >
            Open the call this is about
          </Link>
        ) : null}
      </DetailSection>
      <DetailSection title="Message Body">
        {log.body ? (
          <p className="rounded-control bg-sunken p-3 break-words whitespace-pre-wrap">
            {log.body}
          </p>
        ) : (
          <p className="text-ink-soft">No message body</p>
        )}
      </DetailSection>
      {isOperator ? (
        <DetailSection title="Metadata">
          {isPayload(log.metadata) ? (
            <JsonBox label="Metadata" value={log.metadata} />
          ) : (
            <p className="text-ink-soft">No valid metadata object.</p>
          )}
        </DetailSection>
      ) : null}
      {log.direction === 'inbound' ? (
        <AboutCaller
          businessId={log.business_id}
          businessName={log.business_name}
          number={log.phone_number}
        />
      ) : null}
    </div>
  );
}
