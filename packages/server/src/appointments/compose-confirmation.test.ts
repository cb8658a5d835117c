import { describe, expect, it } from 'vitest';
import { composeConfirmation } from './compose-confirmation.ts';

const confirmed = {
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
  appointment: {
    id: 'a',
    serviceId: 'tune-up',
    start: Date.parse('2026-06-12T21:00:00Z'),
    end: Date.parse('2026-06-12T22:00:00Z'),
  },
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

  it('leaves out what is not known', () => {
    const business = { ...confirmed.business, name: null, address: null };
    const text = composeConfirmation({ ...confirmed, business, service: null });
    expect(text).toMatch(/^Your appointment: Friday/);
    expect(text).not.toContain('null');
  });
});
