import { describe, expect, it } from 'vitest';
import { CardMemory, maskCardNumbers } from '../card-numbers.ts';

describe('a card that a recogniser wrote as sums and shares', () => {
  it.each([
    'my card is $4539 $5787 $6362 $1486',
    'it is $4,539 $5,787 $6,362 $1,486',
    'so $45.39 $57.87 $63.62 $14.86 and that is all',
    '4539% 5787% 6362% 1486%',
    'put it on 4539 dollars 5787 dollars 6362 dollars and 1486 dollars',
    '#4539 #5787 #6362 #1486',
    'c’est 4539 piastres, 5787 piastres, 6362 piastres et 1486 piastres',
  ])('is masked: %s', (text) => {
    expect(maskCardNumbers(text)).not.toMatch(/4,?539|5,?787|6,?362|45\.39|63\.62/);
  });

  it('is masked over turns in which nothing else is said', () => {
    const memory = new CardMemory();
    memory.hear('my visa number', 'Go on.');
    memory.hear('$4539 $5787', 'Go on.');
    const { texts } = memory.hear('$6362 $1486', 'Go on.');
    expect(texts.join(' ')).not.toMatch(/4539|5787|6362/);
  });

  it.each([
    'the roof was $4,539, the gutters $5,787, the siding $6,362 and the fence $1,486',
    'they quoted us $4,200, $5,150, $6,300 and $1,480',
    'the rate went from 4.5% to 5.25% and then 6.3%',
    'we had two bills, $1,200 and $1,450',
  ])('is not what several prices are: %s', (text) => {
    expect(maskCardNumbers(text)).toBe(text);
  });
});

describe('a card in digits of another script, of two code units each,', () => {
  it.each(['𝟒𝟓𝟑𝟗 𝟓𝟕𝟖𝟕 𝟔𝟑𝟔𝟐 𝟏𝟒𝟖𝟔', '🯴🯵🯳🯹 🯵🯷🯸🯷 🯶🯳🯶🯲 🯱🯴🯸🯶'])(
    'is masked without half a character left: %s',
    (card) => {
      const masked = maskCardNumbers(`my card ${card} please`);
      expect(masked).not.toMatch(/\p{Cs}/u);
      expect(masked).not.toContain(card.slice(0, 8));
      expect(masked).toMatch(/please$/);
    },
  );
});

describe('a card told in parts that are counted or numbered', () => {
  it.each([
    ['my card', 'first four 4539', 'next four are 5787', 'then 6362', 'the last four 1486'],
    ['first four are 4539, next four are 5787, next four 6362, last four 1486'],
    ['group one 4539, group two 5787, group three 6362, group four 1486'],
    ['set 1: 4539 set 2: 5787 set 3: 6362 set 4: 1486'],
    ['groupe un 4539, groupe deux 5787, groupe trois 6362, groupe quatre 1486'],
  ])('is masked: %s', (...turns) => {
    const memory = new CardMemory();
    const told = turns.map((turn) => memory.hear(turn, 'Go on.').texts).at(-1) ?? [];
    expect(told.join(' ')).not.toMatch(/4539|5787|6362/);
  });

  it('shows no more than the last four of one told digit by digit, a turn each', () => {
    const memory = new CardMemory();
    memory.hear('it is a visa', 'Go on.');
    const told = [...'4539578763621486'].map((digit) => memory.hear(digit, 'Go on.').texts).at(-1);
    expect((told ?? []).join('').replace(/\D/g, '')).toBe('1486');
  });

  it.each([
    'the first four 10 foot panels and the next two 8 foot ones',
    'group two is eleven people',
    'the last four digits are 0188',
  ])('is not what else is counted so: %s', (text) => {
    expect(maskCardNumbers(text)).toBe(text);
  });
});
