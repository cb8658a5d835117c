import { describe, expect, it } from 'vitest';
import { findTimes } from './find-times.ts';
import type { TimeOptions } from './time-expression.ts';

/** A Thursday, ten in the morning. */
const now = Date.parse('2025-11-20T15:00:00Z');
const timeZone = 'America/Toronto';

const pad = (value: number) => String(value).padStart(2, '0');

/** What was found, in one line each: `2025-11-21..2025-11-22 15:00-16:00 morning after !`. */
function found(text: string, options: Partial<TimeOptions> = {}): string[] {
  return findTimes(text, { now, timeZone, ...options }).map((one) => {
    const day = (date: typeof one.date) => (date ? `${pad(date.month)}-${pad(date.day)}` : '');
    const clock = (time: typeof one.time) => (time ? `${pad(time.hour)}:${pad(time.minute)}` : '');
    const days = one.endDate ? `${day(one.date)}..${day(one.endDate)}` : day(one.date);
    const hours = one.endTime ? `${clock(one.time)}-${clock(one.endTime)}` : clock(one.time);
    const parts = [days, hours, one.partOfDay ?? '', one.relation ?? '', one.excluded ? 'not' : ''];
    return parts.filter((part) => part !== '').join(' ');
  });
}

it('takes what somebody is wished for no time', () => {
  for (const said of [
    'thanks, have a good evening',
    'good morning, I have a leak',
    'enjoy your weekend',
  ])
    expect(found(said)).toEqual([]);
  for (const said of ['merci, bonne soirée', 'bonne fin de semaine là', 'bon après-midi'])
    expect(found(said, { language: 'fr' })).toEqual([]);
  expect(found('do you have the evening free')).toEqual(['evening']);
  expect(found('is the weekend any good')).toHaveLength(1);
});

