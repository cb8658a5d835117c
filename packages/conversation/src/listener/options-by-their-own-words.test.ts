import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { priced, week, withOptions } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const trades: BusinessKnowledge = {
  ...plumber,
  name: 'Harbour Home Care',
  industry: 'Home maintenance',
  hours: week('08:00-18:00', '09:00-14:00', 'closed'),
  services: [
    withOptions('gutter', 'Gutter Cleaning', {
      Bungalow: 140,
      'Two storey': 190,
      'Gutter guard': 240,
    }),
    withOptions('rack', 'Rack Install', { Front: 35, 'Roof rack': 55 }),
    withOptions('window', 'Window Cleaning', { Regular: 90, Deep: 150, Skylight: 60 }),
    priced('lamp', 'Lamp Repair', 45),
  ],
  commonQuestions: [],
  operationalNotes: [],
};

function after(...lines: string[]): string {
  const call = callTo(trades);
  return lines.map((line) => call.say(line)).at(-1) ?? '';
}

describe('a word of the name of a service', () => {
  it.each([
    ["what's it cost to clean the gutters, it's a two storey", '$190'],
    ["what do you charge for gutter cleaning, it's a bungalow and the gutter's full", '$140'],
    ["how much to put a rack on, just the front one, rack's mine", '$35'],
  ])('chooses no option that has it in its name as well: %s', (words, price) => {
    const said = after(words);
    expect(said).toContain(price);
    expect(said).not.toMatch(/guard|roof|together|adds up/i);
  });

  it('leaves two options to be named beside one another', () => {
    const said = after('how much for a roof rack and a front rack');
    expect(said).toContain('$55');
    expect(said).toContain('$35');
    expect(said).toContain('$90');
  });
});

describe('an option that words rule out', () => {
  it.each([
    ['how much is a roof rack', "no roof rack, it's for the front", '$35'],
    ['how much is a roof rack', "it's not on the roof, it goes on the front", '$35'],
    ['how much is a deep window cleaning', 'no deep one, just the regular', '$90'],
    ['how much is a deep window cleaning', 'I never asked for deep, only the regular', '$90'],
    ['how much is a deep window cleaning', "why are you charging me for deep, it's regular", '$90'],
  ])('is out, and the one that is meant is priced: %s, %s', (first, second, price) => {
    const said = after(first, second);
    expect(said).toContain(price);
    expect(said).not.toMatch(/\$55|\$150/);
  });

  it('is chosen where "no" only answers before it', () => {
    expect(after('how much is a front rack', 'no, the roof rack')).toContain('$55');
  });
});

describe('the price of what is talked of', () => {
  it('is told again to whoever asks for it in other words', () => {
    const said = after('how much is a deep window cleaning', 'okay so what is it for me');
    expect(said).toContain('$150');
    expect(said).not.toMatch(/don't have/);
  });
});
