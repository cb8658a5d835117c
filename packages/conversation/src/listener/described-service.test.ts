import { describe, expect, it } from 'vitest';
import { priced, week, withOptions } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const garage = {
  ...salon,
  name: 'Corbin Road Garage',
  hours: week('08:00-17:00', 'closed', 'closed'),
  services: [
    priced('look', 'Brake Look-Over', 42, 'grinding, squeals, a soft pedal'),
    priced('scan', 'Computer Scan', 117, 'any warning light'),
    priced('seal', 'Window Seal', 64, 'whistles or leaks'),
    withOptions('pads', 'Brake Pads', { Front: 310, Rear: 285 }),
  ],
};

describe('a trouble told in words that an owner wrote of one service', () => {
  it('is met with that service, though the question sounds like another', () => {
    const call = callTo(garage);
    expect(
      call.say('hi my pedal is soft and it squeals what do you charge to look at it'),
    ).toContain('$42');
  });

  it('leaves what was called by a word of its name', () => {
    const call = callTo(garage);
    expect(call.say('how much is a computer scan it squeals too')).toContain('$117');
  });
});
