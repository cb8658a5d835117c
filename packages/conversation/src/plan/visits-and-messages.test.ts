import { describe, expect, it } from 'vitest';
import { note, priced, week } from '../testing/business-parts.ts';
import { type CallInProgress, callTo } from '../testing/call-to.ts';
import { animalClinic } from '../testing/more-trades.ts';

/** A picture framer. Calls are answered on Tuesday, March 10, 2026. */
const framer = {
  ...animalClinic,
  name: 'Square Corner Framing',
  hours: week('09:00-17:00', '09:00-13:00', 'closed'),
  services: [priced('mat', 'Mat Cutting', '25'), priced('oil', 'Canvas Stretching', '60')],
  commonQuestions: [],
  operationalNotes: [
    note('days', 'Canvas', 'Canvas stretching is Wednesday to Friday only.'),
    note('staff', 'Staff', 'Ask for Rosalind at the counter.'),
  ],
};

const call = () => callTo(framer, '+16135550142');
const lead = (one: CallInProgress) => one.outcome().lead;

/** A mat on Thursday, read back: the number is still to be agreed to. */
function booked(): CallInProgress {
  const one = call();
  one.say('can i book a mat cutting for thursday at ten my name is joan pell');
  return one;
}

describe('a visit somebody has', () => {
  it.each([
    "i've got a mat cutting thursday at ten and something came up so i gotta move it",
    'i have a mat cutting in thursday at ten and i need to switch that',
  ])('is told from one they wish for: %s', (words) => {
    const one = call();
    one.say(words);
    expect(one.conversation().wanted.requests.map(({ kind }) => kind)).toEqual(['reschedule']);
    one.say('friday same time my name is joan pell');
    expect(lead(one)?.reason).toContain('instead of Thursday, March 12 at 10 AM');
    expect(lead(one)?.preferredTime).toBe('Friday, March 13 at 10 AM');
  });
});

describe('a visit that is asked for with its day', () => {
  it.each([
    'can you do a mat cutting friday at ten',
    'have you got anything for a mat cutting friday at ten',
    'could i get a mat cutting friday around ten',
  ])('is taken down, and not offered: %s', (words) => {
    const one = call();
    const said = one.say(words);
    expect(said).not.toMatch(/would you like|what day/i);
    expect(said).toContain('Friday, March 13');
    expect(one.conversation().wanted.requests.map(({ kind }) => kind)).toEqual(['booking']);
  });

  it('is none where every such day is asked about', () => {
    const one = call();
    one.say('if i came in every friday could you do a mat cutting cheaper');
    expect(one.conversation().wanted.requests).toEqual([]);
  });

  it('is none where only its price is asked for', () => {
    const one = call();
    const said = one.say("i want somebody to do a mat cutting for me what's that run");
    expect(said).toContain('$25');
    expect(said).not.toMatch(/what day|details/i);
    expect(one.conversation().wanted.requests).toEqual([]);
  });

  it.each([
    'yeah hang on first though what time do you close friday',
    'sure but what time do you close friday',
  ])('waits for what is asked before it is agreed to: %s', (words) => {
    const one = call();
    one.say('how much is a mat cutting');
    const said = one.say(words);
    expect(said).toContain('5 PM');
    expect(one.conversation().wanted.requests).toEqual([]);
    one.say('yes');
    expect(one.conversation().wanted.requests.map(({ kind }) => kind)).toEqual(['booking']);
  });
});

describe('the number they call from, where it is not to be used', () => {
  it.each(["no don't use this number, use my cell", 'no not this number'])(
    'is asked for anew: %s',
    (words) => {
      const one = booked();
      expect(one.say(words)).toMatch(/number/i);
      expect(one.conversation().open?.question.kind).toBe('phone');
      one.say('six one three five five five oh one seven eight');
      expect(one.conversation().caller.phone?.value).toBe('+16135550178');
    },
  );

  it('is not read back where somebody else is to be called', () => {
    const one = booked();
    const said = one.say(
      "no call my daughter's, six one three five five five oh one nine three, not this one",
    );
    expect(said).toContain('613, 555, 0193');
    expect(said).not.toContain('613, 555, 0142');
  });
});

