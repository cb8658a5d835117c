import { describe, expect, it } from 'vitest';
import { riskOfNumber } from './tolls.ts';

const home = ['CA', 'US'];

describe('a number an installation would pay for', () => {
  it.each([
    ['a premium line', '+19005550100', 'PREMIUM'],
    ['a premium exchange', '+16049760100', 'PREMIUM'],
    ['a follow-me number', '+15005550106', 'PREMIUM'],
    ['a follow-me number of a later code', '+15215550100', 'PREMIUM'],
    ['a number of no place in Canada', '+16005550100', 'PREMIUM'],
    ['another of no place in Canada', '+16222345678', 'PREMIUM'],
    ['a long-distance company’s own code', '+17005550100', 'PREMIUM'],
    ['the government’s own code', '+17105550100', 'PREMIUM'],
    ['directory assistance', '+14115550100', 'PREMIUM'],
    ['directory assistance of a place', '+16045551212', 'PREMIUM'],
    ['a service code as its exchange', '+16044110100', 'PREMIUM'],
    ['the police as its exchange', '+16049110100', 'PREMIUM'],
    ['a carrier’s own exchange', '+16049500123', 'PREMIUM'],
    ['Jamaica, which shares +1', '+18765550100', 'ABROAD'],
    ['the Dominican Republic, which shares +1', '+18095550100', 'ABROAD'],
    ['a satellite', '+88213300020', 'ABROAD'],
    ['Somalia', '+25261234567', 'ABROAD'],
    ['Britain', '+447400123456', 'ABROAD'],
    ['no number at all', '+1', 'NOT_A_NUMBER'],
  ])('is refused where it is %s', (_kind, number, risk) => {
    expect(riskOfNumber(number, home)).toBe(risk);
  });

  it('is taken at home, toll-free included', () => {
    const geographic = ['+16045550142', '+12125550142', '+15105550142', '+17025550142'];
    for (const number of [...geographic, '+16046005550', '+18005550199'])
      expect(riskOfNumber(number, home)).toBeNull();
  });

  it('is taken abroad only where the operator says so, and never by the minute', () => {
    expect(riskOfNumber('+447400123456', [...home, 'GB'])).toBeNull();
    expect(riskOfNumber('+449098790000', [...home, 'GB'])).toBe('PREMIUM');
  });
});
