import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, no, note, priced, unquoted, yes } from '../testing/business-parts.ts';
import { businesses, tintShop } from '../testing/businesses.ts';
import { largeBusiness } from '../testing/large-business.ts';
import type { RehearsalResult, RehearsalSettings } from './rehearsal.ts';
import { prepareRehearsal, rehearseCase, writeCases } from './rehearse.ts';

const saturdayMorning = Date.UTC(2026, 10, 21, 18, 0);

function rehearse(
  knowledge: BusinessKnowledge,
  {
    firstMessage = null,
    transferNumber = null,
    transferHours = null,
  }: Partial<
    Pick<RehearsalSettings['profile'], 'firstMessage' | 'transferNumber'> &
      Pick<RehearsalSettings, 'transferHours'>
  > = {},
): RehearsalResult[] {
  const rehearsal = prepareRehearsal({
    profile: { agentId: 'agent', knowledge, firstMessage, transferNumber, languageModel: false },
    transferHours,
    now: saturdayMorning,
  });
  return writeCases(rehearsal).map((one) => rehearseCase(rehearsal, one));
}

const failuresOf = (results: readonly RehearsalResult[]) =>
  results.filter((one) => !one.passed).map(({ name, why }) => `${name}: ${why}`);

/** The tint shop with something planted in it. */
const shopWith = (planted: Partial<BusinessKnowledge>): BusinessKnowledge => ({
  ...tintShop,
  ...planted,
});
const askedToo = (...items: BusinessKnowledge['commonQuestions']) =>
  shopWith({ commonQuestions: [...tintShop.commonQuestions, ...items] });
const notedToo = (content: string) =>
  shopWith({
    operationalNotes: [...tintShop.operationalNotes, note('planted', 'Specials', content)],
  });

describe('a rehearsal', () => {
  it.each([...businesses, largeBusiness(40, 20)].map((one) => [one.name, one] as const))(
    'raises no false alarm at %s',
    (_name, knowledge) => {
      expect(failuresOf(rehearse(knowledge))).toEqual([]);
    },
  );

  it('calls from another number than the shop’s own', () => {
    const knowledge = shopWith({ phone: '+16045550188' });
    expect(failuresOf(rehearse(knowledge, { transferNumber: '+16045550189' }))).toEqual([]);
  });

  it('asks every price, every day, every question, and makes the calls every shop gets', () => {
    const names = rehearse(tintShop).map(({ name }) => name);
    for (const expected of [
      'Listens to the greeting',
      'Asks "Are you a robot?"',
      'Asks to be called back tomorrow morning',
      'Reports an emergency',
      'Asks the price of Full Window Tint, SUV',
      'Asks the price of Ceramic Coating',
      'Asks whether you are open on Saturday',
      'Asks "Do you offer a warranty?"',
    ])
      expect(names).toContain(expected);
    expect(new Set(rehearse(tintShop).map(({ id }) => id)).size).toBe(names.length);
  });

  it('shows the call that was played', () => {
    const suv = rehearse(tintShop).find(({ name }) => name.endsWith('Tint, SUV'));
    const words = suv?.transcript.map(({ content }) => content).join('\n');
    expect(words).toContain('How much is Full Window Tint?');
    expect(words).toContain('$399');
  });
});

