import { weekdays } from '@second-ring/conversation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Difference, differencesBetween, touchTheSame } from './knowledge-differences.ts';
import { nothingKnown, type PublishedKnowledge } from './knowledge-sections.ts';
import { mergeKnowledge } from './merge-knowledge.ts';
import { defaultHours } from './onboarding-defaults.ts';

const booking = { enabled: false, stepMinutes: 30, capacity: 1, leadMinutes: 60 };
const nothing: PublishedKnowledge = { ...nothingKnown, booking };

const word = fc.constantFrom('Tint', 'Coating', 'Parking', 'Boats');
const id = fc.constantFrom('a', 'b', 'c', 'd');
const price = fc.constantFrom('99', '199', '299');
const unique = { selector: ({ id: each }: { id: string }) => each };
const option = fc.record({ id, name: word, price });
const service = fc.record({
  id,
  name: word,
  pricingType: fc.constantFrom('simple' as const, 'options' as const, 'dont_say' as const),
  basePrice: price,
  options: fc.uniqueArray(option, unique),
});
const date = fc.option(fc.constantFrom('2026-11-01', '2026-11-30'), { nil: undefined });
const promotion = fc.record({ id, title: word, offer: word, firstDay: date, lastDay: date });
const question = fc.record({
  id,
  question: word,
  answer: fc.constantFrom('yes' as const, 'no' as const, 'explain' as const),
  explanation: word,
});
const day = fc.constantFrom(defaultHours.monday, defaultHours.sunday);
const hours = fc.record({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
});
const knowledge: fc.Arbitrary<PublishedKnowledge> = fc
  .record({
    name: word,
    business_hours: hours,
    services: fc.uniqueArray(service, unique),
    promotions: fc.uniqueArray(promotion, unique),
    common_questions: fc.uniqueArray(question, unique),
    operational_notes: fc.uniqueArray(fc.record({ id, title: word, content: word }), unique),
    details: fc.record({ keywords_for_recognition: fc.uniqueArray(word) }),
  })
  .map((told) => ({ ...nothing, ...told }));

const places = (differences: Difference[]) =>
  differences.map(({ path }) => JSON.stringify(path)).sort();

describe('the differences between two states of knowledge', () => {
  it('are none between a state and itself', () => {
    fc.assert(
      fc.property(knowledge, (one) => void expect(differencesBetween(one, one)).toEqual([])),
    );
  });

  it('stand at the same places seen from either side', () => {
    fc.assert(
      fc.property(knowledge, knowledge, (one, other) => {
        expect(places(differencesBetween(one, other))).toEqual(
          places(differencesBetween(other, one)),
        );
      }),
    );
  });

  it('each tell of something that reads differently', () => {
    fc.assert(
      fc.property(knowledge, knowledge, (one, other) => {
        for (const { from, to } of differencesBetween(one, other)) expect(from).not.toBe(to);
      }),
    );
  });

  it('say what a price, an hour and an answer were and will be', () => {
    const tint = { id: 'a', name: 'Tint', pricingType: 'simple' as const, options: [] };
    const before = {
      ...nothing,
      business_hours: defaultHours,
      services: [{ ...tint, basePrice: '899' }],
    };
    const after = {
      business_hours: { ...defaultHours, saturday: defaultHours.monday },
      services: [{ ...tint, basePrice: '949' }],
      common_questions: [{ id: 'q', question: 'Is there parking?', answer: 'yes' as const }],
    };
    expect(differencesBetween(before, after)).toMatchObject([
      { subject: 'Saturday', from: 'Closed', to: '9:00 AM – 5:00 PM' },
      { subject: 'Tint', part: 'price', from: '$899', to: '$949' },
      { subject: 'Is there parking?', kind: 'added', from: null, to: 'Yes' },
    ]);
  });
});

