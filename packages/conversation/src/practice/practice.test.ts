import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { callerPrompt, readCallerLine } from './caller-prompt.ts';
import { castCallers } from './cast-callers.ts';
import { findingsOf, practiceGoals } from './practice-call.ts';
import { readVerdict, verdictPrompt } from './verdict.ts';

const service = (id: string, name: string) => ({
  ...{ id, name, pricingType: 'simple' as const, basePrice: 89 },
  options: [],
});
const shop: BusinessKnowledge = {
  name: 'Kestrel Bicycle Repair',
  industry: 'Bicycle repair',
  timeZone: 'America/Vancouver',
  region: null,
  hours: null,
  services: [service('tune-up', 'Tune-up'), service('wheel', 'Wheel Truing')],
  commonQuestions: [],
  operationalNotes: [],
  details: null,
};
const atelier: BusinessKnowledge = {
  ...shop,
  services: [service('mise', 'Mise au point complète'), service('roue', 'Réparation de la roue')],
  commonQuestions: [
    {
      id: 'attente',
      question: 'Combien de temps faut-il attendre ?',
      answer: 'explain',
      explanation: 'Deux jours au plus, sauf pendant les vacances.',
    },
  ],
};

describe('the cast', () => {
  it('has a caller for each goal, made of the shop’s own services', () => {
    const cast = castCallers(shop, 0);
    expect(cast.map(({ id }) => id)).toEqual([...practiceGoals]);
    expect(cast[0]?.name).toBe('Asks what Tune-up costs');
    expect(cast[1]?.wants).toMatch(/Tune-up and Wheel Truing together/);
    expect(new Set(cast.map(({ who }) => who)).size).toBe(cast.length);
    expect(castCallers(shop, 1)[0]?.name).toBe('Asks what Wheel Truing costs');
  });

  it('speaks the shop’s language, and one of it the other', () => {
    const languages = (of: BusinessKnowledge) => castCallers(of, 0).map(({ language }) => language);
    expect(languages(shop).filter((one) => one === 'fr')).toHaveLength(1);
    expect(languages(atelier).filter((one) => one === 'en')).toHaveLength(1);
    expect(castCallers(atelier, 0).find(({ id }) => id === 'other-language')?.name).toMatch(
      /in English$/,
    );
  });

  it('is there for a shop that lists nothing, or one thing', () => {
    for (const services of [[], [service('tune-up', 'Tune-up')]])
      expect(castCallers({ ...shop, services }, 7)).toHaveLength(10);
  });
});

describe('a caller', () => {
  const [caller] = castCallers(shop, 0);
  if (!caller) throw new Error('Nobody rings.');

  it('is told of the shop what callers know, and hears it as the other side', () => {
    const { system, messages } = callerPrompt(caller, shop, [
      { role: 'assistant', content: 'Kestrel here.' },
      { role: 'user', content: 'Hi.' },
    ]);
    expect(system).toContain('Kestrel Bicycle Repair');
    expect(system).not.toContain('89');
    expect(messages).toEqual([
      { role: 'user', content: 'Kestrel here.' },
      { role: 'assistant', content: 'Hi.' },
      { role: 'user', content: '(silence)' },
    ]);
  });

  it.each([
    ['Hi, what is a tune-up?', 'Hi, what is a tune-up?', false],
    ['"Thanks, bye." [END]', 'Thanks, bye.', true],
    ['CALLER: (sighs) Hello there.', 'Hello there.', false],
    ['*clears throat* Bonjour.\n\nRECEPTIONIST: Oui ?', 'Bonjour.', false],
    ['Hello.\nReceptionist: It is $5.', 'Hello.', false],
    ['<think>I should ask.</think>How much?', 'How much?', false],
    ['[END]', '', true],
  ])('says of "%s" what a person would', (reply, text, ends) => {
    expect(readCallerLine(reply)).toEqual({ text, ends });
  });

  it.each(['', '{"line":"Hello"}', '```json\n{}\n```', '<think>never ends', '…'])(
    'has nothing to say in "%s"',
    (reply) => {
      expect(readCallerLine(reply)).toBeNull();
    },
  );

  it('does not speak for minutes', () => {
    expect(readCallerLine('I want it. '.repeat(100))?.text.length).toBeLessThanOrEqual(300);
  });
});

describe('a verdict', () => {
  const [caller] = castCallers(shop, 0);
  const transcript = [
    { role: 'assistant', content: 'Hello.' },
    { role: 'user', content: 'How much?' },
  ] as const;

  it('is asked for with every line numbered', () => {
    if (!caller) throw new Error('Nobody rings.');
    const [message] = verdictPrompt(caller, transcript).messages;
    expect(message?.content).toMatch(/1 RECEPTIONIST: Hello\.\n2 CALLER: How much\?$/);
  });

  it('quotes what was really said', () => {
    const told = 'Sure:\n{"got":"no","line":2,"why":"Not\\nanswered."}';
    expect(readVerdict(told, transcript)).toEqual({
      got: 'no',
      why: 'Not answered.',
      quote: { role: 'user', content: 'How much?' },
    });
    expect(readVerdict('{"got":"yes","line":9,"why":""}', transcript)?.quote).toBeNull();
  });

  it.each(['', 'The caller was served.', '{"got":"maybe"}', '{"got":"no"}', '[1]', '{"got":'])(
    'is not read out of "%s"',
    (reply) => {
      expect(readVerdict(reply, transcript)).toBeNull();
    },
  );
});

it('findings tell each thing once, and nothing of a call that went well', () => {
  const unsaid = { reason: 'amount', sentence: 'It is $5.' } as const;
  const end = { unansweredQuestions: ['Parking?', 'Parking?'], unsaid: [unsaid, unsaid] };
  expect(findingsOf({ ...end, verdict: null })).toEqual([
    { kind: 'unanswered', question: 'Parking?' },
    { kind: 'unsaid', ...unsaid },
  ]);
  const verdict = { got: 'yes', why: 'Served.', quote: null } as const;
  expect(findingsOf({ unansweredQuestions: [], unsaid: [], verdict })).toEqual([]);
});
