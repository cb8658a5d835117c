import { describe, expect, it } from 'vitest';
import { priced, week, withOptions } from '../testing/business-parts.ts';
import { modelCall } from '../testing/model-call.ts';

const shop = {
  name: 'Alder Street Floors',
  industry: 'Flooring',
  phone: '+12045550160',
  email: null,
  website: null,
  address: '3 Alder Street, Winnipeg, MB',
  serviceArea: null,
  about: null,
  timeZone: 'America/Winnipeg',
  region: { country: 'CA' as const, subdivision: 'MB' },
  hours: week('09:00-17:00', 'closed', 'closed'),
  services: [
    withOptions('laminate', 'Laminate Installation', { 'Click laminate': 2.75, 'Glue-down': 3.6 }),
    withOptions('door', 'Door Fitting', { 'Sliding door': 220, 'Folding door': 180 }),
    priced('measure', 'Measuring Visit', 60),
  ],
  commonQuestions: [],
  operationalNotes: [],
  details: null,
};

/** The option that is taken up of a service a model names without one. */
function optionTaken(words: string, act: string): string | null | undefined {
  const call = modelCall(shop, '+12045550142');
  call.say(words);
  call.reply(`{"a":[${act}]}\nAll right.`);
  return call.state().focus.refs[0]?.optionId;
}

describe('the option of a service that a model names without one', () => {
  it.each([
    'what is laminate, the old one keeps clicking',
    "I want laminate put in, what's there is clicking when you step on it",
    'how much is laminate, ours is old and it clicks',
    'laminate please, everything’s clicking in the hall',
  ])('is not chosen by what something does: %s', (words) => {
    expect(optionTaken(words, '["ask.price","s1"]')).toBeNull();
  });

  it.each([
    ['how much is laminate, the click kind', '["ask.price","s1"]', 'laminate-1'],
    ['it is a sliding door, what do you charge for a fitting', '["ask.price","s2"]', 'door-1'],
    ['the door is folding, how much is it', '["ask.price","s2"]', 'door-2'],
  ])('is chosen by a word of its name: %s', (words, act, option) => {
    expect(optionTaken(words, act)).toBe(option);
  });
});
