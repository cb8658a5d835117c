import { describe, expect, it } from 'vitest';
import { maskCardsOverTurns } from '../card-numbers.ts';

const asksNumber = "What's the best number to reach you?";

describe('a telephone number after a talk of cards', () => {
  it.each([
    ['my work is two oh four five seven one no sorry five seven two oh one nine oh', ''],
    ['six oh four five five five oh one four no wait oh one five two', ''],
    ['416 555 01 sorry 416 555 0187', ''],
    ['it is 204 571, no, 204 572 0190, extension 12, after 3', 'the one pair, at 200 or 300'],
    ['le 450 555 0117 non 0171', ''],
  ])('is left, however it is begun anew: %s', (number, before) => {
    const turns = [before || 'hello', 'and I pay with Amex, is that fine?', number, number];
    expect(maskCardsOverTurns(turns, ['', '', asksNumber, 'Once more, all ten digits?'])).toEqual(
      turns,
    );
  });

  it('is left, whatever sums and ages were told before it', () => {
    const turns = [
      'I paid the full hundred and forty-five, and I am seventy-eight.',
      'do I get my fourteen fifty back? I am at four oh three, three four six, nine one,',
      'one seven. Nine one one seven. Let it ring.',
    ];
    const prompts = ['', "What's the best number?", 'What are the last digits?'];
    expect(maskCardsOverTurns(turns, prompts)).toEqual(turns);
  });

  it('hides a card that is read out in the place of it', () => {
    const turns = ['can I pay with Visa?', 'sure it is 4539 5787 6362 1486'];
    expect(maskCardsOverTurns(turns, ['', asksNumber])[1]).toMatch(/•••• 1486/);
  });
});
