import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { priced, week, withOptions } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const boatyard: BusinessKnowledge = {
  ...plumber,
  name: 'Cove Boatyard',
  serviceArea: null,
  hours: week('08:00-18:00', '09:00-14:00', 'closed'),
  services: [
    withOptions(
      'wash',
      'Boat Wash',
      { 'Hull only': 140, 'Deck only': 160, 'Whole boat': 260 },
      'Carnauba wax is 90 dollars more on any size.',
    ),
    priced('decal', 'Decal Removal', 75),
    withOptions('storage', 'Winter Storage', {
      'On trailer': 300,
      'Off trailer, up to 20 feet': 420,
      'Off trailer, 21 feet and over': 560,
    }),
    priced('launch', 'Launching', 110),
    withOptions('lesson', 'Sailing Lesson', { Adult: 80, 'Child under 12': 45 }),
  ],
  commonQuestions: [],
  operationalNotes: [],
};

const chenil: BusinessKnowledge = {
  ...boatyard,
  name: 'Chenil du Ruisseau',
  services: [
    withOptions('bain', 'Bain', { 'Petit chien': 40, 'Gros chien': 70 }),
    priced('griffes', 'Coupe de griffes', 15),
  ],
};

const wantedOf = (call: ReturnType<typeof callTo>) =>
  call.conversation().wanted.items.map(({ name }) => name);

describe('an option that was settled', () => {
  it('stands alone in a sum, whatever other option was priced before', () => {
    const call = callTo(boatyard);
    call.say('how much to wash the whole boat');
    call.say('and how much is it for the deck only');
    const said = call.say('okay so the whole boat and the decal removal, what is that altogether');
    expect(said).toContain('$335');
    expect(said).not.toContain('$160');
  });

  it('stays, though a word of another is said in passing', () => {
    const call = callTo(boatyard);
    call.say('how much to wash the whole boat');
    const aside = call.say(
      "there's an old registration number up on the deck that somebody painted years ago",
    );
    expect(aside).not.toContain('$160');
    expect(call.say('how much is decal removal')).toContain('$75');
    const sum = call.say("so what's everything come to with the decal removal");
    expect(sum).toContain('$335');
  });

  it('stays where the sum of two things is asked for', () => {
    const call = callTo(boatyard);
    call.say('how much is winter storage');
    expect(call.say("it's on the trailer")).toContain('$300');
    call.say('and how much is launching');
    expect(call.say("so what's the two of them together")).toContain('$410');
  });

  it('stays booked where a visit is moved', () => {
    const call = callTo(boatyard);
    call.say('I would like to book a sailing lesson');
    call.say('adult');
    call.say('Thursday at ten');
    call.say('Ann Keller');
    call.say("yes. oh wait, I just remembered Thursday's my kid's concert, can we make it Friday");
    expect(wantedOf(call)).toEqual(['Sailing Lesson (Adult)']);
    call.say("no no, it's for me, I'm the adult. My kid's just got a concert.");
    expect(wantedOf(call)).toEqual(['Sailing Lesson (Adult)']);
  });

  it('is another once that is named outright', () => {
    const call = callTo(boatyard);
    call.say('I would like to book a sailing lesson');
    call.say('adult');
    call.say('Thursday at ten');
    call.say("sorry, actually it's for a child");
    expect(wantedOf(call)).toEqual(['Sailing Lesson (Child under 12)']);
  });

  it('is counted beside another where the caller counts them apart', () => {
    const call = callTo(boatyard);
    const said = call.say('how much is a sailing lesson for one adult and one child');
    expect(said).toContain('$125');
    expect(call.say("so that's both together")).not.toContain('$80.');
  });

  it('stands alone in French too', () => {
    const call = callTo(chenil);
    call.say("c'est combien un bain pour un gros chien");
    call.say("mon petit chien est mort l'an passé, ça fait drôle");
    const sum = call.say('pis avec la coupe de griffes ça fait combien en tout');
    expect(sum).toMatch(/85\s\$/);
  });
});

const gardens: BusinessKnowledge = {
  ...boatyard,
  name: 'Maple Hollow Gardens',
  services: [
    withOptions('care', 'Summer Garden Plan', { 'Small yard': 400, 'Large yard': 700 }),
    priced('weeding', 'Single Weeding', 60, 'per visit'),
    priced('beds', 'Bed Mulching', 120),
    withOptions('hedge', 'Hedge Trimming', { 'Front hedge': 90, 'Whole hedge': 180 }),
  ],
};

describe('a correction', () => {
  it('takes the place of what was priced by mistake', () => {
    const call = callTo(gardens);
    call.say('how much is a single weeding');
    const said = call.say(
      'no no, I mean the summer plan, large yard, like you come every time it grows',
    );
    expect(said).toContain('$700');
    expect(said).not.toContain('$60');
    expect(call.say('and with the mulching what would that bring it to')).toContain('$820');
  });

  it('of a sum is answered by the sum without what was refused', () => {
    const call = callTo(gardens);
    call.say('how much is the summer garden plan for a large yard');
    call.say('and a single weeding');
    call.say('and the bed mulching, what does it all come to');
    const said = call.say('no, leave off the weeding. Just the summer plan and the mulching.');
    expect(said).toContain('$820');
    expect(said).not.toMatch(/\$60|\$880|day and time/);
  });

  it('that rules an option out leaves the other', () => {
    const call = callTo(gardens);
    call.say('how much to trim the whole hedge');
    call.say("I'd like to book that Friday at ten");
    call.say(
      "It's Ida Moss. You've got that as the whole hedge, right, not the front hedge as well?",
    );
    expect(wantedOf(call)).toEqual(['Hedge Trimming (Whole hedge)']);
  });
});