describe('what is wished beside a visit', () => {
  const asked = (words: string) => {
    const one = call();
    one.say('can i book a mat cutting');
    const said = one.say(words);
    one.say("it's joan pell");
    return { said, reason: lead(one)?.reason ?? '', sms: one.sms() };
  };

  it.each([
    ['thursday afternoon, not too late, i gotta pick up the kids at three thirty', 'not too late'],
    ['friday morning as early as you can', 'as early as possible'],
    ['friday and the later the better', 'the later the better'],
    ['thursday at ten but not Rosalind please', 'not Rosalind'],
    ['thursday, latest you have', 'as late as possible'],
  ])('is said back shortly: %s', (words, told) => {
    expect(asked(words).said).toContain(told);
  });

  it.each([
    ['thursday afternoon, not too late, i gotta pick up the kids', 'pick up the kids'],
    ['thursday at ten but not Rosalind please', 'not Rosalind'],
    [
      "friday at two and if that doesn't work i can do monday",
      "if that doesn't work i can do monday",
    ],
    ['thursday but i have to leave by noon', 'i have to leave by noon'],
  ])('reaches the owner with the visit: %s', (words, told) => {
    const { reason, sms } = asked(words);
    expect(reason).toContain(told);
    expect(sms).toContain(told);
  });

  it('names no hour of its own', () => {
    const one = call();
    one.say('can i book a mat cutting');
    one.say('sometime the second week of may');
    one.say("as late in the day as you can, i'm on days");
    expect(one.conversation().wanted.time?.spoken).toMatch(/the second week of may/i);
  });

  it.each([
    'friday and if it rains do you still come',
    'thursday not friday',
    "friday and it's not Canvas",
  ])('is nothing that is asked or put right: %s', (words) => {
    const one = call();
    one.say('can i book a mat cutting');
    one.say(words);
    expect(one.conversation().wanted.beside ?? []).toEqual([]);
  });
});

describe('a day that is named where something else was asked', () => {
  it.each([
    'yeah this friday, latest you have',
    'yeah ok friday but i have to leave by noon so before that',
    'friday sounds good around one',
  ])('is when they come: %s', (words) => {
    const one = call();
    one.say('how much is a mat cutting');
    one.say('and a canvas stretching');
    const said = one.say(words);
    expect(said).toContain('Friday, March 13');
    expect(one.conversation().phase).toBe('talking');
    expect(one.conversation().wanted.requests.map(({ kind }) => kind)).toEqual(['booking']);
  });
});

describe('an address', () => {
  it('is said once where what it is told with is read back', () => {
    const one = booked();
    const said = one.say("yes and it's 14 Elm Street");
    expect(said.match(/14 Elm Street/g)).toHaveLength(1);
  });
});

describe('the end of a number', () => {
  it.each([
    "no sorry that's my old one it's oh one seven four at the end",
    'no wait, it ends in oh one seven four',
  ])('is put right whatever was asked meanwhile: %s', (words) => {
    const one = call();
    one.say('can i book a mat cutting');
    one.say("it's joan pell six one three five five five oh one four seven");
    one.say(words);
    expect(one.conversation().caller.phone?.value).toBe('+16135550174');
  });
});

describe('a day that was agreed on', () => {
  it.each([
    "yes it's only tuesday so i'm giving you lots of notice",
    'yes and what if it comes apart next month',
  ])('outlives what is said of other days: %s', (words) => {
    const one = booked();
    one.say(words);
    expect(lead(one)?.preferredTime).toBe('Thursday, March 12 at 10 AM');
  });

  it('is another where the hour was declined, and the hours are said back', () => {
    const one = call();
    const said = one.say('can i book a mat cutting for saturday at three my name is joan pell');
    expect(said).toContain('9 AM to 1 PM');
    one.say('oh you close at one then make it saturday at eleven');
    expect(lead(one)?.preferredTime).toBe('Saturday, March 14 at 11 AM');
  });

  it('is declined against a rule of the owner’s, in the owner’s words', () => {
    const said = call().say('can i book a canvas stretching for monday morning');
    expect(said).toContain('Canvas stretching is Wednesday to Friday only.');
    expect(said).not.toMatch(/Monday, March 16, in the morning, (?:got it|okay|noted)/);
  });
});

