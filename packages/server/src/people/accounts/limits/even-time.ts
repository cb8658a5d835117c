import { setTimeout as wait } from 'node:timers/promises';

/** Finding an account and mailing it takes some milliseconds; this is many times as long. */
const stepMilliseconds = 250;

/**
 * Answers, or refuses, only after a whole number of steps: how long it took then tells nobody
 * whether an account was found.
 */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    const taken = performance.now() - started;
    await wait(stepMilliseconds - (taken % stepMilliseconds));
  }
}
