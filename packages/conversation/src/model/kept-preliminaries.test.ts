import { describe, expect, it } from 'vitest';
import { unquoted } from '../testing/business-parts.ts';
import { modelCall } from '../testing/model-call.ts';
import { preliminariesOf } from './kept-preliminaries.ts';
import { shops } from './recordings/shops.ts';

const told = (description: string, kept: number | null = 300) =>
  preliminariesOf(unquoted('one', 'Gown Alterations', kept, description), description).map(
    ({ cents, thing }) => [cents / 100, thing],
  );

describe('what comes before work whose price is kept', () => {
  it.each([
    ['Anh sees it on you first, fitting is 35 and comes off', 35, 'fitting'],
    ['consultation $50, credited', 50, 'consultation'],
    ['a 40 dollar estimate fee', 40, 'estimate'],
    ['100 deposit when the day is booked', 100, 'deposit'],
    ['priced once seen, $60 for the site visit', 60, 'site visit'],
    ['essayage à 35 $, déduit du prix', 35, 'essayage'],
    ['45 $ pour la visite, déduit', 45, 'visite'],
  ])('has an amount of its own: %s', (description, amount, thing) => {
    expect(told(description)).toEqual([[amount, thing]]);
  });

  it.each([
    'usually $250 after a visit',
    'from 180, seen first',
    '250 a visit',
    'about $280, fitting included',
    'Luc passe voir, environ 280 $',
  ])('is no part of the price: %s', (description) => {
    expect(told(description)).toEqual([]);
  });

  it('costs less than the work', () => {
    expect(told('fitting is 400')).toEqual([]);
    expect(told('fitting is 400', null)).toEqual([[400, 'fitting']]);
  });

  it('is told to a model, and the price is not', () => {
    const gown = unquoted('gown', 'Gown Alterations', 300, 'fitting is 35, the rest about 300');
    const call = modelCall({ ...shops.machines, services: [gown] }, '+17055550199');
    call.say('how much is a gown');
    const system = call.prompt()?.system ?? '';
    expect(system).toMatch(/fitting is 35 \[f\d+\]/);
    expect(system).not.toContain('300');
  });
});
