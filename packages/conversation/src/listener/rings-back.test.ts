import { describe, expect, it } from 'vitest';
import { ringsThemselves } from './rings-back.ts';

describe('who rings again themselves', () => {
  it.each([
    "i'm gonna talk to him and call back tomorrow",
    "i'll ask her and call you back",
    'let me check with them and give you a call',
  ])('is let go: %s', (said) => {
    expect(ringsThemselves(said)).toBe(true);
  });

  it.each(["i'll have him call back", "i'm gonna need somebody to call back"])(
    'is nobody who is to be called: %s',
    (said) => {
      expect(ringsThemselves(said)).toBe(false);
    },
  );
});
