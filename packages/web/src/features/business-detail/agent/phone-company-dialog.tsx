import type { telephonyNumberDetails } from '@second-ring/contract';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { queries } from '@/api/client.ts';
import { useInstallation } from '@/api/use-installation.ts';
import { Instant } from '@/components/instant.tsx';
import { Detail, DetailList } from '@/components/log-details.tsx';
import { PhoneText } from '@/components/phone-number.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { failedProviderFetch } from '../failure-words.ts';
import { FetchState, RawJson } from './fetch-state.tsx';

interface PhoneCompanyDialogProps {
  twilioSid: string;
  timeZone: string;
  onClose: () => void;
}

/** The linked number as the phone company describes it. */
export function PhoneCompanyDialog({ twilioSid, timeZone, onClose }: PhoneCompanyDialogProps) {
  const installation = useInstallation();
  const number = useQuery(queries.phoneNumbers.details.queryOptions({ input: { twilioSid } }));
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Twilio Number"
      description={
        installation?.telephony === 'twilio'
          ? 'The number as the phone company has it.'
          : 'A sample number. No phone company is connected to this installation yet.'
      }
      className="sm:max-w-2xl"
    >
      {number.data ? (
        <div className="grid gap-5">
          <NumberDetails number={number.data} timeZone={timeZone} />
          <RawJson value={number.data} />
        </div>
      ) : (
        <FetchState
          loading="Loading the number..."
          failure={
            number.error &&
            failedProviderFetch(
              number.error,
              'Twilio details',
              'Unknown error fetching Twilio number details',
            )
          }
          onRetry={() => number.refetch()}
        />
      )}
    </Dialog>
  );
}

type Details = z.infer<typeof telephonyNumberDetails>;

function NumberDetails({ number, timeZone }: { number: Details; timeZone: string }) {
  const { status, beta, voiceCallerIdLookup } = number;
  const capabilities = Object.entries(number.capabilities)
    .filter(([, can]) => can)
    .map(([name]) => name.toUpperCase());
  return (
    <DetailList>
      <Detail name="Friendly Name">{number.friendlyName ?? 'N/A'}</Detail>
      <Detail name="Phone Number" copied={number.phoneNumber}>
        <PhoneText number={number.phoneNumber} />
      </Detail>
      <Detail name="SID" copied={number.sid}>
        <span className="font-mono text-xs break-all">{number.sid}</span>
      </Detail>
      <Detail name="Status">
        <Badge tone={isActive(status) ? 'positive' : 'outline'}>{status ?? 'Unknown'}</Badge>
      </Detail>
      <Detail name="Capabilities">{capabilities.join(', ') || 'None'}</Detail>
      <Detail name="Voice URL">{addressed(number.voiceUrl, number.voiceMethod)}</Detail>
      <Detail name="SMS URL">{addressed(number.smsUrl, number.smsMethod)}</Detail>
      <Detail name="Address Requirements">{number.addressRequirements ?? 'N/A'}</Detail>
      <Detail name="Beta">{yesOrNo(beta)}</Detail>
      <Detail name="Created">
        <Instant at={number.dateCreated} timeZone={timeZone} />
      </Detail>
      <Detail name="Updated">
        <Instant at={number.dateUpdated} timeZone={timeZone} />
      </Detail>
      <Detail name="Trunk SID">{number.trunkSid ?? 'N/A'}</Detail>
      <Detail name="Emergency Status">{number.emergencyStatus ?? 'N/A'}</Detail>
      <Detail name="Voice Caller ID Lookup">{yesOrNo(voiceCallerIdLookup)}</Detail>
    </DetailList>
  );
}

/** The phone company says `in-use` of a number that takes calls, the pool `active`. */
function isActive(status: string | null): boolean {
  return status === 'in-use' || status === 'active';
}

function addressed(url: string | null, method: string | null) {
  if (!url) return 'N/A';
  return (
    <span className="break-all">
      {method ? <span className="mr-1.5 font-medium">{method}</span> : null}
      {url}
    </span>
  );
}

function yesOrNo(flag: boolean | null): string {
  if (flag === null) return 'N/A';
  return flag ? 'Yes' : 'No';
}
