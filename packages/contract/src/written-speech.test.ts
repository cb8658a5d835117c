import { expect, it } from 'vitest';
import { writtenSpeech } from './written-speech.ts';

it('writes a number that was spoken in groups as numbers are written, and leaves other figures', () => {
  expect(writtenSpeech('You can ring 418, 555, 0166. Is that right?')).toBe(
    'You can ring 418-555-0166. Is that right?',
  );
  expect(writtenSpeech('It is 120, 140 or 1600 dollars.')).toBe('It is 120, 140 or 1600 dollars.');
});
