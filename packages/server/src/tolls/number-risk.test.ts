import { describe, expect, it } from 'vitest';
import { riskOfNumber } from './number-risk.ts';

const home = ['CA', 'US'];

describe('a number an installation would pay for', () => {
  it.each([
    ['a premium line', '+19005550100', 'PREMIUM'],
    ['a premium exchange', '+16049760100', 'PREMIUM'],
    ['a follow-me number', '+15005550106', 'PREMIUM'],
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
    for (const number of ['+16045550142', '+12125550142', '+18005550199'])
      expect(riskOfNumber(number, home)).toBeNull();
  });

  it('is taken abroad only where the operator says so, and never by the minute', () => {
    expect(riskOfNumber('+447400123456', [...home, 'GB'])).toBeNull();
    expect(riskOfNumber('+449098790000', [...home, 'GB'])).toBe('PREMIUM');
  });
});
