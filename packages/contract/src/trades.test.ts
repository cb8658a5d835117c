import { expect, it } from 'vitest';
import { tradeNamed, trades } from './trades.ts';

it.each([
  ['Salty Paws Mobile Grooming', trades.petGrooming],
  ['The Dog Salon', trades.petGrooming],
  ['Salon Belle Rive', trades.salon],
  ['Cedar & Comb Barbers', trades.barber],
  ['Dave’s Plumbing & Drains', trades.plumbing],
  ['Otter Point Window Tint', trades.windowTint],
  ['Hair and beauty salon Chez Nous', trades.salon],
  ['Ana & Sons', null],
])('%s gives its trade away, or nothing', (name, trade) => {
  expect(tradeNamed(name)).toBe(trade);
});
