import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Slot } from '../conversation.ts';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, priced, week, withOptions } from '../testing/business-parts.ts';
import { barber, plumber, tintShop } from '../testing/businesses.ts';
import { type CallInActs, callInActs, heardAct, receptionistFor } from '../testing/call-in-acts.ts';
import { callTo } from '../testing/call-to.ts';
import { promotionShop } from '../testing/promotion-shop.ts';

const of = (...serviceIds: string[]) => ({
  kind: 'services' as const,
  refs: serviceIds.map((serviceId) => ({ serviceId, optionId: null })),
});
const callOf = (knowledge: BusinessKnowledge, from: string | null = null) =>
  callInActs(receptionistFor(knowledge), from);
const price = (...serviceIds: string[]) => heardAct('ask.price', { target: of(...serviceIds) });
const yes = heardAct('affirm', { words: 'yes' });
const name = (value: string) => heardAct('give', { words: value, slots: { name: value } });
const wanted = (call: CallInActs) => call.state().wanted.items.map(({ ref }) => ref.serviceId);

const shopWith = (services: BusinessKnowledge['services']): BusinessKnowledge => ({
  ...barber,
  services,
  commonQuestions: [],
});

describe('"yes" delivers what was offered', () => {
  it('a visit for what was priced', () => {
    const call = callOf(barber);
    call.hear(price('fade'));
    call.hear(yes);
    expect(wanted(call)).toEqual(['fade']);
    expect(call.state().wanted.requests).toMatchObject([{ kind: 'booking' }]);
  });

  it('a call back with the answer', () => {
    const call = callOf(barber);
    call.hear(
      heardAct('ask.fact', { words: 'is there a piano', target: { kind: 'unknown', words: null } }),
    );
    call.hear(yes);
    expect(call.state().wanted.requests).toMatchObject([{ kind: 'answer' }]);
    expect(call.state().unanswered).toEqual(['is there a piano']);
  });

  it('what the owner chose to go with it, beside it', () => {
    const services = [
      { ...priced('cut', 'Haircut', 35), goesWith: ['Beard Oil'] },
      priced('oil', 'Beard Oil', 12),
    ];
    const call = callOf(shopWith(services));
    expect(call.hear(price('cut'))).toContain('$12');
    call.hear(yes);
    expect(wanted(call)).toEqual(['cut', 'oil']);
  });

  it('the promotions not told yet', () => {
    const call = callOf(promotionShop);
    call.hear(heardAct('ask.discount', { words: 'any deals' }));
    expect(call.hear(yes)).toContain('10% off for both of you');
  });

  it('the details as they were read back', () => {
    const call = callOf(barber, '+17805550150');
    call.hear(heardAct('want.callback', { words: 'call me back' }));
    call.hear(name('Dana Whitfield'));
    call.hear(yes);
    expect(call.state().caller.name).toMatchObject({ value: 'Dana Whitfield', confirmed: true });
  });

  it('the booking, the text of it, and its cancelling, each from the book', () => {
    const slot: Slot = { start: 1_773_252_000_000, end: 1_773_254_700_000 };
    const call = callInActs(receptionistFor(barber, true), '+17805550150');
    const asked = () => {
      const found = call.effects().find((effect) => effect.type === 'request');
      if (found?.type !== 'request') throw new Error('nothing was asked of the book');
      return found;
    };
    const day = { start: 0, end: 8, text: 'tomorrow', date: { year: 2026, month: 3, day: 11 } };
    call.hear(heardAct('want.book', { target: of('fade'), slots: { times: [day] } }));
    const { id } = asked();
    call.give({
      type: 'requestSucceeded',
      effectId: id,
      result: { kind: 'slots', slots: [slot], exact: true },
    });
    call.hear(heardAct('affirm'), name('Lena'));
    if (call.state().open?.question.kind !== 'bookingRight') call.hear(yes);
    call.hear(yes);
    expect(asked().request).toMatchObject({ kind: 'book', slot, serviceId: 'fade', name: 'Lena' });
    const booked = { kind: 'booked', appointmentId: 'A1', slot } as const;
    call.give({ type: 'requestSucceeded', effectId: asked().id, result: booked });
    call.hear(yes);
    expect(asked().request).toMatchObject({ kind: 'textConfirmation', appointmentId: 'A1' });
    call.hear(heardAct('want.cancel'));
    if (call.state().awaiting) {
      const appointment = { ...slot, id: 'A1', serviceId: 'fade' };
      call.give({
        type: 'requestSucceeded',
        effectId: asked().id,
        result: { kind: 'appointments', appointments: [appointment] },
      });
    }
    call.hear(yes);
    expect(asked().request).toEqual({ kind: 'cancelAppointment', appointmentId: 'A1' });
  });
});

