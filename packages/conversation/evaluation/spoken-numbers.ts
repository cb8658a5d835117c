import { findPhoneNumbers } from '../src/understanding/slots/phone-numbers.ts';
import type { Row, Table } from './table.ts';

const units = 'zero one two three four five six seven eight nine'.split(' ');
const teens =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const word = (digit: string) => units[Number(digit)] ?? '';
const each = (digits: string) => [...digits].map(word).join(' ');

function pair(digits: string): string {
  const value = Number(digits);
  if (value < 10) return `oh ${word(digits[1] ?? '')}`;
  if (value < 20) return teens[value - 10] ?? '';
  const unit = value % 10 === 0 ? '' : ` ${units[value % 10]}`;
  return `${tens[Math.floor(value / 10) - 2]}${unit}`;
}

const repeats = (digits: string) =>
  digits.replace(/(\d)\1\1|(\d)\2|\d/g, (run) => {
    const times = run.length === 3 ? 'triple ' : run.length === 2 ? 'double ' : '';
    return `${times}${word(run.charAt(0))} `;
  });

const ways: [kind: string, say: (digits: string) => string][] = [
  ['digit by digit', each],
  ['with "oh"', (digits) => each(digits).replaceAll('zero', 'oh')],
  ['double and triple', repeats],
  [
    'tail in pairs',
    (digits) => `${each(digits.slice(0, 6))} ${pair(digits.slice(6, 8))} ${pair(digits.slice(8))}`,
  ],
  [
    '"for", "to", "ate"',
    (digits) =>
      each(digits).replaceAll('four', 'for').replaceAll('two', 'to').replaceAll('eight', 'ate'),
  ],
];

/** A thousand valid numbers, the same each time, spread over the plan. */
function numbers(): string[] {
  return Array.from({ length: 1000 }, (_, index) => {
    const area = 200 + ((index * 37) % 160);
    const exchange = 220 + ((index * 101) % 770);
    const line = String((index * 7919) % 10000).padStart(4, '0');
    return `${area}${exchange}${line}`;
  }).filter((digits) => findPhoneNumbers(digits)[0]?.e164 === `+1${digits}`);
}

/** How often a number is heard exactly, for each way of saying it. */
export function scoreSpokenNumbers(): Table {
  const all = numbers();
  const rows = ways.map(([kind, say]): Row => {
    const heard = all.filter((digits) => {
      const found = findPhoneNumbers(`it's ${say(digits)} thanks`);
      return found.length === 1 && found[0]?.e164 === `+1${digits}`;
    });
    return { kind, right: heard.length, total: all.length };
  });
  return { title: 'Spoken phone numbers: generated, heard exactly', rows };
}
