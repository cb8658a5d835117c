import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursTokens } from './hours-tokens.ts';
import { readHoursLine } from './read-hours-line.ts';

/** `Mon 09:00-17:00, …` in the order of the week; `unsure` or `other` where nothing is believed. */
function read(text: string, markup = false): string {
  const line = readHoursLine(text, markup);
  if (line.kind !== 'hours') return line.kind;
  return [...line.week]
    .map(([day, spans]) => {
      const said = spans.map(({ open, close }) => `${open}-${close}`).join(' ');
      return `${day.slice(0, 3)} ${said || 'closed'}`;
    })
    .join(', ');
}

const week = (spans: string) =>
  `mon ${spans}, tue ${spans}, wed ${spans}, thu ${spans}, fri ${spans}`;

describe('hours in markup', () => {
  it.each([
    ['Mo-Fr 9:00-17:00', week('09:00-17:00')],
    ['Mo,Tu,We,Th,Fr 09:00-14:00', week('09:00-14:00')],
    ['Mo-Fr 09:00-12:00,13:00-17:30', week('09:00-12:00 13:00-17:30')],
    ['Mo-Fr 9:00 AM-5:00 PM', week('09:00-17:00')],
    ['Fr-Sa 17:00-02:00; Su 11:00-24:00', 'fri 17:00-02:00, sat 17:00-02:00, sun 11:00-00:00'],
    ['Sa 00:00-23:59', 'sat 00:00-23:59'],
    ['Sa-Su Closed', 'sat closed, sun closed'],
  ])('reads %s', (text, expected) => expect(read(text, true)).toBe(expected));

  it('does not believe nine to five in the morning', () => {
    expect(read('Mo-Fr 09:00-05:00', true)).toBe('unsure');
  });

  it('does not choose between closed and round the clock for 00:00-00:00', () => {
    expect(read('Mo-Su 00:00-00:00', true)).toBe('unsure');
  });
});

describe('hours in text', () => {
  it.each([
    ['Monday to Friday: 9am – 5pm', week('09:00-17:00')],
    ['Mon.–Fri. 9-5', week('09:00-17:00')],
    ['Weekdays 8:30 a.m. to 6 p.m.', week('08:30-18:00')],
    ['Open 9 to 5 Monday to Friday', week('09:00-17:00')],
    ['Mon-Fri 9-12, 1-5', week('09:00-12:00 13:00-17:00')],
    ['Lundi au vendredi : 9 h à 17 h 30', week('09:00-17:30')],
    ['lun. à ven. 9h-12h et 13h-17h', week('09:00-12:00 13:00-17:00')],
    ['Monday 9:00 AM 5:00 PM', 'mon 09:00-17:00'],
    ['Saturday 10am-2pm, Sunday closed', 'sat 10:00-14:00, sun closed'],
    ['Samedi et dimanche : fermé', 'sat closed, sun closed'],
    ['Friday & Saturday: noon – midnight', 'fri 12:00-00:00, sat 12:00-00:00'],
    ['Saturdays 8am - noon (closed on statutory holidays)', 'sat 08:00-12:00'],
    ['Tuesday 11-8', 'tue 11:00-20:00'],
    ['Thursday 1-5pm', 'thu 13:00-17:00'],
    [
      'Open Tuesday to Thursday 9 to 5, closed Sunday and Monday',
      'tue 09:00-17:00, wed 09:00-17:00, thu 09:00-17:00, sun closed, mon closed',
    ],
    [
      'We are open Friday 8am - 5pm, Saturday 9am to 1pm, and closed on Sunday.',
      'fri 08:00-17:00, sat 09:00-13:00, sun closed',
    ],
    [
      'Closed Mondays and Tuesdays, open Saturday and Sunday from 10 until 4!',
      'mon closed, tue closed, sat 10:00-16:00, sun 10:00-16:00',
    ],
    [
      'Ouvert du jeudi au samedi de 10 h à 18 h, fermé le dimanche et le lundi.',
      'thu 10:00-18:00, fri 10:00-18:00, sat 10:00-18:00, sun closed, mon closed',
    ],
    ['Nous sommes fermés le lundi et ouverts le mardi de 9h à 17h', 'mon closed, tue 09:00-17:00'],
    ['Visit us Saturday 9-5; closed Sundays', 'sat 09:00-17:00, sun closed'],
    [
      'Monday 9-5, Saturday open 24 hours, Sunday closed',
      'mon 09:00-17:00, sat 00:00-23:59, sun closed',
    ],
  ])('reads %s', (text, expected) => expect(read(text)).toBe(expected));

  it.each([
    'Open Monday 9 to 5, closed 12 to 1',
    'Saturday by appointment, 10am-2pm',
    'Mon-Fri 9-5 in summer, 10-4 in winter',
    'Wednesday 8-11',
    'Monday 9-5, Monday 10-4',
    'Sunday 25:00-26:00',
  ])('does not believe %s', (text) => expect(read(text)).toBe('unsure'));

  it.each(['Call us Monday', 'We sat down at 5', 'Winter sale: 20 percent off', '9-5'])(
    'leaves %s alone',
    (text) => expect(read(text)).toBe('other'),
  );

  it('reads around the clock', () => {
    expect(read('Open 24/7')).toContain('sun 00:00-23:59');
    expect(read('Open 24 hours, 7 days a week')).toContain('mon 00:00-23:59');
  });

  it('never throws, and whatever it reads are times of day', () => {
    const words = fc.constantFrom(
      'mon',
      'Fr',
      '-',
      'to',
      '9',
      '12:30',
      '5pm',
      '24h',
      'closed',
      ',',
      'x',
    );
    fc.assert(
      fc.property(fc.array(words), fc.boolean(), (parts, markup) => {
        const line = readHoursLine(parts.join(' '), markup);
        if (line.kind !== 'hours') return;
        for (const { open, close } of [...line.week.values()].flat()) {
          expect(`${open} ${close}`).toMatch(/^([01]\d|2[0-3]):[0-5]\d ([01]\d|2[0-3]):[0-5]\d$/);
        }
      }),
    );
  });
});

it.each(['(', '* ', '(closed', 'fermé', 'closed on'])(
  'what has blanks without end behind %j is read as with one',
  (start) => {
    const tokens = (blanks: string) =>
      ['holidays', 'harvest'].map((word) =>
        hoursTokens(`${start}${blanks}${word}${blanks})`, false),
      );
    expect(tokens(' '.repeat(20_000))).toEqual(tokens(' '));
  },
);
