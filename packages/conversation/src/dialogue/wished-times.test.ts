import { describe, expect, it } from 'vitest';
import { findTimes } from '../understanding/slots/times/find-times.ts';
import { wishedTimes } from './wished-times.ts';

/** Tuesday, March 10, 2026. */
const now = Date.UTC(2026, 2, 10, 15);
const wished = (text: string, language: 'en' | 'fr' = 'en') =>
  wishedTimes(text, findTimes(text, { now, timeZone: 'America/Toronto', language })).map(
    ({ date, time }) =>
      [date && `${date.month}/${date.day}`, time && `${time.hour}:00`].filter(Boolean).join(' '),
  );

describe('what a caller takes back is not wished for', () => {
  it.each([
    ['next thursday no wait friday', ['3/20']],
    ['thursday or no actually friday', ['3/13']],
    ['march 31st or no april 1st', ['4/1']],
    ['thursday at three, sorry, I mean friday', ['15:00', '3/13']],
    ['friday at two, make that four', ['3/13', '16:00']],
  ])('%s', (text, expected) => expect(wished(text).toSorted()).toEqual(expected.toSorted()));

  it('in French too', () => {
    expect(wished('jeudi, non attendez, vendredi', 'fr')).toEqual(['3/13']);
  });

  it('and two days offered are both kept', () => {
    expect(wished('thursday or friday')).toHaveLength(2);
  });
});

describe('a day that is told of is not wished for', () => {
  it.each(['I hurt my back on the weekend', 'the guy came on Monday', 'it broke on Sunday'])(
    '%s',
    (text) => expect(wished(text)).toEqual([]),
  );

  it('but one asked for beside it is', () => {
    expect(wished('it broke on Sunday, can you come Friday')).toEqual(['3/13']);
  });
});
