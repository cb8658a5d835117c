import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, note, priced, week } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const outboards: BusinessKnowledge = {
  ...salon,
  name: 'Pender Outboards',
  serviceArea: null,
  about: null,
  hours: week('08:00-18:00', '09:00-16:00', 'closed'),
  services: [priced('motor', 'Motor Service', 180), priced('prop', 'Prop Repair', 75)],
  commonQuestions: [
    explained(
      'suzuki',
      'Do you work on Suzuki?',
      'Yes, but not Suzuki motors made before 2009, no parts left.',
    ),
  ],
  operationalNotes: [
    note('dock', 'At the dock', 'We text on the way. Somebody 18 or over has to be at the dock.'),
  ],
};

describe('a rule on ages or years', () => {
  it.each([
    ["is it okay if my son meets you, he's sixteen", /not\. Somebody 18 or over/],
    ["my boy's sixteen, does it have to be an adult", /not\. Somebody 18 or over/],
    ["my daughter's nineteen, can she meet you at the dock", /^Yes\. Somebody 18 or over/],
    [
      'my motor is a Suzuki, a 2005, do you work on those',
      /not\. Not Suzuki motors made before 2009/,
    ],
    ["it's a Suzuki motor from 2014, is that okay", /^Yes\./],
  ])('is applied where an age or a year is told, with yes or no first: %s', (words, answer) => {
    expect(callTo(outboards).say(words)).toMatch(answer);
  });

  it('is applied to what is concluded of it', () => {
    const call = callTo(outboards);
    call.say('do you work on Suzuki motors');
    expect(call.say("it's a 2014, so that's fine, right?")).toMatch(/^Yes\./);
  });

  it.each([
    'my Honda motor is a 2005, do you work on those',
    "my son's sixteen, how much is a prop repair",
  ])('is not told where it is of something else: %s', (words) => {
    expect(callTo(outboards).say(words)).not.toMatch(/Suzuki|18 or over/);
  });
});
