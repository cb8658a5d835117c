import { describe, expect, it } from 'vitest';
import { priced, week } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop = {
  ...plumber,
  hours: week('08:00-19:00', '09:00-13:00', 'closed'),
  services: [
    priced('drain', 'Drain cleaning', '189'),
    priced('toilet', 'Toilet install', '260'),
    priced('battery', 'Battery backup pump', '480'),
  ],
};

/** What is wanted after these lines, on Tuesday, March 10: the kinds of request, the visit they have, and the wish. */
function after(...lines: string[]) {
  const call = callTo(shop, '+16045550101');
  const said = lines.map((line) => call.say(line));
  const { requests, existing, time, items } = call.conversation().wanted;
  return {
    said,
    kinds: requests.map(({ kind }) => kind),
    has: existing?.spoken ?? '',
    wants: time?.spoken ?? '',
    items: items.map(({ name }) => name),
    sms: call.sms(),
  };
}

describe('a visit that somebody has and cannot keep', () => {
  it.each([
    'one of your fellows is coming by Thursday morning for the drain and I need to push that',
    "I've got one of your guys coming Thursday morning to do the drain, and the part isn't here, so I have to move it",
    "my mother has her drain booked for Thursday morning and she can't make it, she has a doctor's thing",
    'vous avez un gars qui vient jeudi matin pour le drain pis la pièce est pas arrivée, faudrait repousser ça',
  ])('is moved from the time it is on, and booked at none: %s', (line) => {
    const { kinds, has, wants, said } = after(line);
    expect(kinds).toEqual(['reschedule']);
    expect(has).toMatch(/March 12|12 mars/);
    expect(wants).toBe('');
    expect(said[0]).toMatch(/move it to\?|work instead\?|déplacer\?/);
  });

  it('is no wish for that time, where a wish is told before the change', () => {
    const { wants } = after('Thursday at ten would work better, can we move it');
    expect(wants).toMatch(/March 12/);
  });
});

const moving = 'my drain cleaning is booked for Thursday at nine and I have to move it';

describe('the day that is given up for another', () => {
  it.each([
    ['put it on the nineteenth instead of the Thursday', /March 19/],
    ['can we do next Wednesday instead of Thursday', /March 18/],
    ['how about the Monday rather than Thursday', /March 16/],
  ])('is not the day that is wanted: %s', (line, day) => {
    const { has, wants } = after(moving, line);
    expect(has).toMatch(/March 12/);
    expect(wants).toMatch(day);
    expect(wants).not.toMatch(/ or | ou |March 12|12 mars/);
  });

  it('is none in French either', () => {
    const { has, wants } = after(
      'mon débouchage est cédulé jeudi à neuf heures pis il faut que je le déplace',
      'mettez-le lundi au lieu de jeudi',
    );
    expect(has).toMatch(/12 mars/);
    expect(wants).toMatch(/16 mars/);
    expect(wants).not.toMatch(/ ou /);
  });

  it('may be one that was wished for a moment ago, and leaves the visit they have as it is', () => {
    const { has, wants, sms } = after(
      moving,
      'Monday after ten',
      'can you put it to Tuesday the seventeenth instead of the Monday',
    );
    expect(has).toMatch(/March 12/);
    expect(wants).toMatch(/March 17/);
    expect(sms).toMatch(/Thu Mar 12, 9 AM to Tue Mar 17/);
    expect(sms).not.toMatch(/instead of the(?! Monday)/);
  });
});

describe('the one of a day', () => {
  it.each([
    'so the Thursday one is cancelled then?',
    "and the Thursday one's off, right",
    'so that one gets cancelled',
  ])('is the visit that moves, at its own hour: %s', (line) => {
    const { kinds, has, wants } = after(moving, 'Monday around ten', line);
    expect(kinds).toEqual(['reschedule']);
    expect(has).toMatch(/March 12 at 9 AM/);
    expect(wants).toMatch(/March 16 around 10 AM/);
  });
});

describe('what is told of the time of others while a visit moves', () => {
  it.each([
    "the store's saying Friday now, so Monday or Tuesday",
    "they're saying Friday for the delivery, Monday or Tuesday would do",
    'Monday or Tuesday, the kids are home Fridays',
  ])('is none that is wanted: %s', (line) => {
    expect(after(moving, line).wants).toMatch(/^(?:on )?Monday, March 16 or Tuesday, March 17$/);
  });

  it.each(["okay, so I'm in time, it's morning", "it's only the day before, so that's fine"])(
    'changes nothing that was agreed: %s',
    (line) => {
      const { wants } = after(moving, 'Monday after ten', 'Hank Moore', 'yes', line);
      expect(wants).toMatch(/March 16 after 10 AM/);
    },
  );
});

it('a day that would be better wants nothing that sounds like it', () => {
  expect(after(moving, 'Monday would be better, around ten').items).not.toContain(
    'Battery backup pump',
  );
});

describe('a visit that is spoken of with another time', () => {
  it.each([
    [
      "I'm booked Thursday at two for my drain, could we make it four instead",
      /March 12 at 2 PM/,
      /March 12 at 4 PM/,
    ],
    [
      'on a un rendez-vous jeudi à deux heures, on peut-tu le mettre à quatre heures à la place',
      /12 mars à 14 h/,
      /12 mars à 16 h/,
    ],
    ['can you move my appointment from Thursday at two to Friday', /March 12 at 2 PM/, /March 13/],
    ["is there anything sooner than Thursday? I've got a drain cleaning booked", /March 12/, /^$/],
  ])('is moved from its own to that: %s', (line, has, wants) => {
    const told = after(line);
    expect(told.kinds).toEqual(['reschedule']);
    expect(told.has).toMatch(has);
    expect(told.wants).toMatch(wants);
  });

  it('is called off and not moved, where that is what is wanted of it', () => {
    const { kinds, has } = after(
      "I've got a drain cleaning Thursday and a toilet install Saturday, I want to cancel the Thursday one",
    );
    expect(kinds).toEqual(['cancel']);
    expect(has).toMatch(/March 12$/);
  });

  it('stays where it is, where they think better of it', () => {
    const { kinds } = after(
      moving,
      'make it Saturday',
      'Hank Moore',
      'actually no, leave it the Thursday',
    );
    expect(kinds).toEqual([]);
  });
});

it('an hour that a visit under way is pushed to is its hour', () => {
  const { wants } = after(
    'can I book a drain cleaning Thursday at ten',
    'could you push it to eleven',
  );
  expect(wants).toMatch(/March 12 at 11 AM/);
});
