import { describe, expect, it } from 'vitest';
import { explained, note, priced, week } from '../testing/business-parts.ts';
import { type CallInProgress, callTo } from '../testing/call-to.ts';
import { animalClinic } from '../testing/more-trades.ts';

/** A piano workshop. Calls are answered on Tuesday, March 10, 2026. */
const pianos = {
  ...animalClinic,
  name: 'Cedar Lane Pianos',
  hours: week('09:00-17:00', '09:00-13:00', 'closed'),
  services: [
    priced('tuning', 'Piano Tuning', '130'),
    priced('voicing', 'Hammer Voicing', '90'),
    priced('key', 'Key Repair', '45'),
  ],
  commonQuestions: [
    explained('cancel', 'What is your cancellation policy?', 'Inside a day the fee is 30 dollars.'),
  ],
  operationalNotes: [
    note('days', 'Voicing', 'Hammer voicing is Wednesday to Friday, not Saturday.'),
    note('late', 'Late arrivals', 'After 20 minutes we have to rebook you.'),
    note('staff', 'Staff', 'Ask for Leopold at the counter.'),
  ],
};

const call = () => callTo(pianos, '+16135550142');
const kinds = (one: CallInProgress) => one.conversation().wanted.requests.map(({ kind }) => kind);
const after = (...lines: string[]) => {
  const one = call();
  const said = lines.map((line) => one.say(line));
  return { one, said: said.at(-1) ?? '' };
};

describe('apostrophes a recogniser left out', () => {
  it('are no part of a name', () => {
    const { one } = after('its Ottavia im supposed to come at two but ill be late');
    expect(one.conversation().caller.name?.value).toBe('Ottavia');
    expect(kinds(one)).toEqual(['late']);
  });
});

describe('who wants nothing booked', () => {
  it.each([
    "no don't bother booking me i'll just turn up",
    "please don't put me down for anything yet",
    'no need to pencil me in we will take our chances',
  ])('is let go, and what was taken down with it: %s', (words) => {
    const { one, said } = after('can i book a key repair', words);
    expect(kinds(one)).toEqual([]);
    expect(said).not.toMatch(/what day|your name|set up a time/i);
  });

  it('is put down for another day where one is named', () => {
    const { one } = after('can i book a key repair', "don't book me for thursday make it friday");
    expect(kinds(one)).toEqual(['booking']);
  });

  it.each(['hm let me think it over', "i'm gonna ask around first"])(
    'for now is asked for no day: %s',
    (words) => {
      const { one, said } = after('i would like a piano tuning', words);
      expect(kinds(one)).toEqual([]);
      expect(said).not.toMatch(/what day|your name/i);
    },
  );
});

describe('a visit that is given up', () => {
  it.each([
    "it's Rudi i have to back out of thursday's tuning",
    'hi Rudi here i was supposed to come thursday but i gotta bail',
    "it's Rudi you can give my thursday spot to somebody else",
  ])('needs no word for it: %s', (words) => {
    expect(kinds(after(words).one)).toEqual(['cancel']);
  });

  it('costs what the owner wrote', () => {
    const { said } = after("it's Rudi i gotta pull out of thursday", 'am i getting dinged for it');
    expect(said).toContain('30 dollars');
  });

  it('is not given up by a question of what would be', () => {
    expect(kinds(after('what happens if i have to back out').one)).not.toContain('cancel');
  });
});

describe('who is late', () => {
  it.each(['are you still going to take me', 'do i lose my spot', 'is that a problem'])(
    'hears what is written about it: %s',
    (words) => {
      const { said } = after("it's Rudi i'm running late for my tuning at two", words);
      expect(said).toContain('After 20 minutes');
    },
  );
});

describe('a detail beside a question', () => {
  it('is taken, and the question is answered', () => {
    const { one, said } = after(
      'i would like a piano tuning friday at ten',
      "what does that run by the way it's Ottavia Brandt six one three five five five oh one seven seven",
    );
    expect(said).toContain('$130');
    expect(one.outcome().lead).toMatchObject({ name: 'Ottavia Brandt', phone: '+16135550177' });
  });

  it('puts the end of a number right however few its digits', () => {
    const { one } = after(
      'i would like a piano tuning friday at ten',
      "it's Ottavia Brandt 613 555 0173",
      'no sorry eight nine at the end i always do that',
    );
    expect(one.outcome().lead?.phone).toBe('+16135550189');
  });

  it('of when they work leads up to the time they name', () => {
    const { one } = after(
      'i would like a piano tuning',
      'i work till four so say thursday at three',
    );
    expect(one.conversation().wanted.time?.spoken).toContain('3 PM');
  });
});

describe('a day the owner ruled out', () => {
  it('is declined before a name is asked', () => {
    const { said } = after('can i book a hammer voicing saturday at ten');
    expect(said).toContain('not Saturday');
    expect(said).not.toMatch(/your name/i);
  });

  it('rules out none of the days beside it', () => {
    const { one, said } = after('can i book a hammer voicing thursday at ten');
    expect(said).toMatch(/your name/i);
    expect(one.conversation().wanted.time?.spoken).toContain('March 12');
  });
});

describe('harm that was done', () => {
  it.each([
    'your guy hurt my back moving it last friday',
    "i had a voicing with you monday and there's dents all over the lid",
    'vous avez grafigné mon piano la semaine passée',
  ])('is a complaint, and no wish: %s', (words) => {
    expect(kinds(after(words).one)).toEqual(['complaint']);
  });
});

describe('a complaint that goes on', () => {
  const complained = () =>
    after('your guy cracked my piano lid last week', "it's Rudi Stoll 613 555 0150");

  it.each([
    "and i don't want a discount i want to know how it happened",
    "why didn't anybody tell me",
  ])('is added, and nothing is read back again: %s', (words) => {
    const { one } = complained();
    const said = one.say(words);
    expect(said).toMatch(/sorry/i);
    expect(said).not.toMatch(/\d{3}, \d{3}|is that right/i);
    expect(kinds(one)).toEqual(['complaint']);
  });

  it('hears that the call that is asked for stands', () => {
    const { one } = complained();
    const said = one.say('yes and i want somebody to actually phone me');
    expect(said).toMatch(/call you/i);
    expect(kinds(one)).toEqual(['complaint']);
  });
});

describe('what is to be passed on', () => {
  it.each([
    "it's Rudi can you ask Leopold does he still want the bench",
    "it's Rudi tell them the bench is on its way",
    "can you let the girls at the desk know the bench is in it's Rudi",
  ])('is a message, whatever its words are about: %s', (words) => {
    expect(kinds(after(words).one)).toEqual(['message']);
  });

  it('is said to be, where something else was taken down before', () => {
    const { said } = after(
      "it's Rudi i'm running late for my tuning at two",
      'yes',
      "tell her i'm hurrying",
    );
    expect(said).toMatch(/pass that on|let them know|put that down/i);
  });

  it('is somebody who is brought to the telephone', () => {
    expect(kinds(after("just put Leopold on it's his cousin").one)).toEqual(['person']);
  });
});

describe('whether anybody is there', () => {
  it('is answered, and what was asked before is asked again', () => {
    expect(after('hello anybody there').said).toMatch(/here/i);
    const { said } = after('i would like a piano tuning friday', 'hello are you still there');
    expect(said).toMatch(/here.*name/i);
  });
});
