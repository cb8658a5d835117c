import { describe, expect, it } from 'vitest';
import { advance, newConversation } from '../advance.ts';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { keepService, proposedService } from '../knowledge/proposals.ts';
import { callTo } from '../testing/call-to.ts';
import { receptionistOf } from '../testing/receptionist-of.ts';

const shop = (names: readonly string[], more: Partial<BusinessKnowledge> = {}) => ({
  name: 'Quillfeather',
  timeZone: 'America/Vancouver',
  region: { country: 'CA', subdivision: 'BC' } as const,
  hours: null,
  services: names.map((name, at) => proposedService(`s${at}`, name)),
  commonQuestions: [],
  operationalNotes: [],
  details: null,
  ...more,
});
const plumber = shop(['Drain Cleaning', 'Water Heater Replacement', 'Leak Repair']);
const groomer = shop(['Full Groom', 'Nail Trim', 'De-shedding']);
const roofer = shop(['Roof Repair', 'Gutter Cleaning', 'Skylight Installation']);

/** What claims that the shop does a thing, or that it does not. */
const claims =
  /\byes\b|\bwe (?:do(?! that\b)|offer)\b|on our list|isn't something|services are|\boui\b|nous (?:faisons|offrons) (?!ça)|dans (?:notre liste|nos services)/i;

describe('services that were only proposed', () => {
  it.each([
    [plumber, 'do you clean drains'],
    [plumber, 'can you guys replace a water heater'],
    [plumber, 'how much for a leak repair'],
    [groomer, 'Do you do nail trims?'],
    [groomer, "what's a full groom cost for a spaniel"],
    [groomer, 'do you guys do de-shedding'],
    [roofer, 'do you do gutters'],
    [roofer, 'What do you charge to put in a skylight?'],
    [plumber, 'Do you do boat engines?'],
  ])('are neither said to be done nor not to be: %#', (knowledge, asked) => {
    const call = callTo(knowledge, '+16045550143');
    const answer = call.say(asked);
    expect(answer).not.toMatch(claims);
    expect(answer).toMatch(/\?$/);
    call.say('yes please');
    expect(call.outcome().unansweredQuestions.join(' ')).toContain(asked.split(' ').at(-1));
  });

  it.each([
    [plumber, 'Est-ce que vous débouchez les drains?'],
    [groomer, 'Combien pour un toilettage complet?'],
    [roofer, 'Faites-vous les gouttières?'],
    [roofer, 'Quels services offrez-vous?'],
  ])('nor in French: %#', (knowledge, asked) => {
    const call = callTo({ ...knowledge, region: { country: 'CA', subdivision: 'QC' } }, null);
    expect(call.say(asked)).not.toMatch(claims);
  });

  it('are not told to who asks what there is, and what is kept is', () => {
    expect(callTo(plumber).say('What services do you offer?')).not.toMatch(/drain|heater|leak/i);
    const [first, ...others] = groomer.services;
    if (!first) throw new Error('No service.');
    const some = { ...groomer, services: [keepService(first), ...others] };
    const told = callTo(some).say('What services do you offer?');
    expect(told).toContain('Full Groom');
    expect(told).not.toMatch(/nail|shedding/i);
    expect(callTo(some).say('Do you do nail trims?')).not.toMatch(claims);
    expect(callTo(some).say('Do you do a full groom?')).toMatch(claims);
  });

  it('are kept by whoever prices or describes them', () => {
    const [first] = roofer.services;
    if (!first) throw new Error('No service.');
    const priced = { ...first, pricingType: 'simple' as const, basePrice: '450' };
    expect(callTo({ ...roofer, services: [priced] }).say('how much is a roof repair')).toMatch(
      /450/,
    );
    const described = { ...first, description: 'Shingles and flashing.' };
    expect(callTo({ ...roofer, services: [described] }).say('do you do roof repairs')).toMatch(
      claims,
    );
  });

  it('are taken down as a wish that a person confirms, and in no book', () => {
    const call = callTo(plumber, '+16045550143');
    const answer = call.say("I'd like to book a drain cleaning for Friday");
    expect(answer).toMatch(/confirm/i);
    expect(answer).not.toMatch(claims);
    expect(call.outcome().lead?.reason).toMatch(/drain cleaning/i);
  });

  it('are not shown to a model, which is told to pass such a question on', () => {
    const receptionist = receptionistOf(roofer, { languageModel: true });
    const answered = { type: 'answered', callId: 'CA1', channel: 'phone', from: null } as const;
    const greeted = advance(receptionist, newConversation(), answered, 0).conversation;
    const said = { type: 'callerSpoke', text: 'do you do gutters' } as const;
    const { effects } = advance(receptionist, greeted, said, 5_000);
    const asked = JSON.stringify(effects);
    expect(asked).toContain('askModel');
    expect(asked).not.toMatch(/Gutter Cleaning|Skylight Installation/);
    expect(asked).toContain('has not said yet all that the shop does');
  });
});
