import { describe, expect, it } from 'vitest';
import { composeConfirmation } from './compose-messages.ts';

const confirmed = {
  news: 'booked' as const,
  business: {
    name: 'Kestrel Bicycle Repair',
    address: '12 Juneau Street',
    timeZone: 'America/Vancouver',
  },
  number: '+16045550142',
  service: {
    id: 'tune-up',
    name: 'Tune-up',
    nameFr: 'Mise au point',
    pricingType: 'dont_say' as const,
    options: [],
  },
  start: Date.parse('2026-06-12T21:00:00Z'),
  language: 'en' as const,
};

describe('a confirmation', () => {
  it('says what, when on the shop’s clock, where, and how to change it or stop', () => {
    const text = composeConfirmation(confirmed);
    expect(text).toMatch(/^Kestrel Bicycle Repair: Tune-up, Friday,? .*12.* 2:00/);
    expect(text).toContain('12 Juneau Street.');
    expect(text).toContain('(604) 555-0142');
    expect(text).toContain('STOP');
    expect(text.length).toBeLessThanOrEqual(320);
  });

  it('is in French for a caller who spoke it', () => {
    const text = composeConfirmation({ ...confirmed, language: 'fr' });
    expect(text).toMatch(/Mise au point, vendredi 12 juin .*14 h/);
    expect(text).toContain('ARRET');
  });

  it.each([
    'Win at http://prize.example',
    'prize.example/claim',
    'WWW.PRIZE',
    'prize\u200b.example',
    'prize。example',
    '203.0.113.9',
    'prize.example.',
    'prize dot com',
    'Prize 1-900-555-0199',
  ])('holds no link, whatever a business calls itself: %j', (link) => {
    const business = { ...confirmed.business, name: link, address: link };
    const service = { ...confirmed.service, name: link };
    const text = composeConfirmation({ ...confirmed, business, service });
    expect(text).toMatch(/^Your appointment: Friday/);
    expect(text).not.toMatch(/prize|203/i);
  });

  it('keeps names with initials and abbreviations', () => {
    const business = { ...confirmed.business, name: 'J.B. Tire & Wheel Inc.' };
    expect(composeConfirmation({ ...confirmed, business })).toMatch(/^J\.B\. Tire & Wheel Inc\.:/);
  });

  it('leaves out what is not known', () => {
    const business = { ...confirmed.business, name: null, address: null };
    const text = composeConfirmation({ ...confirmed, business, service: null });
    expect(text).toMatch(/^Your appointment: Friday/);
    expect(text).not.toContain('null');
  });

  it.each([
    ['cancelled', 'en', /^Kestrel Bicycle Repair: Cancelled: Tune-up, Friday/],
    ['taken', 'en', /Tune-up, Friday.* was no longer free\. To choose another time, call \(604\)/],
    ['unconfirmed', 'en', /could not confirm this: Tune-up.* Please call \(604\)/],
    ['cancelled', 'fr', /^Kestrel Bicycle Repair : Annulé : Mise au point, vendredi/],
    ['taken', 'fr', /n'était plus libre : Mise au point/],
    ['unconfirmed', 'fr', /pas pu confirmer : Mise au point/],
  ] as const)('that is %s says so and what to do next (%s)', (news, language, expected) => {
    const text = composeConfirmation({ ...confirmed, news, language });
    expect(text).toMatch(expected);
    expect(text).not.toContain('Juneau');
    expect(text).toContain(language === 'fr' ? 'ARRET' : 'STOP');
    expect(text.length).toBeLessThanOrEqual(320);
  });
});
