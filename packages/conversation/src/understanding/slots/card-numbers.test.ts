import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskCardNumbers, maskCardsOverTurns, passesLuhn } from './card-numbers.ts';

const mask = (lastFour: string) => `•••• •••• •••• ${lastFour}`;

describe('payment card numbers', () => {
  it.each([
    ['my card is 4242 4242 4242 4242 thanks', `my card is ${mask('4242')} thanks`],
    ['4242424242424242', mask('4242')],
    ['it is 3782-822463-10005, ok', `it is ${mask('0005')}, ok`],
    [
      'four two four two four two four two four two four two four two four two expiring soon',
      `${mask('4242')} expiring soon`,
    ],
    ['forty two forty two 4242 4242 double four double two', '4242'],
    ['4242 4242 4242 4242 12 26', `${mask('4242')} •••• ••••`],
    ['quatre deux quatre deux 4242 4242 quatre deux quatre deux', mask('4242')],
    ['visa 4242 4242 4242 4243', `visa ${mask('4243')}`],
  ])('are masked: %j', (text, expected) => {
    const masked = maskCardNumbers(text);
    if (expected === '4242') expect(masked).toBe(text);
    else expect(masked).toBe(expected);
  });

  it.each([
    '604 555 0188',
    '604 555 0188 604 555 0199',
    'six oh four five five five oh one eight eight one six oh four five five five oh one nine nine',
    '+44 20 7946 0958 1234',
    'order 1234',
  ])('are told from phone numbers: %j', (text) => expect(maskCardNumbers(text)).toBe(text));

  it('leave nothing but the last four digits behind', () => {
    const body = fc.stringMatching(/^4\d{14}$/);
    fc.assert(
      fc.property(body, (start) => {
        const check = '0123456789'.split('').find((digit) => passesLuhn(start + digit)) ?? '';
        const digits = start + check;
        expect(maskCardNumbers(`card ${digits}`)).toBe(`card ${mask(digits.slice(-4))}`);
      }),
    );
  });
});

describe('a card said over several turns', () => {
  const digitsLeft = (turns: readonly string[]) =>
    maskCardsOverTurns(turns)
      .join(' ')
      .replaceAll(/[^0-9]/g, '');

  it.each([
    [['4242 4242', '4242 4242']],
    [['it is 4242', 'then 4242', 'and 4242', 'and 4242']],
    [['forty-two forty-two', 'forty-two forty-two', 'forty-two forty-two', 'forty-two forty-two']],
    [
      [
        'four two four two',
        'one moment',
        'four two four two four two',
        'four two four two four two',
      ],
    ],
    [['quarante-deux quarante-deux', 'quarante-deux quarante-deux 4242 4242']],
    [['3782 822463', '10005']],
  ])('is masked in all of them: %j', (turns) => {
    expect(digitsLeft(turns).length).toBeLessThanOrEqual(4);
    expect(maskCardsOverTurns(turns).join()).not.toMatch(/forty|quarante|four two/);
  });

  it('is masked from its first piece where it was announced', () => {
    expect(maskCardsOverTurns(['I will pay by card', '4242 4242', '4242', '4243'])).toEqual([
      'I will pay by card',
      '••••',
      '••••',
      '•••• 4243',
    ]);
    expect(maskCardNumbers('my visa is 4242')).toBe('my visa is ••••');
  });

  it('takes its expiry and its security code along', () => {
    const turns = [
      'my card is 4242 4242 4242 4242',
      'it expires 12/28',
      'the security code is one two three',
    ];
    expect(maskCardsOverTurns(turns)).toEqual([
      `my card is ${mask('4242')}`,
      'it expires ••••',
      'the security code is ••••',
    ]);
    expect(maskCardNumbers('123', ['4242 4242 4242 4242', 'twelve twenty-eight'])).toBe('••••');
    expect(maskCardNumbers('the cvv is 7 3 9')).toBe('the cvv is ••••');
  });

  it('goes on where its pieces so far are masked already', () => {
    expect(maskCardNumbers('4242 4242', ['I pay by card', '••••'])).toBe('••••');
  });

  it.each([
    [['do you take visa', 'my number is 604 555 0188']],
    [['604 555 0188', 'or 604 555 0199', '778 555 0123']],
    [['my number is 604', '555', '0188']],
    [['can I pay by card', 'the quote was 1500 dollars']],
    [['it is a 2019 Civic', 'at 1204 Main Street', 'tomorrow at 3']],
    [['my visa ends in 4242']],
    [['order 20455', 'and 33']],
  ])('is told from other numbers: %j', (turns) => {
    expect(maskCardsOverTurns(turns)).toEqual(turns);
  });
});

