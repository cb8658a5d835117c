import type { Steps } from '@second-ring/conversation';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TurnAbout } from './turn-about.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

/** Work whose steps take three milliseconds each, on a clock that only they move. */
function work(name: string, steps: number, log: string[]): () => Steps<string> {
  return function* () {
    for (let step = 0; step < steps; step += 1) {
      now += 3;
      log.push(name);
      yield;
    }
    return name;
  };
}

it('leaves long work after each slice, so that whatever else waits has its turn', async () => {
  const turns = new TurnAbout();
  const log: string[] = [];
  let over = false;
  const others = () => {
    log.push('others');
    if (!over) setImmediate(others);
  };
  setImmediate(others);
  const { result } = await turns.do(work('work', 9, log)());
  over = true;
  expect(result).toBe('work');
  expect(log.join(' ')).toContain('work work work others work work work others');
  expect(log.join(' ')).not.toContain('work work work work');
});

it('has two long pieces of work take turns, one slice of either at a time', async () => {
  const turns = new TurnAbout();
  const log: string[] = [];
  const [one, other] = [work('a', 6, log), work('b', 6, log)];
  await Promise.all([turns.do(one()), turns.do(other())]);
  expect(log.join('')).toBe('aaabbbaaabbb');
});

it('goes on with what else there is when one piece of work fails', async () => {
  const turns = new TurnAbout();
  const log: string[] = [];
  const failing = function* (): Steps<string> {
    yield;
    throw new Error('It cannot be read.');
  };
  const both = [turns.do(failing()), turns.do(work('b', 6, log)())];
  const [failed, done] = await Promise.allSettled(both);
  expect([failed?.status, done?.status]).toEqual(['rejected', 'fulfilled']);
});
