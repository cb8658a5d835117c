import { advance, newConversation, prepareReceptionist } from '@second-ring/conversation';
import { largeBusiness } from '../packages/conversation/src/testing/large-business.ts';
import { sayings } from '../packages/conversation/src/testing/random-calls.ts';
import {
  type Encoder,
  openEncoderThread,
} from '../packages/server/src/calls/thinking/likeness/encoder.ts';
import { VectorShelf } from '../packages/server/src/calls/thinking/likeness/vector-shelf.ts';
import { comparerWith } from '../packages/server/src/calls/thinking/likeness/word-comparer.ts';
import type { Row } from './support/row.ts';

const timedTurns = 600;
const warmUp = 100;
const calls = 1_000;
const betweenTurns = 5_000;
const seconds = 10;
const patience = 60;

/** What sentence vectors cost a caller: beside 200 services and 100 questions, and in a crowd. */
export async function run(): Promise<Row[]> {
  const encoder = openEncoderThread((reason) => console.error(`No vectors: ${reason}`));
  try {
    return [...(await decideTurns(encoder)), ...(await crowd(encoder))];
  } finally {
    await encoder.close();
  }
}

async function decideTurns(encoder: Encoder): Promise<Row[]> {
  const receptionist = prepareReceptionist({
    agentId: 'bench',
    knowledge: largeBusiness(200, 100),
    firstMessage: null,
    transferNumber: null,
    languageModel: false,
  });
  const shelf = new VectorShelf(encoder);
  const began = performance.now();
  await shelf.prepare(receptionist.candidates);
  const prepared = performance.now() - began;
  const comparer = comparerWith(encoder, shelf);
  const times: number[] = [];
  let compared = 0;
  let now = 1_773_165_600_000;
  let conversation = newConversation();
  for (let turn = -warmUp; turn < timedTurns; turn += 1) {
    if (turn % 20 === 0) {
      const answered = {
        type: 'answered',
        callId: `b${turn}`,
        channel: 'phone',
        from: null,
      } as const;
      conversation = advance(receptionist, newConversation(), answered, now).conversation;
    }
    now += betweenTurns;
    const text = sayings[Math.abs(turn * 13) % sayings.length] ?? '';
    const from = performance.now();
    const spoke = { type: 'callerSpoke', text } as const;
    const input = await comparer.compare(receptionist, conversation, spoke, now);
    conversation = advance(receptionist, conversation, input, now).conversation;
    if (turn < 0) continue;
    times.push(performance.now() - from);
    if ('likenesses' in input) compared += 1;
  }
  const what = 'decide a turn with sentence vectors, 200 services and 100 questions';
  return [
    { measure: `${what}: p50`, value: at(times, 0.5) },
    { measure: `${what}: p99`, value: at(times, 0.99) },
    { measure: 'turns of them that had words in doubt', value: `${compared} of ${timedTurns}` },
    { measure: 'encode all that shop knows', value: `${(prepared / 1_000).toFixed(1)} s` },
  ];
}

/** Texts of 1,000 calls at once: how long any of them waits, and how many get their vector. */
async function crowd(encoder: Encoder): Promise<Row[]> {
  const waits: number[] = [];
  let had = 0;
  const until = performance.now() + seconds * 1_000;
  const asked: Promise<void>[] = [];
  for (let text = 0; performance.now() < until; text += 1) {
    const from = performance.now();
    const said = `${sayings[text % sayings.length]} ${text}`;
    asked.push(
      encoder.encode(said, patience).then((vector) => {
        waits.push(performance.now() - from);
        if (vector) had += 1;
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, betweenTurns / calls));
  }
  await Promise.all(asked);
  const what = `a text of each of ${calls} calls each 5 s`;
  return [
    { measure: `${what}: wait for its vector, p50`, value: at(waits, 0.5) },
    { measure: `${what}: longest wait`, value: at(waits, 1) },
    { measure: `${what}: had in time`, value: `${((100 * had) / waits.length).toFixed(0)} %` },
  ];
}

function at(times: readonly number[], share: number): string {
  const sorted = times.toSorted((one, other) => one - other);
  const place = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return `${(sorted[place] ?? Number.NaN).toFixed(1)} ms`;
}