describe('a telephone number', () => {
  const beside = [
    'I live at 4312 Juneau Street',
    "he's nine years old",
    "it's a 2019 RAV4",
    'March 3rd at 2:30',
    'make it at one',
    'we bought it in 2015',
    "there's six of us",
    'is it over four hundred dollars',
    'unit 43',
  ];
  const opening = [
    [],
    ['can someone call me back'],
    ['can I book a kitchen faucet installation tomorrow at ten'],
    ['my name is Omar Haddad'],
  ];

  it('is left alone by house numbers, ages, years, days, hours, counts and sums', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...opening),
        fc.array(fc.constantFrom(...beside), { minLength: 1, maxLength: 5 }),
        (before, lines) => {
          const call = callTo(plumber);
          for (const line of before) call.say(line);
          call.say('my number is 604 555 0188');
          for (const line of lines) call.say(line);
          expect(call.outcome().lead?.phone).toBe('+16045550188');
        },
      ),
      { numRuns: 60 },
    );
  });

  it('of another kind begins anew and is not mixed with the one known', () => {
    const call = callOf(barber, '+17805550150');
    call.hear(heardAct('want.callback'));
    call.hear(name('Tamsin Burke'));
    call.hear(heardAct('correct', { words: "no it's 250 555", slots: { digits: '250555' } }));
    expect(call.state().caller.phone).toBeNull();
    call.hear(heardAct('give', { words: '0188', slots: { digits: '0188' } }));
    expect(call.state().caller.phone?.value).toBe('+12505550188');
  });
});

describe('prices together', () => {
  it('are summed, and the bundle that does all of it for less is told', () => {
    const said = callOf(barber).hear(price('cut', 'beard'));
    expect(said).toContain('$55');
    expect(said).toContain('Haircut and Beard Combo');
    expect(said).toContain('$50');
  });

  it('are not summed where one is by the hour and another by the month', () => {
    const services = [priced('a', 'Packing', '55/hour'), priced('b', 'Storage', '95/month')];
    const said = callOf(shopWith(services)).hear(price('a', 'b'));
    expect(said).toContain('$55 an hour');
    expect(said).not.toContain('150');
  });

  it('count each further one at what the owner asks for it', () => {
    const chip = priced('chip', 'Chip Repair', 80, 'Each further chip is 25 dollars.');
    const asked = heardAct('ask.price', { target: of('chip'), slots: { count: 3 } });
    expect(callOf(shopWith([chip])).hear(asked)).toContain('$130');
  });

  it('of either of two count as told', () => {
    const call = callOf(barber);
    const either = { kind: 'either' as const, refs: of('cut', 'fade').refs };
    call.hear(heardAct('ask.price', { target: either }));
    expect(call.state().quotes.map(({ spoken }) => spoken)).toEqual(['$35', '$40']);
  });

  it('of zero are free', () => {
    const said = callOf(shopWith([priced('quote', 'Home Estimate', 0)])).hear(price('quote'));
    expect(said).toContain('free');
  });
});

describe('a name', () => {
  const asking = () => {
    const call = callOf(barber, '+17805550150');
    call.hear(heardAct('want.callback'));
    call.hear(name('Gordon'));
    return call;
  };

  it('is put right by a correction, and read back', () => {
    const call = asking();
    const said = call.hear(
      heardAct('correct', { words: "it's Jordan", slots: { name: 'Jordan' } }),
    );
    expect(call.state().caller.name?.value).toBe('Jordan');
    expect(said).toContain('Jordan');
  });

  it('is kept where a question holds another', () => {
    const call = asking();
    call.hear(heardAct('ask.fact', { words: 'is Tony there', slots: { name: 'Tony' } }));
    expect(call.state().caller.name?.value).toBe('Gordon');
  });
});

describe('a call back', () => {
  it('is promised for when it was wished, to whom and at which number', () => {
    const call = callTo(barber, '+17805550150');
    call.say('can someone call me back tomorrow morning');
    call.say('Dana Whitfield');
    call.say('yes');
    expect(call.outcome().commitments).toMatchObject([
      { text: 'Call back Dana Whitfield, +17805550150 tomorrow morning' },
    ]);
  });

  it('once declined is not offered again', () => {
    const call = callOf(barber);
    const unknown = (words: string) =>
      heardAct('ask.fact', { words, target: { kind: 'unknown', words: null } });
    call.hear(unknown('is there a piano'));
    call.hear(heardAct('deny'));
    call.hear(unknown('is there a pool'));
    expect(call.state().open?.question.kind).not.toBe('offerCall');
  });
});

describe('who comes only to complain, or to know', () => {
  it('hears an apology and no offer', () => {
    const call = callOf(barber);
    const said = call.hear(heardAct('complain', { words: 'you ruined my hair' }), price('cut'));
    expect(said).toMatch(/sorry/i);
    expect(said).not.toMatch(/come in/);
  });

  it('is not asked to come in after "only the price"', () => {
    const call = callOf(barber);
    call.hear(heardAct('refuse', { words: 'I only want the price' }), price('fade'));
    call.hear(price('cut'));
    expect(call.state().used.wantIt).toBeUndefined();
  });
});

