import { describe, expect, it } from 'vitest';
import { explained, no, yes } from '../testing/business-parts.ts';
import { compileFaq, matchFaq } from './faq.ts';

const index = compileFaq({
  items: [
    yes('old', 'Do you see senior pets?'),
    explained('same', 'Will I always have the same trainer?', 'Yes, you keep yours'),
    explained('age', 'What ages do you teach?', 'From six years up'),
    explained('often', 'How often should it be serviced?', 'Twice a year'),
    explained('ready', 'How long does a repair take?', 'About a week'),
    explained('food', 'Do you provide meals?', 'Yes, a hot lunch'),
    explained('nervous', 'Do you help anxious students?', 'Yes, we go slowly'),
    explained('bring', 'What should I bring?', 'Shoes and water'),
    no('used', 'Do you sell used machines?'),
    explained('loan', 'Do you have loaners?', 'Yes, one'),
    explained('rides', 'Do you hold group rides?', 'Yes, on Sundays'),
    explained('store', 'Do you offer storage?', 'Yes, all winter'),
    explained('sick', 'What if my child is sick?', 'Keep them home'),
    explained('outdoors', 'Do the kids go outside?', 'Twice a day'),
  ],
  notes: [],
});

const matched = (text: string) => {
  const found = matchFaq(index, text);
  return found?.source === 'item' ? `${found.kind} ${found.item.id}` : null;
};

describe("an owner's answer is found in other words", () => {
  it.each([
    ['do you take old dogs', 'old'],
    ['do I get the same person every time', 'same'],
    ['how old does she have to be', 'age'],
    ['what is the youngest you take', 'age'],
    ['how many times a year should I have it serviced', 'often'],
    ['do they get fed', 'food'],
    ['do you have a loaner', 'loan'],
    ["I'm scared, is that a problem", 'nervous'],
    ['do you sell second hand machines', 'used'],
    ['do you keep it over the winter', 'store'],
    ['what happens if he has a fever', 'sick'],
    ['is there a playground', 'outdoors'],
    ["est-ce qu'il y a des repas", 'food'],
    ['à partir de quel âge', 'age'],
    ['je suis nerveux, est-ce que ça va', 'nervous'],
    ["qu'est-ce que je dois apporter", 'bring'],
    ['est-ce que vous prêtez une machine', 'loan'],
  ])('%s', (text, id) => {
    expect(matched(text)).toMatch(new RegExp(`^(strong|near) ${id}$`));
  });

  it('and only asked about where something else was named beside it', () => {
    expect(matched('do you take old parrots with a broken wing') ?? '').not.toMatch(/^strong/);
  });

  it.each([
    'do you do taxes',
    'is there parking',
    'what is the weather like',
    'je cherche un emploi',
    'can I pay with bitcoin',
  ])('but not where it is not: %s', (text) => {
    expect(matched(text)).toBeNull();
  });
});
