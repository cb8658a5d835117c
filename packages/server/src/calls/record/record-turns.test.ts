import {
  advance,
  type Conversation,
  fromSnapshot,
  type Input,
  newConversation,
  prepareReceptionist,
} from '@second-ring/conversation';
import { describe, expect, it } from 'vitest';
import { rebuildConversation, recordOf } from './rebuild-conversation.ts';
import { recordTurns, type TakenTurn } from './record-turns.ts';

const mind = { version: 'test', advance };
const receptionist = prepareReceptionist({
  agentId: 'a1',
  firstMessage: null,
  transferNumber: null,
  languageModel: false,
  knowledge: {
    name: 'Kestrel Bicycle Repair',
    timeZone: 'America/Vancouver',
    services: [
      { id: 'tune-up', name: 'Tune-up', pricingType: 'simple', basePrice: 89, options: [] },
    ],
    region: null,
    hours: null,
    commonQuestions: [],
    operationalNotes: [],
    details: null,
  },
});

/** Takes inputs one after another, five seconds apart. */
function take(inputs: readonly Input[]): TakenTurn[] {
  let conversation: Conversation = newConversation();
  return inputs.map((input, index) => {
    const at = 1_800_000_000_000 + index * 5_000;
    const step = advance(receptionist, conversation, input, at);
    conversation = step.conversation;
    return { input, at, ...step };
  });
}

const answered = { type: 'answered', callId: 'CA1', channel: 'phone', from: null } as const;
const says = (text: string): Input => ({ type: 'callerSpoke', text });
const longCall = [
  answered,
  ...Array.from({ length: 140 }, (_none, index) => [
    says(`How much is a tune-up for bicycle number ${index} with a wheel that wobbles?`),
    index % 3 === 0
      ? ({ type: 'callerInterrupted', heard: index % 2 === 0 ? 'A tune-up' : '' } as const)
      : ({ type: 'speechPlayed' } as const),
  ]).flat(),
];

describe('the turns of a call, as they are stored', () => {
  const taken = take(longCall);
  const turns = recordTurns(taken, recordOf([]));

  it('tell what was said and quoted, lines the caller cut short among it', () => {
    for (const [index, { conversation }] of taken.entries()) {
      const { transcript, quotes, unanswered } = conversation;
      const record = { transcript, quotes, unansweredQuestions: unanswered };
      expect(recordOf(turns.slice(0, index + 1))).toEqual(record);
    }
  });

  it('continue what others before them stored', () => {
    const before = recordTurns(taken.slice(0, 7), recordOf([]));
    const after = recordTurns(taken.slice(7), recordOf(before));
    expect([...before, ...after]).toEqual(turns);
  });

  it('give the conversation back as it was', () => {
    const state = turns.at(-1)?.state;
    expect(state && fromSnapshot(state, recordOf(turns))).toEqual(taken.at(-1)?.conversation);
  });

  it('stay small however long the call is', () => {
    const sizes = turns.map(({ outcome, state }) => JSON.stringify({ outcome, state }).length);
    expect(Math.max(...sizes)).toBeLessThan(6_000);
  });

  it.each(['five of the " ', 'we have a bell on it, ', '\\ " oh '])(
    'hold their state however a caller floods us with "%s"',
    (part) => {
      const flood = says(part.repeat(2_000).slice(0, 2_000));
      const all = take([answered, ...Array.from({ length: 45 }, () => flood)]);
      const stored = recordTurns(all, recordOf([]));
      expect(stored.every(({ state }) => state !== null)).toBe(true);
    },
    60_000,
  );

  it('that must be replayed leave the others their turn', async () => {
    const stateless = turns.map((turn) => ({ ...turn, state: null }));
    let rounds = 0;
    let isDone = false;
    const count = () => {
      rounds += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const { conversation } = await rebuildConversation(mind, receptionist, stateless);
    isDone = true;
    expect(conversation.transcript).toEqual(taken.at(-1)?.conversation.transcript);
    expect(rounds).toBeGreaterThan(5);
  });
});
