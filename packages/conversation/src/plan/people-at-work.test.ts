import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { note, priced, week, withOptions } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const clinic: BusinessKnowledge = {
  ...salon,
  name: 'Larchwood Physio',
  serviceArea: null,
  hours: week('08:00-18:00', '09:00-13:00', 'closed'),
  services: [
    withOptions('first', 'Assessment', { 'With Ottilie': 120, 'With Bastien': 95 }),
    priced('needles', 'Dry Needling', 70, 'half an hour; with Ottilie only'),
    priced('pool', 'Pool Session', 55, 'warm water; with Bastien or Wren'),
  ],
  commonQuestions: [],
  operationalNotes: [
    note(
      'who',
      'Our people',
      'Ottilie works Monday to Wednesday, Bastien Tuesday to Friday and Wren Thursday to Saturday. Wren specialises in dizziness and balance. Bastien does not see children.',
    ),
    note('lot', 'Parking', 'Behind the building, free for patients.'),
  ],
};

describe('the people who work there', () => {
  it('are told of by what each does best, and then by their days', () => {
    const call = callTo(clinic);
    const who = call.say('do you have someone who knows about dizziness');
    expect(who).toContain('Wren specialises in dizziness');
    expect(who).not.toMatch(/Ottilie|Bastien/);
    const days = call.say('whens she in');
    expect(days).toContain('Wren works Thursday to Saturday');
    expect(days).not.toMatch(/Ottilie|Bastien/);
  });

  it('are told by the day that is asked for', () => {
    const said = callTo(clinic).say("who's working on Wednesdays");
    expect(said).toContain('Ottilie and Bastien');
    expect(said).not.toContain('Wren');
  });

  it('work on a day or do not, as it is written of them alone', () => {
    expect(callTo(clinic).say('is Bastien in on Mondays')).toMatch(
      /(?:not|no)\..*Bastien works Tuesday to Friday/i,
    );
    expect(callTo(clinic).say('does Wren work saturdays')).toMatch(/^Yes\. Wren works/);
    const call = callTo(clinic);
    call.say('does Wren work saturdays');
    expect(call.say('and Ottilie?')).toContain('Ottilie works Monday to Wednesday');
  });

  it('do a thing or leave it to others, as it is written of the thing', () => {
    expect(callTo(clinic).say('could Bastien do the dry needling')).toMatch(
      /not\..*with Ottilie only/,
    );
    expect(callTo(clinic).say('does Wren do the pool session')).toMatch(/^Yes\..*Bastien or Wren/);
    expect(callTo(clinic).say('does Bastien see children')).toMatch(
      /not\. Bastien does not see children/,
    );
  });

  it('are not meant where a caller speaks of their own', () => {
    const call = callTo(clinic);
    call.say('does Wren work saturdays');
    expect(call.say('my daughter fell, when does she need to be seen')).not.toContain('Wren works');
  });

  it('that nobody wrote of are not made up', () => {
    const said = callTo(clinic).say('is there parking by the building');
    expect(said).not.toMatch(/Wren|Ottilie|Bastien/);
  });
});

describe('the days of the people who work there', () => {
  const studio: BusinessKnowledge = {
    ...clinic,
    name: 'Alder Lane Tattoo',
    services: [
      priced('flash', 'Flash Piece', 120, "Dom's chair. Tues to Sat, cash only"),
      priced('cover', 'Cover Up', 300, 'done by our cover up artist Odalys'),
    ],
    operationalNotes: [note('away', 'Holidays', 'closed Mar 28 to Apr 2. Dom is off Mar 16-20')],
  };

  it.each([
    ['is Dom in today', /^Yes\./],
    ['will Dom be working tomorrow', /^Yes\./],
    ['is Dom in on Monday the sixteenth', /not\. Dom is off Mar 16-20/],
    ['is Dom off next Wednesday', /^Yes\. Dom is off/],
    ['is Dom in on Sundays', /not\..*Tues to Sat/],
  ])(
    'are told with a yes or a no first, and of nobody’s holidays but theirs: %s',
    (words, answer) => {
      const call = callTo(studio);
      const said = call.say(words);
      expect(said).toMatch(answer);
      expect(said).not.toMatch(/closed Mar|put you through|message/i);
    },
  );

  it('are asked of the day that the same breath names', () => {
    const said = callTo(studio).say(
      'my brother and I want flash pieces on Friday the twentieth. Is Dom working that day?',
    );
    expect(said).toMatch(/not\. Dom is off Mar 16-20/);
  });

  it('leave a wish to speak with somebody as it is', () => {
    expect(callTo(studio).say('hi is Dom around, can I talk to him')).toMatch(/message/);
  });

  it('hold where owners cut the days short in French too', () => {
    const french: BusinessKnowledge = {
      ...clinic,
      name: 'Encre du Fjord',
      services: [priced('motif', 'Petit motif', 120)],
      operationalNotes: [
        note('equipe', 'Équipe', 'Réjean travaille du mardi au samedi'),
        note('conge', 'Congés', 'Réjean est en vacances du 16 au 20 mars'),
      ],
    };
    expect(callTo(french).say('est-ce que Réjean travaille demain')).toMatch(/^Oui\./);
    expect(callTo(french).say('est-ce que Réjean est là mardi le 17 mars')).toMatch(
      /non\. Réjean est en vacances/,
    );
  });
});

describe('who is asked of by name', () => {
  const joiner: BusinessKnowledge = {
    ...clinic,
    name: 'Cove Road Joinery',
    services: [
      priced('door', 'Door Hanging', 90, 'hinges extra'),
      priced('stair', 'Stair Repair', 140),
    ],
    operationalNotes: [
      note('who', 'Crew', 'Bastien does the doors. Ottilie is on vacation until the 9th.'),
    ],
  };

  it.each([
    ['is it Bastien who does those', /Bastien does the doors/],
    ['would it be Bastien', /Bastien does the doors/],
    ['will Bastien do it', /Bastien does the doors/],
    ["is Ottilie gonna be the one doing it, I've heard she's careful", /vacation until the 9th/],
  ])('is told of by what is written of them, whatever is talked of: %s', (words, told) => {
    const call = callTo(joiner);
    call.say('how much to hang a door');
    const said = call.say(words);
    expect(said).toMatch(told);
    expect(said).not.toMatch(/hinges|message/);
  });

  it.each(["c'est tu Odile qui va le faire", 'ça serait tu Odile', "c'est-tu Odile qui le ferait"])(
    'in French too: %s',
    (words) => {
      const french = {
        ...clinic,
        name: 'Couture du Quai',
        services: [priced('ourlet', 'Ourlet', 20, 'fil compris')],
        operationalNotes: [note('qui', 'Équipe', 'Odile fait les robes et les ourlets.')],
      };
      const call = callTo(french, '+14185550142');
      call.say("c'est combien un ourlet");
      expect(call.say(words)).toContain('Odile fait les robes');
    },
  );

  it.each(['is Bastien there', 'could I speak with Bastien', 'can Bastien call me back'])(
    'and is asked for, to be spoken with: %s',
    (words) => {
      expect(callTo(joiner).say(words)).not.toContain('does the doors');
    },
  );

  it('is wished for where that is said', () => {
    const call = callTo(joiner);
    expect(call.say("I'd like Bastien to hang a door Thursday at ten")).toMatch(/Thursday/);
  });
});
