import { placeCall } from '../packages/server/src/calls/telephone/place-call.ts';
import { openAICompatibleModel } from '../packages/server/src/providers/language-model/openai-compatible/openai-compatible-model.ts';
import {
  startCallServer,
  testAuthToken,
  testPublicUrl,
} from '../packages/server/src/testing/call-server.ts';
import { openEmptyPglite } from '../packages/server/src/testing/databases.ts';
import { startModelApi } from '../packages/server/src/testing/model-api.ts';
import { addShop } from '../packages/server/src/testing/shop.ts';
import type { Row } from './support/row.ts';

const replies = 60;
/** Replies before the clock counts, so that the libraries are loaded and warm. */
const warmUp = 10;

/** From the moment a model has written its first sentence to the moment the caller's side has it. */
export async function run(): Promise<Row[]> {
  const open = await openEmptyPglite();
  const shop = await addShop(open.database);
  const api = await startModelApi();
  const languageModel = openAICompatibleModel({ url: api.url, key: undefined, model: 'stand-in' });
  const server = await startCallServer(open, { languageModel });
  const times: number[] = [];
  let written = 0;
  api.answerWith((reply) => {
    reply.write('{"move":"offer","service":"tune-up"}\n');
    written = performance.now();
    reply.write('That sounds like a tune-up. ');
    reply.end();
  });
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
    socket.say('the little lever thing on my cargo carrier acts up whenever my uncle visits');
    await socket.nextTurn();
    if (call >= 0) times.push(performance.now() - written);
    await hangUp();
  }
  await server.close();
  api.close();
  await open.close();
  times.sort((one, other) => one - other);
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
  return [
    {
      measure: "model's first sentence written → heard by the caller's side",
      value: `p50 ${at(0.5)}  p99 ${at(0.99)}  (${times.length} replies)`,
    },
  ];
}
