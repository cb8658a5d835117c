import { describe, expect, it } from 'vitest';
import { priced, week, withOptions } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const groomer = {
  ...plumber,
  name: 'Wagging Tails',
  serviceArea: null,
  hours: week('09:00-17:00', '09:00-15:00', 'closed'),
  services: [
    withOptions('groom', 'Full groom', { 'Small dog': '65', 'Large dog': '110' }),
    priced('bath', 'Bain et brossage', '45'),
    priced('whitening', 'Teeth whitening', '90'),
    priced('consult', 'Whitening consult', '0', 'free, 15 min'),
    priced('stripping', 'Hand stripping', '120', 'we look at the coat first, that look is free'),
  ],
  commonQuestions: [],
  operationalNotes: [],
};

/** What is wanted, and what was answered last, after these lines, on Tuesday, March 10. */
function after(...lines: string[]) {
  const call = callTo(groomer, '+16045550101');
  const said = lines.map((line) => call.say(line));
  const { items, time, beside = [] } = call.conversation().wanted;
  return {
    last: said.at(-1) ?? '',
    items: items.map(({ name }) => name),
    when: time?.spoken ?? '',
    beside,
    sms: call.sms(),
  };
}

describe('only a part of what was read back', () => {
  it.each([
    'yes, but just the consult, not the actual whitening',
    'yeah, not the whole whitening, just the consult',
  ])('is another service where one is called so: %s', (line) => {
    const { items, last } = after('can I book teeth whitening for Friday at ten', 'Ann Lake', line);
    expect(items).toEqual(['Whitening consult']);
    expect(last).toMatch(/Whitening consult/);
  });

  it.each([
    'yes, but just the free look, not the actual stripping',
    'yeah, only the look at the coat, not the hand stripping itself',
  ])('is told to the owner where none is, and is not said to be changed: %s', (line) => {
    const { last, sms } = after('can I book hand stripping for Friday at ten', 'Ann Lake', line);
    expect(last).toMatch(/just the free look|only the look/);
    expect(last).not.toMatch(/I changed that|So that's Hand stripping/);
    expect(sms).toMatch(/just the free look|only the look/);
  });

  it('stays what is named beside what is ruled out', () => {
    const { items } = after(
      'je voudrais un full groom pour petit chien vendredi à dix heures',
      'Julie Roy',
      'oui, mais juste le bain finalement, pas le full groom',
    );
    expect(items).toEqual(['Bain et brossage']);
  });
});

const booked = ['can I book a bain et brossage for Friday at ten', 'Ann Lake'];

describe('another day told beside an agreement', () => {
  it.each([
    "yep that's right. actually if Saturday at eleven works that'd be better, can you put that instead",
    'yes, though Saturday at eleven is better. could you make it that please',
    'yes but Saturday at eleven instead of Friday if you can',
  ])('is put down, and is no question for the team: %s', (line) => {
    const { when, last } = after(...booked, line);
    expect(when).toMatch(/March 14 at 11 AM/);
    expect(last).not.toMatch(/don't have|note the question|pass your question/);
  });
});

describe('a day that is denied', () => {
  it.each([
    "it's nothing to do with Saturday, Friday only",
    'I never said Saturday, it was Friday',
  ])('is wished for no more: %s', (line) => {
    const { when } = after('a bain et brossage Friday or Saturday please', 'Ann Lake', line);
    expect(when).toMatch(/March 13/);
    expect(when).not.toMatch(/14| or /);
  });
});

describe('how many, put right', () => {
  it.each([
    ['actually it is only two of us', 'can I get three bain et brossage Friday at ten', 2],
    ['oh wait, make that three, my sister too', 'can I get two bain et brossage Friday at ten', 3],
    ['non, juste un finalement', 'je voudrais deux bain et brossage vendredi à dix heures', 1],
  ])('is of the one thing that is wanted: %s', (line, wish, count) => {
    const call = callTo(groomer, '+16045550101');
    for (const one of [wish, 'Ann Lake', line]) call.say(one);
    const { items } = call.conversation().wanted;
    expect(items.map((one) => [one.name, one.count])).toEqual([['Bain et brossage', count]]);
  });

  it('leaves what else is wanted, where somebody is counted beside it', () => {
    const call = callTo(groomer, '+16045550101');
    for (const line of [
      'two bain et brossage and a teeth whitening Friday at ten please',
      'Ann Lake',
      'no, just one bain et brossage and me',
    ])
      call.say(line);
    const { items } = call.conversation().wanted;
    expect(items.map((one) => [one.name, one.count])).toEqual([
      ['Bain et brossage', 1],
      ['Teeth whitening', 1],
    ]);
  });

  it('makes no more of one thing for somebody who comes along for another', () => {
    const call = callTo(groomer, '+16045550101');
    for (const line of [
      'can I get two teeth whitenings Friday at ten',
      'Ann Lake',
      "yep that's right, but there's three of us eh, me too",
    ])
      call.say(line);
    expect(call.conversation().wanted.items[0]?.count).toBe(2);
    expect(call.sms()).toMatch(/three of us eh, me too/);
  });
});

describe('what is ruled out', () => {
  it.each([
    'Ann Lake, and not the girl who did it last time, please',
    'Ann Lake. no shears please, he hates the noise',
  ])('is no service that a word only makes one think of: %s', (line) => {
    const { items } = after('can I book a full groom for a small dog Friday at ten', line);
    expect(items).toEqual(['Full groom (Small dog)']);
  });

  it('is told to the owner with the case it is told for', () => {
    const { sms } = after(
      'can I book teeth whitening Friday at ten if my insurance covers it, otherwise forget it',
      'Ann Lake',
    );
    expect(sms).toMatch(/if my insurance covers it, otherwise forget it/);
  });
});
