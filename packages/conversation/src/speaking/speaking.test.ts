import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sayEmail, sayPhone } from './say-contact.ts';
import { sayDate } from './say-date.ts';
import { clauseAloud } from './say-fragment.ts';
import { sayList } from './say-list.ts';
import { sayMoney } from './say-money.ts';
import { sayRange, sayTime } from './say-time.ts';
import { asSentences, sentences, shorten } from './sentences.ts';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('money is written as it is read aloud', () => {
  it('in English and in Canadian French', () => {
    expect([399_00, 1299_50, 5, 1_000_000_00].map((cents) => sayMoney(cents))).toEqual([
      '$399',
      '$1,299.50',
      '$0.05',
      '$1,000,000',
    ]);
    expect([399_00, 1299_50].map((cents) => plain(sayMoney(cents, 'fr')))).toEqual([
      '399 $',
      '1 299,50 $',
    ]);
  });

  it('no amount loses a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), (cents) => {
        expect(Math.round(Number(sayMoney(cents).replace(/[$,]/g, '')) * 100)).toBe(cents);
      }),
    );
  });
});

describe('times and dates are said as people say them', () => {
  it('on a twelve-hour clock in English, on a full one in French', () => {
    expect(sayTime({ hour: 9, minute: 0 })).toBe('9 AM');
    expect(sayTime({ hour: 14, minute: 5 })).toBe('2:05 PM');
    expect(sayTime({ hour: 12, minute: 0 })).toBe('noon');
    expect(sayTime({ hour: 24, minute: 0 })).toBe('midnight');
    expect(sayTime({ hour: 14, minute: 30 }, 'fr')).toBe('14 h 30');
    expect(sayRange({ hour: 9, minute: 0 }, { hour: 17, minute: 0 })).toBe('9 AM to 5 PM');
    expect(sayRange({ hour: 9, minute: 0 }, { hour: 17, minute: 0 }, 'fr')).toBe('de 9 h à 17 h');
  });

  it('dates carry their weekday', () => {
    expect(sayDate({ year: 2026, month: 11, day: 24 })).toBe('Tuesday, November 24');
    expect(sayDate({ year: 2026, month: 11, day: 1 }, 'fr')).toBe('dimanche 1er novembre');
  });
});

describe('numbers and addresses are given so that they can be written down', () => {
  it('a phone number in its groups', () => {
    expect(sayPhone('+16045550142')).toBe('604, 555, 0142');
    expect(sayPhone('(604) 555-0142')).toBe('604, 555, 0142');
  });

  it('every digit of a number is said, in order', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{3,15}$/), (digits) => {
        const said = sayPhone(digits).replace(/\D/g, '');
        expect(digits.endsWith(said)).toBe(true);
        expect(digits.length - said.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('an e-mail address in words', () => {
    expect(sayEmail('kim-lee@mail.example')).toBe('kim dash lee at mail dot example');
    expect(sayEmail('kim@mail.example', 'fr')).toBe('kim arobase mail point example');
  });

  it('a list without a comma before its last', () => {
    expect(sayList(['A', 'B', 'C'])).toBe('A, B and C');
    expect(sayList(['A', 'B'], 'en', 'or')).toBe('A or B');
    expect(sayList(['A', 'B'], 'fr')).toBe('A et B');
    expect([sayList(['A']), sayList([])]).toEqual(['A', '']);
  });
});

describe('text is cut where a speaker would pause', () => {
  it('at the end of sentences, not within prices, times or abbreviations', () => {
    expect(sentences('It is $3.50. Call Dr. Lee at 9 a.m. today! Really?')).toEqual([
      'It is $3.50.',
      'Call Dr. Lee at 9 a.m. today!',
      'Really?',
    ]);
  });

  it('shortened to whole sentences, or else whole words', () => {
    expect(shorten('One two. Three four.', 12)).toBe('One two.');
    expect(shorten('One two three four', 12)).toBe('One two…');
    expect(shorten('Short.', 12)).toBe('Short.');
  });

  it('every line becomes a sentence', () => {
    expect(asSentences('- free parking\n- ask inside,')).toBe('Free parking. Ask inside.');
  });

  it('no word is lost by splitting, and no limit is passed by shortening', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(200), (text, max) => {
        const bare = (some: string) => some.replace(/\s/g, '');
        expect(bare(sentences(text).join(''))).toBe(bare(text));
        expect(shorten(text, max).length).toBeLessThanOrEqual(max);
      }),
    );
  });
});

it.each([
  ['Nadia comes to look first, free', 'Nadia comes to look first, free.'],
  ['my brother does the big ones', 'My brother does the big ones.'],
  ['weekly add 15 per visit', 'Weekly add 15 per visit.'],
  ['kitchen and two bathrooms', "That's kitchen and two bathrooms."],
])('who does something, and what is added, is said as it is written: %s', (written, aloud) => {
  expect(clauseAloud(written)).toBe(aloud);
});
