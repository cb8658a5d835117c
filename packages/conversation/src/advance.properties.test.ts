import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, newConversation, replay } from './advance.ts';
import type { Input } from './conversation.ts';
import { amountsIn, pricesKnown } from './knowledge/guard.ts';
import { amountsOnOffer } from './knowledge/promotions.ts';
import type { Receptionist } from './receptionist.ts';
import { businesses } from './testing/businesses.ts';
import { playRandomCall, sayings } from './testing/random-calls.ts';
import { receptionistOf } from './testing/receptionist-of.ts';

const receptionists = businesses.map((knowledge) => receptionistOf(knowledge));

const anyReceptionist = fc.constantFrom<Receptionist>(...receptionists);
const anyCall = fc.tuple(anyReceptionist, fc.integer(), fc.integer({ min: 1, max: 40 }));

describe('whatever a caller does', () => {
  it('the call always ends', () => {
    fc.assert(
      fc.property(anyCall, ([receptionist, seed, inputs]) => {
        expect(playRandomCall(receptionist, seed, inputs).conversation.phase).toBe('ended');
      }),
      { numRuns: 300 },
    );
  });

  it('no line is said twice running', () => {
    fc.assert(
      fc.property(anyCall, ([receptionist, seed, inputs]) => {
        const { lines } = playRandomCall(receptionist, seed, inputs);
        for (const [index, line] of lines.entries()) expect(line).not.toBe(lines[index + 1]);
      }),
      { numRuns: 300 },
    );
  });

  it('no price is spoken that is not in the table, nor a sum of prices that are', () => {
    fc.assert(
      fc.property(anyCall, ([receptionist, seed, inputs]) => {
        const { services, commonQuestions, operationalNotes } = receptionist.profile.knowledge;
        const { lines, conversation } = playRandomCall(receptionist, seed, inputs);
        const offered = amountsOnOffer(receptionist.profile.knowledge, conversation.startedAt);
        const known = new Set([
          ...pricesKnown(services, commonQuestions, operationalNotes),
          ...offered,
        ]);
        const sums = conversation.quotes.flatMap(({ spoken }) => amountsIn(spoken));
        for (const line of lines) {
          // Who cuts in has not heard the quotes; the line itself tells what it adds up.
          const told = amountsIn(line).filter((amount) => known.has(amount));
          for (const amount of amountsIn(line))
            expect(
              known.has(amount) || isSum(amount, [...sums, ...told]),
              `${line} speaks ${amount}`,
            ).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('every effect has an id of its own', () => {
    fc.assert(
      fc.property(anyCall, ([receptionist, seed, inputs]) => {
        const ids = playRandomCall(receptionist, seed, inputs).effects.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 100 },
    );
  });

  it('any text at all is taken without a throw', () => {
    fc.assert(
      fc.property(
        anyReceptionist,
        fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { maxLength: 8 }),
        (receptionist, texts) => {
          let conversation = newConversation();
          const inputs: Input[] = [
            { type: 'answered', callId: 'CA1', channel: 'phone', from: null },
            ...texts.map((text) => ({ type: 'callerSpoke', text }) as const),
          ];
          for (const input of inputs)
            conversation = advance(
              receptionist,
              conversation,
              input,
              1_773_165_600_000,
            ).conversation;
          expect(conversation.transcript.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('replaying the inputs gives the same conversation', () => {
    fc.assert(
      fc.property(
        anyReceptionist,
        fc.array(fc.constantFrom(...sayings), { maxLength: 12 }),
        (receptionist, texts) => {
          const log = [
            {
              input: { type: 'answered', callId: 'CA1', channel: 'phone', from: null } as const,
              at: 1_773_165_600_000,
            },
            ...texts.map((text, index) => ({
              input: { type: 'callerSpoke', text } as const,
              at: 1_773_165_605_000 + index * 4_000,
            })),
          ];
          expect(replay(receptionist, log)).toEqual(replay(receptionist, log));
          const stored = JSON.parse(JSON.stringify(replay(receptionist, log)));
          expect(stored).toEqual(replay(receptionist, log));
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** A sum of prices, or one of them several times over. */
function isSum(amount: number, parts: readonly number[]): boolean {
  const sums = new Set([0]);
  for (const part of new Set(parts)) for (const sum of [...sums]) sums.add(sum + part);
  return sums.has(amount) || parts.some((part) => part > 0 && amount % part === 0);
}
