import { expect, it } from 'vitest';
import { CutShort, type LanguageModel } from '../../platform/providers/language-model/interface.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { listenTo, thinkerWith } from './thinker.ts';

const prompt = { system: '', messages: [], maxTokens: 100 };
const halfMinute = 30_000;

/** A model that is down, or never answers, until told otherwise, and counts who asks it. */
function brokenModel() {
  const state = { isDown: true, hangs: false, asked: 0 };
  const model: LanguageModel = {
    name: 'stand-in',
    reply: async function* (_prompt, signal) {
      state.asked += 1;
      if (state.hangs) await new Promise((leave) => signal.addEventListener('abort', leave));
      signal.throwIfAborted();
      if (state.isDown) throw new Error('Bad gateway');
      yield 'Yes.';
    },
  };
  const clock = new FakeClock();
  const thinker = thinkerWith(model, clock, 2_500);
  const ask = (signal = new AbortController().signal) =>
    thinker
      .ask(prompt, () => undefined, signal)
      .then(
        () => 'answered',
        () => 'refused',
      );
  return { state, clock, ask };
}

it('keeps all but one of many calls from waiting for a model that may still be down', async () => {
  const { state, clock, ask } = brokenModel();
  for (let failure = 0; failure < 3; failure += 1) await ask();
  clock.pass(halfMinute);
  await Promise.all([ask(), ask(), ask()]);
  expect(state.asked).toBe(4);
});

it('asks a model again as before once it has answered the one that tried', async () => {
  const { state, clock, ask } = brokenModel();
  for (let failure = 0; failure < 3; failure += 1) await ask();
  state.isDown = false;
  expect(await ask()).toBe('refused');
  clock.pass(halfMinute);
  expect(await ask()).toBe('answered');
  expect(await Promise.all([ask(), ask()])).toEqual(['answered', 'answered']);
});

it('lets the next call try where the caller who tried hung up', async () => {
  const { state, clock, ask } = brokenModel();
  for (let failure = 0; failure < 3; failure += 1) await ask();
  clock.pass(halfMinute);
  await ask(AbortSignal.abort());
  state.isDown = false;
  expect(await ask()).toBe('answered');
});

it('stays left alone whoever else hangs up meanwhile', async () => {
  const { state, ask } = brokenModel();
  const caller = new AbortController();
  state.hangs = true;
  const waiting = ask(caller.signal);
  state.hangs = false;
  for (let failure = 0; failure < 3; failure += 1) await ask();
  caller.abort();
  await waiting;
  await ask();
  expect(state.asked).toBe(4);
});

it.each([
  ['as much was written as was allowed', new CutShort('too long')],
  ['nobody waits any longer', null],
])('tells no half sentence where %s', async (_why, thrown) => {
  const waiting = new AbortController();
  const model: LanguageModel = {
    name: 'stand-in',
    reply: async function* () {
      yield 'a cake for Saturday, ';
      yield 'and whether the ic';
      if (thrown) throw thrown;
      waiting.abort();
    },
  };
  const told: [string, boolean][] = [];
  await listenTo(model, prompt, (text, done) => told.push([text, done]), waiting.signal);
  expect(told).toEqual([['a cake for Saturday', true]]);
});
