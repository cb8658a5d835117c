import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, priced, week, yes } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const stoves: BusinessKnowledge = {
  ...salon,
  name: 'Beacon Hill Hearths',
  serviceArea: null,
  about: null,
  hours: week('08:00-18:00', '09:00-16:00', 'closed'),
  services: [priced('tune', 'Fireplace Tune Up', 140), priced('tap', 'Tap Repair', 90)],
  commonQuestions: [
    yes('gas', 'Are your people licensed for gas?'),
    explained('rush', 'Do you come the same day?', 'Sometimes. Same day is 45 extra.'),
  ],
  operationalNotes: [],
};

describe('gas that was smelled', () => {
  it.each([
    'the fireplace went out last night and I smelled a little gas, so I closed the valve',
    "you serviced our fireplace a month ago. it quit yesterday, it smelt of gas a bit too. I'm not thrilled",
    'there was a whiff of propane by the heater this morning, I turned it off',
    'le foyer a lâché hier soir pis ça sentait un peu le gaz, fait que j’ai fermé la valve',
  ])('is urgent however calmly it is told, and hears what is safe: %s', (words) => {
    const call = callTo(stoves);
    expect(call.say(words)).toMatch(/911/);
    expect(call.conversation().urgent).toBe(true);
  });

  it.each([
    "no I don't smell any gas, it just won't light",
    'it smelled like gas last year and the gas company came and fixed it, I need a tune up',
    "I'm parked by the gas station, is that close",
  ])('is not told by: %s', (words) => {
    const call = callTo(stoves);
    call.say(words);
    expect(call.conversation().urgent).toBe(false);
  });

  it.each([
    ['is it okay to turn the gas back on until somebody comes', /don't/],
    ['should I leave the gas off or not', /^Yes, please leave it off/],
    ['can I relight the pilot myself', /don't/],
  ])('asked of before anybody has looked at it, stays off: %s', (words, answer) => {
    const said = callTo(stoves).say(words);
    expect(said).toMatch(answer);
    expect(said).toMatch(/911/);
    expect(said).not.toMatch(/licensed/);
  });
});

describe('water that runs no more', () => {
  it.each([
    "nah it's not like a flood, I shut the tap off",
    'I turned the water off so there is no rush',
    "c'est pas une inondation là, j'ai fermé l'eau",
  ])('is not urgent after all: %s', (words) => {
    const call = callTo(stoves);
    call.say('water is leaking all over the kitchen floor');
    expect(call.conversation().urgent).toBe(true);
    call.say(words);
    expect(call.conversation().urgent).toBe(false);
  });

  it('stays urgent while it runs', () => {
    const call = callTo(stoves);
    call.say('water is leaking all over the kitchen floor');
    call.say("it's still coming, I can't get the tap shut");
    expect(call.conversation().urgent).toBe(true);
  });

  it('is met with what coming at once costs, and no more of that answer', () => {
    const said = callTo(stoves).say('water is leaking all over the kitchen floor');
    expect(said).toContain('45 extra');
    expect(said).not.toContain('Sometimes');
  });
});

describe('what is asked of a case', () => {
  it.each([
    'and if I got the part myself would you still put it in',
    'so would you redo it for free',
  ])('is a question, and nothing to be put down: %s', (words) => {
    const call = callTo(stoves);
    call.say('you tuned our fireplace last week and it quit again, I am not happy');
    expect(call.say(words)).not.toMatch(/put that down|noted/i);
  });
});
