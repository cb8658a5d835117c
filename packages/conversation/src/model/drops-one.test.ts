import { describe, expect, it } from 'vitest';
import { modelCall } from '../testing/model-call.ts';
import { shops } from './recordings/shops.ts';

/** Two sizes of a cake, cupcakes and a loaf are wanted; then the caller drops something. */
function after(words: string, acts: string) {
  const call = modelCall(shops.bakery);
  call.say('a half sheet, a full sheet, cupcakes and a sourdough please');
  call.reply('{"a":[["want.book","s1.o2,s1.o3,s2,s3"]],"q":"time"}\nSure. When do you need them?');
  call.say(words);
  call.reply(`{"a":[${acts}]}\nAll right.`);
  const { items, declined, requests } = call.state().wanted;
  return {
    items: items.map(({ ref }) => ref.optionId ?? ref.serviceId),
    declined,
    kinds: requests.map(({ kind }) => kind),
  };
}

describe('what a model drops of what is wanted', () => {
  it.each([
    ['no, just drop the cupcakes, keep the rest', '["correct","s1,s3",{"drop":"s2"}]'],
    ['no, just the cupcakes can go', '["deny","s2",{"drop":"s2"}]'],
    ['leave the cupcakes out', '["correct","s2",{"drop":"s2"}]'],
    ['leave the cupcakes out', '["drop","s2"]'],
    ['leave the cupcakes out', '["refuse","s2",{"drop":"s2"}]'],
    ['cancel the cupcakes', '["want.cancel","s2",{"drop":"s2"}]'],
    [
      'scratch the cupcakes, and what is the half sheet',
      '["correct",{"drop":"s2"}],["ask.price","s1.o2"]',
    ],
    ['scratch the cupcakes', '["correct",{"drop":["s2"]}]'],
  ])('is that alone: %s %s', (words, acts) => {
    const { items, declined, kinds } = after(words, acts);
    expect(items).toEqual(['sheet-2', 'sheet-3', 'sourdough']);
    expect(declined).toEqual(['cupcakes']);
    expect(kinds).toEqual(['booking']);
  });

  it.each([
    ['not the full sheet after all', '["correct",{"drop":"s1.o3"}]'],
    ['just the half sheet, not the full one', '["correct","s1.o2",{"drop":"s1.o3"}]'],
    ['drop the full sheet', '["drop","s1.o3"]'],
  ])('is an option alone, where another of it stays: %s %s', (words, acts) => {
    const { items, declined } = after(words, acts);
    expect(items).toEqual(['sheet-2', 'cupcakes', 'sourdough']);
    expect(declined).toEqual([]);
  });

  it('is none of two that it cannot tell apart', () => {
    expect(after('not one of those', '["correct",{"drop":"s2|s3"}]').items).toHaveLength(4);
  });

  it('is everything where everything is given up', () => {
    const { items, kinds } = after('never mind all of it', '["deny",{"drop":"booking"}]');
    expect(items).toEqual([]);
    expect(kinds).toEqual([]);
  });
});
