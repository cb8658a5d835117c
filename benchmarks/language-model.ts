import { placeCall } from '../packages/server/src/calls/driver/telephone/place-call.ts';
import { openAICompatibleModel } from '../packages/server/src/platform/providers/language-model/openai-compatible/openai-compatible-model.ts';
import {
  startCallServer,
  testAuthToken,
  testPublicUrl,
} from '../packages/server/src/testing/call-server.ts';
import { openEmptyPglite } from '../packages/server/src/testing/databases.ts';
import { type ModelScript, startModelApi } from '../packages/server/src/testing/model-api.ts';
import { addShop } from '../packages/server/src/testing/shop.ts';
import type { Row } from './support/row.ts';

const replies = 40;
/** Replies before the clock counts, so that the libraries are loaded and warm. */
const warmUp = 10;
/** How long the stand-in thinks before its first token, and writes from then on, as common models do. */
const thinking = 350;
const tokensPerSecond = 80;
const charactersPerToken = 4;
/** No more than so long after the model's own first sentence is the caller's to wait. */
const mostAdded = 50;

/**
 * The first sentence of a model's reply, in milliseconds since the caller stopped speaking: as the
 * model itself writes it, and as the caller's side has it, checked.
 */
export async function run(): Promise<Row[]> {
  const open = await openEmptyPglite();
  const shop = await addShop(open.database);
  const api = await startModelApi();
  const languageModel = openAICompatibleModel({ url: api.url, key: undefined, model: 'stand-in' });
  const server = await startCallServer(open, { languageModel });
  const model: number[] = [];
  const heard: number[] = [];
  let written = 0;
  api.answerWith(thinkThen((at) => (written = at)));
  for (let call = -warmUp; call < replies; call += 1) {
    const { socket, hangUp } = await placeCall({
      origin: server.origin,
      publicUrl: testPublicUrl,
      authToken: testAuthToken,
      to: shop.number,
      from: '+16045550199',
    });
    await socket.nextTurn();
    socket.playAll();
    const said = performance.now();
    socket.say('how much is a tune-up, and when are you open on saturday');
    // A filler may come first where this machine was slow.
    while (!(await socket.nextTurn()).startsWith('A tune-up'));
    const reached = performance.now();
    if (call >= 0) {
      model.push(written - said);
      heard.push(reached - said);
    }
    await hangUp();
  }
  await server.close();
  api.close();
  await open.close();
  const added = heard.map((at, index) => at - (model[index] ?? 0));
  const late = added.filter((milliseconds) => milliseconds > mostAdded).length;
  return [
    { measure: "first sentence: the model's own", value: spread(model) },
    { measure: "first sentence: heard by the caller's side", value: spread(heard) },
    {
      measure: 'first sentence: added by us',
      value: `${spread(added)}; ${late} of ${added.length} over ${mostAdded} ms`,
    },
  ];
}

const reply =
  '{"a":[["ask.price","s1"],["ask.hours",{"when":"saturday"}]],"q":"offerBooking"}\nA tune-up is {f1}. Would you like to bring it in?';
const firstSentence = 'A tune-up is {f1}. ';

/** A model that thinks, writes its line of acts and its first sentence token by token, and goes on. */
function thinkThen(onFirstSentence: (at: number) => void): ModelScript {
  return async (answer) => {
    await pause(thinking);
    const began = performance.now();
    const end = reply.indexOf(firstSentence) + firstSentence.length;
    for (let at = 0; at < reply.length; at += charactersPerToken) {
      const due = began + (at / charactersPerToken / tokensPerSecond) * 1_000;
      if (due > performance.now()) await pause(due - performance.now());
      const next = at + charactersPerToken;
      answer.write(reply.slice(at, next));
      if (at < end && next >= end) onFirstSentence(performance.now());
    }
    answer.end();
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    `${(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0).toFixed(1)} ms`;
  return `p50 ${at(0.5)}  p95 ${at(0.95)}  max ${at(1)}`;
}
