import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastWork } from '../../../testing/least-work.ts';
import { manners, type SaidPart } from '../../../testing/spoken-cards.ts';
import {
  CardMemory,
  maskCardNumbers,
  maskCardsOverTurns,
  maskWholeCards,
  passesLuhn,
  withoutCardDigits,
} from '../card-numbers.ts';
import { findPhoneNumbers } from '../phone-numbers.ts';

const prefixes = ['4', '51', '55', '2221', '2720', '6011', '65', '34', '37', '3528'];

/** A payment card number of any company, with its check digit. */
const cardNumber: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...prefixes),
    fc.stringMatching(/^\d{16}$/),
    fc.boolean(),
    fc.stringMatching(/^\d$/),
  )
  .map(([prefix, random, isPlain, digit]) => {
    const length = /^3[47]/.test(prefix) ? 15 : 16;
    const rest = isPlain ? digit.repeat(16) : random;
    const start = (prefix + rest).slice(0, length - 1);
    return start + ('0123456789'.split('').find((check) => passesLuhn(start + check)) ?? '');
  });

/** What callers say between two parts of a number, none of it a number. */
const talk: fc.Arbitrary<string> = fc.constantFrom(
  'hold on my kid is here, ok',
  'then',
  'and',
  'um',
  'sorry, the dog is barking',
  'let me turn it over',
  'did you get that?',
  'attendez, mon fils pleure, bon',
  'et puis',
  'the light in here is bad, wait',
);

/** The parts cut into turns at random places, with talk between and around. */
function inTurns(parts: readonly SaidPart[]): fc.Arbitrary<string[]> {
  const between = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(' ', ', ') },
    { weight: 1, arbitrary: talk.map((words) => `, ${words} `) },
    { weight: 2, arbitrary: fc.constant('|') },
    { weight: 1, arbitrary: talk.map((words) => `|${words}|`) },
    { weight: 1, arbitrary: talk.map((words) => `|${words} `) },
  );
  return fc
    .array(between, { minLength: parts.length, maxLength: parts.length })
    .map((gaps) =>
      parts.map(({ text }, index) => text + (index < parts.length - 1 ? gaps[index] : '')),
    )
    .map((pieces) => pieces.join('').split('|'));
}

/** Always the same: of tens of thousands of ways to say a card without a pause, one can be read as another. */
const runs = { numRuns: 150, seed: 20_261_123 };

/** The most digits in a row, of the parts of a card, that can still be read in the masked turns. */
function mostLeft(parts: readonly SaidPart[], masked: readonly string[]): number {
  const left = masked.join(' | ').replaceAll(/•(?: \d{4})?(?!\d)/g, '•');
  let words = ` ${left.toLowerCase().replaceAll(/[^\p{L}\d•-]+/gu, ' ')} `;
  let [run, most] = [0, 0];
  for (const { text, digits } of parts) {
    const isLeft = words.includes(` ${text} `);
    if (isLeft) words = words.replace(` ${text} `, ' ');
    run = isLeft ? run + digits.length : 0;
    most = Math.max(most, run);
  }
  return most;
}

const announcements = fc.constantFrom(
  "I'd like to pay by card",
  'can I give you my visa',
  'it is an american express card',
  'je voudrais payer par carte',
);

describe.each(Object.entries(manners))('a card read out %s', (_, say) => {
  it('leaves no six digits of it in a row, over whatever turns, with talk between', () => {
    fc.assert(
      fc.property(
        cardNumber.chain((digits) => inTurns(say(digits)).map((turns) => ({ digits, turns }))),
        fc.option(announcements),
        ({ digits, turns }, announced) => {
          const said = announced === null ? turns : [announced, ...turns];
          expect(mostLeft(say(digits), maskCardsOverTurns(said)), said.join(' | ')).toBeLessThan(6);
        },
      ),
      runs,
    );
  });
});

const phone = fc
  .tuple(
    fc.constantFrom('604', '416', '514', '450', '438', '236', '343', '647'),
    fc.integer({ min: 0, max: 99 }),
  )
  .map(([area, last]) => `${area}55501${String(last).padStart(2, '0')}`);
const grouped = (digits: string) =>
  `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`;
const inWords = (digits: string, language: 'en' | 'fr') =>
  (manners[language === 'en' ? 'digit by digit' : 'digit by digit in French']?.(digits) ?? [])
    .map(({ text }) => text)
    .join(' ');
