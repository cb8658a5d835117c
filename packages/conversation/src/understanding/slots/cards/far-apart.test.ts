import { describe, expect, it } from 'vitest';
import { maskCardsOverTurns } from '../card-numbers.ts';

const card = 'my card is 4539 5787 6362 1486';
const talk = [
  'hold on I need to find my glasses',
  'ok',
  'the dog is barking at the mailman again',
  'my daughter wants to know whether she can have a snack before dinner',
];
const turnsOfTalk = (count: number) =>
  Array.from({ length: count }, (_, turn) => talk[turn % talk.length] ?? '');
const tale =
  'sorry my daughter just came in from school and she wants to know whether she can have a snack before dinner and I told her that she has to wait until we are done here and now where were we oh yes let me find it again here we go it is somewhere in this purse and the light is not very good in here so bear with me please';
const asked = 'Could I have your name and number?';
const mask = (turns: readonly string[], last = asked) =>
  maskCardsOverTurns(
    turns,
    turns.map((_, turn) => (turn === turns.length - 1 ? last : asked)),
  );

describe('a security code that is all of a turn', () => {
  it.each([0, 2, 3, 5, 12, 30])('is masked %i turns after a card', (between) => {
    for (const said of ['737', 'it is 737', 'seven three seven', 'seven thirty-seven'])
      for (const prompt of ['And the code on the back?', 'Go on.', 'Sorry?', ''])
        expect(mask([card, ...turnsOfTalk(between), said], prompt).at(-1)).toMatch(/••••$/);
  });

  it('is masked after a card that was masked before it came here', () => {
    const stored = ['my card is •••• •••• •••• 1486', ...turnsOfTalk(6), '737'];
    expect(mask(stored, 'Go on.').at(-1)).toBe('••••');
  });

  it.each([
    ['737', "What's the best number to reach you?"],
    ['six oh four', asked],
    ['330', 'When would you like to come in?'],
    ['three thirty', 'À quelle heure aimeriez-vous venir?'],
    ['212', 'Which unit is it?'],
    ['205', 'How many of them?'],
  ])('is no %s said to %j', (said, prompt) => {
    expect(mask([card, ...turnsOfTalk(4), said], prompt).at(-1)).toBe(said);
  });

  it('is no number of a turn that says what it is, nor where nobody told a card', () => {
    const turns = [card, ...turnsOfTalk(4), 'unit 737', 'it was 150 dollars', 'at 330 tomorrow'];
    expect(mask(turns).slice(5)).toEqual(turns.slice(5));
    expect(mask([...turnsOfTalk(4), '737'])).toEqual([...turnsOfTalk(4), '737']);
  });
});

describe('a card in groups of four far apart', () => {
  const groups = ['4539', '5787', '6362', '1486'];
  const words = ['four five three nine', 'fifty-seven eighty-seven', '6362', 'one four eight six'];
  const between = (parts: readonly string[], others: readonly string[]) =>
    parts.flatMap((part, at) => (at === 0 ? [part] : [...others, part]));

  it.each([
    ['a long tale', [tale]],
    ['many turns', turnsOfTalk(9)],
  ])('is masked whatever lies between: %s', (_what, others) => {
    for (const parts of [groups, words, ['4539 5787', '6362 1486']])
      for (const before of [[], ['I would like to pay by card']]) {
        const left = mask([...before, ...between(parts, others)]).join(' | ');
        expect(left).not.toMatch(/4539|5787|6362|four five|fifty-seven/);
      }
  });

  it('is masked where all of it is one turn', () => {
    const left = mask([groups.join(` ${tale} `)]).join();
    expect(left).not.toMatch(/4539|5787|6362/);
  });

  it('is not put together of other numbers', () => {
    const turns = between(
      ['order 4539', 'it is a 5787', 'my number is 604 555 0188', '6362 Main Street', '1486'],
      [tale],
    );
    expect(mask(turns)).toEqual(turns);
  });
});
