import { describe, expect, it } from 'vitest';
import { Playback } from './playback.ts';

describe('playback', () => {
  it('is over when the carrier says the voice fell silent', () => {
    const playback = new Playback();
    playback.said('We open at nine.', 0);
    playback.voiceBegan();
    expect(playback.voiceEnded()).toBe(true);
    expect(playback.endsAt).toBeNull();
  });

  it('goes on while a later sentence still waits behind the one that ended', () => {
    const playback = new Playback();
    playback.said('We open at nine.', 0);
    playback.voiceBegan();
    playback.said('And close at six.', 500);
    expect(playback.voiceEnded()).toBe(false);
    playback.voiceBegan();
    expect(playback.voiceEnded()).toBe(true);
  });

  it('estimates its end from the text, one sentence after the other', () => {
    const playback = new Playback();
    playback.said('x'.repeat(12), 1_000);
    const first = playback.endsAt ?? 0;
    expect(first).toBeGreaterThan(2_000);
    playback.said('x'.repeat(12), 1_100);
    expect(playback.endsAt).toBeGreaterThan(first + 900);
  });
});
