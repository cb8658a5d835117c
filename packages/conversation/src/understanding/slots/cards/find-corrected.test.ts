import { describe, expect, it } from 'vitest';
import { maskCardsOverTurns } from '../card-numbers.ts';

const mask = (...turns: string[]) => maskCardsOverTurns(turns).join(' | ');

describe('a card in which a group is put right', () => {
  it.each([
    'it goes 4539, 5787, no sorry 5788, 6362, 1486',
    '4539 5778, wait, 5787, 6362, 1486',
    'notez 4539, 5787, excusez 5788, 6362, 1486',
  ])('is masked with what was said wrong: %s', (words) => {
    expect(mask(words)).not.toMatch(/4539|57[78]\d|6362/);
  });

  it.each([
    '416 555 0119, no sorry, 0191',
    'we are at 4512, no wait, 4521 Alder Road, unit 4409',
    'it was 2018, sorry 2019, then 2021 and 2023',
  ])('is no other number that is put right: %s', (words) => {
    expect(mask(words)).toBe(words);
  });
});

describe('a card in parts, however it is led in', () => {
  it.each([
    [['the first half reads 4539 5787', 'and what is left is 6362 1486']],
    [
      [
        'you would want this bit, five five zero zero, then four zeros',
        'it is my mastercard, four more zeros, and 0004',
      ],
    ],
    [['this part first, 3782 822463', 'the amex I mean, and 10005']],
  ])('is masked over two turns: %j', (turns) => {
    expect(mask(...turns)).not.toMatch(/4539|5787|6362|five five|3782|822463/);
  });

  it('is masked with the date it is good till, and its code by the side it stands on', () => {
    expect(mask('the same visa, good until 11/29 now')).not.toContain('11/29');
    expect(mask('and the three on the back are 518')).not.toContain('518');
  });
});
