import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpenKind } from '../heard/acts.ts';
import type { SlotValues } from '../heard/heard.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { receptionistOf } from '../testing/receptionist-of.ts';
import { endearments } from '../understanding/slots/names/name-words.ts';
import { withNameInPassing } from './name-in-passing.ts';
import { findSlots } from './slots.ts';
import { heardWords } from './tokens.ts';

const receptionist = receptionistOf(plumber);

interface Told {
  language?: 'en' | 'fr';
  midNumber?: boolean;
  phoneKnown?: boolean;
}

function heard(text: string, open: OpenKind, told: Told = {}): SlotValues {
  const hearing = {
    receptionist,
    now: Date.UTC(2026, 2, 10, 15),
    language: 'en' as const,
    open,
    midNumber: false,
    phoneKnown: false,
    areaCode: '604',
    ...told,
  };
  const words = heardWords(text, receptionist.tradeWords, hearing.language);
  const found = withNameInPassing(text, words, findSlots(text, hearing), hearing);
  return Object.assign({}, ...found.map(({ values }) => values));
}

const units = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const teens = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const oneToNineteen = [...units.slice(1), ...teens];
const pair = fc
  .tuple(fc.constantFrom(...tens), fc.constantFrom('', ...units.slice(1, 10)))
  .map((words) => words.join(' ').trim());
const small = fc.oneof(fc.constantFrom(...oneToNineteen), pair);
const magnitude = fc.oneof(
  small.map((count) => `${count} hundred`),
  small.map((count) => `${count} thousand`),
  fc.tuple(small, pair).map(([count, rest]) => `${count} thousand ${rest}`),
  fc
    .tuple(small, fc.constantFrom(...units.slice(1, 10)), pair)
    .map(([count, hundreds, rest]) => `${count} thousand ${hundreds} ${rest}`),
);
const filled = (templates: readonly string[], value: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.constantFrom(...templates), value)
    .map(([template, said]) => template.replace('#', said));

const price = fc.oneof(
  filled(
    [
      'buddy down the road said # can you do any better',
      "that's # I'm not paying that",
      '# eh',
      'hm # for a toilet',
    ],
    magnitude,
  ),
  filled(
    ["it's under # right", 'they charged me # last time', 'I paid # for the last one', '# bucks'],
    fc.oneof(pair, magnitude),
  ),
);
const year = filled(
  ['we bought it in #', 'since #', "it's from #", 'a # bungalow', "my # Civic won't start"],
  fc.oneof(
    fc.integer({ min: 1950, max: 2026 }).map(String),
    pair.map((rest) => `nineteen ${rest}`),
    pair.map((rest) => `twenty ${rest}`),
  ),
);
const age = filled(["I'm # and I don't climb", "she's #", 'my dad is # years old'], pair);
const hour = filled(
  ['call me after #', 'between # and noon', 'I get home at #', 'around # would be best'],
  fc.oneof(
    small,
    fc.tuple(fc.constantFrom(...units.slice(1)), pair).map((said) => said.join(' ')),
  ),
);
const measure = filled(
  ['about # square feet', "it's # inches wide", '# by twelve', 'a # gallon tank', '# amps I think'],
  fc.oneof(small, magnitude),
);
const house = filled(
  ["we're at # Maple Street", '# Elm Drive', "it's # Pine Avenue"],
  fc.oneof(
    fc.integer({ min: 1, max: 9999 }).map(String),
    fc.tuple(fc.constantFrom(...units.slice(1, 10)), pair).map((said) => said.join(' ')),
  ),
);
const opens = fc.constantFrom<OpenKind>(
  'none',
  'help',
  'phone',
  'readback',
  'time',
  'reason',
  'name',
);

describe('a telephone number', () => {
  it.each([
    ['price', price],
    ['year', year],
    ['age', age],
    ['hour', hour],
    ['measure', measure],
    ['house number', house],
  ] as const)('is never taken from a %s', (_, said) => {
    fc.assert(
      fc.property(said, opens, fc.boolean(), (text, open, phoneKnown) => {
        const { phone, digits } = heard(text, open, { phoneKnown });
        expect([phone, digits]).toEqual([undefined, undefined]);
      }),
      { numRuns: 300 },
    );
  });
});

const exchange = fc
  .tuple(
    fc.integer({ min: 2, max: 9 }),
    fc.integer({ min: 0, max: 8 }),
    fc.integer({ min: 0, max: 9 }),
  )
  .map((digits) => digits.join(''))
  .filter((digits) => !digits.endsWith('11') && !/^(?:37|96)/.test(digits));
const anyNumber = exchange.chain((code) =>
  fc.integer({ min: 100, max: 199 }).map((end) => `${code}5550${end}`),
);
const sayEach = (digits: string) =>
  [...digits].map((digit) => (digit === '0' ? 'oh' : units[Number(digit)])).join(' ');

