import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, note, priced, week, withOptions } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const sweeps: BusinessKnowledge = {
  ...salon,
  name: 'Ash and Ember Chimneys',
  address: '9 Kiln Street, Guelph, ON',
  serviceArea: null,
  about: null,
  hours: week('08:00-17:00', '09:00-12:00', 'closed'),
  services: [
    withOptions(
      'sweep',
      'Chimney Sweep',
      { 'One flue': 189, 'Two flues': 289 },
      'camera check, ash removal and a report; takes about an hour; cap cleaning is 35 dollars more',
    ),
    priced('cap', 'Rain Cap', 145, 'stainless; removes old caps; paint not included'),
    priced('liner', 'Liner Installation', 2400, 'one to two weeks to order'),
    priced('stove', 'Pellet Stove Service', 210, 'parts extra; no wood stoves'),
  ],
  commonQuestions: [
    explained('length', 'How long does a liner take?', 'Two days on site.'),
    explained('seniors', 'Is there a seniors discount?', '10 percent off a sweep for over 65.'),
    explained('pay', 'Is there financing?', 'Yes, on jobs over 2000 dollars.'),
  ],
  operationalNotes: [note('redo', 'Smoke', 'If it still smokes we return within ten days.')],
};

const talkingOf = (first: string) => {
  const call = callTo(sweeps);
  call.say(first);
  return call;
};

describe('what an owner wrote in fragments', () => {
  it('is said in sentences of its own', () => {
    const said = callTo(sweeps).say('what comes with a chimney sweep');
    expect(said).toContain("That's camera check, ash removal and a report.");
    expect(said).not.toContain(';');
    expect(said).not.toMatch(/\w: |\b(?:For|About) Chimney Sweep:/);
  });

  it('is led by no topic and a colon', () => {
    expect(callTo(sweeps).say('any seniors discount')).toMatch(
      /the seniors discount, it's 10 percent/,
    );
    expect(callTo(sweeps).say('do you do financing')).toMatch(/^Yes, on jobs over/);
  });
});

describe('whether something is part of what is talked of', () => {
  it('is met with a yes where it stands in the list of what is done', () => {
    const call = talkingOf('how much is a chimney sweep for one flue');
    expect(call.say('does that get the ash taken away too')).toMatch(
      /^Yes, ash removal is included/,
    );
  });

  it('is met with a no where it costs more, or is left out', () => {
    const call = talkingOf('how much is a chimney sweep for one flue');
    expect(call.say('is the cap in that')).toMatch(/^No, cap cleaning is 35 dollars more/);
    expect(talkingOf('how much is a rain cap').say('does that include paint')).toMatch(
      /^No, paint is not included/,
    );
  });

  it('is a yes to who asks whether it costs extra', () => {
    const call = talkingOf('what do you charge to service a pellet stove');
    expect(call.say('are the parts extra')).toMatch(/^Yes, parts are extra/);
  });

  it('is answered though the words were told a moment ago, and not by reading them again', () => {
    const call = talkingOf('how much is a rain cap');
    call.say('what is included in that');
    const said = call.say('so do you take the old cap off');
    expect(said).toMatch(/^Yes, it removes old caps/);
    expect(said).not.toMatch(/as I said|stainless/i);
  });
});

describe('how long work takes', () => {
  it('is told of the work that is talked of', () => {
    expect(
      talkingOf('how much is a chimney sweep for one flue').say('how long is he here'),
    ).toMatch(/takes about an hour/i);
  });

  it('is never told of other work', () => {
    const call = talkingOf('how much is a rain cap');
    const said = call.say('and how long does that take');
    expect(said).not.toMatch(/two days|an hour|stainless|ten days/i);
    expect(call.conversation().unanswered.join()).toMatch(/how long/);
  });

  it('is told of other work to who names it', () => {
    const call = talkingOf('how much is a rain cap');
    expect(call.say('how long does a liner take')).toMatch(/two days|one to two weeks/i);
  });
});
