import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, note, priced, week } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const pianos: BusinessKnowledge = {
  ...salon,
  name: 'Tuning Fork Pianos',
  serviceArea: null,
  about: null,
  hours: week('08:00-18:00', '09:00-16:00', 'closed'),
  services: [priced('tune', 'Piano Tuning', 160), priced('pedal', 'Pedal Repair', 80)],
  commonQuestions: [
    explained(
      'cancel',
      'Can I cancel?',
      'Let us know by 6 pm the day before, after that it is 40.',
    ),
    explained('who', 'Do you hold a date?', 'A 50 dollar deposit holds the date.'),
  ],
  operationalNotes: [
    note('recital', 'Recitals', 'The deposit is kept, but you can move the date once.'),
  ],
};

describe('notice that an owner asks for', () => {
  it.each([
    "and I'm not getting charged for moving it, am I? It's only the day before.",
    'do I get charged for that, since it is the day before',
    'is there a fee to move it from tomorrow',
  ])('is in time by the clock, and no new time of the visit: %s', (words) => {
    const call = callTo(pianos);
    call.say("it's Ana Wells, I need to move my piano tuning from tomorrow to next Thursday");
    const said = call.say(words);
    expect(said).toMatch(/No, you're in time\..*6 pm the day before/);
    expect(said).not.toMatch(/changed/);
  });

  it('is no longer in time on the day itself', () => {
    const call = callTo(pianos);
    call.say("it's Ana Wells, I have to cancel my piano tuning today");
    expect(call.say('will I be charged for cancelling today')).toMatch(/^I'm afraid so\./);
  });
});

it('a question that goes on from what was told is answered by what says more of it', () => {
  const call = callTo(pianos);
  call.say('do I put down a deposit to hold the date');
  expect(call.say('and if I have to move the date is the deposit gone')).toMatch(
    /move the date once/,
  );
});