describe('a card among other words', () => {
  it.each([
    '4 5 3 9, uh, 5 7 8 7, hold on, 6 3 6 2, and then 1 4 8 6',
    '4539 dash 5787 dash 6362 dash 1486',
    '4539 and also 5787 and also 6362 plus 1486',
    '4539 tiret 5787 tiret 6362 tiret 1486',
    'four five um three nine five seven eh eight seven six three six two one four eight six',
    '4539 and 5787 and 6362 and 1486',
    'the first four are 4539 the next four are 5787 after that 6362 and finally 1486',
    '4539/5787/6362/1486',
    'card ４５３９ ５７８７ ６３６２ １４８６',
    'card ٤٥٣٩٥٧٨٧٦٣٦٢١٤٨٦',
    'card 4539\u200b5787\u200b6362\u200b1486',
  ])('is masked to its last four digits: %j', (text) => {
    const masked = maskCardNumbers(text);
    expect(masked).toContain(mask('1486'));
    expect(masked.replace(mask('1486'), '')).not.toMatch(/\p{Nd}|\b(five|seven|eight)\b/u);
  });

  it.each([
    'my number is 604 555 1212, order number 4539, and my other phone is 778 555 3434',
    'a 2019 Civic with 4 tires, size 205 55 16, and a 2021 Rav4, 225 65 17; call 604 555 1212',
    'there are 4 of us at 6 30 on the 24th, 3 kids ages 4 and 7, room 212, flight AC 4482 at 1845',
  ])('is told from other numbers: %j', (text) => expect(maskCardNumbers(text)).toBe(text));
});

describe('a card whose end was masked before its beginning was known for one', () => {
  const storedTurns = (turns: readonly string[]) => {
    const stored: string[] = [];
    for (const text of turns) stored.push(maskCardNumbers(text, stored));
    return stored;
  };

  it.each([
    [["I'd like to pay my bill", '4539 5787', '6362 1486']],
    [['it is 45395787', 'and then 63621486']],
    [['4539 5787', 'sorry, one second', '6362 1486']],
    [['4539 5787', 'what are your hours?', 'are you there', '6362 1486']],
    [['four five three nine five seven eight seven', 'six three six two one four eight six']],
    [['4539578763', '621486']],
    [['45 39 57 87 63', '62 14 86']],
    [['4539', '578763621486']],
  ])('is masked whole: %j', (turns) => {
    const kept = maskCardsOverTurns(storedTurns(turns)).join(' ');
    expect(kept).toContain('•••• 1486');
    expect(kept.replace('1486', '')).not.toMatch(/\d|four|five|nine/);
  });

  it('leaves the numbers around it', () => {
    const turns = ['my number is 604 555 1212', 'my card is 4539 5787', '6362 1486'];
    expect(maskCardsOverTurns(storedTurns(turns))).toEqual([
      'my number is 604 555 1212',
      'my card is ••••',
      '••••',
    ]);
    const year = ['I have a 2019 Civic', '4539 5787', '6362 1486'];
    expect(maskCardsOverTurns(storedTurns(year))[0]).toBe('I have a 2019 Civic');
  });
});

describe('a telephone number told after somebody asked about cards', () => {
  it.each([
    ['call my wife, seven oh five, three two seven, oh one six, two. Oh, and how loud are they'],
    ['call my husband at six oh four five five five oh one two two oh and tell him'],
    ['seven oh five, five five five, oh one six two'],
  ])('is left as it was said: %j', (told) => {
    const turns = ['could I stick the forty-four ninety on my Visa', told];
    expect(maskCardsOverTurns(turns)).toEqual(turns);
  });

  it('is left where it is told again, and in two halves', () => {
    const turns = [
      'could I stick the forty-four ninety on my Visa',
      'call her at seven oh five, five five five, oh one six two',
      'I just said it. Seven oh five, five five five, oh one six two.',
      'Third time lucky. Seven, oh, five. Five, five, five.',
    ];
    const asked = 'What are the first six digits of her number, starting with the area code?';
    expect(maskCardsOverTurns(turns, ['', '', '', asked])).toEqual(turns);
  });
});

describe('a telephone number that somebody stumbles over', () => {
  it('is no card with the price before it, whatever the digits add up to', () => {
    const turns = [
      "j'ai payé 345 plus les taxes",
      "non c'est quoi ça six cent quatre c'est quatre un huit huit sept deux euh cinq cinq cinq zéro un quarante et un attends quatre un huit cinq cinq cinq zéro un quarante et un",
    ];
    const asked = ['', "Est-ce qu'on vous rappelle au 604, 555, 0103?"];
    expect(maskCardsOverTurns(turns, asked)).toEqual(turns);
  });
});
