import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, priced, week } from '../testing/business-parts.ts';
import { callTo } from '../testing/call-to.ts';
import { animalClinic } from '../testing/more-trades.ts';

/** Somebody who comes out to stoves. */
const stoves = (question: string, written: string): BusinessKnowledge => ({
  ...animalClinic,
  name: 'Ember & Flue',
  hours: week('08:00-17:00', '09:00-13:00', 'closed'),
  services: [priced('service', 'Gas Stove Service', '160', 'at your house')],
  commonQuestions: [explained('smell', question, written)],
  operationalNotes: [],
});
const whole = stoves(
  'What do I do if I smell gas?',
  'Get everyone out, leave every light and switch alone, and ring Beacon Gas at 1-800-555-0166 or 911 from the road.',
);
const part = stoves('What do I do if I smell gas?', 'Ring Beacon Gas at 1-800-555-0166.');

describe('what to do first', () => {
  it('is told once, in the owner’s own words where they say all of it', () => {
    const line = callTo(whole).say('my stove smells of gas, the house is full of it');
    expect(line).toContain('Beacon Gas');
    expect(line.match(/switch/g)).toHaveLength(1);
    expect(line).not.toContain('leave the building');
    expect(line.indexOf('Beacon Gas')).toBeLessThan(line.search(/owner|urgent/));
  });

  it('is told whole where the owner wrote of whom to call alone', () => {
    const line = callTo(part).say('my stove smells of gas, the house is full of it');
    expect(line).toContain('leave the building');
    expect(line).toContain('Beacon Gas');
  });

  it('comes without a word of the details, and nobody is asked whether they are right', () => {
    const call = callTo(whole, '+16135550142');
    call.say('my gas stove will not light and it is freezing, can somebody come today');
    call.say('Ned Fisk, 9 Elm Street in Perth');
    const line = call.say('now there is a smell of gas everywhere');
    expect(line).toContain('Beacon Gas');
    expect(line).not.toMatch(/right\?|Elm Street/);
  });
});
