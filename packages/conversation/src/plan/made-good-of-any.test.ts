import { expect, it } from 'vitest';
import { explained, note, priced, week } from '../testing/business-parts.ts';
import { callTo } from '../testing/call-to.ts';
import { animalClinic } from '../testing/more-trades.ts';

const framer = {
  ...animalClinic,
  name: 'Gilt Edge Framing',
  hours: week('09:00-18:00', '09:00-18:00', 'closed'),
  services: [
    priced('frame', 'Picture Framing', '140'),
    priced('glass', 'Museum Glass', '60'),
    priced('stretch', 'Canvas Stretching', '55'),
  ],
  commonQuestions: [
    explained(
      'unhappy',
      "What if I don't like the glass?",
      'Come back within 10 days and we change it free, no refunds though.',
    ),
  ],
  operationalNotes: [
    note('order', 'Special orders', 'Mouldings over 300 need a 50% deposit, non refundable.'),
  ],
};

it.each([
  'you did my canvas stretching last week and it sags already, im really not happy',
  'I had a picture framed here Monday and the corner opened up',
])('who complains hears nothing of deposits: %s', (words) => {
  expect(callTo(framer).say(words)).not.toMatch(/deposit|refundable/);
});

it('what is done about work that was not right is told to who asks, though a word of it is in the name of other work', () => {
  const call = callTo(framer);
  call.say('you did my canvas stretching last week and it sags already, im really not happy');
  expect(call.say('what would you actually do about it, do I get my money back')).toContain(
    'no refunds though',
  );
});
