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
