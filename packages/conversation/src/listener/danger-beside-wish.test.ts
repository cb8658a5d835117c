import { describe, expect, it } from 'vitest';
import { advance, newConversation } from '../advance.ts';
import { pianos } from '../testing/led-calls.ts';
import { receptionistOf } from '../testing/receptionist-of.ts';

/** Whether the owner is alerted of a caller's first words. */
function rings(text: string, language: string): boolean {
  const receptionist = receptionistOf(pianos);
  const now = Date.UTC(2026, 2, 10, 18);
  const answered = advance(
    receptionist,
    newConversation(),
    { type: 'answered', callId: 'CA1', channel: 'phone', from: '+16135550144' },
    now,
  );
  const heard = { type: 'callerSpoke', text, language } as const;
  return advance(receptionist, answered.conversation, heard, now + 3_000).conversation.urgent;
}

describe('danger told in one breath with a wish', () => {
  it.each([
    ["do you sell trailer hitches my dad is under the trailer and he's not moving", 'en-US'],
    ['cancel my lesson I just swallowed all of my pills', 'en-US'],
    ["c'est combien une visite le bébé est enfermé dans le char au soleil", 'fr-CA'],
  ])('is heard as it is by itself: %s', (text, language) => {
    expect(rings(text, language)).toBe(true);
  });

  it.each([
    ["I'll be late there's an accident on the highway and nobody's hurt", 'en-US'],
    ['how much is a tuning my daughter is playing in the fire hall on sunday', 'en-US'],
    ["c'est combien un accordage mon piano est dans le sous-sol", 'fr-CA'],
  ])('is not made of what is told beside one: %s', (text, language) => {
    expect(rings(text, language)).toBe(false);
  });
});
