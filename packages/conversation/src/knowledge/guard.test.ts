import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sayMoney } from '../speaking/say-money.ts';
import { priced, unquoted } from '../testing/business-parts.ts';
import { businesses, plumber, salon, tintShop } from '../testing/businesses.ts';
import { sayMatch } from '../testing/say-match.ts';
import { compileFaq, matchFaq } from './faq.ts';
import { amountsIn, ownersMoneyIn, pricesKnown } from './guard.ts';
import { parsePrice, sayPrice } from './prices.ts';

describe('every amount of money in a sentence is seen', () => {
  it.each<[string, number[]]>([
    ["It's $399 for an SUV.", [39900]],
    ["That's 399 dollars", [39900]],
    ['three hundred and ninety-nine dollars', [39900]],
    ['three ninety-nine dollars', [39900]],
    ['twelve hundred bucks', [120000]],
    ['It would cost you 399', [39900]],
    ['ninety nine dollars and fifty cents', [9950]],
    ['fifty to eighty dollars', [5000, 8000]],
    ['$2k', [200000]],
    ['1 299,50 $', [129950]],
    ['trois cent quatre-vingt-dix-neuf dollars', [39900]],
    ['mille deux cents dollars', [120000]],
    ['chaque mètre de plus est à deux dollars cinquante', [250]],
    ['three dollars fifty each', [350]],
    ['12 dollars 50 minutes later', [1200]],
    ['$1,299.50, or $3.50 a square foot', [129950, 350]],
  ])('%s', (sentence, amounts) => {
    expect(amountsIn(sentence)).toEqual(amounts);
  });

  it.each([
    'from 9 AM to 5 PM',
    'Call 604, 555, 0142',
    'It takes 2 to 3 hours',
    'a 50% deposit',
    'two vans',
    '',
  ])('and other numbers are not money: %s', (sentence) => {
    expect(amountsIn(sentence)).toEqual([]);
  });

  it('as we say it, in both languages, and nothing throws', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.string(), (cents, other) => {
        expect(amountsIn(`It is ${sayMoney(cents)} in all.`)).toEqual([cents]);
        expect(amountsIn(`C'est ${sayMoney(cents, 'fr')} en tout.`)).toEqual([cents]);
        for (const amount of amountsIn(other)) expect(amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('only the owner’s prices are known', () => {
  const known = ({ services, commonQuestions, operationalNotes }: typeof tintShop) =>
    pricesKnown(services, commonQuestions, operationalNotes);

  it('from the table, the answers and the notes', () => {
    expect([...known(tintShop)].sort((a, b) => a - b)).toEqual([
      29900, 34900, 39900, 50000, 69900, 89900, 149900, 499900,
    ]);
  });

  it('never the price of a service the owner does not quote', () => {
    expect(known(salon).has(350_00)).toBe(false);
    expect(known(plumber).has(9500_00)).toBe(false);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (cents) => {
        const secret = unquoted('a', 'Secret', cents / 100, `Usually ${sayMoney(cents)}.`);
        const open = priced('b', 'Open', (cents + 1) / 100);
        expect([...pricesKnown([secret, open], [], [])]).toEqual([cents + 1]);
      }),
    );
  });

  it('every price and every answer we speak is made of them', () => {
    for (const business of businesses) {
      const amounts = known(business);
      const { commonQuestions: items, operationalNotes: notes, services } = business;
      const index = compileFaq({ items, notes, services });
      const prices = services.flatMap((one) =>
        one.pricingType === 'options'
          ? one.options.map((option) => option.price)
          : one.pricingType === 'simple'
            ? [one.basePrice]
            : [],
      );
      const spoken = prices.flatMap((price) =>
        (['en', 'fr'] as const).map((language) => sayPrice(parsePrice(price), language)),
      );
      const answers = items
        .flatMap((item) => matchFaq(index, item.question) ?? [])
        .map((match) => sayMatch(match));
      for (const sentence of [...spoken, ...answers])
        for (const amount of amountsIn(sentence)) expect(amounts).toContain(amount);
    }
  });
});

describe('amounts in an owner’s own words', () => {
  it.each([
    ['By hand, the first 12 inches; each further 12 inches is 45', [4500]],
    ['ready in one week; rush in two days is 30 more', [3000]],
    ['per month, at least three months; the damage waiver is 5 a month', [500]],
    ['One item, ground floor to ground floor; each further item is 35.', [3500]],
    ['Installed, the old door taken away; a row of windows is 180 more.', [18000]],
    ['chaque porte de plus est 25', [2500]],
    ['A call-out is 80 and it is never waived.', [8000]],
    ['We come at night too, 120 after hours on top of the call-out.', [12000]],
    ['Financing on jobs over 4000, through the bank.', [400000]],
    ['Visa up to 1500; e-transfer for the rest.', [150000]],
    ['Repairs over 150 need half down.', [15000]],
    ['A 35 travel fee past the bridge.', [3500]],
    ['by the metre, minimum 90 par visite', [9000]],
    ['each further 50 is 40', [4000]],
  ])('are told without a currency: %s', (text, cents) => {
    expect(ownersMoneyIn(text).map((one) => one.cents)).toEqual(cents);
  });

  it.each([
    'the minimum age is 16',
    'We are open until 5, and close at 3 on Fridays.',
    'lessons for 2 to 4 children',
    'ten weeks, Saturdays at 9:30 am, ages 2 to 4 with a parent',
    'Unit 12 is 40 feet from the gate',
    'Our limit is 8.',
    'Since 1998 we are 20 people',
    'ready in 2 more weeks',
    'Delivery is 3 to 5 days.',
    'Ten percent off labour only work over 65',
    'jobs over 200 sq ft',
    'Rush jobs up to 50 pages',
    'call 555 0142 for delivery',
    'Dock 7 deliveries',
    'Delivery of 10 or more',
    'closes at 5 on sundays',
    'a 2 visit minimum',
  ])('but what is counted or measured is none: %s', (text) => {
    expect(ownersMoneyIn(text)).toEqual([]);
  });
});
