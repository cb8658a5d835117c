import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../advance.ts';
import { shops } from '../model/recordings/shops.ts';
import { callTo } from '../testing/call-to.ts';
import { modelCall } from '../testing/model-call.ts';

const { bakery, floors } = shops;

describe('the day of an occasion and the day of a visit', () => {
  it.each([
    ["the wedding is on June 13th and I'd like a tasting this Saturday at ten"],
    ['could I do a tasting this Saturday at ten, the wedding is June 13th'],
  ])('are told apart: %s', (line) => {
    const call = callTo(bakery, '+19025550199');
    call.say('I want to book a cake tasting');
    call.say(line);
    const { lead } = call.outcome();
    expect(lead?.preferredTime).toMatch(/Saturday, March 14/);
    expect(lead?.preferredTime).not.toMatch(/June/);
    expect(lead?.reason).toContain('occasion: wedding, Saturday, June 13');
  });

  it('are told apart over two turns, whichever came first', () => {
    for (const lines of [
      ['this Saturday at ten', 'the wedding is on June 13th'],
      ['the wedding is on June 13th', 'this Saturday at ten for the tasting'],
    ]) {
      const call = callTo(bakery, '+19025550199');
      call.say('I want to book a cake tasting');
      for (const line of lines) call.say(line);
      expect(call.outcome().lead?.preferredTime).toMatch(/March 14/);
      expect(call.outcome().lead?.reason).toContain('occasion: wedding, Saturday, June 13');
    }
  });

  it('are one where only one is told', () => {
    const call = callTo(bakery, '+19025550199');
    call.say('I want to order a half sheet cake, the party is on June 13th');
    expect(call.outcome().lead?.preferredTime).toMatch(/June 13/);
    expect(call.outcome().lead?.reason).not.toContain('occasion');
  });

  it('are told apart by a model', () => {
    const call = modelCall(bakery, '+19025550199');
    call.say("I'd like a tasting this Saturday at ten, we get married June 13th");
    call.reply(
      '{"a":[["want.book","s5",{"when":"this Saturday at ten","occasion":"married June 13th"}]],"q":"name"}\nLovely, {time} for the tasting. What is your name?',
    );
    const { lead } = outcomeOf(call.state());
    expect(lead?.preferredTime).toMatch(/March 14/);
    expect(lead?.reason).toContain('occasion: married, Saturday, June 13');
  });

  it.each([
    ['I have a thing on June 13th', 'thing June 13th'],
    ['we have a shower this weekend', 'shower this weekend'],
  ])('are none where it has no name, or no day: %s', (said, occasion) => {
    const call = modelCall(bakery, '+19025550199');
    call.say(`I'd like a tasting Thursday at ten, ${said}`);
    call.reply(
      `{"a":[["want.book","s5",{"when":"Thursday at ten","occasion":"${occasion}"}]],"q":"name"}\nLovely, {time} for the tasting. What is your name?`,
    );
    expect(outcomeOf(call.state()).lead?.reason).not.toContain('occasion');
  });
});

describe('the address of the work and of the bill', () => {
  it.each([
    ['the job is at 18 Birch Street and the billing address is 402 Lake Road'],
    ['send the invoice to 402 Lake Road. The house is at 18 Birch Street'],
  ])('are told apart: %s', (line) => {
    const call = callTo(floors, '+17055550199');
    call.say('I want to book a measuring visit');
    call.say(line);
    const { reason } = call.outcome().lead ?? {};
    expect(reason).toContain('at 18 Birch Street');
    expect(reason).toContain('bill to 402 Lake Road');
  });

  it('are told apart over two turns, and by a model', () => {
    const call = modelCall(floors, '+17055550199');
    call.say('a measuring visit at 18 Birch Street');
    call.reply('{"a":[["want.book","s2",{"address":"18 Birch Street"}]],"q":"time"}\nSure. When?');
    call.say('and the invoice goes to 402 Lake Road');
    call.reply('{"a":[["give",{"billing":"402 Lake Road"}]],"q":"time"}\nNoted. When would suit?');
    const { reason } = outcomeOf(call.state()).lead ?? {};
    expect(reason).toContain('at 18 Birch Street');
    expect(reason).toContain('bill to 402 Lake Road');
  });
});
