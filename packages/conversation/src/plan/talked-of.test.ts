import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { no, note, priced, unquoted, week, withOptions } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop: BusinessKnowledge = {
  ...salon,
  name: 'Fernhill Vents & Frames',
  serviceArea: null,
  hours: week('08:00-17:00', '09:00-14:00', 'closed'),
  services: [
    priced('call', 'Service Call', 95, 'Finds out what is wrong.'),
    withOptions('ducts', 'Duct Cleaning', { 'Up to 12 vents': 329, '13 to 20 vents': 399 }),
    withOptions('frames', 'Frame Painting', { Small: 48, Medium: 56, Large: 67 }),
    withOptions('doors', 'Door Staining', { 'One side': 120, 'Both sides': 190 }),
    priced('oven', 'Oven Repair', 210),
    unquoted('roof', 'Roof Repair', 4000, 'After a visit.'),
  ],
  commonQuestions: [no('windows', 'Do you clean outside windows?')],
  operationalNotes: [
    note(
      'area',
      'Service area',
      'Moncton inside the ring road, plus Lake Country and Dieppe for a 20 dollar travel fee; we do not go to Sackville.',
    ),
    note('redo', 'Unhappy?', 'Tell us within 24 hours and we come back and redo it for free.'),
  ],
};

describe('what was asked for together', () => {
  it('is priced together once its options are told', () => {
    const call = callTo(shop);
    call.say('how much for frame painting and door staining');
    const said = call.say('both sides, and the frames are medium');
    expect(said).toContain('$190');
    expect(said).toContain('$246');
  });

  it('is not added up where only one of it was meant', () => {
    const call = callTo(shop);
    call.say('how much is painting or staining');
    expect(call.say('so what does that come to')).not.toMatch(/together|adds up|comes to \$/i);
  });
});

describe('an option', () => {
  it('is chosen by a count that falls in its range', () => {
    expect(callTo(shop).say('how much is duct cleaning for fifteen or sixteen vents')).toContain(
      '$399',
    );
  });

  it('that was told earlier is not asked for again', () => {
    const call = callTo(shop);
    call.say("hi I've got medium frames here");
    expect(call.say('what is frame painting then')).toContain('$56');
  });
});

describe('what is booked', () => {
  it('is what was just priced, where only a day is named', () => {
    const call = callTo(shop);
    call.say('how much is oven repair');
    expect(call.say('okay thursday around ten then')).not.toMatch(
      /which service|what would you like/i,
    );
    call.say('Jordan Reeve');
    expect(call.conversation().wanted.items.map(({ name }) => name)).toEqual(['Oven Repair']);
  });

  it('is on the Friday that was talked of', () => {
    const call = callTo(shop);
    call.say('can I book oven repair for friday march 27th at five thirty');
    expect(call.say('oh okay friday morning then, say nine thirty')).toContain('March 27');
  });
});

describe('finding out what is wrong', () => {
  it('comes before the work on the thing that is named', () => {
    expect(
      callTo(shop).say("what do you charge to come out and see what's wrong with my oven"),
    ).toContain('$95');
  });

  it('is priced after a price that is not told', () => {
    for (const asked of [
      'and what is it for someone to come out and tell me if it can be saved',
      'so how much just for the visit',
    ]) {
      const call = callTo(shop);
      call.say('what would a roof repair cost');
      expect(call.say(asked)).toContain('$95');
    }
  });
});

describe('where the shop goes', () => {
  it('is told of a place of two words, once', () => {
    const said = callTo(shop).say("my sister's in lake country would you go there");
    expect(said).toContain('Yes, we cover Lake Country');
    expect(said).not.toContain("isn't mentioned");
  });

  it('is not told from words that only sound like going', () => {
    expect(callTo(shop).say("it's in dieppe, do you go out that far")).not.toMatch(/windows|redo/);
  });
});

describe('who leaves', () => {
  it('is let go once what they asked is met', () => {
    const call = callTo(shop);
    call.say('can somebody call me about my oven');
    call.say('Jordan Reeve');
    expect(call.say('okay just get somebody to call me quick, thanks, bye')).toMatch(/goodbye/i);
  });
});

describe('a name', () => {
  it('said twice is taken whole', () => {
    const call = callTo(shop);
    call.say('can I book oven repair thursday at ten');
    call.say("it's wade, wade comeau");
    expect(call.conversation().caller.name?.value).toBe('Wade Comeau');
  });

  it('is nothing that tells a day', () => {
    const call = callTo(shop);
    call.say('I want to complain, your guy broke my lamp');
    call.say("no this past friday, it's already happened");
    expect(call.conversation().caller.name).toBeNull();
  });
});

describe('work that went wrong', () => {
  it.each([
    "you guys fixed my oven monday and now it's squealing again",
    "your guy was here last week for the oven and it's still not heating",
  ])('is a complaint, and nothing to sell: %s', (line) => {
    const said = callTo(shop).say(line);
    expect(said).toMatch(/sorry/i);
    expect(said).not.toMatch(/\$|set up a time/);
  });

  it('that went well is none', () => {
    expect(
      callTo(shop).say('you guys did my oven two years ago and it was great, I need it serviced'),
    ).not.toMatch(/sorry/i);
  });
});

it('an address that is told is not answered with ours', () => {
  const call = callTo(shop);
  call.say('can I book oven repair thursday at ten');
  call.say('Jordan Reeve');
  call.say("you asked the address, it's eight eleven goldstream avenue");
  expect(call.conversation().caller.address?.value).toMatch(/goldstream avenue/i);
});

it('a visit that cannot be kept is no new booking', () => {
  const call = callTo(shop);
  expect(call.say("hi I'm on your schedule for thursday and I can't make it")).toMatch(
    /cancel|change/i,
  );
});

it('a likely answer is told as a guess, and "yes, we do" never is', () => {
  expect(callTo(shop).say('do you guys do brake pads')).not.toMatch(/\byes\b/i);
});

describe('what is said of a visit', () => {
  it('moves it, however it is asked', () => {
    const call = callTo(shop);
    call.say("hi it's Paula Nguyen");
    const said = call.say('something came up, can I just move it then, like to friday at two');
    expect(said).toMatch(/move it|new time|Friday/);
    expect(call.outcome().lead?.reason).toMatch(/move the appointment/);
  });

  it('is not late where somebody only asks what if', () => {
    const call = callTo(shop);
    call.say('can I book an oven repair for friday at ten');
    call.say('Paula Nguyen');
    expect(call.say("what if I'm a bit late, is that bad")).not.toMatch(/running late/);
  });

  it('is settled by who has nothing more to say', () => {
    const call = callTo(shop);
    call.say('can I book an oven repair for friday at ten, it is Paula Nguyen at 14 Elm Street');
    expect(call.say("no that's everything, thank you")).not.toMatch(/change|wrong/i);
  });

  it('is nobody’s own way to another town', () => {
    const call = callTo(shop);
    expect(call.say('I have to drive to Sackville tomorrow so is the oven safe')).not.toMatch(
      /Sackville/,
    );
    expect(call.say('do you go to Sackville')).toMatch(/Sackville/);
  });
});

it('what was told just now gives way to what the words are of', () => {
  const call = callTo({
    ...shop,
    operationalNotes: [
      note('evening', 'Evening visits', 'Evening visits are on Wednesdays only, until 7 pm.'),
      note('pets', 'Pets', 'Dogs must be shut in another room while we work.'),
    ],
  });
  call.say('could somebody come in the evening one day');
  expect(call.say("okay and is it all right that I have a dog, he's just a little guy")).toMatch(
    /Dogs must be/,
  );
});
