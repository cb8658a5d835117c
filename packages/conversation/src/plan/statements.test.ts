import { expect, it } from 'vitest';
import { priced, week } from '../testing/business-parts.ts';
import { callTo } from '../testing/call-to.ts';
import { animalClinic } from '../testing/more-trades.ts';

const framer = {
  ...animalClinic,
  name: 'Quarter Turn Framing',
  hours: week('09:00-18:00', '09:00-18:00', 'closed'),
  services: [priced('frame', 'Custom Frame', '140'), priced('glass', 'Museum Glass', '60')],
  commonQuestions: [],
  operationalNotes: [],
};

it.each([
  "wouldn't that be one ninety then",
  'shouldn’t it come to two hundred even?',
  'the old one was walnut with a chipped corner',
  "ça ferait pas cent quatre-vingt-dix d'abord?",
])(
  'what is told or asked in more than a few words is never met as if nothing was said: %s',
  (words) => {
    const call = callTo(framer, '+16135550142');
    call.say('how much is a custom frame');
    expect(call.say(words)).not.toMatch(
      /^(?:go ahead|sure, what can I do|what else can I do|anything else|is there anything else|allez-y|puis-je vous aider)/i,
    );
  },
);

it.each([
  'hello, how are you doing today',
  'yeah okay sounds good to me',
  'hello is anybody there',
])('and a courtesy is no question for the team: %s', (words) => {
  const call = callTo(framer, '+16135550142');
  expect(call.say(words)).not.toMatch(/don't have that|not sure|team/i);
});
