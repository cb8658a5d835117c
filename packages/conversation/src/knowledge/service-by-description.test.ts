import { describe, expect, it } from 'vitest';
import { priced, withOptions } from '../testing/business-parts.ts';
import { serviceByDescription } from './service-by-description.ts';
import { compileServices } from './services.ts';

const index = compileServices([
  priced('visit', 'Home Visit', 70, 'Our call-out fee, parts extra.'),
  priced('spin', 'Drum Overhaul', 220, 'For washers that shake or leak.'),
  withOptions('plan', 'Care Plan', { 'Two visits a year': 120, 'Four visits a year': 210 }),
]);

const found = (text: string) => {
  const match = serviceByDescription(index, text);
  return match ? [match.kind, match.service.id, match.option?.name ?? null] : null;
};

describe('a service is found by', () => {
  it.each([
    ["what's your call out fee", ['strong', 'visit', null]],
    ['how much do you charge to come out', ['strong', 'visit', null]],
    ['combien coûte le déplacement', ['strong', 'visit', null]],
    ['four visits a year, how much', ['strong', 'plan', 'Four visits a year']],
    ['my machine is shaking, how much', ['near', 'spin', null]],
  ])('what only describes it: %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each(['how much is it', 'how much for a haircut', ''])('nothing: %s', (text) => {
    expect(found(text)).toBeNull();
  });
});