describe('days and times in English', () => {
  it.each([
    ['tomorrow', '11-21'],
    ['first thing tomorrow', '11-21 morning'],
    ['next tuesday after three', '11-25 15:00 after'],
    ['this weekend', '11-22..11-23'],
    ['the 5th', '12-05'],
    ['how about the fifth at ten', '12-05 10:00'],
    ['in two weeks', '12-04'],
    ['friday at half past two', '11-21 14:30'],
    ['noonish', '12:00'],
    ['between 2 and 4', '14:00-16:00 between'],
    ['tomorrow from 9 to 5', '11-21 09:00-17:00 between'],
    ['the end of the month', '11-21..11-30'],
    ['end of tomorrow', '11-21 afternoon'],
    ['mid today', '11-20 midday'],
    ['later today', '11-20 afternoon'],
    ['next hour', '11-20 10:00-11:00 between'],
    ['eod', 'afternoon'],
    ["friday's good", '11-21'],
    ['saturday nine', '11-22 09:00'],
    ['thursday at nine', '11-27 09:00'],
    ['Dec 3rd', '12-03'],
    ['december third at 3:30 pm', '12-03 15:30'],
    ['day after tomorrow morning', '11-22 morning'],
    ['monday or so', '11-24 around'],
    ['around 11', '11:00 around'],
    ['quarter to five on friday', '11-21 16:45'],
    ['friday two thirty', '11-21 14:30'],
    ['tomorrow at for thirty', '11-21 16:30'],
    ['saturday next week', '11-29'],
    ['a week from monday', '12-01'],
    ['before noon on tuesday', '11-25 12:00 before'],
    ['until friday', '11-21 before'],
    ['friday but not till after four', '11-21 16:00 after'],
    ['friday not until two', '11-21 14:00 after'],
    ['monday to wednesday', '11-24..11-26 between'],
    ['tuesday the second', '12-02'],
    ['3 in the afternoon', '15:00 afternoon'],
    ['tonight at 7', '11-20 19:00 night'],
    ['seven p.m. tomorrow', '11-21 19:00'],
    ['at 9 today', '11-20 21:00'],
    ['in half an hour', '11-20 10:30'],
    ['christmas eve', '12-24'],
    ['thanksgiving', '10-12'],
    ['sometime next week', '11-24..11-30'],
    ['3 pm or later', '15:00 after'],
    ['on monday between 10 and 11:30', '11-24 10:00-11:30 between'],
    ['first monday in december', '12-01'],
    ['two weeks from now on tuesday', '12-02'],
    ['tuesday two weeks from now after three', '12-02 15:00 after'],
    ['the first week of december', '12-01..12-07'],
    ['the first monday evening of next month', '12-01 evening'],
    ['between monday and wednesday after 5', '11-24..11-26 17:00 after'],
    ['victoria day', '05-18'],
    ['good friday', '04-03'],
    ['labour day weekend', '09-05..09-07'],
    ['early in the day on wednesday', '11-26 morning'],
    ['between now and friday', '11-20..11-21 between'],
    ['three days after christmas', '12-28'],
    ['2026-01-05', '01-05'],
    ['1/5 at 10am', '01-05 10:00'],
  ])('resolves %j', (text, expected) => expect(found(text)).toEqual([expected]));

  it.each(['starting january, three days a week', 'from january, 2 hours at a time'])(
    'takes no length for the day of a month: %j',
    (text) => expect(found(text).join(' ')).not.toMatch(/01-0[23]/),
  );

  it('keeps several apart', () => {
    expect(found('monday at 3 or tuesday morning')).toEqual(['11-24 15:00', '11-25 morning']);
  });

  it.each([
    ['any day but monday', '11-24 not'],
    ["friday doesn't work", '11-21 not'],
    ["i can't do saturday", '11-22 not'],
  ])('hears what is ruled out: %j', (text, expected) => expect(found(text)).toEqual([expected]));

  it('hears a day nobody wants to wait for as ruled out', () => {
    expect(found("i don't want to wait till monday")).toEqual(['11-24 not']);
  });

  it('takes "that one" for no hour', () => {
    expect(found('how much is that one', { expecting: true })).toEqual([]);
    expect(found('the one thirty', { expecting: true })).toEqual(['13:30']);
  });

  it('takes a bare number for a time only after asking', () => {
    expect(found('three')).toEqual([]);
    expect(found('three', { expecting: true })).toEqual(['15:00']);
    expect(found('uh two thirty', { expecting: true })).toEqual(['14:30']);
  });

  it("reads a bare hour against the business's hours", () => {
    expect(found('at 7', { usualHours: { open: 17, close: 23 } })).toEqual(['19:00']);
    expect(found('at 8', { usualHours: { open: 6, close: 18 } })).toEqual(['08:00']);
  });

  it('names both days that "next" can mean', () => {
    const [next] = findTimes('next friday', { now, timeZone });
    expect(next?.candidates?.map((one) => one.date?.day)).toEqual([28, 21]);
  });

  it("stands on the business's calendar, not on UTC's", () => {
    const lateEvening = Date.parse('2025-11-21T03:00:00Z');
    expect(found('tomorrow', { now: lateEvening })).toEqual(['11-21']);
  });

  it.each([
    'i may come by',
    'my car is a 2019 civic',
    'it costs 300 dollars',
    'two or three cars',
    'can i get a second opinion',
    'my number is 604 555 0188',
    'the sun visor is broken',
    'i sat on it',
    'february 30',
  ])('finds nothing in %j', (text) => expect(found(text)).toEqual([]));
});

describe('days and times in French', () => {
  it.each([
    ['demain tôt le matin', '11-21 morning'],
    ['vendredi matin de bonne heure', '11-21 morning'],
    ['à soir vers sept heures', '11-20 19:00 night around'],
    ['demain matin', '11-21 morning'],
    ['mardi prochain après 15 h', '11-25 15:00 after'],
    ['le 5 décembre à trois heures et demie', '12-05 15:30'],
    ['après-demain', '11-22'],
    ['dans deux semaines', '12-04'],
    ['la semaine prochaine', '11-24..11-30'],
    ['vendredi à midi', '11-21 12:00'],
    ['ce soir', '11-20 night'],
    ['lundi entre 2 et 4 heures', '11-24 14:00-16:00 between'],
    ['de 9 h à 17 h', '09:00-17:00 between'],
    ['vers 15h30', '15:30 around'],
    ['avant midi', 'morning'],
    ['cette fin de semaine', '11-22..11-23'],
    ['à la fin du mois', '11-21..11-30'],
    ['le premier décembre', '12-01'],
    ['trois heures moins quart', '14:45'],
    ["n'importe quel jour sauf lundi", '11-24 not'],
    ['jeudi après-midi', '11-20 afternoon'],
    ['le 5', '12-05'],
    ['lundi vers une heure et quart', '11-24 13:15 around'],
    ['lundi à une heure', '11-24 13:00'],
    ['oubliez lundi', '11-24 not'],
    ['oubliez pas lundi', '11-24'],
  ])('resolves %j', (text, expected) => {
    expect(found(text, { language: 'fr' })).toEqual([expected]);
  });
});

