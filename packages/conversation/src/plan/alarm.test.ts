import { describe, expect, it } from 'vitest';
import { note } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop = {
  ...plumber,
  operationalNotes: [
    note(
      'burst',
      'Emergencies',
      'In an emergency turn the water off behind the furnace, then call us.',
    ),
  ],
};

describe('what an owner wrote for a burst pipe', () => {
  it('is told to who has one', () => {
    const said = callTo(shop).say('a pipe just burst and there is water all over the kitchen');
    expect(said).toContain('behind the furnace');
  });

  it.each([
    'somebody just shot my neighbour',
    'my brother swallowed a whole bottle of pills',
    'please help, this is an emergency',
  ])('is told to nobody whose trouble is another, or not known yet: %s', (words) => {
    const said = callTo(shop).say(words);
    expect(said).toContain('911');
    expect(said).not.toContain('furnace');
  });
});