describe('a rehearsal finds', () => {
  const found = (knowledge: BusinessKnowledge, settings = {}) =>
    failuresOf(rehearse(knowledge, settings));

  it('an answer with another price than the price list', () => {
    expect(found(askedToo(explained('q', 'How much is SUV tint?', "It's $299.")))).toEqual([
      expect.stringContaining('$299 for Full Window Tint, SUV, where your price list says $399'),
    ]);
    expect(
      found(askedToo(explained('q', 'Is tint for an SUV expensive?', 'SUV tint is only $299.'))),
    ).toHaveLength(1);
  });

  it('an answer with other hours than the hours', () => {
    for (const answer of ['Yes, 10 to 4.', 'We are open Saturdays from 10 AM to 4 PM.'])
      expect(found(askedToo(explained('q', 'Are you open on Saturdays?', answer)))).toContainEqual(
        expect.stringContaining('you are open on Saturday where your hours say closed'),
      );
    expect(found(askedToo(yes('q', 'Are you open on Sundays?')))).not.toEqual([]);
    expect(found(askedToo(no('q', 'Are you open on Mondays?')))).not.toEqual([]);
    expect(
      found(askedToo(explained('q', 'What are your hours?', 'Monday to Friday, 9 to 6.'))),
    ).toEqual([expect.stringContaining('other times for Monday')]);
  });

  it('a promotion that an answer of the owner’s keeps from being told', () => {
    const special = { id: 'p', title: 'Fall special', offer: '$50 off any full tint' };
    expect(found(shopWith({ promotions: [special] }))).toEqual([]);
    expect(
      found({
        ...askedToo(no('q', 'Are you running any promotions?')),
        promotions: [special],
      }),
    ).toEqual([
      expect.stringContaining('your answer to "Are you running any promotions?" says no'),
    ]);
    const french = { ...special, offerFr: '60 $ de rabais' };
    expect(found(shopWith({ promotions: [french] }))).toEqual([
      expect.stringContaining('other amounts'),
    ]);
  });

  it('no fault in promotions that are over, to come, or many', () => {
    const many = Array.from({ length: 50 }, (_, at) => ({
      id: `p${at}`,
      title: `Special ${at}`,
      offer: `$${at + 1} off`,
      ...(at % 3 === 1 && { lastDay: '2026-11-20' }),
      ...(at % 3 === 2 && { firstDay: '2026-11-22' }),
    }));
    const results = rehearse(shopWith({ promotions: many }));
    expect(failuresOf(results)).toEqual([]);
    expect(results.filter(({ group }) => group === 'promotions')).toHaveLength(50);
  });

  it('a note that contradicts the price list or the hours', () => {
    expect(found(notedToo('Ceramic coating is $799.'))).toHaveLength(1);
    expect(found(notedToo('We are open every day until 6 PM.'))).toHaveLength(1);
    expect(found(notedToo('Hours: open 24/7.'))).toHaveLength(1);
  });

  it('a description or an about text that contradicts the price list', () => {
    const coating = priced('coating', 'Ceramic Coating', 899, 'Now only $749 for any car.');
    expect(found(shopWith({ services: [coating] }))).toEqual([
      expect.stringContaining('$749 for Ceramic Coating where your price list says $899'),
    ]);
    expect(found(shopWith({ about: 'Ceramic coating costs $500 here.' }))).toHaveLength(1);
  });

  it('a price that is not to be said, given away elsewhere', () => {
    const services = [...tintShop.services, unquoted('wrap', 'Vinyl Wrap', 2500)];
    expect(found(shopWith({ services }))).toEqual([]);
    const described = unquoted('wrap', 'Vinyl Wrap', 2500, 'From $2,500.');
    expect(found(shopWith({ services: [...tintShop.services, described] }))).toContainEqual(
      expect.stringContaining('whose price is not to be said'),
    );
    // Of notes and answers the amount is kept back.
    const kept = [
      { operationalNotes: [note('n', 'Vinyl wrap', 'A vinyl wrap is $2,500.')] },
      { commonQuestions: [explained('q', 'How much is a vinyl wrap?', 'About $2,500.')] },
    ];
    for (const planted of kept) expect(found(shopWith({ services, ...planted }))).toEqual([]);
  });

  it('two services of one name with different prices', () => {
    const services = [priced('one', 'Ceramic Coating', 899), priced('two', 'Ceramic coating', 799)];
    expect(found(shopWith({ services }))).toEqual([
      expect.stringContaining('Two services are called'),
      expect.stringContaining('Two services are called'),
    ]);
  });

  it('a no to what is on the list of services', () => {
    expect(found(askedToo(no('q', 'Do you offer ceramic coating?')))).toEqual([
      expect.stringContaining('you do not do Ceramic Coating, which is on your list'),
    ]);
  });

  it('a question whose answer callers never hear', () => {
    expect(found(askedToo(no('again', 'Do you offer a warranty?')))).toEqual([
      expect.stringContaining('stands twice'),
      expect.stringContaining('stands twice'),
    ]);
  });

  it('a greeting without the name of the business, or with another price', () => {
    expect(found(tintShop, { firstMessage: 'Hello, how can I help?' })).toEqual([
      expect.stringContaining('does not say Harbourview'),
    ]);
    expect(
      found(tintShop, { firstMessage: 'Harbourview here. Ceramic coating is $500 today.' }),
    ).toHaveLength(1);
    expect(found(tintShop, { firstMessage: 'Harbourview Tint, good day.' })).toEqual([]);
  });

  it('a promise to put callers through where nobody can be', () => {
    const promise = notedToo('For warranty questions we transfer you to the owner.');
    expect(found(promise)).toEqual([expect.stringContaining('there is no transfer number')]);
    expect(found(promise, { transferNumber: '+16045550101' })).toEqual([]);
    expect(found(shopWith({ hours: null }), { transferNumber: '+16045550101' })).toEqual([
      expect.stringContaining('at 3 in the night'),
    ]);
    expect(
      found(shopWith({ hours: null }), { transferNumber: '+16045550101', transferHours: 'always' }),
    ).toEqual([]);
  });

  it('a French text that names another amount', () => {
    const item = explained('q', 'Is there a travel fee?', 'Yes, $40 outside Burnaby.');
    expect(found(askedToo({ ...item, explanationFr: 'Oui, 60 $ hors de Burnaby.' }))).toEqual([
      expect.stringContaining('French text'),
    ]);
    expect(found(askedToo({ ...item, explanationFr: 'Oui, 40 $ hors de Burnaby.' }))).toEqual([]);
  });
});

