import { describe, expect, it } from 'vitest';
import { explained, note, priced, week } from '../testing/business-parts.ts';
import { callTo } from '../testing/call-to.ts';
import { animalClinic } from '../testing/more-trades.ts';

const roofers = {
  ...animalClinic,
  name: 'Three Gables Roofing',
  hours: week('08:00-17:00', '08:00-17:00', 'closed'),
  services: [
    priced('gutter', 'Gutter Cleaning', '180'),
    priced('sky', 'Skylight Installation', '900'),
    priced('chimney', 'Chimney Repointing', '650'),
    priced('shingle', 'Shingle Repair', '320'),
  ],
  commonQuestions: [
    explained(
      'warranty',
      'Is there a warranty on skylights?',
      'Ten years on leaks; keep the papers.',
    ),
    explained('cancel', 'Can I cancel a roofing job?', 'With a full refund up to a week before.'),
    explained(
      'instalments',
      'Can I pay in instalments?',
      'Yes, a third up front, the rest at the end.',
    ),
    explained(
      'damage',
      'What if you break something in my garden?',
      'We replace plants and pots free.',
    ),
    explained('brands', 'Which brands of shingles do you carry?', 'BP, IKO and GAF; not Malarkey.'),
  ],
  operationalNotes: [
    note('redo', 'Not satisfied', 'Tell us within a week and we come back and fix it free.'),
  ],
};

describe('who complains', () => {
  const complaint = 'you guys did my chimney on Monday and mortar is already falling out of it';

  it('is told nothing of other work than theirs', () => {
    const call = callTo(roofers, '+16135550142');
    expect(call.say(complaint)).not.toMatch(/Ten years|refund|third up front/);
    expect(call.say('Omar Haddad, so is that covered')).not.toMatch(/Ten years|refund/);
    expect(call.say("no it's not the skylight, it's the chimney, is there a warranty")).not.toMatch(
      /Ten years|refund/,
    );
  });

  it.each(['so do you come back or what', 'and do you fix that', 'are you going to come back'])(
    'is told what the owner wrote of putting it right: %s',
    (words) => {
      const call = callTo(roofers, '+16135550142');
      call.say(complaint);
      expect(call.say(words)).toContain('within a week');
    },
  );

  it('is told what is written of the very thing that was broken', () => {
    const call = callTo(roofers, '+16135550142');
    call.say('your crew dropped shingles all over my garden and smashed two pots');
    expect(call.say('the plants are ruined too, do you fix that')).toContain('replace plants');
  });

  it('and who asks who pays for what is written nowhere hears that it is passed on', () => {
    const call = callTo({ ...roofers, operationalNotes: [] }, '+16135550142');
    call.say('your truck backed into my fence and two boards are smashed');
    const said = call.say('and who pays for the fence');
    expect(said).not.toMatch(/third up front|refund|Ten years/);
    expect(call.sms()).toMatch(/who pays for the fence/i);
  });
});

describe('a supplier with news', () => {
  it('is read no list of what the shop carries', () => {
    const call = callTo(roofers, '+16135550142');
    call.say("hi it's Dominic from Valley Building Supply, I'm calling about your order");
    const said = call.say('the IKO shingles you ordered came in this morning');
    expect(said).not.toContain('Malarkey');
    expect(call.sms()).toMatch(/came in/);
  });
});