describe('a number that belongs to a street', () => {
  it.each(['it is at 404 east 5th street', 'come to 12 elm street', 'at 915 main st'])(
    'is no time: %s',
    (text) => expect(findTimes(text, { now: 0, timeZone: 'UTC', expecting: true })).toEqual([]),
  );

  it('and leaves a time before it alone', () => {
    const [time] = findTimes('at 3 to 12 elm street', { now: 0, timeZone: 'UTC' });
    expect(time?.time).toEqual({ hour: 15, minute: 0 });
  });
});

describe('the weekend in French', () => {
  it.each(['la fin de semaine', 'en fin de semaine', 'cette fin de semaine', 'la fds'])(
    '%s is Saturday and Sunday',
    (text) => {
      const now = Date.UTC(2026, 2, 10, 15);
      const [time] = findTimes(text, { now, timeZone: 'America/Toronto', language: 'fr' });
      expect([time?.date?.day, time?.endDate?.day]).toEqual([14, 15]);
    },
  );
});

describe('weeks and shifts', () => {
  const now = Date.parse('2026-11-24T19:00:00Z');
  const found = (text: string, language: 'en' | 'fr' = 'en') =>
    findTimes(text, { now, timeZone: 'America/Vancouver', language });

  it.each([
    ['this Wednesday or the one after', 'en'],
    ['either Wednesday or the following one', 'en'],
    ['mercredi ou le suivant', 'fr'],
  ] as const)('the one after is the same weekday a week on: %s', (text, language) => {
    const days = found(text, language);
    expect(days.map(({ date }) => date)).toEqual([
      expect.objectContaining({ month: 11, day: 25 }),
      expect.objectContaining({ month: 12, day: 2 }),
    ]);
    expect(days.some(({ excluded }) => excluded)).toBe(false);
  });

  it.each([
    ["call after three I'm on nights", 'en'],
    ['I work the night shift, after three is good', 'en'],
    ['après trois heures, je travaille de nuit', 'fr'],
  ] as const)('a shift somebody works is no time of day: %s', (text, language) => {
    const [time, ...others] = found(text, language);
    expect(time).toMatchObject({ time: { hour: 15 }, relation: 'after' });
    expect(time?.partOfDay).toBeUndefined();
    expect(others).toEqual([]);
  });

  it.each([
    ['the week before Christmas', 'en', [18, 24]],
    ['la semaine avant Noël', 'fr', [18, 24]],
    ['the weekend before the 18th of December', 'en', [12, 13]],
  ] as const)('the week before a day is the one up to it: %s', (text, language, [from, to]) => {
    expect(found(text, language)).toMatchObject([
      { date: { month: 12, day: from }, endDate: { month: 12, day: to } },
    ]);
  });

  it.each(['not at suppertime, tomorrow', 'tomorrow, not at suppertime'])(
    'what is ruled out is no part of the day that is wished: %s',
    (text) => {
      const [out, wished] = [...found(text)].sort((one) => (one.excluded ? -1 : 1));
      expect(out).toMatchObject({ partOfDay: 'evening', excluded: true });
      expect(wished?.date).toMatchObject({ day: 25 });
      expect(wished?.partOfDay).toBeUndefined();
    },
  );

  it('whoever asks leave names no month', () => {
    expect(found('and may we call you back')).toEqual([]);
    expect(found('in May')).toHaveLength(1);
  });
});
