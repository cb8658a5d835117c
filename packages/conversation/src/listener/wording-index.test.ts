import { describe, expect, it } from 'vitest';
import type { ShopWordings } from '../lexicon/match-lexicon.ts';
import { inOneGo } from '../steps.ts';
import { addWordings, indexWordings } from './wording-index.ts';

const english = (...texts: string[]) => [{ language: 'en' as const, sure: 1, texts }];
const wordings: ShopWordings = {
  of: new Map([
    ['drain', english("my sink won't go down", 'standing water in the shower', 'it gurgles')],
    ['tank', english('no hot water', "the pilot won't stay lit", 'rusty water out of the tap')],
  ]),
  others: english('the pit in the basement fills up'),
};
const index = inOneGo(
  indexWordings([{ id: 'drain' }, { id: 'tank' }, { id: 'bare' }], wordings, 'en'),
);

function featuresOf(text: string) {
  const found = new Map<string, number>();
  addWordings(index, text, (at, name, value) => found.set(`${at} ${name}`, value));
  return found;
}

describe('what callers say', () => {
  it('speaks for the thing whose wordings are the likest', () => {
    const found = featuresOf("the kitchen sink just won't go down");
    expect(found.get('0 wording alike')).toBeGreaterThan(found.get('1 wording alike') ?? 1);
    expect(found.get('0 wording odds')).toBeGreaterThan(0);
    expect(found.get('1 wording odds')).toBeLessThan(0);
    expect(found.get('0 wording best')).toBe(1);
  });

  it('speaks for none of them where it is what the shop has not written of', () => {
    const found = featuresOf('there is a pit in my basement and it fills up');
    expect(found.get('null none, lead of another')).toBeGreaterThan(0);
  });

  it('says nothing of a thing it has no wordings for, nor in another language', () => {
    expect([...featuresOf('no hot water').keys()].some((key) => key.startsWith('2 '))).toBe(false);
    const french = inOneGo(indexWordings([{ id: 'drain' }], wordings, 'fr'));
    expect(french.total).toBe(0);
  });
});
