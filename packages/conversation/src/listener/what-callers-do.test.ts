import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { barber, plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const notes = (...written: readonly (readonly [string, string])[]) =>
  written.map(([title, content], at) => ({ id: `n${at}`, title, content }));

const tailor: BusinessKnowledge = {
  ...barber,
  operationalNotes: notes(
    ['Not right', 'A cut that did not come out right is fixed free within ten days.'],
    ['Late', 'After twenty minutes we give the chair away, and it has to be booked again.'],
    ['Cancelling', 'Cancelling on the same day costs half the price.'],
    ['Break', 'The shop is closed for lunch from one to two.'],
  ),
};

describe('work that came out wrong', () => {
  it.each([
    'I was in Saturday and one side is way shorter than the other',
    'my son was in on Friday and honestly the fade is crooked',
    'we came in last week and his fringe is not straight',
  ])('is a complaint by how it came out: %s', (line) => {
    const call = callTo(tailor);
    expect(call.say(line)).toMatch(/sorry.*free within ten days/i);
    expect(call.outcome().lead?.reason ?? call.sms()).toContain(line.split(' ').at(-1) ?? '');
  });

  it.each(["I don't wanna have to pay again for this", "I'm not paying twice for that"])(
    'goes on where they will not pay for it again: %s',
    (line) => {
      const call = callTo(tailor);
      call.say('I was in Saturday and one side is way shorter than the other');
      expect(call.say(line)).toMatch(/sorry|free/i);
      expect(call.sms()).toMatch(/pay/);
    },
  );

  it('counts the days that they tell against those that are written', () => {
    const call = callTo(tailor);
    call.say('I was in Saturday and one side is way shorter than the other');
    const said = call.say("it's been like four or five days so that counts");
    expect(said).toMatch(/^Yes, that's within the ten days/);
    expect(said).not.toMatch(/PM|\$/);
  });

  it.each([
    'I was in Saturday, my hair is longer than I like, can I book another cut',
    'my hair is longer on top, do you do fades',
  ])('and is none where they only tell how they wear it: %s', (line) => {
    const call = callTo(tailor);
    expect(call.say(line)).not.toMatch(/sorry/i);
  });
});

describe('a plea to be let off a charge', () => {
  it.each([
    "that's rough, my kid broke her arm, could you let it go this time",
    'come on can someone not waive that',
  ])('is passed on, and prices nothing: %s', (line) => {
    const call = callTo(tailor);
    call.say('I need to cancel my cut today');
    const said = call.say(line);
    expect(said).toMatch(/team/);
    expect(said).not.toContain('$');
  });

  it('is none where a rule is asked for', () => {
    const call = callTo(tailor);
    expect(call.say('is the fee waived if I come next week instead')).not.toMatch(/mine to decide/);
  });
});

describe('somebody who is late', () => {
  it.each(['what if it ends up being closer to thirty', "and if it's more like half an hour"])(
    'and may be later still hears what is written of that: %s',
    (line) => {
      const call = callTo(tailor);
      call.say("I'm in at three and I'm running ten minutes late");
      expect(call.say(line)).toContain('give the chair away');
    },
  );
});

describe('a form that is given up', () => {
  it.each([
    "ah never mind, I'll sort something out",
    'you know what forget it',
    'hmm changed my mind',
    "oubliez ça, je vais m'arranger",
  ])('is asked nothing more of, and nothing of it is wanted: %s', (line) => {
    const call = callTo(plumber);
    call.say("I'd like to book a drain cleaning for Thursday at ten");
    expect(call.say(line)).not.toMatch(/name|nom|address|adresse/i);
    expect(call.conversation().wanted).toMatchObject({ requests: [], items: [], time: null });
  });

  it.each([
    'never mind Thursday, make it Friday',
    'never mind the main line, just do the kitchen one',
  ])('goes on where only a part of it is: %s', (line) => {
    const call = callTo(plumber);
    call.say("I'd like to book a drain cleaning for Thursday at ten");
    call.say(line);
    expect(call.conversation().wanted.requests).toHaveLength(1);
  });
});

describe('the time of a visit', () => {
  it.each([
    ["actually make it Friday, I've got a class Thursday", 'Friday'],
    ['no do Friday, I work Thursday', 'Friday'],
    ['Thursday my mom has surgery so Friday', 'Friday'],
    ["mettons vendredi, j'ai le dentiste jeudi", 'vendredi'],
  ])('is not that of what keeps them: %s', (line, day) => {
    const call = callTo(plumber);
    call.say(
      day === 'vendredi'
        ? 'bonjour je voudrais réserver un débouchage pour jeudi'
        : "I'd like to book a drain cleaning for Thursday",
    );
    const said = call.say(line);
    expect(said).toMatch(new RegExp(day, 'i'));
    expect(said).not.toMatch(/thursday|jeudi/i);
  });

  it('is put right by an hour alone, whatever was asked last', () => {
    const call = callTo(barber);
    call.say("I'd like to book a skin fade for Thursday at three");
    expect(call.say('four works')).toMatch(/4 PM/);
    expect(call.say('five then I guess, Petra is the name')).toMatch(/5 PM/);
  });

  it('is not within the hours at which the shop is closed over lunch', () => {
    const call = callTo(tailor);
    call.say('I want a skin fade on Thursday');
    expect(call.say('at a quarter past one')).toMatch(/closed for lunch from one to two/);
    expect(call.say('three then')).toMatch(/Thursday.*3 PM/);
  });
});
