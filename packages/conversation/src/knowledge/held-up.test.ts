import { describe, expect, it } from 'vitest';
import { isHeldUp, saysLate } from './held-up.ts';
import { needNow } from './in-need.ts';

const held = [
  "there's an accident on the highway, nothing is moving, I'll be ten minutes late",
  "I'm stuck behind a train, be there in fifteen",
  'traffic is at a standstill on the bridge',
  "my bus never showed up and I've got a cleaning at two",
  'we just missed the ferry',
  "big pileup on the 103 and I'm sitting in it",
  "I don't think I'll make it there by eleven",
  "I'm running a bit behind for my four o'clock",
  'je suis pognée derrière un accident sur la vingt, ça avance pas',
  "y'a un carambolage devant moi je suis bloqué",
  'mon autobus est jamais passé, je vais être en retard',
  "j'arriverai pas à l'heure",
];

describe('who is held up on the way', () => {
  it.each(held)('only comes late, and is in no need: %s', (words) => {
    expect(isHeldUp(words)).toBe(true);
    expect(needNow(words)).toBeNull();
  });

  it.each([
    "I've just been in an accident on the highway, someone hit me",
    "we were rear-ended on the bridge so we'll be late",
    "I had an accident on my way to you and I'll be late",
    "j'ai eu un accident sur la vingt, je vais être en retard",
    "quelqu'un m'a rentré dedans sur l'autoroute",
  ])('is not, whose own accident it is: %s', (words) => {
    expect(isHeldUp(words)).toBe(false);
  });

  it.each([
    'my drain is stuck',
    'what time do you close',
    'are you moving people on saturdays',
    'is it too late to book for today',
    "c'est trop tard pour aujourd'hui",
  ])('is nobody who says: %s', (words) => {
    expect(isHeldUp(words)).toBe(false);
  });

  it('says so or only what keeps them', () => {
    expect(saysLate("I'll be twenty minutes late")).toBe(true);
    expect(saysLate('nothing is moving out here')).toBe(false);
  });
});
