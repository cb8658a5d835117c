import { describe, expect, it } from 'vitest';
import type { CallOutcome } from '../conversation.ts';
import { barber, plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { held, smsOf } from '../testing/led-calls.ts';
import { receptionistOf } from '../testing/receptionist-of.ts';
import { ownersCommitments } from './owners-promises.ts';
import { summarise } from './summarise.ts';

const englishShop = receptionistOf(barber);
const frenchShop = receptionistOf({
  ...barber,
  name: 'Salon Boréal',
  region: { country: 'CA', subdivision: 'QC' },
  services: [
    {
      id: 'coupe',
      name: 'Coupe de cheveux pour hommes',
      description: 'Avec lavage et séchage, sur rendez-vous.',
      pricingType: 'simple',
      basePrice: '40',
      options: [],
    },
  ],
  commonQuestions: [
    {
      id: 'stationnement',
      question: 'Est-ce que vous avez du stationnement?',
      answer: 'explain',
      explanation: 'Il y a des places derrière le salon, elles sont gratuites.',
    },
  ],
  operationalNotes: [],
});

/** Wednesday, March 11, 2026, in Vancouver, as the barber's calls begin. */
const startedAt = 1_773_252_000_000;
const promised = (language: 'en' | 'fr', text: string): CallOutcome => {
  const bare = callTo(barber).outcome();
  const lead = { name: 'Odile Roy', phone: null, email: null, reason: null, preferredTime: null };
  return { ...bare, lead, language, startedAt, commitments: [{ text, dueAt: null, madeAt: 1 }] };
};
const french = /\b(?:demain|jeudi|vendredi|matin|avant|midi|à propos|rappeler|soir)\b/i;
const english = /\b(?:call|back|with|morning|thursday|tomorrow|after|confirm|the caller)\b/i;

describe('a promise in the owner’s list', () => {
  it.each([
    [
      'Call back Odile Roy, +15145550123 jeudi matin',
      'Call back Odile Roy, +15145550123, Thu Mar 12',
    ],
    [
      'Call back Odile Roy, +15145550123 demain avant midi',
      'Call back Odile Roy, +15145550123, Thu',
    ],
    [
      'Call back Odile Roy (Gord), demain matin, à propos de la facture',
      'Odile Roy (Gord), Thu Mar 12',
    ],
  ])('is English where the shop is, whatever was spoken: %s', (text, told) => {
    const outcome = promised('fr', text);
    const [kept] = ownersCommitments(englishShop, outcome);
    expect(kept?.text).toContain(told);
    expect(kept?.text).not.toMatch(french);
    const field = summarise(englishShop, outcome, null).fields.find(
      ({ kind }) => kind === 'promised',
    );
    expect(field?.value).not.toMatch(french);
  });

  it.each([
    [
      'Call back Odile Roy, +15145550123 on Thursday morning',
      'Rappeler Odile Roy, +15145550123, jeu. 12 mars',
    ],
    [
      'Confirm the booking with Odile Roy, +15145550123, extension 4',
      'Odile Roy, +15145550123, poste 4',
    ],
    ['Call back with an answer for Odile Roy', 'Rappeler avec la réponse : Odile Roy'],
  ])('is French where the shop is: %s', (text, told) => {
    for (const language of ['en', 'fr'] as const) {
      if (language === 'fr' && /Thursday/.test(text)) continue;
      const [kept] = ownersCommitments(frenchShop, promised(language, text));
      expect(kept?.text).toContain(told);
      expect(kept?.text).not.toMatch(english);
    }
  });

  it('quotes what names no day or hour as the caller’s own', () => {
    const outcome = promised('fr', 'Call back Odile Roy quand ça vous adonne');
    expect(ownersCommitments(englishShop, outcome)[0]?.text).toBe(
      'Call back Odile Roy, “quand ça vous adonne”',
    );
  });
});

describe('what was promised in trouble', () => {
  const trouble = (alertsSomeone: boolean, ...lines: string[]) => {
    const call = callTo(plumber, '+16045550143', { alertsSomeone });
    for (const line of lines) call.say(line);
    return summarise(receptionistOf(plumber), { ...call.outcome(), endedAt: startedAt }, null).sms;
  };
  const burst = 'A pipe just burst and water is pouring through my ceiling';

  it.each([true, false])(
    'is what was said, and what to do stands beside it (alerted: %s)',
    (alerts) => {
      const sms = trouble(alerts, burst, '12 Fern Street', 'Ines Dahl');
      expect(sms).toContain('PROMISED pass it on as urgent');
      expect(sms).toContain('NEXT: call them now');
      expect(sms).not.toContain('PROMISED call');
    },
  );

  it('is a call where somebody was said to call', () => {
    const sms = trouble(true, burst, '12 Fern Street', 'Ines Dahl', 'yes');
    expect(sms).toContain('PROMISED pass it on as urgent and call back, as soon as they can');
  });

  it.each([
    ["Somebody will call you right away, and I'm passing it on as urgent.", 'call at once'],
    ['Somebody will call you back, it is marked urgent.', 'pass it on as urgent and call back'],
    ["It's urgent, but I don't know how soon somebody will call.", 'pass it on as urgent'],
  ])('is what a model said: %s', (said, promise) => {
    const outcome = held(plumber, [
      [burst, '{"a":[["alarm.urgent"]],"q":"name"}', 'Oh no. What is your name?'],
      ['Ines Dahl', '{"a":[["give",{"name":"Ines Dahl"}]]}', said],
    ]);
    expect(smsOf(plumber, outcome)).toMatch(new RegExp(`PROMISED ${promise}(?: ·|$)`));
  });

  it('of a complaint that only was passed on is no look into it', () => {
    const call = callTo(barber, '+16045550143', { alertsSomeone: false });
    call.say('I want to complain, you people ruined my fade last week');
    call.say('Ines Dahl');
    call.say('yes');
    const { sms } = summarise(englishShop, call.outcome(), null);
    expect(sms).toContain('PROMISED pass on the complaint');
    expect(sms).toContain('NEXT: call back');
  });
});
