import { findTimes } from '../src/understanding/slots/times/find-times.ts';
import type { TimeExpression } from '../src/understanding/slots/times/time-expression.ts';
import { type JsonRow, listOf, textOf } from './read-jsonl.ts';
import type { Table } from './table.ts';

/** The dialogs carry no date; their Marches are to come. */
const now = Date.UTC(2019, 2, 1, 10);

interface Wanted {
  caller: string;
  slot: 'date' | 'time';
  value: string;
}

function wantedIn(row: JsonRow): Wanted[] {
  const caller = textOf(row, 'caller');
  return listOf(row, 'frames').flatMap((frame) =>
    listOf(frame, 'spans').flatMap((span) => {
      const slot = /_(date|time)$/.exec(textOf(span, 'slot'))?.[1];
      const value = textOf(span, 'value');
      return slot === 'date' || slot === 'time' ? [{ caller, slot, value }] : [];
    }),
  );
}

/** Found where what overlaps the annotated words holds a date, or a time, as the slot asks. */
function isFound({ caller, slot, value }: Wanted, found: readonly TimeExpression[]): boolean {
  const start = caller.toLowerCase().indexOf(value.toLowerCase());
  return found.some(
    (one) => one.start < start + value.length && start < one.end && one[slot] !== undefined,
  );
}

/** How often the days and times callers name for their appointments are found where they stand. */
export function scoreAppointments(rows: readonly JsonRow[]): Table {
  const all = rows.flatMap(wantedIn);
  const missed = all.filter(
    (wanted) => !isFound(wanted, findTimes(wanted.caller, { now, timeZone: 'UTC' })),
  );
  const score = (slot: 'date' | 'time') => {
    const total = all.filter((wanted) => wanted.slot === slot).length;
    return {
      kind: `appointment ${slot}`,
      right: total - missed.filter((wanted) => wanted.slot === slot).length,
      total,
    };
  };
  return {
    title: 'Appointments: the days and times callers ask for, found where they stand',
    rows: [score('date'), score('time')],
    failures: missed.map(({ caller, slot, value }) => `${slot} [${value}] ${caller}`),
  };
}
