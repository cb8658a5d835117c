import {
  advance,
  newConversation,
  prepareReceptionist,
  type Receptionist,
} from '@second-ring/conversation';
import { expect, it } from 'vitest';
import type { Encoder } from './encoder.ts';
import { VectorShelf } from './vector-shelf.ts';
import { comparerWith } from './word-comparer.ts';

const now = 1_773_165_600_000;

function receptionistOf(questions: readonly string[]): Receptionist {
  return prepareReceptionist({
    agentId: 'agent',
    firstMessage: null,
    transferNumber: null,
    languageModel: false,
    knowledge: {
      name: 'Alder Hair',
      timeZone: 'America/Vancouver',
      region: null,
      hours: null,
      services: [],
      commonQuestions: questions.map((question, at) => ({
        id: `q${at}`,
        question,
        answer: 'yes',
        explanation: '',
      })),
      operationalNotes: [],
      details: null,
    },
  });
}

function greeted(receptionist: Receptionist) {
  const answered = { type: 'answered', callId: 'CA1', channel: 'phone', from: null } as const;
  return advance(receptionist, newConversation(), answered, now).conversation;
}

/** Points one way for what speaks of leaving something somewhere, another way for all else. */
const encoderOf = (meaning: RegExp): Encoder => {
  const encode = (text: string) =>
    Promise.resolve(new Float32Array(meaning.test(text) ? [1, 0] : [0, 1]));
  return { encode, encodeLater: encode, close: () => Promise.resolve() };
};
const unspoken: Encoder = {
  ...encoderOf(/x/),
  encode: () => Promise.resolve(null),
};
const spoke = { type: 'callerSpoke', text: 'is there somewhere to ditch my truck' } as const;
const questions = ['Do you have parking?', 'Do you take walk-ins?', 'Do you sell gift cards?'];

async function compared(encoder: Encoder) {
  const receptionist = receptionistOf(questions);
  const shelf = new VectorShelf(encoder);
  await shelf.prepare(receptionist.candidates);
  const conversation = greeted(receptionist);
  const input = await comparerWith(encoder, shelf).compare(receptionist, conversation, spoke, now);
  return { receptionist, conversation, input };
}

it('gives an input how like its words are to each thing the shop knows', async () => {
  const { input } = await compared(encoderOf(/parking|truck/));
  expect(input).toMatchObject({ ...spoke, likenesses: [{ title: [100, 0, 0] }] });
});

it('leads to the same reply when the stored input is replayed without an encoder', async () => {
  const { receptionist, conversation, input } = await compared(encoderOf(/parking|truck/));
  const stored = JSON.parse(JSON.stringify(input));
  expect(advance(receptionist, conversation, stored, now)).toEqual(
    advance(receptionist, conversation, input, now),
  );
});

it('leaves an input as it is where no vector came in time, and where the shop is not encoded yet', async () => {
  expect((await compared(unspoken)).input).toEqual(spoke);
  const receptionist = receptionistOf(questions);
  const comparer = comparerWith(encoderOf(/parking/));
  expect(await comparer.compare(receptionist, greeted(receptionist), spoke, now)).toEqual(spoke);
});

it('keeps no more vectors of shops than its bound', async () => {
  const shelf = new VectorShelf(encoderOf(/parking/), 20);
  const shops = Array.from({ length: 12 }, (_, shop) =>
    receptionistOf(questions.map((question) => `${question} ${shop}`)),
  );
  for (const { candidates } of shops) {
    await shelf.prepare(candidates);
    expect(shelf.size).toBeLessThanOrEqual(20);
  }
  const kept = shops.map(({ candidates }) => shelf.get(candidates) !== null);
  expect(kept.at(-1)).toBe(true);
  expect(kept[0]).toBe(false);
});