describe('an address', () => {
  it('is never taken from the digits of a telephone number, however many were said', () => {
    const frames = fc.constantFrom('no use my cell it’s #', "it's #", '# hello', 'at # okay');
    fc.assert(
      fc.property(
        anyNumber,
        fc.integer({ min: 6, max: 10 }),
        frames,
        fc.constantFrom<OpenKind>('address', 'phone', 'none'),
        (number, length, frame, open) => {
          const text = frame.replace('#', sayEach(number.slice(0, length)));
          expect(heard(text, open).address).toBeUndefined();
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a name', () => {
  const first = fc.constantFrom('Muriel', 'Bev', 'Doug', 'Harpreet', 'Ginette', 'Walter');
  const last = fc.constantFrom('Hodgins', 'Shantz', 'Demchuk', 'Gill', 'Lavoie', 'Ostrowski');
  const fond = fc.constantFrom('dear', 'hon', 'love', 'buddy', 'my friend', 'sweetheart', 'boss');
  const filler = fc.constantFrom('', 'um', 'uh', 'yeah', 'okay', 'well');
  const order = fc.constantFrom(
    'u f e f l',
    'f e f l',
    'e f l',
    'f l e',
    "u it's f e f l",
    'u f f l',
  );

  it('holds no filler and no endearment, and no part of it twice', () => {
    fc.assert(
      fc.property(first, last, fond, filler, order, (given, family, endearment, um, parts) => {
        // "My friend Bev Shantz", with nothing before it, is somebody else.
        fc.pre(endearment !== 'my friend' || !parts.startsWith('e'));
        const said: Record<string, string> = { f: given, l: family, e: endearment, u: um };
        const text = parts
          .split(' ')
          .map((part) => said[part] ?? part)
          .join(' ')
          .trim();
        const { name } = heard(text, 'name');
        expect(name).toBe(`${given} ${family}`);
        for (const word of name?.toLowerCase().split(' ') ?? [])
          expect(endearments).not.toContain(word);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps such a word where it is written large within it', () => {
    expect(heard('Courtney Love', 'name').name).toBe('Courtney Love');
  });
});

function askedForNumber() {
  const call = callTo(plumber);
  call.say("I'd like somebody to call me back about a leaking toilet");
  call.say('Marg Fensom');
  return call;
}

describe('a number told over several turns', () => {
  // One digit by itself begins nothing.
  it('is put together, in whatever pieces it comes', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 2, max: 9 }), { minLength: 0, maxLength: 3 });
    const frames = fc.constantFrom('#', 'um #', 'then #', "it's #", '# okay', 'yeah #');
    fc.assert(
      fc.property(anyNumber, cuts, frames, (number, at, frame) => {
        const call = askedForNumber();
        // The shop's own number is nobody's who calls it.
        fc.pre(!plumber.phone?.replace(/\D/g, '').endsWith(number));
        // What begins like the number may be the number said anew.
        fc.pre(number.lastIndexOf(number.slice(0, 3)) === 0);
        const places = [0, ...at.toSorted((one, other) => one - other), number.length];
        places.slice(1).forEach((end, index) => {
          const piece = number.slice(places[index], end);
          // "Oh" with nothing beside it is no digit.
          call.say(
            /^0+$/.test(piece) ? 'zero '.repeat(piece.length) : frame.replace('#', sayEach(piece)),
          );
        });
        expect(call.conversation().caller.phone?.value).toBe(`+1${number}`);
      }),
      { numRuns: 60 },
    );
  });

  it('is begun beside another question, and a slip in it is asked for again', () => {
    const call = askedForNumber();
    call.say("use my cell it's seven eight oh five five five oh one");
    expect(call.say('four two seven seven hello you there')).toContain('7 8 0 5 5 5 0 1');
    call.say("I said four two seven seven it's seven eight oh five five five oh one four two");
    expect(call.conversation().caller.phone?.value).toBe('+17805550142');
  });
});

describe('a number that is read back', () => {
  const corrections: readonly ((right: string, wrong: string) => string)[] = [
    (right) => `no it ends in ${sayEach(right.slice(2))}`,
    (right) => `no it ends in ${right.slice(2)}`,
    (right, wrong) => `${sayEach(right)} not ${sayEach(wrong)}`,
    (right) => `no no dear ${sayEach(right)}`,
    (right) => `not 1979 that's the year, the number's ${sayEach(right)}`,
    (right) => `the last four are ${sayEach(right)}`,
  ];

  it('has its end put right in the usual ways', () => {
    const end = fc.integer({ min: 110, max: 199 }).map((value) => `0${value}`);
    fc.assert(
      fc.property(end, end, fc.constantFrom(...corrections), (right, other, correct) => {
        const ended = correct(right, other);
        const wrong = `01${other.slice(2)}`;
        const call = askedForNumber();
        call.say(`six oh four five five five ${sayEach(wrong)}`);
        call.say(ended);
        const { phone } = call.conversation().caller;
        expect(phone?.value).toBe(`+1604555${right}`);
      }),
      { numRuns: 60 },
    );
  });

  it('is read back once more where its own end is said, and nothing is called new', () => {
    const call = askedForNumber();
    call.say('six oh four five five five oh one oh three');
    const answer = call.say('uh no oh one oh three');
    expect(answer).toContain('604, 555, 0103');
    expect(answer).not.toContain('added');
  });

  it('stands where a price is haggled over', () => {
    const call = askedForNumber();
    call.say('six oh four five five five oh one oh three');
    call.say(
      "no I don't want a toilet two thousand one fifty eh that's steep, buddy down the road said seventeen hundred",
    );
    expect(call.conversation().caller.phone?.value).toBe('+16045550103');
  });
});
