import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../advance.ts';
import { modelCall } from '../testing/model-call.ts';
import { readReply, withoutHalf } from './read-reply.ts';
import { shops } from './recordings/shops.ts';

describe('a reply that was broken off', () => {
  it.each([
    ['=\nA half sheet is {f2}. Would you like to or', '=\nA half sheet is {f2}.'],
    [
      '=\nSure.\nNOTE: two half sheets for Saturday, wants the ic',
      '=\nSure.\nNOTE: two half sheets for Saturday',
    ],
    ['=\nSure.\nNOTE: two half she', '=\nSure.'],
    ['two half sheets for Saturday, whether the icing can be n', 'two half sheets for Saturday'],
    ['{"a":[["give",{"name":"Da', ''],
    ['two half she', ''],
  ])('is taken as far as it is whole: %s', (text, whole) => {
    expect(withoutHalf(text)).toBe(whole);
  });
});

describe('a caller who hangs up while a model answers', () => {
  const call = () => {
    const one = modelCall(shops.bakery);
    one.say('I would like a half sheet cake');
    one.reply(
      '{"a":[["want.book","s1.o2"]],"q":"name"}\nOf course. What name is it under?\nNOTE: half sheet cake',
    );
    one.say("it's Dana Field, 902 555 0147, for Saturday please");
    return one;
  };

  it.each([
    ['before it said anything', ''],
    ['in the middle of its first line', '{"a":[["give",{"name":"Da'],
    [
      'after that',
      '{"a":[["give",{"name":"Dana Field","phone":"9025550147","when":"Saturday"}]]}\nTha',
    ],
    ['in the middle of its note', '=\nThanks, Dana. \nNOTE: half sheet cake for Sat'],
  ])('%s has told what they told', (_when, text) => {
    const one = call();
    if (text) one.reply(text, false);
    one.give({ type: 'hungUp' });
    const outcome = outcomeOf(one.state());
    expect(outcome.endReason).toBe('caller-hung-up');
    expect(outcome.lead).toMatchObject({ name: 'Dana Field', phone: '+19025550147' });
    expect(outcome.lead?.preferredTime).toMatch(/Saturday/);
    expect(outcome.model.note).toBe('half sheet cake');
    expect(one.state().wanted.requests.every(({ readBackAt }) => readBackAt === null)).toBe(true);
  });

  it('has agreed to nothing that the streamed reply did not read back', () => {
    const one = call();
    const head =
      '{"a":[["give",{"name":"Dana Field","phone":"9025550147","when":"Saturday"}]],"q":"detailsRight"}\n';
    one.reply(`${head}Thanks, Dana. `, false);
    one.reply(`${head}Thanks, Dana. Is that right?`);
    expect(one.state().wanted.requests.every(({ readBackAt }) => readBackAt === null)).toBe(true);
  });

  it('in the middle of a sentence has told its beginning', () => {
    const one = modelCall(shops.bakery);
    one.say("it's Dana Field calling about the");
    expect(one.state().fragment).not.toBeNull();
    one.give({ type: 'hungUp' });
    expect(outcomeOf(one.state()).lead?.name).toBe('Dana Field');
  });
});

describe('a reply that is still coming', () => {
  it('is not cut after a title: "for Mrs." waits for the name', () => {
    const soFar = '=\nI have put that down for Mrs. ';
    expect(readReply(soFar, false)?.sentences).toEqual([]);
    expect(readReply(`${soFar}Lindqvist. `, false)?.sentences).toEqual([
      'I have put that down for Mrs. Lindqvist.',
    ]);
  });
});
