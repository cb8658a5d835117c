import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explained } from '../testing/business-parts.ts';
import { barber, businesses, plumber, realtor, salon, tintShop } from '../testing/businesses.ts';
import { sayMatch } from '../testing/say-match.ts';
import type { BusinessKnowledge } from './business.ts';
import { compileFaq, matchFaq } from './faq.ts';

function indexOf(business: BusinessKnowledge) {
  const { commonQuestions: items, operationalNotes: notes, about, services } = business;
  return compileFaq({ items, notes, about, services });
}

function answer(business: BusinessKnowledge, text: string): string | null {
  const match = matchFaq(indexOf(business), text);
  return match?.kind === 'strong' ? sayMatch(match) : null;
}

describe('a question the owner answered is answered in full sentences', () => {
  it.each<[string, BusinessKnowledge, string]>([
    ['do you have a warranty?', tintShop, 'Yes, we offer a warranty.'],
    ['is your work guaranteed', tintShop, 'Yes, we offer a warranty.'],
    ['do you take visa', tintShop, 'Yes, we accept all major payment methods.'],
    ['how can I pay', tintShop, 'We accept all major payment methods.'],
    ['do I need an appointment', tintShop, 'Yes, you need an appointment.'],
    ['what is your cancellation policy', tintShop, '24-hour notice is required.'],
    ['are you guys insured', tintShop, "Yes, we're insured."],
    ['do you give free estimates', tintShop, 'Yes, we provide free quotes.'],
    ['how much is the deposit', tintShop, 'A 50% deposit is required for jobs over $500.'],
    ['where can I park', tintShop, 'Free parking is available in front of the shop.'],
    [
      'do you have a shuttle',
      tintShop,
      'Most jobs take 2–3 hours. We offer a courtesy ride within 5 miles.',
    ],
    [
      'how long does the tint take',
      tintShop,
      'Most jobs take 2–3 hours. We offer a courtesy ride within 5 miles.',
    ],
    ['do you take amex', salon, 'We take Visa, Mastercard, Interac and cash.'],
    ['is there somewhere for my kids to play', salon, "No, there isn't a play area for children."],
    ['any discount for seniors', plumber, 'Yes, we have a discount for seniors.'],
    ['fleet discount for five cars', tintShop, "No, we don't offer volume discounts."],
    ['wheelchair accessible?', salon, 'The entrance is step-free and the washroom is accessible.'],
    ['do you come out at night', plumber, 'Yes, at any hour. After 8 pm the visit is $149.'],
    ['can I pay by e transfer', plumber, 'Yes. We take e-transfer, Visa and debit at the door.'],
    ['do you have open houses', realtor, 'Yes, we hold open houses.'],
    ['do you do commercial', realtor, "No, we don't handle commercial property."],
    ['do you take credit cards', barber, "No, we don't accept credit cards."],
    ['can I just walk in', barber, 'Yes, you can just walk in.'],
  ])('%s', (question, business, expected) => {
    expect(answer(business, question)).toBe(expected);
  });
});

describe('a question turned round is not answered with the yes of its opposite', () => {
  it.each<[string, BusinessKnowledge, string]>([
    ['do you take walk-ins', tintShop, 'You need an appointment.'],
    ['do I need an appointment', salon, 'We take walk-ins.'],
  ])('%s', (question, business, expected) => {
    expect(answer(business, question)).toBe(expected);
  });
});

describe('a word in passing does not make an answer of what it stands in', () => {
  it('an insurance card is no way to pay', () => {
    const items = [explained('first', 'What should I bring?', 'Photo ID and your insurance card')];
    expect(matchFaq(compileFaq({ items, notes: [] }), 'do you take credit cards')).toBeNull();
  });
});

describe('a question the owner has not answered is left open', () => {
  it.each<[string, BusinessKnowledge]>([
    ['do you take bitcoin', tintShop],
    ['does the warranty cover rock chips from the highway', tintShop],
    ['how long is the warranty', tintShop],
    ['do you take insurance claims', tintShop],
    ['can I bring my dog', tintShop],
    ['are you hiring', tintShop],
    ['do you come to my house', tintShop],
    ['what is the weather like', tintShop],
    ['I need an appointment on Tuesday', tintShop],
    ['I need to cancel my appointment', tintShop],
    ['fleet discount for five cars on a Sunday in the rain', tintShop],
    ['how much is a kids cut', salon],
    ['do you cut dogs hair', salon],
    ['is there parking', salon],
    ['do you offer a military discount', plumber],
    ['do you sell shower tiles', plumber],
    ['how long does it take to sell a house', realtor],
    ['do you take cash', barber],
    ['', barber],
  ])('%s', (question, business) => {
    expect(answer(business, question)).toBeNull();
  });

  it('whatever is asked, nothing throws', () => {
    const indexes = businesses.map(indexOf);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const index of indexes) {
          const match = matchFaq(index, text);
          if (match) expect(sayMatch(match)).not.toBe('');
        }
      }),
    );
  });
});
