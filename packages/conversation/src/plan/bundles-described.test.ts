import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { priced, week, withOptions } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const roofs: BusinessKnowledge = {
  ...salon,
  name: 'Cedar Hill Roofs',
  serviceArea: null,
  about: null,
  hours: week('08:00-17:00', '09:00-14:00', 'closed'),
  services: [
    priced('gutter', 'Gutter Clean', 110, '$160 with the downspouts flushed the same day'),
    priced('spout', 'Downspout Flush', 75),
    withOptions('moss', 'Moss Removal', { 'Front slope': 200, 'Back slope': 220, Both: 360 }),
    withOptions(
      'sky',
      'Skylight Wash',
      { Small: 40, Large: 60 },
      'Attic fan $25 when done with a skylight',
    ),
    priced('fan', 'Attic Fan Service', 70),
    withOptions('shed', 'Shed Roof Wash', { Small: 90, Large: 130 }),
    priced('chim', 'Chimney Wash', 80),
    priced(
      'duo',
      'Chimney and Shed Duo',
      140,
      'shed roof of any size and the chimney in one visit',
    ),
  ],
  commonQuestions: [],
  operationalNotes: [],
};

describe('several things that the owner prices together', () => {
  it('come to what is written of both in the description of one', () => {
    const said = callTo(roofs).say('how much for a gutter clean and a downspout flush');
    expect(said).toContain('$160');
    expect(said).not.toContain('$185');
  });

  it('come to the option that is both of two others', () => {
    const said = callTo(roofs).say(
      'how much is moss removal on the front slope and the back slope',
    );
    expect(said).toContain('$360');
    expect(said).not.toContain('$420');
  });

  it('come to one price for both, whatever size is still open', () => {
    const said = callTo(roofs).say('how much for a shed roof wash and a chimney wash');
    expect(said).toContain('$140');
    expect(said).not.toContain('$170');
  });

  it('has one of them for less beside another, written of that other', () => {
    const call = callTo(roofs);
    expect(call.say('what is a large skylight wash and an attic fan service')).toContain('$85');
  });
});
