import { describe, expect, it } from 'vitest';
import { businessHours } from './business-knowledge.ts';
import {
  checkHours,
  checkKnowledge,
  checkNotes,
  checkPromotions,
  checkQuestions,
  checkServices,
  endsNextDay,
} from './knowledge-checks.ts';
import {
  defaultHours,
  defaultNotes,
  defaultQuestions,
  hoursPresets,
} from './onboarding-defaults.ts';

const monday = (day: Partial<(typeof defaultHours)['monday']> & { pastMidnight?: boolean }) =>
  checkHours({ ...defaultHours, monday: { ...defaultHours.monday, ...day } });

describe('hours', () => {
  it.each(hoursPresets)('of the preset $name are right, and stored as they are', ({ hours }) => {
    expect(checkHours(hours)).toEqual({});
    expect(businessHours.parse(hours)).toEqual(hours);
  });

  it('that end before they start are told', () => {
    expect(monday({ open: '17:00', close: '09:00' })['monday.close']).toContain('closes before');
    expect(monday({ open: '09:00', close: '09:00' })['monday.close']).toContain('later time');
  });

  it('run past midnight in the small hours, or where the owner says so', () => {
    expect(monday({ open: '18:00', close: '02:00' })).toEqual({});
    expect(monday({ open: '22:00', close: '08:00', pastMidnight: true })).toEqual({});
    expect(endsNextDay({ open: '18:00', close: '02:00' })).toBe(true);
  });

  it('of a closed day are never wrong', () => {
    expect(monday({ open: '', close: '', isClosed: true })).toEqual({});
  });

  it('of a split day must follow one another', () => {
    const more = [{ open: '13:00', close: '17:00' }];
    expect(monday({ open: '09:00', close: '12:00', more })).toEqual({});
    expect(monday({ open: '09:00', close: '14:00', more })).toHaveProperty(['monday.more.0.open']);
    expect(monday({ open: '18:00', close: '02:00', more })).toHaveProperty(['monday.more.0.open']);
    expect(monday({ more: [{ open: '', close: '' }] })).toMatchObject({
      'monday.more.0.open': 'Enter the time you open.',
      'monday.more.0.close': 'Enter the time you close.',
    });
  });

  it('of a holiday need a date, once', () => {
    const closed = { open: '09:00', close: '17:00', isClosed: true };
    const check = (...dates: string[]) =>
      checkHours({ ...defaultHours, exceptions: dates.map((date) => ({ ...closed, date })) });
    expect(check('2026-12-25')).toEqual({});
    expect(check('')).toHaveProperty(['exceptions.0.date']);
    expect(check('2026-12-25', '2026-12-25')).toHaveProperty(['exceptions.1.date']);
  });
});

