import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePrice, sayPrice } from './prices.ts';

describe('a price is read as its owner meant it', () => {
  it.each([
    ['899', '$899'],
    [899, '$899'],
    [42.5, '$42.50'],
    ['$1,299.99', '$1,299.99'],
    ['1 299,99 $', '$1,299.99'],
    ['1299,99$', '$1,299.99'],
    ['1 299 $', '$1,299'],
    ['1.299,99', '$1,299.99'],
    ['CA$45', '$45'],
    ['45 CAD', '$45'],
    ['899 + tax', '$899'],
    ['899 plus HST', '$899'],
    ['$89 (tax included)', '$89'],
    ['Flat rate $60', '$60'],
    ['1.5k', '$1,500'],
    ['99¢', '$0.99'],
    ['from 99', 'from $99'],
    ['starting at $99', 'from $99'],
    ['Starts at $1,200', 'from $1,200'],
    ['99+', 'from $99'],
    ['$99 and up', 'from $99'],
    ['99 $ et plus', 'from $99'],
    ['à partir de 99 $', 'from $99'],
    ['min. $80', 'from $80'],
    ['50-80', '$50 to $80'],
    ['$50 – $80', '$50 to $80'],
    ['50 to 80', '$50 to $80'],
    ['between $50 and $80', '$50 to $80'],
    ['from 50 to 80', '$50 to $80'],
    ['de 50 à 80 $', '$50 to $80'],
    ['1-2k', '$1,000 to $2,000'],
    ['80-80', '$80'],
    ['120/hr', '$120 an hour'],
    ['$120 per hour', '$120 an hour'],
    ['$120 an hour', '$120 an hour'],
    ['$80 hourly', '$80 an hour'],
    ['$3.50 per sq ft', '$3.50 a square foot'],
    ['3.50/sqft', '$3.50 a square foot'],
    ['$12 each', '$12 each'],
    ['$25 per window', '$25 per window'],
    ['from $90/visit', 'from $90 a visit'],
    ['100-150/hr', '$100 to $150 an hour'],
    ['approx. $150', 'about $150'],
    ['~150', 'about $150'],
    ['free', 'free'],
    ['No charge', 'free'],
    ['Gratuite', 'free'],
    ['gratuites', 'free'],
    ['Sans frais', 'free'],
    ['sans aucuns frais', 'free'],
    ['$0', 'free'],
    ['0', 'free'],
    ['0.00', 'free'],
    [0, 'free'],
  ])('%s is %s', (typed, spoken) => {
    expect(parsePrice(typed).spoken).toBe(spoken);
  });
});

describe('a price that is not certain is never made up', () => {
  it.each([
    '',
    ' ',
    'TBD',
    'call for quote',
    'varies',
    'N/A',
    '2.5%',
    '50% off',
    '2 for $50',
    'save $50',
    'up to $500',
    'under $100',
    '$50 deposit',
    'free estimate',
    '$50 off',
    '1.299',
    '100-80',
    '$89 first hour, $60 after',
    '3-5 days',
    '604-555-0142',
    '-50',
    '£50',
    '$',
    '1,2,3',
    '12:30',
    '100 200',
    '$1,29',
    'Call 604 555 0142',
    -5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
  ])('%s is unknown', (typed) => {
    const price = parsePrice(typed);
    expect(price).toMatchObject({ kind: 'unknown', amountCents: null, maxCents: null, spoken: '' });
  });

  it('never throws and never speaks an amount that was not typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const price = parsePrice(typed);
        if (price.amountCents !== null && price.kind !== 'free') expect(typed).toMatch(/\d/);
        expect(price.spoken === '').toBe(price.kind === 'unknown');
      }),
    );
  });
});

describe('money survives being written and read', () => {
  const cents = fc.integer({ min: 1, max: 99_999_999 });
  const dollars = (amount: number) => (amount / 100).toFixed(2);

  it('as a number, in English and in French', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const price = parsePrice(dollars(amount));
        expect(price.amountCents).toBe(amount);
        expect(parsePrice(amount / 100).amountCents).toBe(amount);
        expect(parsePrice(price.spoken).amountCents).toBe(amount);
        expect(parsePrice(sayPrice(price, 'fr')).amountCents).toBe(amount);
      }),
    );
  });

  it('in every kind of price', () => {
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        fc.pre(low !== high);
        const range = parsePrice(`$${dollars(low)} - $${dollars(high)}`);
        expect([range.kind, range.amountCents, range.maxCents]).toEqual(['range', low, high]);
        for (const spoken of [range.spoken, sayPrice(range, 'fr')])
          expect(parsePrice(spoken)).toEqual(range);
        for (const typed of [
          `from $${dollars(low)}`,
          `${dollars(low)}/hr`,
          `about ${dollars(low)}`,
        ]) {
          const price = parsePrice(typed);
          expect(price.amountCents).toBe(low);
          expect(parsePrice(price.spoken)).toEqual(price);
          expect(parsePrice(sayPrice(price, 'fr'))).toEqual(price);
        }
      }),
    );
  });
});
