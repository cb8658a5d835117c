import type { SlotValues } from '../src/heard/heard.ts';
import { findAddress } from '../src/understanding/slots/addresses.ts';
import { fold } from '../src/understanding/slots/words/tokens.ts';
import type { MeasuredTurn } from './measured-turns.ts';
import type { Row, Table } from './table.ts';

/** A detail callers tell of themselves: how it is labelled, and whether what was heard is the same. */
interface Detail {
  kind: string;
  slot: string;
  heard: (slots: SlotValues) => string | undefined;
  same: (heard: string, labelled: string) => boolean;
}

const digits = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
const letters = (text: string) => fold(text).replace(/[^a-z0-9@.]/g, '');
const words = (text: string) => new Set(fold(text).match(/[a-z]{3,}|\d+/g) ?? []);

/** Half of the words in common make the same place; what is labelled as spoken is compared in figures. */
function samePlace(heard: string, labelled: string): boolean {
  const wanted = [...words(findAddress(labelled, true)?.address ?? labelled)];
  const found = words(heard);
  return wanted.filter((word) => found.has(word)).length * 2 >= wanted.length;
}

const details: readonly Detail[] = [
  {
    kind: 'name',
    slot: 'name',
    heard: ({ name }) => name,
    same: (heard, labelled) => letters(heard) === letters(labelled),
  },
  {
    kind: 'telephone number',
    slot: 'phone',
    heard: ({ phone, callerNumber }) => (callerNumber ? 'caller' : phone),
    same: (heard, labelled) =>
      heard === 'caller' ? labelled === 'caller' : digits(heard) === digits(labelled),
  },
  {
    kind: 'e-mail',
    slot: 'email',
    heard: ({ email }) => email,
    same: (heard, labelled) => letters(heard) === letters(labelled),
  },
  { kind: 'address', slot: 'address', heard: ({ address }) => address, same: samePlace },
  {
    kind: 'a day or time',
    slot: 'time',
    heard: ({ times }) => times?.map(({ text }) => text).join(' '),
    same: () => true,
  },
];

/** How often what callers tell of themselves is taken down in the turn in which they tell it. */
export function scoreDetails(turns: readonly MeasuredTurn[], language: string): Table {
  const failures: string[] = [];
  const rows = details.map(({ kind, slot, heard: read, same }): Row => {
    let right = 0;
    let total = 0;
    let besides = 0;
    for (const { turn, heard } of turns) {
      const labelled = turn.segments.flatMap(({ label }) => label.slots[slot] ?? []);
      const found = heard.acts.flatMap(({ slots }) => read(slots) ?? []);
      // Part of a number tells nothing of the whole.
      const whole =
        slot !== 'phone' || labelled.every((one) => one === 'caller' || digits(one).length === 10);
      if (labelled.length === 0) besides += found.length > 0 ? 1 : 0;
      const wanted = labelled.at(-1);
      if (wanted === undefined || !whole) continue;
      total += 1;
      if (found.some((one) => same(one, wanted))) right += 1;
      else failures.push(`${kind}: ${turn.text} — ${wanted}; heard ${found.join(', ') || 'none'}`);
    }
    return { kind, right, total, note: `and in ${besides} turns where none is labelled` };
  });
  return { title: `What callers tell of themselves, ${language}`, rows, failures };
}
