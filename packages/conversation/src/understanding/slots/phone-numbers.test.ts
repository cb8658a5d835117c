import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskCardNumbers } from './card-numbers.ts';
import { correctDigits, joinDigits } from './phone-corrections.ts';
import { findExtension } from './phone-extension.ts';
import { findPhoneNumbers } from './phone-numbers.ts';

const first = (text: string, options = {}) => findPhoneNumbers(text, options)[0];

describe('a number whose end is said again otherwise', () => {
  it.each([
    ['613 555 0138 ah shoot I mixed that up 0183', 'en'],
    ['613 555 0193 non voyons chu mêlée 0183', 'fr'],
    ['613 555 0138 mon dieu je me trompe 0183', 'fr'],
  ] as const)('ends in what was said last: %s', (text, language) => {
    expect(first(text, { language })?.e164).toBe('+16135550183');
  });

  it.each([
    '613 555 0138 and the gate code is 0183',
    '613 555 0138 call me after 0130',
    '613 555 0138 extension 0183',
    'attends une minute, 613 555 0138',
  ])('keeps its end beside other digits: %s', (text) => {
    expect(first(text)?.e164).toBe('+16135550138');
  });

  it('is no card for being begun anew, though one was spoken of', () => {
    const told = 'my cell is six oh four, five five five, oh one... oh one four two';
    expect(maskCardNumbers(told, ['can I put it on my Visa'])).toBe(told);
  });

  it.each([
    ['my cell is six oh four, five five five, oh one... oh one four two', '+16045550142'],
    ['604, 555, uh, 555, 0142', '+16045550142'],
    ['604 555 01… 0142', '+16045550142'],
  ])('is begun anew where somebody breaks off: %s', (text, e164) => {
    expect(findPhoneNumbers(text, { expecting: true }).at(-1)?.e164).toBe(e164);
  });

  it('is begun where somebody is to call', () => {
    expect(first('rappelez-moi au 613 555 attends une minute', { language: 'fr' })?.digits).toBe(
      '613555',
    );
  });
});

describe('a number after the area code that it has, or has not', () => {
  it.each([
    ['no, eight oh seven, not six one three. Eight oh seven, five five five, oh one two two', 'en'],
    ["it's 807 not 613, 807 555 0122", 'en'],
    [
      "c'est pas six un trois, c'est huit zéro sept, huit zéro sept cinq cinq cinq zéro un deux deux",
      'fr',
    ],
  ] as const)('is that whole number: %s', (text, language) => {
    expect(findPhoneNumbers(text, { language }).map(({ e164 }) => e164)).toEqual(['+18075550122']);
  });
});

describe('a number that the end of a turn breaks off', () => {
  it.each(["it's Bo Lindqvist, 807 555", 'Bo Lindqvist, eight oh seven, five five five...'])(
    'is begun where an exchange ends: %s',
    (text) => expect(first(text)?.digits).toBe('807555'),
  );

  it.each(['the part is 807555', 'it has done 807 555 kilometres', 'that was 807, 555 or so'])(
    'is none where more is said, or all in one: %s',
    (text) => expect(findPhoneNumbers(text)).toEqual([]),
  );
});

describe('a number told in pieces, with something said to somebody else between them', () => {
  it.each([
    ['250 555 01 uh hang on Max get off there sorry 0163', 'en'],
    ['250 555 one sec kids not so loud 0163', 'en'],
    ["my number's 250 555, what, no he's outside, 0163", 'en'],
    ['two five oh five five five, Rex, off the couch, oh one six three', 'en'],
    ['250 555 01 euh attends Milou descends de là 0163', 'fr'],
    ['deux cinq zéro cinq cinq cinq, une seconde, va jouer dehors, zéro un six trois', 'fr'],
  ] as const)('is whole: %s', (text, language) => {
    expect(first(text, { language })?.e164).toBe('+12505550163');
  });

  it('may begin with its area code alone where one is awaited', () => {
    expect(first('250, hang on, 555, quiet you, 0163', { expecting: true })?.e164).toBe(
      '+12505550163',
    );
  });

  it.each([
    'we paid 250 for the 555 model and 4000 for the rest',
    '250 555, and come around 0930',
    '250 555 wait the invoice is 0163',
    '250 555 hang on unit 0163',
  ])('is none of numbers of several things: %s', (text) => {
    expect(first(text)?.e164 ?? null).toBeNull();
  });
});

