import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playScenario } from '../../scenarios/play-scenario.ts';
import { readScenarios } from '../../scenarios/read-scenarios.ts';
import { newConversation, outcomeOf } from '../advance.ts';
import type { CallOutcome } from '../conversation.ts';
import { businesses, plumber } from '../testing/businesses.ts';
import { receptionistOf } from '../testing/receptionist-of.ts';
import { summarise, summariseMore } from './summarise.ts';

const receptionist = receptionistOf(plumber);

const outcome: CallOutcome = {
  startedAt: 1_768_680_000_000,
  endedAt: 1_768_680_120_000,
  endReason: 'caller-done',
  callerNumber: '+14165550123',
  language: 'en',
  transcript: [],
  lead: {
    name: 'Maria G',
    phone: '+14165550123',
    email: null,
    reason: 'no heat, 12 Elm Street',
    preferredTime: null,
  },
  quotes: [
    {
      serviceId: 'service-call',
      serviceName: 'Service Call',
      optionId: null,
      optionName: null,
      spoken: '$89',
      amountCents: 8900,
      at: 1_768_680_060_000,
    },
  ],
  commitments: [{ text: 'Call back Maria G, +14165550123 today', dueAt: null, madeAt: 0 }],
  bookings: [],
  unansweredQuestions: [],
  wantsNoCall: false,
  urgent: true,
  spam: false,
  transferred: false,
  model: outcomeOf(newConversation()).model,
};

describe('the text an owner reads', () => {
  it('says how urgent, who, which number, why, what was quoted and promised, and where to look', () => {
    expect(summarise(receptionist, outcome, 'https://ring.example/c/1').sms).toBe(
      'URGENT · Maria G · 416-555-0123 · no heat, 12 Elm Street · quoted $89 Service Call · PROMISED call back Sat Jan 17 · https://ring.example/c/1',
    );
  });

  it('of a caller who said nothing says so', () => {
    const silent = { ...outcome, lead: null, quotes: [], commitments: [], urgent: false };
    expect(summarise(receptionist, silent, null).sms).toBe('416-555-0123 · said nothing');
  });

  it('tells nobody to call back a caller who wants no call', () => {
    const asked = {
      ...outcome,
      urgent: false,
      commitments: [],
      quotes: [],
      lead: null,
      unansweredQuestions: ['do you repair pool robots'],
    };
    expect(summarise(receptionist, asked, null).sms).toContain('NEXT: call back with the answer');
    const declined = summarise(receptionist, { ...asked, wantsNoCall: true }, null).sms;
    expect(declined).toContain('could not answer this; wants no call back');
    expect(declined).not.toContain('NEXT');
  });

  it('says what stands in the book, by its service, and that nothing is left to do', () => {
    const slot = { start: 1_781_301_600_000, end: 1_781_305_200_000 };
    const change = { appointmentId: 'a', serviceId: 'faucet', ...slot };
    const booked = {
      ...outcome,
      urgent: false,
      commitments: [],
      quotes: [],
      bookings: [
        { ...change, action: 'booked' as const },
        { ...change, action: 'cancelled' as const },
      ],
    };
    const { sms } = summarise(receptionist, booked, null);
    expect(sms).toMatch(
      /booked, then cancelled Faucet Installation \w{3} Jun \d+, .* nothing left to do$/,
    );
  });

  it('leaves a call to the owner where a change was begun of what was booked', () => {
    const slot = { start: 1_781_301_600_000, end: 1_781_305_200_000 };
    const lead = {
      ...(outcome.lead ?? { name: null, phone: null, email: null, preferredTime: null }),
      reason: 'move the appointment (Faucet Installation)',
    };
    const begun = {
      ...outcome,
      urgent: false,
      commitments: [],
      quotes: [],
      lead,
      bookings: [{ appointmentId: 'a', serviceId: 'faucet', ...slot, action: 'booked' as const }],
    };
    expect(summarise(receptionist, begun, null).sms).toMatch(/NEXT: call back$/);
  });

  it('of a French call is in English, with days instead of "demain", and says who speaks French', () => {
    const lead = {
      ...(outcome.lead ?? { name: null, phone: null, email: null }),
      reason: 'book',
      preferredTime: 'demain matin',
    };
    const french = { ...outcome, language: 'fr' as const, urgent: false, commitments: [], lead };
    const { sms } = summarise(receptionist, french, null);
    expect(sms).toMatch(
      /wants to book for \w{3} Jan \d+, morning · quoted \$89 .* speaks French · NEXT: call back$/,
    );
  });

  it('tells an owner who knows the rest only what is new', () => {
    const said = (content: string) => ({ role: 'user' as const, content, at: 0 });
    const before = { ...outcome, transcript: [said('no heat, 12 Elm Street')] };
    const after = { ...before, transcript: [...before.transcript, said('the pilot light is out')] };
    const { sms } = summariseMore(receptionist, after, before, null);
    expect(sms).toBe(
      'More from Maria G · 416-555-0123 · said "the pilot light is out" · NEXT: call back',
    );
  });

  it('never has an empty field in the mail', () => {
    const { fields } = summarise(receptionist, outcome, null);
    expect(fields.every(({ label, value }) => label !== '' && value !== '')).toBe(true);
    expect(fields.map(({ label }) => label)).toContain('Promised');
  });

  it('keeps to 640 characters and its whole link, whatever was said', () => {
    const link = 'https://ring.example/calls/0123456789';
    fc.assert(
      fc.property(fc.string({ maxLength: 900 }), fc.string({ maxLength: 200 }), (reason, name) => {
        const lead = { name, phone: '+14165550123', email: null, reason, preferredTime: null };
        const { sms, subject } = summarise(receptionist, { ...outcome, lead }, link);
        expect(sms.length).toBeLessThanOrEqual(640 + ` · ${link}`.length);
        expect(sms.endsWith(link)).toBe(true);
        expect(subject.length).toBeLessThanOrEqual(120);
      }),
    );
  });

  it('is read in ten seconds for every written call', () => {
    const folder = `${import.meta.dirname}/../../scenarios`;
    for (const page of readdirSync(folder).filter((name) => name.endsWith('.md')))
      for (const scenario of readScenarios(readFileSync(`${folder}/${page}`, 'utf8'))) {
        const knowledge = businesses.find(({ name }) => name === scenario.business) ?? plumber;
        const { outcome: played } = playScenario(scenario, knowledge);
        expect(summarise(receptionist, played, 'https://ring.example/c/1').sms.length).toBeLessThan(
          520,
        );
      }
  });
});
