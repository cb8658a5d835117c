import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, priced, withOptions } from '../testing/business-parts.ts';
import { frames, pianos } from '../testing/led-calls.ts';
import { modelCall } from '../testing/model-call.ts';

const garage: BusinessKnowledge = {
  ...pianos,
  name: 'Hollow Road Garage',
  industry: 'Garage',
  services: [
    withOptions('oil', 'Oil Change', { Conventional: 59, Synthetic: 89 }),
    priced('brake', 'Brake Job', 320),
    priced('tire', 'Tire Swap', 80),
  ],
  commonQuestions: [explained('cards', 'Do you take cards?', 'Yes, all cards.')],
  operationalNotes: [],
};

/** A call on which an oil change and a tire swap are wanted, and then this is said and answered. */
function after(shop: BusinessKnowledge, first: string, words: string, reply: string) {
  const call = modelCall(shop, '+16135550144');
  call.say(first);
  call.reply(
    '{"a":[["want.book","s1.o1",{"when":"friday at ten"}],["want.book","s3"],["give",{"name":"Kim Roe","phone":"same"}]],"q":"anythingElse"}\nI will note that. Anything else?',
  );
  call.say(words);
  call.reply(reply);
  return call.state();
}

const english = 'Conventional oil and a tire swap friday at ten, Kim Roe, on this number';

describe('a caller who goes on after "that\'s it"', () => {
  it.each([
    [garage, english, "no that's it, oh but do you take cards", 'Thank you, Kim. Goodbye!'],
    [garage, english, "that's all. can I wait there while it is done", 'Goodbye!'],
    [garage, english, "can I wait there while it's done? that's it", 'Goodbye Kim!'],
    [garage, english, "that's it for the tires and I also want a brake job", 'Goodbye Kim!'],
    [
      frames,
      'Un petit cadre vendredi à dix heures, Kim Roe, à ce numéro',
      "non c'est tout, ah mais vous livrez-tu",
      'Merci, bonne journée!',
    ],
  ])('is not hung up on, though a model took leave: $2', (shop, first, words, farewell) => {
    const state = after(shop, first, words, `{"a":[["deny"],["bye"]]}\n${farewell}`);
    expect(state.phase).toBe('talking');
  });

  it.each([
    ["no that's it, thanks"],
    ["that's all, bye"],
    ['do you take cards? okay thanks, bye now'],
    ["that's it then"],
  ])('is let go where nothing follows, or a goodbye does: %s', (words) => {
    const state = after(garage, english, words, '{"a":[["deny"],["bye"]]}\nGoodbye, Kim!');
    expect(state.phase).toBe('closing');
  });

  it('gets what they want beside it noted', () => {
    const words = "that's it for the tires and I also want a brake job";
    const { wanted } = after(garage, english, words, '{"a":[["bye"]]}\nGoodbye Kim!');
    expect(wanted.items.map(({ name }) => name)).toContain('Brake Job');
  });
});

describe('what is wanted instead of one thing', () => {
  it.each([
    ['a brake job instead of the swap', '{"a":[["want.book","s2"]]}'],
    ['make it a brake job rather than the tire swap', '{"a":[["correct","s2"]]}'],
    ['brakes in place of the tires please', '{"a":[["correct","s2",{"drop":"s3"}]]}'],
  ])('takes the place of that alone: %s', (words, acts) => {
    const { wanted } = after(garage, english, words, `${acts}\nAll right.`);
    const names = wanted.items.map(({ name }) => name);
    expect(names).toEqual(['Oil Change (Conventional)', 'Brake Job']);
  });

  it.each([
    ['synthetic instead of the conventional', '{"a":[["correct","s1.o2"]]}'],
    ['could I come at noon instead of ten', '{"a":[["correct",{"when":"noon"}]]}'],
    ['what is a brake job instead of the swap', '{"a":[["ask.price","s2"]]}'],
  ])('leaves everything else: %s', (words, acts) => {
    const { wanted } = after(garage, english, words, `${acts}\nAll right.`);
    const names = wanted.items.map(({ name }) => name);
    expect(names).toHaveLength(2);
    expect(names).toContain('Tire Swap');
  });
});