describe('what was told with a question', () => {
  it('is not asked for again: the service talked of, and the day named with its price', () => {
    const call = callTo(tintShop, '+16045550177');
    call.say('how much is ceramic coating tomorrow at two');
    call.say('yes please');
    expect(call.outcome().lead?.preferredTime).toContain('2 PM');
  });

  it('stands where no book is open, and only the rest is asked', () => {
    const shop = {
      ...shopWith([withOptions('lockout', 'Lockout', { House: 95, Car: 85 })]),
      hours: week('07:00-22:00', '07:00-22:00', '08:00-20:00'),
      commonQuestions: [explained('q', 'How fast can you get here?', 'Within 40 minutes')],
    };
    const call = callOf(shop);
    call.hear(
      heardAct('ask.price', {
        target: { kind: 'services', refs: [{ serviceId: 'lockout', optionId: 'lockout-1' }] },
      }),
    );
    call.hear(heardAct('ask.when'));
    expect(wanted(call)).toEqual(['lockout']);
    expect(call.state().open?.question.kind).not.toBe('whichService');
  });
});

describe('what is told of a telephone number and an address', () => {
  const asked = heardAct('want.callback', { words: 'call me' });
  const told = (slots: object) => heardAct('give', { words: 'told', slots });

  it('keeps an extension with the number, reads it back and tells the owner', () => {
    const call = callOf(barber, '+16045550100');
    call.hear(asked);
    call.hear(name('Ruth'));
    const said = call.hear(told({ phone: '+12505550172', extension: '6' }));
    expect(said).toContain('250, 555, 0172, extension 6');
    expect(call.state().caller.phone).toMatchObject({ value: '+12505550172', extension: '6' });
    call.hear(told({ extension: '7' }));
    expect(call.state().caller.phone).toMatchObject({ value: '+12505550172', extension: '7' });
  });

  it('puts a house number before the street, and never in a telephone number', () => {
    const call = callOf(plumber, '+16045550100');
    call.hear(asked);
    call.hear(told({ phone: '+12505550172', address: '6th Street, Lumsden' }));
    call.hear(heardAct('correct', { words: 'number 212', slots: { house: '212' } }));
    expect(call.state().caller.address?.value).toBe('212 6th Street, Lumsden');
    expect(call.state().caller.phone?.value).toBe('+12505550172');
  });
});

describe('letters spelled in a later turn', () => {
  it('put right the name they are of, and no other', () => {
    const call = callOf(barber);
    call.hear(heardAct('want.callback', { words: 'call me' }));
    call.hear(name('Simone Achibi'));
    const spelled = (letters: string) =>
      heardAct('give', { words: letters, slots: { spelled: letters } });
    call.hear(spelled('achebe'));
    expect(call.state().caller.name?.value).toBe('Simone Achebe');
    call.hear(spelled('btu'));
    expect(call.state().caller.name?.value).toBe('Simone Achebe');
  });
});

describe('a time that is told', () => {
  const day = (date: number, more: object = {}) => ({
    text: `the ${date}th`,
    start: 0,
    end: 8,
    date: { year: 2026, month: 3, day: date },
    ...more,
  });

  it('of several days keeps them all, with the hour told later', () => {
    const call = callOf(barber);
    call.hear(heardAct('want.callback', { words: 'call me' }));
    call.hear(
      heardAct('give', {
        words: 'the 12th or 13th',
        slots: { times: [day(12), day(13, { alternative: true })] },
      }),
    );
    const hour = { text: 'at two', start: 0, end: 6, time: { hour: 14, minute: 0 } };
    call.hear(heardAct('give', { words: 'at two', slots: { times: [hour] } }));
    const { time } = call.state().wanted;
    expect(time?.either?.map((one) => one.day)).toEqual([12, 13]);
    expect(time?.spoken).toContain('2 PM');
  });

  it('before a day is not that day', () => {
    const call = callOf(barber);
    const before = day(17, { text: 'before the 17th', relation: 'before' });
    call.hear(heardAct('want.callback', { words: 'call', slots: { times: [before] } }));
    expect(call.state().wanted.time).toMatchObject({ date: null });
    expect(call.state().wanted.time?.spoken).toMatch(/^before /);
  });

  it('of the job is no time to call', () => {
    const call = callOf(barber);
    call.hear(heardAct('want.callback', { words: 'call me' }));
    const words = "It's for the 20th";
    call.hear(heardAct('give', { words, slots: { times: [day(20)] } }));
    expect(call.state().wanted.time).toBeNull();
    expect(call.state().wanted.details).toEqual([words]);
  });

  it('of the visit that is to be moved is no new time', () => {
    const call = callOf(barber);
    call.hear(heardAct('give', { words: 'you come the 12th', slots: { times: [day(12)] } }), {
      ...heardAct('want.move', { words: 'can we push it' }),
      start: 20,
      end: 34,
    });
    expect(call.state().wanted.time).toBeNull();
    expect(call.state().wanted.existing?.date?.day).toBe(12);
  });
});
