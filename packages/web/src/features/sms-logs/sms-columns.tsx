import type { SmsLog } from '@second-ring/contract';
import type { SortKey } from '@second-ring/contract/sort-keys';
import { StatusBadge } from '@/components/badges.tsx';
import { type Column, viewColumn } from '@/components/data-table/data-table.tsx';
import { RowInstant } from '@/components/data-table/row-instant.tsx';
import { PhoneText } from '@/components/phone-number.tsx';
import { Badge } from '@/components/ui/badge.tsx';

/** @param names numbers that are shown as the business they belong to. */
export function smsColumns(
  names: ReadonlyMap<string, string>,
  isOperator: boolean,
  onView: (id: string) => void,
): Column<SmsLog, SortKey<'smsLogs'>>[] {
  return [
    {
      header: 'Timestamp',
      width: 'w-[12%]',
      sortKey: 'created_at',
      cell: (log) => <RowInstant at={log.created_at} timeZone={log.time_zone} />,
    },
    {
      header: 'From',
      width: 'w-[12%]',
      cell: (log) => <Party number={partiesOf(log).from} names={names} />,
    },
    {
      header: 'To',
      width: 'w-[12%]',
      cell: (log) => <Party number={partiesOf(log).to} names={names} />,
    },
    {
      header: 'Direction',
      width: 'w-[10.5%]',
      sortKey: 'direction',
      cell: ({ direction }) => <Badge className="capitalize">{direction}</Badge>,
    },
    {
      header: 'Body (Snippet)',
      width: 'w-58',
      sortKey: 'body',
      cell: ({ body }) => (
        <span className="block max-w-50 truncate" title={body ?? undefined}>
          {body || 'N/A'}
        </span>
      ),
    },
    {
      header: 'Status',
      width: 'w-[11%]',
      sortKey: 'status',
      cell: ({ status }) => <StatusBadge of="sms" status={status} />,
    },
    {
      header: isOperator ? 'Telephony SID' : 'Message ID',
      width: 'w-[10%]',
      sortKey: 'twilio_sid',
      cell: ({ twilio_sid }) => (
        <span className="font-mono text-xs wrap-anywhere">{twilio_sid ?? 'N/A'}</span>
      ),
    },
    viewColumn('w-[8%]', onView),
  ];
}

interface PartyProps {
  number: string | null;
  names: ReadonlyMap<string, string>;
}

/** A number that call summaries go to is shown as its business, the number on hover. */
export function Party({ number, names }: PartyProps) {
  if (number === null) return 'N/A';
  const name = names.get(number);
  return name ? <span title={number}>{name}</span> : <PhoneText number={number} />;
}

/** Who wrote and who was written to, E.164 as far as known. */
interface SmsParties {
  from: string | null;
  to: string | null;
}

/**
 * The sender and the recipient. The log names the other side; our own number is in the carrier's
 * payload, under `to`/`To` or `from`/`From`.
 */
export function partiesOf(
  log: Pick<SmsLog, 'direction' | 'phone_number' | 'metadata'>,
): SmsParties {
  const { direction, phone_number: other, metadata } = log;
  return direction === 'inbound'
    ? { from: other, to: textIn(metadata, 'to', 'To') }
    : { from: textIn(metadata, 'from', 'From'), to: other };
}

/** Whether the carrier's payload is an object, as it should be. */
export function isPayload(metadata: unknown): metadata is Record<string, unknown> {
  return typeof metadata === 'object' && metadata !== null && !Array.isArray(metadata);
}

function textIn(metadata: unknown, ...names: string[]): string | null {
  if (!isPayload(metadata)) return null;
  for (const name of names) {
    const value = metadata[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}
