import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Card, CardTitle } from '@/components/ui/card.tsx';

interface WaitingCardProps<Row extends { id: string }> {
  title: string;
  total: number;
  rows: Row[];
  /** How many of all that waits the rows stand for; left out: one each. */
  shown?: number;
  /** Said when nothing waits. */
  none?: string;
  /** The way to all of them. */
  more?: ReactNode;
  children: (row: Row) => ReactNode;
}

/** Things that wait for a person: how many, and the first few. */
export function WaitingCard<Row extends { id: string }>(props: WaitingCardProps<Row>) {
  const { title, total, rows, shown = rows.length, none, more, children } = props;
  return (
    <Card className="min-w-0">
      <div className="flex items-center justify-between gap-3">
        <CardTitle>{title}</CardTitle>
        <Badge tone={total > 0 ? 'pending' : 'positive'}>{total.toLocaleString('en')}</Badge>
      </div>
      {rows.length === 0 ? (
        <p className="mt-3 text-ink-soft">{none}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {rows.map((row) => (
            <li key={row.id} className="py-2.5 wrap-anywhere first:pt-0 last:pb-0">
              {children(row)}
            </li>
          ))}
        </ul>
      )}
      {total > shown ? (
        <p className="mt-3 text-ink-soft">and {(total - shown).toLocaleString('en')} more</p>
      ) : null}
      {more ? <p className="mt-3">{more}</p> : null}
    </Card>
  );
}
