import type { SmsLog } from '@second-ring/contract';
import type { Column } from '@/components/data-table/column.ts';
import { Instant } from '@/components/instant.tsx';
import { PhoneText } from '@/components/phone-text.tsx';
import { StatusBadge } from '@/components/status-badge.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { SmsSortKey } from './sms-logs-search.ts';
import { partiesOf } from './sms-parties.ts';

/** @param names numbers that are shown as the business they belong to. */
export function smsColumns(
  names: ReadonlyMap<string, string>,
  isOperator: boolean,
  onView: (id: string) => void,
): Column<SmsLog, SmsSortKey>[] {
  return [
    {
      header: 'Timestamp',
      width: 'w-[12%]',
      sortKey: 'created_at',
      cell: (log) => <Instant at={log.created_at} timeZone={log.time_zone} />,
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
        <span className="block max-w-40 truncate font-mono text-xs" title={twilio_sid ?? undefined}>
          {twilio_sid ?? 'N/A'}
        </span>
      ),
    },
    {
      header: 'Actions',
      width: 'w-[8%]',
      hiddenHeader: true,
      cell: ({ id }) => (
        <Button variant="outline" size="small" onClick={() => onView(id)}>
          View
        </Button>
      ),
    },
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