describe('a rehearsal takes for right', () => {
  it.each([
    ['What are your hours?', 'Monday to Friday, 9 to 5.'],
    ['Are you open on Saturdays?', 'No, we are closed on weekends.'],
    ['How much is tint for an SUV?', 'SUV tint is $399 and takes most of a day.'],
    ['How much is ceramic coating?', "It's $899."],
    ['Where are you located?', 'Behind the old cinema.'],
    ['Where are you located?', 'At 4312 Juneau Street in Burnaby.'],
  ])('%s %s', (question, answer) => {
    expect(failuresOf(rehearse(askedToo(explained('q', question, answer))))).toEqual([]);
  });
});

describe('a rehearsal leaves alone', () => {
  it.each([
    'A deposit of $100 is taken for ceramic coating.',
    'Ceramic coating is $50 off in a package with tint.',
    'Tint on an SUV is $399, and ceramic coating is $899.',
    'Full window tint runs from $299 to $399.',
    'We are open Monday to Friday from 9 to 5 and closed on weekends.',
    'We close at 5.',
    'The gate of the parking lot is open until 10 PM.',
    'We are closed on holidays.',
    'Most jobs take 2 to 3 hours.',
    'Vehicles can be dropped off from 7 AM.',
    'Jobs over $500 need a deposit, ceramic coating too.',
  ])('%s', (content) => {
    expect(failuresOf(rehearse(notedToo(content)))).toEqual([]);
  });

  it('prices that are missing, hours that are missing, and a business that is hardly filled in', () => {
    const bare: BusinessKnowledge = {
      ...tintShop,
      hours: null,
      services: [priced('a', 'Detailing', '')],
      commonQuestions: [explained('open', 'Do you come to me?', '')],
      operationalNotes: [],
      about: null,
      details: null,
    };
    expect(failuresOf(rehearse(bare))).toEqual([]);
    expect(failuresOf(rehearse({ ...bare, services: [], commonQuestions: [] }))).toEqual([]);
  });
});
