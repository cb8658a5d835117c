import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { receptionistOf } from '../testing/receptionist-of.ts';
import { bakery, bicycles } from './recordings/shops.ts';
import { compute, renderFigure } from './references.ts';
import { briefOf } from './shop-brief.ts';

const figuresOf = (knowledge: typeof bakery) =>
  briefOf(receptionistOf(knowledge, { languageModel: true })).figures;

const figures = figuresOf(bakery);
const none = { before: '', after: '' };
const cents = (id: string) => figures.get(id)?.value ?? 0;

describe('every figure of a shop has a reference', () => {
  it('those of the price table and those in the words of its owner', () => {
    expect([...figures.values()].map(({ id, unit, value }) => `${id} ${unit} ${value}`)).toEqual([
      'f1 money 5200',
      'f2 money 8600',
      'f3 money 14900',
      'f4 money 3400',
      'f5 money 850',
      'f6 money 275',
      'f7 money 2600',
      'f8 percent 10',
      'f9 percent 50',
    ]);
  });

  it('and a price that is not to be said has none, wherever it was typed', () => {
    const secret = {
      ...bakery,
      services: bakery.services.map((one) =>
        one.id === 'wedding' ? { ...one, description: 'from $900, after a tasting' } : one,
      ),
    };
    const brief = briefOf(receptionistOf(secret, { languageModel: true }));
    expect([...brief.figures.values()].map(({ value }) => value)).not.toContain(90_000);
    expect(brief.entries.map(({ text, words }) => text + words).join(' ')).not.toContain('900');
  });
});

describe('arithmetic over references', () => {
  it.each([
    ['f2*2+f7', 198_00],
    ['2*f2', 172_00],
    ['f2 - f1', 34_00],
    ['(f2*2+f7)*(1+f8)', 217_80],
    ['f4*6-f4*6*f8', 183_60],
    ['f3/2', 74_50],
    ['f2×2', 172_00],
  ])('%s is %i cents', (expression, value) => {
    expect(compute(expression, figures)?.value).toBe(value);
  });

  it.each([
    'f99',
    'f2+5',
    'f2-20',
    '100',
    'f2*f4',
    '1/f2',
    'f2/0',
    'f1-f2',
    'f2*0.9',
    'f2+f8',
    'f8*f9',
    'f2*20000',
    'f2**2',
    'f2 f4',
    '(f2',
    'f2)',
    '',
    'process.exit()',
    'f2;f4',
  ])('%s stands for nothing', (expression) => {
    expect(compute(expression, figures)).toBeNull();
  });

  it('comes to what the sum of its parts comes to, for any order', () => {
    const money = fc.constantFrom('f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7');
    const term = fc.tuple(money, fc.integer({ min: 1, max: 50 }));
    fc.assert(
      fc.property(fc.array(term, { minLength: 1, maxLength: 5 }), (terms) => {
        const expression = terms.map(([id, count]) => `${id}*${count}`).join('+');
        const sum = terms.reduce((total, [id, count]) => total + cents(id) * count, 0);
        expect(compute(expression, figures)?.value).toBe(sum);
      }),
    );
  });

  it('never throws, and never makes an amount of anything but figures', () => {
    const piece = fc.constantFrom(
      'f1',
      'f2',
      'f8',
      'f40',
      '2',
      '3.5',
      '+',
      '-',
      '*',
      '/',
      '(',
      ')',
      ' ',
      '$5',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const computed = compute(pieces.join(''), figures);
        if (!computed) return;
        expect(computed.figures.length).toBeGreaterThan(0);
        expect(computed.value).toBeGreaterThan(0);
        expect(Number.isSafeInteger(computed.value)).toBe(true);
      }),
    );
  });
});

describe('a figure is said as its price is meant', () => {
  const say = (id: string, language: 'en' | 'fr', around = none, of = figures) => {
    const computed = compute(id, of);
    return computed && renderFigure(computed, language, around).replace(/\u00a0/g, ' ');
  };

  it('with its unit, unless the sentence has it', () => {
    expect(say('f6', 'en')).toBe('$2.75 each');
    expect(say('f6', 'en', { before: 'They are ', after: ' each' })).toBe('$2.75');
    expect(say('f6', 'fr', none, figuresOf(bicycles))).toBe('28 $ par wheel');
  });

  it('in the language spoken', () => {
    expect(say('f2', 'fr')).toBe('86 $');
    expect(say('f9', 'fr')).toBe('50 %');
    expect(say('f9', 'en')).toBe('50%');
  });
});
