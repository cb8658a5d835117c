import { describe, expect, it } from 'vitest';
import { leastWork } from '../../../testing/least-work.ts';
import { CardMemory } from '../card-numbers.ts';

const floodTurns = 30;
const lastTurns = 10;
/** Milliseconds of work. Less than ten is usual; a turn read with all those before it takes hundreds. */
const mostOfFlood = 60;
/** All of it read turn by turn takes seconds. */
const mostTakenUp = 400;

describe('a caller who says nothing but numbers', () => {
  it.each([
    '604 555 0199 ',
    '604 555 019 ',
    '4242 4242 4242 4242 ',
    '5 5 5 1 2 ',
    '2345 2345 ',
    '4111 1111 1111 1112 ',
    'card 4242 ',
    'cvv 123 exp 12 28 ',
    '4539 5787 6362 1486 is ok so ',
    'four two ',
    '1 ',
  ])('is read as fast in the last of many turns as in the first: %j', (piece) => {
    const memory = new CardMemory();
    const text = piece.repeat(4_000).slice(0, 4_000);
    const hear = () => void memory.hear(text, 'Go on.');
    leastWork(floodTurns - lastTurns, hear);
    expect(leastWork(lastTurns, hear)).toBeLessThan(mostOfFlood);
  });

  it.each(['five the ', 'cent ', '604 555 0199 '])(
    'is taken up again without all being read anew: %j',
    (piece) => {
      const said = Array.from({ length: 150 }, () => piece.repeat(4_000).slice(0, 4_000));
      expect(leastWork(3, () => new CardMemory().recall(said, []))).toBeLessThan(mostTakenUp);
    },
    60_000,
  );

  it('has a card masked whose beginning was told before they were taken up again', () => {
    const memory = new CardMemory();
    memory.recall(['hello', 'my visa is 4539', '5787 6362'], []);
    expect(memory.hear('1486').texts.join(' ')).not.toMatch(/4539|5787|6362/);
  });

  it('has a card masked that is told after it', () => {
    const memory = new CardMemory();
    for (let turn = 0; turn < floodTurns; turn += 1) memory.hear('604 555 0199 '.repeat(300));
    for (const text of ['now my visa', '4539 5787', '6362']) memory.hear(text);
    const { texts } = memory.hear('1486');
    expect(texts.slice(-3).join(' ')).not.toMatch(/4539|5787|6362/);
  });
});