describe('a number that was agreed to', () => {
  it('is not asked again where the day changes', () => {
    const one = booked();
    const said = one.say("yeah that number's good but make it friday at ten");
    expect(said).toContain('Friday, March 13');
    expect(said).not.toContain('613, 555, 0142');
  });
});

describe('what somebody of the shop is to be told', () => {
  it('is passed on, and no note about them is read out', () => {
    const one = booked();
    one.say('yes');
    const said = one.say('can you ask rosalind if she could waive the rush charge');
    expect(said).toContain('Rosalind');
    expect(said).not.toContain('at the counter');
    expect(lead(one)?.reason).toContain('waive the rush charge');
  });

  it('keeps the time by which they should call, and says it back', () => {
    const one = call();
    one.say("have rosalind call me before four today it's joan pell");
    expect(one.say('you got that before four right')).toContain('before 4 PM');
  });

  it('is no number to call', () => {
    const one = booked();
    one.say('yes and please tell rosalind the door code is four four one two');
    expect(lead(one)?.phone).toBe('+16135550142');
  });
});

describe('who wants no call', () => {
  it('has a visit taken down instead', () => {
    const one = call();
    one.say('can somebody call me about a mat cutting my name is joan pell');
    one.say("no i don't want a call i want somebody to come thursday at ten for the mat cutting");
    expect(one.conversation().wanted.requests.map(({ kind }) => kind)).toEqual(['booking']);
  });
});

describe('an hour', () => {
  it.each([
    'yes that is my number but it was eight thirty I said',
    "my number's fine, the eight thirty is the time",
  ])('is no end of a telephone number: %s', (words) => {
    const one = booked();
    one.say(words);
    expect(lead(one)?.phone).toBe('+16135550142');
  });

  it('is told with the name, and goes with the day that is put right beside it', () => {
    const one = call();
    one.say('can i book a mat cutting for thursday at ten');
    one.say(
      "it's Joan Pell oh shoot wait thursday I'm away make it friday morning instead say ten thirty",
    );
    expect(lead(one)?.name).toBe('Joan Pell');
    expect(lead(one)?.preferredTime).toBe('Friday, March 13 at 10:30 AM');
  });

  it('of a call is none of a visit', () => {
    const one = call();
    one.say("it's Joan Pell and don't call me before nine tomorrow");
    expect(one.conversation().wanted.requests.map(({ kind }) => kind)).toEqual(['callback']);
  });
});

describe('days that would do', () => {
  it('keep each the hour that was told of it', () => {
    const one = call();
    one.say(
      'can i book a mat cutting thursday morning or else friday at three my name is joan pell',
    );
    expect(lead(one)?.preferredTime).toMatch(/Thursday, March 12.* or Friday, March 13 at 3 PM/);
  });

  it('are bound by the days on which the crew works', () => {
    const one = callTo(
      { ...framer, operationalNotes: [note('crew', 'Crew', 'The crew works Monday to Thursday.')] },
      '+16135550142',
    );
    expect(one.say('can i book a mat cutting for friday at ten')).toContain('Monday to Thursday');
  });

  it('make no sum with their hours', () => {
    const services = [priced('mat', 'Coupe de passe-partout', '25', 'chaque pouce de plus, 9')];
    const one = callTo({ ...framer, services }, '+16135550142');
    one.say('je voudrais une coupe de passe-partout jeudi');
    expect(one.say('non vendredi le treize à neuf heures')).not.toMatch(/chacun|117/);
    expect(lead(one)?.preferredTime).toBe('vendredi 13 mars à 9 h');
  });
});