describe('phone numbers', () => {
  it.each([
    'you can reach me at 604-555-0188',
    '(604) 555-0188',
    '1 604 555 0188',
    '+1 604.555.0188 please',
    '6045550188',
    'six oh four five five five oh one eight eight',
    'six zero four, five five five, zero one eight eight',
    'area code 604 five five five oh one double eight',
    'six o four triple five oh one eighty eight',
    "it's 604 uh 555 um 0188",
    'six oh for five five five oh won ate ate',
    'six hundred and four five fifty five oh one eighty eight',
    '604 555 0199, no sorry, 0188',
    '604 555 0188 604 555 0188',
    'six oh four and then five five five and then oh one eight eight',
    'six oh four five five five oh one eight eight eleven years behind the chair',
  ])('hears %j', (text) => expect(first(text)?.e164).toBe('+16045550188'));

  it.each([
    ['five five five one two hundred', '5551200'],
    ['five five five twenty two hundred', '5552200'],
    ['555-0144', '5550144'],
    ['five five five oh one four four', '5550144'],
  ])('completes seven digits with the area code: %j', (text, digits) => {
    expect(first(text, { defaultAreaCode: '604' })).toMatchObject({
      digits,
      e164: `+1604${digits}`,
      complete: true,
    });
    expect(first(text)).toMatchObject({ digits, e164: null, complete: false });
  });

  it.each([
    ['six cent quatre, cinq cent cinquante-cinq, zéro un quatre-vingt-huit', '+16045550188'],
    ['mon numéro est le 514 555 01 88', '+15145550188'],
    ['cinq un quatre cinq cinq cinq zéro un deux deux', '+15145550122'],
  ])('hears French: %j', (text, e164) => {
    expect(first(text, { language: 'fr' })?.e164).toBe(e164);
  });

  it.each([
    ['+33 1 70 18 99 00', '+33170189900'],
    ['+44 (0) 20 7946 0958', '+442079460958'],
    ['011 44 20 7946 0958', '+442079460958'],
  ])('knows numbers abroad: %j', (text, e164) => expect(first(text)?.e164).toBe(e164));

  it('keeps an extension apart', () => {
    expect(first('604 555 0188 extension two oh four')).toMatchObject({
      e164: '+16045550188',
      extension: '204',
    });
  });

  it('takes a piece of a number only when it asked for one', () => {
    expect(findPhoneNumbers('six oh four')).toEqual([]);
    expect(first('six oh four', { expecting: true })).toMatchObject({
      digits: '604',
      complete: false,
    });
  });

  it.each([
    'I have a 2019 Civic and about 400 dollars',
    'the 5th at 10:30 or 2:45',
    'on 2025-11-21',
    '4242 4242 4242 4242',
    'call me back at two thirty',
    '123-45-6789',
    'two or three cars for my wife to drive',
  ])('leaves %j alone', (text) => expect(findPhoneNumbers(text)).toEqual([]));

  it.each([
    ['4242 4242 4242 4242, expires 04/27, code 123'],
    ['four two four two four two four two four two four two four two four two'],
    ['four two four two, four two four two, four two four two'],
    ['4242 4242 42'],
    ['5105 1051 05'],
    ['3782 822463 10005'],
    ['04/27, 123'],
    ['it expires oh four twenty seven code one two three'],
    ['the expiry is 04 27 and the security code is 1234'],
    ['the cvv is one two three'],
    ['zero four slash twenty seven'],
    ['elle expire 04/27, le cryptogramme est 123'],
    ['my card number is 604 555 0188'],
    ['the card number, it starts with 424 242 4242'],
    ['my visa is 4520 880 0123'],
  ])('takes no part of a payment card for one, though it asked for one: %j', (text) => {
    const language = text.startsWith('elle') ? 'fr' : 'en';
    expect(findPhoneNumbers(text, { language, expecting: true, defaultAreaCode: '604' })).toEqual(
      [],
    );
  });

  it.each([
    '4242 4242 4242 4242, 04/27, and my number is 604 555 0188',
    '04/27 604 555 0188',
    'I paid by card, my phone is 604 555 0188',
    'do you take credit cards? Call me at 604-555-0188',
    'the area code is 604 then 555 0188',
  ])('still hears the one beside a card: %j', (text) =>
    expect(findPhoneNumbers(text).map(({ e164 }) => e164)).toEqual(['+16045550188']),
  );

  it('marks a number nobody can dial as incomplete', () => {
    expect(first('my number is 104 555 0188')).toMatchObject({ e164: null, complete: false });
    expect(first('my number is 604 911 0188')).toMatchObject({ e164: null, complete: false });
  });
});

describe('a number given in pieces', () => {
  it.each([
    ['604', '5550188', '6045550188'],
    ['604555', '0188', '6045550188'],
    ['604555', '5550188', '6045550188'],
    ['6045550188', '6045550199', '6045550199'],
    ['', '604', '604'],
  ])('joins %j and %j', (previous, next, joined) =>
    expect(joinDigits(previous, next)).toBe(joined),
  );

  it.each([
    ['no, 0189', '6045550189'],
    ['no it ends in oh one eight nine', '6045550189'],
    ['oh one eight nine not oh one eight eight', '6045550189'],
    ['the area code is 778', '7785550188'],
    ["it's 605", '6055550188'],
    ['no, 778 555 0122', '7785550122'],
    ['yes that is right', null],
    [
      "no it ends oh one seven one and I'll pay your forty, is that on top of the hundred sixty",
      '6045550171',
    ],
  ])('corrects with %j', (text, expected) => {
    expect(correctDigits('6045550188', text)).toBe(expected);
  });
});

