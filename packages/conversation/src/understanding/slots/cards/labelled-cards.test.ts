import { describe, expect, it } from 'vitest';
import { maskCardsOverTurns } from '../card-numbers.ts';

const mask = (turns: readonly string[]) => maskCardsOverTurns(turns).join(' | ');

describe('a card that is called an account, an order or a file', () => {
  it.each([
    [['could you put it on my account, 4539 5787', '6362 1486']],
    [
      [
        'bill it to account four five three nine',
        'five seven eight seven six three six two one four eight six',
      ],
    ],
    [
      [
        'the order is five five five five, five five five five',
        'sorry, five five five five, four four four four',
      ],
    ],
    [['mettez ça à mon dossier: 4539 5787', '6362 1486']],
    [
      [
        'the policy, four five three nine',
        'five seven eight seven',
        'six three six two',
        'one four eight six',
      ],
    ],
  ])('is masked once its digits can be nothing else: %j', (turns) => {
    const masked = mask(turns);
    expect(masked).toContain('••••');
    expect(masked).not.toMatch(
      /4539|5787|four five three nine|five five five five|five seven eight seven/,
    );
  });

  it('loses its expiry and its code with it', () => {
    const masked = mask(['on my file, 4539 5787', '6362 1486', 'oh three twenty nine', '814']);
    expect(masked).not.toMatch(/4539|twenty nine|814/);
  });

  it.each([
    [['the order number is 4539 5787', 'and my cell is 604 555 0134']],
    [['invoice 45395787', 'it was 6362 dollars']],
    [['my policy is 4539 5787', '6362 1487']],
    [['the order is 4539 5787', 'and the invoice 6362 1486']],
    [['claim number 12345678', 'dated 2026 1103']],
  ])('is none where the digits together are no card’s: %j', (turns) => {
    expect(mask(turns)).toBe(turns.join(' | '));
  });
});

describe('cards of companies that are rarer here', () => {
  it.each([
    [['my UnionPay is 6222 0212', '3456 7890 128']],
    [['diners club 3056 930902', '5904']],
    [['my JCB, 3530 1113', '3330 0000']],
  ])('are masked over several turns: %j', (turns) => {
    expect(mask(turns)).not.toMatch(/6222|3056|3530/);
  });
});
