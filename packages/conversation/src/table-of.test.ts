import { describe, expect, it } from 'vitest';
import { explained, note, priced } from './testing/business-parts.ts';
import { salon } from './testing/businesses.ts';
import { callTo } from './testing/call-to.ts';

const words = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];

describe('a word that every object has of its own', () => {
  it.each(words)('is a word like others on a call: %s', (word) => {
    const call = callTo(salon);
    for (const line of [word, `my ${word} is leaking`, `how much is a ${word}`])
      expect(call.say(line)).not.toBe('');
    expect(callTo(salon).say(`there is a fire in the ${word}`)).toContain('911');
  });

  it.each(words)('and in what an owner wrote: %s', (word) => {
    const call = callTo({
      ...salon,
      services: [priced('a', `${word} repair`, 40, word), priced('b', 'Blow-Dry', 30)],
      commonQuestions: [explained('q', `Do you have a ${word}?`, `Yes, a ${word}.`)],
      operationalNotes: [note('n', word, `Bring your ${word}.`)],
    });
    expect(call.say('how much is a blow dry')).toContain('$30');
    expect(call.say(`do you have a ${word}`)).not.toBe('');
  });
});
