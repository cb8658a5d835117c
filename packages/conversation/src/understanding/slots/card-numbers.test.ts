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
      'it expires ••••/••••',
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
