import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTimes } from '../understanding/slots/times/find-times.ts';
import { preferredTime } from './preferred-time.ts';
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
    ["make that friday, thursday I'm at the dentist", ['3/13']],
    ['wednesday, oh hang on, wednesday I got a thing at school, make it thursday', ['3/12']],
  ])('%s', (text, expected) => expect(wished(text).toSorted()).toEqual(expected.toSorted()));

  it('in French too', () => {
    expect(wished('jeudi, non attendez, vendredi', 'fr')).toEqual(['3/13']);
  });

  it('and two days offered are both kept', () => {
    expect(wished('thursday or friday')).toHaveLength(2);
  });
});

describe('a day on which a French-speaking caller cannot come is ruled out', () => {
  const days = (text: string) =>
    wishedTimes(text, findTimes(text, { now, timeZone: 'America/Toronto', language: 'fr' })).map(
      ({ date, excluded }) => `${excluded ? 'not ' : ''}${date?.day}`,
    );

  it.each([
    ['vendredi je suis pas là mais lundi oui', ['not 13', '16']],
    ['lundi ça marche pas, jeudi oui', ['not 16', '12']],
    ['je travaille lundi mais jeudi je suis libre', ['not 16', '12']],
    ['je peux pas samedi', ['not 14']],
    ['jeudi plutôt, vendredi je travaille', ['12', 'not 13']],
  ])('%s', (text, expected) => expect(days(text)).toEqual(expected));

  it('and when they get off work is from when they can', () => {
    const [time] = findTimes('je finis à quatre et demie', {
      now,
      timeZone: 'America/Toronto',
      language: 'fr',
    });
    expect(time).toMatchObject({ time: { hour: 16, minute: 30 }, relation: 'after' });
  });

  it.each([
    ['après le souper', 'evening'],
    ['avant diner', 'morning'],
    ['après le dîner', 'afternoon'],
  ])('meals divide the day as they do in Quebec: %s', (text, partOfDay) => {
    const [time] = findTimes(text, { now, timeZone: 'America/Toronto', language: 'fr' });
    expect(time?.partOfDay).toBe(partOfDay);
  });
});

describe('a day that is told of is not wished for', () => {
  it.each([
    'I hurt my back on the weekend',
    'the guy came on Monday',
    'it broke on Sunday',
    'the order from October is still open',
    "does that count, because we're in Florida from the twentieth",
  ])('%s', (text) => expect(wished(text)).toEqual([]));

  it('but one asked for beside it is', () => {
    expect(wished('it broke on Sunday, can you come Friday')).toEqual(['3/13']);
  });
});

describe('days and hours told in another breath', () => {
  /** Sunday, November 22, 2026. */
  const sunday = { year: 2026, month: 11, day: 22 };
  const at = Date.parse('2026-11-22T16:00:00Z');
  const wishes = (text: string, language: 'en' | 'fr' = 'en') =>
    wishedTimes(
      text,
      findTimes(text, { now: at, timeZone: 'America/Regina', language, expecting: true }),
      sunday,
    )
      .filter(({ excluded }) => !excluded)
      .map(({ date, time, endTime, partOfDay }) =>
        [
          date && `${date.month}-${date.day}`,
          time && `${time.hour}h`,
          endTime && `to ${endTime.hour}h`,
          time ? null : partOfDay,
        ]
          .filter(Boolean)
          .join(' '),
      );

  it.each([
    ['not this week, the week after, maybe the Wednesday', ['12-2']],
    ["that's this Wednesday, I meant the one after, December second", ['12-2']],
    ['I meant not this Tuesday, the one after', ['12-1']],
    ['a week Tuesday', ['12-1']],
    ["June fifth, it's a Saturday", ['6-5']],
    ['Thursday or Friday, either', ['11-26', '11-27']],
    ['But Thursday or Friday', ['11-26', '11-27']],
    ["not midday, one or two o'clock", ['13h to 14h']],
    ['after lunch', ['afternoon']],
    ["Anytime after three's good", ['15h']],
    ["A morning'd be best", ['morning']],
  ])('%s', (text, expected) => {
    expect(wishes(text)).toEqual(expected);
  });

  it.each([
    ["pas cette semaine, la semaine d'après, le mercredi", ['12-2']],
    ['mardi ou mercredi', ['11-24', '11-25']],
  ])('%s', (text, expected) => {
    expect(wishes(text, 'fr')).toEqual(expected);
  });

  it('keep every day that is offered, whichever they are', () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    fc.assert(
      fc.property(fc.subarray(days, { minLength: 2, maxLength: 3 }), (offered) => {
        expect(wishes(offered.join(' or '))).toHaveLength(offered.length);
      }),
    );
  });
});

describe('the week that is meant', () => {
  const meant = (text: string, language: 'en' | 'fr' = 'en') =>
    wishedTimes(text, findTimes(text, { now, timeZone: 'America/Toronto', language }), {
      year: 2026,
      month: 3,
      day: 10,
    }).flatMap(({ date, excluded }) => (date && !excluded ? `${date.month}/${date.day}` : []));

  it.each([
    ['thursday or friday morning next week', ['3/19', '3/20']],
    ['next thursday or friday', ['3/19', '3/20']],
    ['some time next week, not monday, thursday afternoon maybe', ['3/19']],
    ['thursday afternoon, not this thursday, the one after', ['3/19']],
    ['no not tomorrow, next week', ['3/16']],
    ['thursday after next', ['3/19']],
  ])('%s', (text, expected) => expect(meant(text)).toEqual(expected));

  it.each([
    ['la semaine prochaine, mardi ou mercredi matin', ['3/17', '3/18']],
    ['jeudi en huit', ['3/19']],
    ["le vendredi d'après", ['3/20']],
  ])('%s', (text, expected) => expect(meant(text, 'fr')).toEqual(expected));

  it('is over where a day that is past is put right', () => {
    expect(meant('yesterday, well friday')).toEqual(['3/9', '3/6']);
    expect(meant('no this past friday')).toEqual(['3/6']);
  });

  it('is no wish where it tells since when', () => {
    expect(meant('it sits there since like the fourth')).toEqual([]);
  });
});

describe('an hour of every day', () => {
  it.each([
    ['evenings after six', 'en', 'after 6 PM'],
    ['mornings before ten', 'en', 'before 10 AM'],
    ['le soir après six heures', 'fr', 'après 18 h'],
  ] as const)('is of no day in particular: %s', (text, language, spoken) => {
    const timeZone = 'America/Toronto';
    const times = findTimes(text, { now, timeZone, language, expecting: true });
    expect(preferredTime(times, now, timeZone, language)).toMatchObject({ date: null, spoken });
  });
});