describe('what differs between promotions', () => {
  const tint = { id: 'tint', name: 'Full Tint', pricingType: 'dont_say' as const, options: [] };
  const special = { id: 'p', title: 'Fall special', offer: '$50 off' };

  it('is told with the days and the names of their services', () => {
    const before = { ...nothing, services: [tint], promotions: [special] };
    const promotions = [{ ...special, goesWith: ['tint'], lastDay: '2026-11-30' }];
    expect(differencesBetween(before, { promotions })).toMatchObject([
      { subject: 'Fall special', part: 'days', from: 'Every day', to: 'Until Nov 30, 2026' },
      { subject: 'Fall special', part: 'services', from: null, to: 'Full Tint' },
    ]);
  });

  it('never leaves a first day of mine with a last day of theirs', () => {
    const base = { ...nothing, promotions: [{ ...special, lastDay: '2026-11-30' }] };
    const mine = { promotions: [{ ...special, firstDay: '2026-12-05', lastDay: '2026-12-24' }] };
    const theirs = { ...nothing, promotions: [{ ...special, offer: '$60 off' }] };
    expect(mergeKnowledge(base, mine, theirs)).toEqual({
      promotions: [{ ...special, offer: '$60 off', firstDay: '2026-12-05', lastDay: '2026-12-24' }],
    });
  });
});

describe('two people’s changes to the same knowledge', () => {
  it('are mine where only I changed something', () => {
    fc.assert(
      fc.property(knowledge, knowledge, (base, mine) => {
        expect(differencesBetween(mine, mergeKnowledge(base, mine, base))).toEqual([]);
      }),
    );
  });

  it('are theirs where only they changed something', () => {
    fc.assert(
      fc.property(knowledge, knowledge, (base, theirs) => {
        expect(differencesBetween(theirs, mergeKnowledge(base, base, theirs))).toEqual([]);
      }),
    );
  });

  it('keep theirs in every day I did not touch, and mine in every day I did', () => {
    fc.assert(
      fc.property(hours, hours, hours, (base, mine, theirs) => {
        const known = { ...nothing, business_hours: base };
        const merged = mergeKnowledge(
          known,
          { business_hours: mine },
          { ...nothing, business_hours: theirs },
        );
        for (const weekday of weekdays)
          expect(merged.business_hours?.[weekday]).toEqual(
            mine[weekday] === base[weekday] ? theirs[weekday] : mine[weekday],
          );
      }),
    );
  });

  it('are found without asking every service for each that a promotion names', () => {
    let asked = 0;
    const services = Array.from({ length: 200 }, (_, at) => ({
      get id() {
        asked += 1;
        return `s${at}`;
      },
      name: `Service ${at}`,
      pricingType: 'simple' as const,
      options: [],
    }));
    const promotionsOf = (offer: string) =>
      Array.from({ length: 50 }, (_, at) => ({
        id: `p${at}`,
        title: 'Fall special',
        offer,
        goesWith: Array.from({ length: 20 }, (_, which) => `gone ${which}`),
      }));
    const before = { ...nothing, services, promotions: promotionsOf('$10 off') };
    expect(differencesBetween(before, { promotions: promotionsOf('$20 off') })).toHaveLength(50);
    expect(asked).toBeLessThan(20 * services.length);
  });

  it('lose nothing that only one of them added', () => {
    fc.assert(
      fc.property(knowledge, knowledge, knowledge, (base, mine, theirs) => {
        const merged = mergeKnowledge(base, mine, theirs);
        const ids = new Set(merged.services?.map((each) => each.id));
        const known = new Set(base.services?.map((each) => each.id));
        for (const each of [...(mine.services ?? []), ...(theirs.services ?? [])])
          if (!known.has(each.id)) expect(ids).toContain(each.id);
      }),
    );
  });

  it('touch the same where one concerns the whole of the other', () => {
    const [removed] = differencesBetween(
      { ...nothing, operational_notes: [{ id: 'a', title: 'Keys', content: 'Box' }] },
      { operational_notes: [] },
    );
    const [edited] = differencesBetween(
      { ...nothing, operational_notes: [{ id: 'a', title: 'Keys', content: 'Box' }] },
      { operational_notes: [{ id: 'a', title: 'Keys', content: 'Desk' }] },
    );
    expect(removed && edited && touchTheSame(removed, edited)).toBe(true);
  });
});