const phoneSaid = phone.chain((digits) =>
  fc.constantFrom(
    `my number is ${grouped(digits)}`,
    grouped(digits),
    digits,
    `call me at ${inWords(digits, 'en')}`,
    `mon numéro est le ${inWords(digits, 'fr')}`,
    `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`,
    `+1 ${grouped(digits)}`,
  ),
);
const vin = fc.stringMatching(/^[1-5][A-HJ-NPR-Z0-9]{16}$/).filter((text) => /[A-Z]/.test(text));
const number = (min: number, max: number) => fc.integer({ min, max }).map(String);
const otherNumber = fc.oneof(
  phoneSaid,
  number(1, 19_999).map((house) => `I live at ${house} Main Street`),
  number(1, 9999).map((house) => `c'est le ${house} rue Sainte-Catherine, appartement 4`),
  vin.map((text) => `the VIN is ${text}`),
  vin.map((text) => `it is ${[...text].join(' ')}`),
  number(10_000, 999_999_999_999).map((order) => `my order number is ${order}`),
  number(10_000, 9_999_999).map((order) => `invoice ${order}`),
  number(10_000, 9_999_999).map((order) => `la commande ${order}`),
  number(10, 9999).map((price) => `I was told $${price}.99`),
  number(10, 9999).map((price) => `it was ${price} dollars`),
  number(2000, 2026).map((year) => `I have a ${year} Civic with 4 tires`),
  fc.constantFrom(
    'the size is 205 55 16',
    'tomorrow at 3 30',
    'on November 24, 2026',
    'le 24 novembre à 14 h 30',
    'we are 4 adults and 2 kids',
    'between nine and five',
    'do you take visa?',
    'ok',
  ),
);

describe('a card told turn by turn', () => {
  const said = fc
    .tuple(cardNumber, fc.constantFrom(...Object.values(manners)), fc.option(announcements))
    .chain(([digits, say, announced]) =>
      inTurns(say(digits)).map((turns) => ({
        parts: say(digits),
        turns: announced === null ? turns : [announced, ...turns],
      })),
    );

  it('is masked in every turn before the last one is answered, whatever was said between', () => {
    fc.assert(
      fc.property(said, fc.constantFrom('', 'Go on.', 'Sorry?', 'One moment.'), (call, prompt) => {
        const memory = new CardMemory();
        for (const text of call.turns) memory.hear(text, prompt);
        const { texts, digits } = memory.hear('and that is all', prompt);
        expect(mostLeft(call.parts, texts), call.turns.join(' | ')).toBeLessThan(6);
        expect(texts.at(-1)).toBe('and that is all');
        expect(digits).toEqual([]);
      }),
      runs,
    );
  });

  it('stays masked whatever is said next, and shows no more than before', () => {
    fc.assert(
      fc.property(said, fc.array(otherNumber, { maxLength: 5 }), ({ turns }, others) => {
        const memory = new CardMemory();
        let before: readonly string[] = [];
        for (const text of [...turns, ...others]) {
          const { texts } = memory.hear(text);
          for (const [index, kept] of before.entries())
            if (!kept.includes('•')) continue;
            else expect(texts[index]).toContain('•');
          before = texts;
        }
      }),
      runs,
    );
  });

  it('is no longer known once it is said again to another memory', () => {
    new CardMemory().hear('4539 5787');
    expect(new CardMemory().hear('6362 1486').texts).toEqual(['6362 1486']);
  });

  it.each([
    ["I'd be 604 555 0188 and her number is 416 555 0199", '604 555 0188'],
    ['we said 4539578763 to them', '••••'],
    ['forty-five thirty-nine fifty-seven', '••••'],
    ['it is 2026 and 4539', '4539'],
  ])('is told from other digits where a sentence says it back: %j', (text, kept) => {
    expect(withoutCardDigits(text, ['4539578763621486'])).toContain(kept);
  });

  it.each([
    [
      'so twenty nine altogether',
      "we'd be leaving by half twelve at the latest",
      'call it half ten',
      'two five oh five five five oh one five three',
    ],
    [
      'we have carpet in the two bedrooms, how much for those',
      'so versus five oh six if I bought them apart',
      'two five oh my new number hang on two five oh five five five oh one seven four',
    ],
    [
      "it's fourteen twelve Quinpool, unit three twelve",
      "call her, it's nine oh two five five five oh one eight eight, she's eighty one",
    ],
  ])('is not put together of counts, hours and a telephone number: %s', (...turns) => {
    expect(maskCardsOverTurns(turns)).toEqual(turns);
  });

  it('is masked in a sentence of ours whole, and nothing else in it', () => {
    const ours = 'We take Visa. On 2026-11-23 the total is 1500, call 604 555 0188 or 416 555 0199';
    expect(maskWholeCards(ours)).toBe(ours);
    expect(maskWholeCards('So 4539 5787 6362 1486, right?')).toBe('So •••• •••• •••• 1486, right?');
  });

  it.each([
    'hi my name is dana and my number is six oh four five five five oh one eight eight, so '.repeat(
      7,
    ),
    'quatre mille cent onze, attendez un peu, mille cent onze puis mille cent onze, '.repeat(8),
    `it is four one one one, hold on, one one one one, one one one one and then one one one one ${'while my dog is barking '.repeat(25)}`,
  ])('is looked for in a turn of 600 characters before anybody would notice: %j', (text) => {
    const turn = text.slice(0, 600);
    expect(leastWork(20, () => void maskCardNumbers(turn))).toBeLessThan(mostNoticed);
  });
});

