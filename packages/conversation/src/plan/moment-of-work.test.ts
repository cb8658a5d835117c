import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, priced, week } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const upholstery: BusinessKnowledge = {
  ...salon,
  name: 'Fernie Chair Repair',
  serviceArea: null,
  about: null,
  hours: week('08:00-18:00', '09:00-16:00', 'closed'),
  services: [priced('joint', 'Joint Regluing', 70), priced('seat', 'Seat Weaving', 160)],
  commonQuestions: [
    explained(
      'rush',
      'Can you do it the same day?',
      'Sometimes. Same-day work is 18 dollars extra.',
    ),
  ],
  operationalNotes: [],
};

describe('what is added for work of the same day', () => {
  it.each([
    'you reglued my chair and it fell apart, im really upset, have the owner call me today',
    'im coming by today at two but im running half an hour late',
    'can somebody give me a call back this afternoon about seat weaving',
    'i need to cancel my appointment today, the seat weaving',
    'are you open this afternoon',
    'okay thanks, have a good day today, bye',
  ])('is not told to whoever wants no work that day: %s', (words) => {
    expect(callTo(upholstery).say(words)).not.toMatch(/18|extra/);
  });

  it.each(['can i get a joint regluing done today', 'what does a joint regluing cost today'])(
    'is told to who does: %s',
    (words) => {
      expect(callTo(upholstery).say(words)).toMatch(/18 dollars extra/);
    },
  );
});