describe('services', () => {
  const service = { id: 'a', name: 'Tint', pricingType: 'simple' as const, options: [] };

  it.each(['899', '$1,299.99', 'from 99', '120/hour', '80-120', 'free', 49.5])(
    'take %s as a price',
    (basePrice) => expect(checkServices([{ ...service, basePrice }])).toEqual({}),
  );

  it.each(['abc', 'call us', '12%', '', '   ', undefined, null])(
    'do not take %s as a price',
    (basePrice) => expect(checkServices([{ ...service, basePrice }])).toHaveProperty(['a.price']),
  );

  it('need no price where it is not said', () => {
    expect(checkServices([{ ...service, pricingType: 'dont_say', basePrice: 'abc' }])).toEqual({});
  });

  it('of one name are told at the second, whatever its case', () => {
    const services = [
      { ...service, basePrice: 1 },
      { ...service, id: 'b', name: ' TINT ', basePrice: 1 },
    ];
    expect(Object.keys(checkServices(services))).toEqual(['b.name']);
  });

  it.each(['Tint.', 'tint!!', ' TINT -', 'Ｔint', '(Tint)'])(
    'of one name but for its marks are told at the second: %s',
    (name) => {
      const services = [
        { ...service, basePrice: 1 },
        { ...service, id: 'b', name, basePrice: 1 },
      ];
      expect(Object.keys(checkServices(services))).toEqual(['b.name']);
    },
  );

  it.each(['New Service', 'New Service 2', ' new service '])(
    'are to be named before anybody is told of them: %s',
    (name) => {
      const found = checkServices([{ ...service, name, basePrice: 1 }]);
      expect(found).toEqual({ [`${service.id}.name`]: 'Give this service a name.' });
    },
  );

  it.each(['Option Name', 'Option Name 2', ' option name '])(
    'have no option that is left as it was added: %s',
    (name) => {
      const options = [{ id: 'o', name, price: 20 }];
      const found = checkServices([{ ...service, pricingType: 'options', options }]);
      expect(found).toEqual({ 'o.name': 'Give this option a name.' });
    },
  );

  it('may be new or of service by name', () => {
    const names = ['New Service Hookup', 'New Services', 'Brand New Service Plan'];
    const services = names.map((name, at) => ({ ...service, id: `s${at}`, name, basePrice: 1 }));
    expect(checkServices(services)).toEqual({});
  });

  it('of names that differ in a letter or a figure are two', () => {
    const names = ['Tint', 'Tints', 'Tint 2', 'Tint 1/2', 'Tint 12', '★', '☆'];
    const services = names.map((name, at) => ({ ...service, id: `s${at}`, name, basePrice: 1 }));
    expect(checkServices(services)).toEqual({});
  });

  it('need a name for themselves and for each option, and an option at all', () => {
    const optional = { ...service, pricingType: 'options' as const };
    expect(checkServices([{ ...optional, name: ' ' }])).toMatchObject({
      'a.name': 'Give this service a name.',
      'a.options': expect.any(String),
    });
    const options = [
      { id: 'x', name: '', price: '10' },
      { id: 'y', name: 'SUV', price: 'ten-ish' },
      { id: 'z', name: 'suv', price: '12' },
    ];
    expect(Object.keys(checkServices([{ ...optional, options }]))).toEqual([
      'x.name',
      'y.price',
      'z.name',
    ]);
  });
});

describe('questions and notes', () => {
  it('are right as a new form starts', () => {
    expect(
      checkKnowledge({
        hours: defaultHours,
        services: [],
        commonQuestions: defaultQuestions,
        operationalNotes: defaultNotes,
      }),
    ).toEqual({});
    expect(defaultQuestions).toHaveLength(10);
  });

  it('need their words, and an explanation where one is promised', () => {
    const item = { id: 'q', question: 'Do you ship?', answer: 'explain' as const };
    expect(checkQuestions([item])).toHaveProperty(['q.explanation']);
    expect(checkQuestions([{ ...item, explanation: 'Yes.' }])).toEqual({});
    expect(checkQuestions([{ ...item, question: '', answer: 'yes' }])).toHaveProperty([
      'q.question',
    ]);
    expect(checkNotes([{ id: 'n', title: '', content: ' ' }])).toMatchObject({
      'n.title': expect.any(String),
      'n.content': expect.any(String),
    });
  });
});

describe('promotions', () => {
  const promotion = { id: 'p', title: 'Fall special', offer: '$50 off any full tint' };
  const check = (change: object, services = [{ id: 'tint', name: 'Full Tint' }]) =>
    checkPromotions([{ ...promotion, ...change }], services);

  it('are right with both days, one of them or none, and with a service by id or name', () => {
    expect(check({})).toEqual({});
    expect(check({ firstDay: '2026-11-01' })).toEqual({});
    expect(check({ firstDay: '2026-11-30', lastDay: '2026-11-30' })).toEqual({});
    expect(check({ goesWith: ['tint', ' full tint '] })).toEqual({});
  });

  it('need a title and what they give', () => {
    expect(check({ title: ' ', offer: '' })).toMatchObject({
      'p.title': 'Give this promotion a title.',
      'p.offer': 'Write what this promotion gives.',
    });
    expect(check({ offer: 'x'.repeat(301) })['p.offer']).toContain('1 character too long');
  });

  it('do not end before they start', () => {
    const wrong = check({ firstDay: '2026-11-30', lastDay: '2026-11-29' });
    expect(wrong['p.lastDay']).toContain('ends before it starts');
  });

  it('belong to no service that is gone', () => {
    expect(check({ goesWith: ['tint', 'coating'] })['p.goesWith']).toContain('no longer');
    expect(check({ goesWith: ['tint'] }, [])['p.goesWith']).toContain('no longer');
  });
});