/** A millisecond is usual; more work than this grows faster than the words do. */
const mostNoticed = 20;

const expiries = [
  'twelve twenty-eight',
  '12/28',
  'oh four twenty nine',
  '0429',
  'douze vingt-huit',
  'expires 11 27',
];
const codes = ['three fifty-one', '351', 'seven three nine', 'trois cent cinquante et un'];

describe('an expiry and a security code', () => {
  const left = /twelve|twenty|28|29|27|douze|fifty|351|seven|trois|cinquante|nine/;

  it.each([
    ['in the same breath', (card: string, rest: string) => [`my card is ${card}, ${rest}`]],
    ['in the next turn', (card: string, rest: string) => [`my card is ${card}`, rest]],
    ['after some talk', (card: string, rest: string) => ['by card', card, 'and then', rest]],
  ])('are masked after a card %s', (_how, tell) => {
    for (const expiry of expiries)
      for (const code of codes)
        for (const joint of [', and ', ' ']) {
          const turns = tell('4539 5787 6362 1486', expiry + joint + code);
          expect(maskCardsOverTurns(turns).join(' | ')).not.toMatch(left);
        }
  });

  it.each([
    [['I pay by visa', 'the code is 351 and it expires 12 28', '4539 5787 6362 1486']],
    [['351 is the code, 12 28 the expiry, number is 4539 5787 6362 1486']],
    [['I pay by visa', 'twelve twenty-eight', '351', '4539 5787 6362 1486']],
    [['security code three fifty-one, expiring 12/28, and 4539 5787 6362 1486']],
    [['visa', '4539 5787 6362 1486', 'one', 'two', 'two', 'eight', 'three', 'five', 'one']],
    [['mon code de sécurité est 351, expire 12 28, ma carte 4539 5787 6362 1486']],
  ])('are masked before it, and digit by digit: %j', (turns) => {
    const masked = maskCardsOverTurns(turns).join(' | ').replaceAll('1486', '');
    expect(masked).not.toMatch(/\d|twelve|twenty|fifty|\b(one|two|three|five|eight)\b/);
  });
});

describe('whatever else has digits', () => {
  it('is left as it is, over a whole call', () => {
    fc.assert(
      fc.property(fc.array(otherNumber, { minLength: 1, maxLength: 8 }), (turns) => {
        expect(maskCardsOverTurns(turns)).toEqual(turns);
      }),
      { numRuns: 1_500 },
    );
  });

  it('is left as it is after a card, and a telephone number is still found', () => {
    fc.assert(
      fc.property(
        cardNumber,
        phone,
        fc.constantFrom(...Object.values(manners)),
        talk,
        fc.boolean(),
        (card, digits, say, words, isSpelled) => {
          const told = `my number is ${isSpelled ? inWords(digits, 'en') : grouped(digits)}`;
          const spoken = say(card).map(({ text }) => text);
          const masked = maskCardsOverTurns(['I pay by card', spoken.join(', '), words, told]);
          expect(masked.at(-1)).toBe(told);
          expect(findPhoneNumbers(masked.at(-1) ?? '')).toMatchObject([{ e164: `+1${digits}` }]);
        },
      ),
      runs,
    );
  });

  it('is left where a phone number is asked for after a card and comes in pieces', () => {
    const turns = ['my visa is 4539 5787 6362 1486', 'six oh four', '555', 'oh one eight eight'];
    for (const [first, next] of [
      ["What's the best number to reach you?", 'I have 6 0 4 so far. What comes next?'],
      ['Quel est le meilleur numéro pour vous joindre?', "J'ai 6 0 4. Quelle est la suite?"],
    ]) {
      const prompts = ['How can I help?', first ?? '', next ?? '', next ?? ''];
      expect(maskCardsOverTurns(turns, prompts).slice(1)).toEqual(turns.slice(1));
    }
  });
});