const names = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const word = (digit: string) => names[Number(digit)] ?? '';
const sayEach = (digits: string) => [...digits].map(word).join(' ');
const sayRepeats = (digits: string) =>
  digits.replace(/(\d)\1\1|(\d)\2|\d/g, (run) => {
    const digit = word(run[0] ?? '');
    return `${run.length === 3 ? 'triple ' : run.length === 2 ? 'double ' : ''}${digit} `;
  });
const sayOh = (digits: string) => sayEach(digits).replaceAll('zero', 'oh');
const write = (digits: string) => `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`;

const exchange = fc
  .tuple(
    fc.integer({ min: 2, max: 9 }),
    fc.integer({ min: 0, max: 8 }),
    fc.integer({ min: 0, max: 9 }),
  )
  .map((digits) => digits.join(''))
  .filter((digits) => !digits.endsWith('11') && !/^(?:37|96)/.test(digits));
const anyNumber = fc
  .tuple(exchange, exchange, fc.stringMatching(/^\d{4}$/))
  .map((parts) => parts.join(''));

describe('a number whose end is said anew', () => {
  it.each([
    ['two five oh, five five five, oh one seven, no sorry, oh one seven two', '+12505550172', 'en'],
    ['604 555 01 no wait 0124', '+16045550124', 'en'],
    ['418 555 zéro un huit un, non attends un huit sept, zéro un huit sept', '+14185550187', 'fr'],
  ] as const)('is the one with that end: %s', (said, e164, language) => {
    expect(findPhoneNumbers(said, { language })).toMatchObject([{ e164 }]);
  });
});

describe('a number that was broken off to speak to somebody else', () => {
  it.each([
    'nine oh five five five five oh one three no buddy put that down sorry oh one three six',
    '905 555 013 hey get off the couch 0136',
    "it's nine oh five five five five oh one three, honey the door, oh one three six",
  ])('goes on where it was taken up again: %s', (said) => {
    expect(findPhoneNumbers(said)).toMatchObject([{ e164: '+19055550136' }]);
  });

  it('takes no other number for its end', () => {
    const found = findPhoneNumbers('905 555 013 and the unit is 0236', { expecting: true });
    expect(found[0]?.e164).toBeNull();
  });
});

describe('any valid number', () => {
  it('is found exactly, however its digits are said', () => {
    const sayings = fc.constantFrom(sayEach, sayRepeats, sayOh, write);
    const around = fc.constantFrom(['', ''], ['yeah my number is ', ' thanks'], ["it's ", ' okay']);
    fc.assert(
      fc.property(anyNumber, sayings, around, (digits, say, [before, after]) => {
        const found = findPhoneNumbers(`${before}${say(digits)}${after}`);
        expect(found.map((number) => number.e164)).toEqual([`+1${digits}`]);
      }),
    );
  });

  it('is found in any mix of pieces over turns', () => {
    fc.assert(
      fc.property(anyNumber, fc.constantFrom(3, 6), (digits, cut) => {
        // An end that begins as the whole does is rather the number told from its start again.
        fc.pre(!digits.slice(cut).startsWith(digits.slice(0, 3)));
        const pieces = [digits.slice(0, cut), digits.slice(cut)].map(
          (piece) => findPhoneNumbers(sayOh(piece), { expecting: true })[0]?.digits ?? '',
        );
        expect(joinDigits(pieces[0] ?? '', pieces[1] ?? '')).toBe(digits);
      }),
    );
  });
});

describe('an extension', () => {
  it.each([
    ['250 555, 0172, extension 6', 'en', '6'],
    ['Yes, extension 6 though. Did you get the extension?', 'en', '6'],
    ['the extension is six oh two', 'en', '602'],
    ['poste 12', 'fr', '12'],
    ["le poste, c'est le quatre", 'fr', '4'],
  ] as const)('is told by %j', (text, language, digits) => {
    expect(findExtension(text, language)?.digits).toBe(digits);
  });

  it('of any length goes with the number before it', () => {
    const digits = fc.integer({ min: 1, max: 99_999 }).map(String);
    const word = fc.constantFrom('extension', 'ext', 'poste');
    fc.assert(
      fc.property(digits, word, (extension, said) => {
        const found = first(`250 555 0172 ${said} ${extension}`);
        expect(found).toMatchObject({ e164: '+12505550172', extension });
      }),
    );
  });
});

it.each([
  '613 555 0138. oh and what if I am late',
  'six one three five five five oh one three eight oh and one more thing',
])('an exclamation after a number is no zero of it: %s', (text) => {
  expect(first(text)?.e164).toBe('+16135550138');
});
