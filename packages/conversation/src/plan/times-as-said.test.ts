import { describe, expect, it } from 'vitest';
import { explained, priced, week } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const garage = {
  ...plumber,
  name: 'Ridge Auto',
  serviceArea: null,
  hours: {
    ...week('08:00-17:00', '09:00-13:00', 'closed'),
    wednesday: { open: '08:00', close: '19:00', isClosed: false },
  },
  services: [priced('oil', 'Oil change', '75'), priced('brakes', 'Brake job', '340')],
  commonQuestions: [explained('walk', 'Do you take walk ins?', 'For oil changes, yes')],
  operationalNotes: [],
};

/** What is wished for, and what was answered last, after these lines, on Tuesday, March 10 at 11. */
function after(...lines: string[]) {
  const call = callTo(garage, '+16045550101');
  const said = lines.map((line) => call.say(line));
  const { wanted, phase } = call.conversation();
  return {
    last: said.at(-1) ?? '',
    when: wanted.time?.spoken ?? '',
    kinds: wanted.requests.map(({ kind }) => kind),
    phase,
    sms: call.sms(),
  };
}

describe('an end that is told for a visit', () => {
  it.each([
    ['I need an oil change before Saturday', /before Saturday, March 14/, /before Sat Mar 14/],
    ['I need an oil change by Friday', /by Friday, March 13/, /by Fri Mar 13/],
    ['je voudrais un oil change avant vendredi', /avant le vendredi 13 mars/, /before Fri Mar 13/],
  ])('is not the day itself, in the call or for the owner: %s', (line, when, sms) => {
    const told = after(line, 'Cal Roy');
    expect(told.when).toMatch(when);
    expect(told.sms).toMatch(sms);
  });

  it('keeps what hour would do', () => {
    const told = after('I need an oil change before Saturday', 'around four');
    expect(told.when).toMatch(/before Saturday, March 14, around 4 PM/);
  });
});

describe('an hour', () => {
  it.each([
    ['Friday after school, four-ish', /March 13 around 4 PM/],
    ['Friday, four or so', /March 13 around 4 PM/],
  ])('may be told loosely: %s', (line, when) => {
    expect(after("I'd like an oil change", line).when).toMatch(when);
  });

  it.each([
    "sounds good, I'll swing by around four thirty",
    "okay, I'll stop by around four thirty then",
  ])('told with a verb that ends in "by" is no end of anything: %s', (line) => {
    const { when } = after("I'd like an oil change today", 'Cal Roy', line);
    expect(when).toMatch(/today around 4:30 PM/);
  });

  it('is of the day it is told with, and judged by that day', () => {
    const { when, last } = after(
      'can I get an oil change',
      'put me down tomorrow, six-thirty. Cal Roy',
    );
    expect(when).toMatch(/tomorrow at 6:30 PM/);
    expect(last).not.toMatch(/Not then|afraid/);
  });
});

describe('a day that something else is on', () => {
  it.each([
    "I'd like an oil change, my sister's wedding is on the twentieth",
    "I'd like an oil change, the wedding's March twentieth and I want the car ready",
    "I'd like an oil change, I've got a Christmas party coming up",
    'je voudrais un oil change, on a un souper de Noël',
  ])('is none they wish to come on: %s', (line) => {
    const { when, last } = after(line);
    expect(when).toBe('');
    expect(last).toMatch(/day and time would suit|jour et quelle heure|work best|conviendrait/i);
  });

  it('is what "the day before" is told of', () => {
    const { when } = after(
      "I'd like an oil change, the wedding's March twentieth",
      'the day before is best',
    );
    expect(when).toMatch(/March 19/);
  });
});

describe('whoever needs no booking', () => {
  it.each([
    [
      'can I just walk in for an oil change today or do I gotta book',
      "cool, I'll swing by around noon then, thanks man",
    ],
    ['do you take walk ins', "perfect, I'll stop by this afternoon then, cheers"],
    ['do you take walk ins', 'great, see you around one then'],
  ])('says when they come, and is asked nothing more: %s %s', (asks, leaves) => {
    const { last, kinds, phase } = after(asks, leaves);
    expect(last).not.toMatch(/name|call you|\?/);
    expect(kinds).toEqual([]);
    expect(phase).toBe('closing');
  });

  it('takes back the one that was begun', () => {
    const { kinds, last } = after(
      "I'd like an oil change",
      'or can I just walk in, do I have to book',
    );
    expect(kinds).toEqual([]);
    expect(last).not.toMatch(/name|day and time/);
  });
});

describe('whoever is to be called about something', () => {
  it.each([
    ['the wedding is April twentieth', 'evenings are best'],
    ["my sister's graduation is on the twentieth", 'after five is best'],
  ])('is called when they say, and not on the day it is for: %s, %s', (told, when) => {
    const call = callTo(garage, '+16045550101');
    for (const line of [
      'Hank Moore here, can someone call me about a brake job',
      told,
      'yes',
      when,
    ])
      call.say(line);
    const { requests, time, callTime } = call.conversation().wanted;
    expect(requests.map(({ kind }) => kind)).toEqual(['callback']);
    expect(`${time?.spoken} ${callTime?.spoken}`).toMatch(/evening|after 5 PM|après 17 h/);
    expect(`${time?.spoken} ${callTime?.spoken}`).not.toMatch(/20/);
  });
});

it('whoever says in French what part of the day suits them names no day', () => {
  const call = callTo(garage, '+16045550101');
  call.say("bonjour c'est Luc Roy, quelqu'un peut m'appeler pour un brake job");
  call.say("le soir c'est mieux");
  expect(call.conversation().wanted.time?.date ?? null).toBeNull();
});

it('whether somebody is in today asks for no call then', () => {
  expect(after('is Mike in today? he usually does my car').when).toBe('');
});

it.each([
  [
    'can I come in Thursday or Friday, any time after three, for an oil change',
    /March 12 or Friday, March 13 after 3 PM/,
  ],
  ['could somebody look at it this week', /^this week$/],
])('all that is told of when is wished for, and no more than that: %s', (line, when) => {
  expect(after(line).when).toMatch(when);
});
