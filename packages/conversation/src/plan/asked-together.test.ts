import { describe, expect, it } from 'vitest';
import { callTo } from '../testing/call-to.ts';
import { detailShop } from '../testing/detail-shop.ts';

const answerTo = (...lines: string[]) => {
  const call = callTo(detailShop);
  return lines.map((line) => call.say(line)).at(-1) ?? '';
};

describe('two things that are sold as one', () => {
  it.each([
    'how much extra is it to get the seat shampoo and the pet hair done',
    'how much more would it be to have pet hair removal and seat shampoo done',
    'can I get the seat shampoo and the pet hair removal',
    'what do you charge for seat shampoo and pet hair removal',
  ])('are told at the price of both: %s', (asked) => {
    const said = answerTo(asked);
    expect(said).toContain('$85');
    expect(said).not.toMatch(/\$145|where jobs stand|Complete Detail/);
  });

  it('are added up where nothing is sold for both', () => {
    const said = answerTo('how much are the seat shampoo and the headlight restoration');
    expect(said).toContain('$140');
    expect(said).not.toContain('$85');
  });
});

describe('work that is still to be done', () => {
  it.each([
    'how much extra is it to have the headlights done',
    'is it a lot to get the engine bay cleaned',
    'what is it to get the wheels coated',
  ])('is no job under way: %s', (asked) => {
    expect(answerTo(asked)).not.toMatch(/jobs stand|update/);
  });

  it.each(['is my car done yet', 'did you guys get my SUV done'])(
    'is one where its state is asked: %s',
    (asked) => {
      expect(answerTo(asked)).toMatch(/stand|update|status/);
    },
  );
});

describe('a part of what is talked of', () => {
  it.each([
    'does that do the motor or is that extra',
    'is the engine included or on top',
    'are the headlights part of that',
  ])('is part of it, and not sold beside it: %s', (asked) => {
    const said = answerTo('how much is a complete detail on an SUV', asked);
    expect(said).toMatch(/^Yes,/);
    expect(said).not.toMatch(/\$/);
  });

  it('is sold apart where the description leaves it out', () => {
    const said = answerTo('how much is the interior detail for a car', 'is the engine included');
    expect(said).toContain('$70');
    expect(said).not.toMatch(/^Yes/);
  });
});

describe('a job told by what happened', () => {
  it('is the one whose name tells of that, with its price kept', () => {
    const call = callTo(detailShop);
    const said = call.say('the creek flooded my car, what would a clean like that cost');
    expect(said).toMatch(/Post-Flood Cleaning/);
    expect(call.say('not even a rough number, are we talking hundreds')).not.toMatch(/\d/);
  });

  it('is no complaint where a price is asked for it', () => {
    const said = answerTo(
      'I had the bathroom redone and there is dust everywhere, what is a clean',
    );
    expect(said).not.toMatch(/sorry/i);
  });
});

describe('the way to the town of the caller', () => {
  it.each([
    'is there any extra for the drive',
    'does it cost more to come that far',
    'do you charge for mileage',
    'what is the charge for driving out',
  ])('is told by its fee alone: %s', (asked) => {
    const call = callTo(detailShop);
    call.say('do you come out to Angus');
    const said = call.say(asked);
    expect(said).toMatch(/Angus.*\$22/);
    expect(said).not.toContain('Innisfil');
  });

  it('is no matter of what a service costs', () => {
    const call = callTo(detailShop);
    call.say('do you come out to Angus');
    expect(call.say('how much extra is the headlight restoration')).toContain('$80');
  });
});

describe('of several things that are told, a question', () => {
  it('is of the one that it calls by its name', () => {
    const said = answerTo('I need the seats and the wheels seen to, how much is the wheel coating');
    expect(said).toContain('$25');
    expect(said).not.toContain('$60');
  });
});
