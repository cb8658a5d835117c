import type { Clock } from '../../platform/clock.ts';

/** Thinking that nobody notices, in milliseconds of the processor: several times what a turn takes. */
const unnoticed = 200;
/** How many times as long as what is beyond that the others have the thread to themselves. */
const restPerThought = 20;
/** Nobody waits longer for an answer, in milliseconds. */
const longestRest = 20_000;
/** Businesses that are remembered at most. */
const mostResting = 10_000;

/**
 * Shares the one thread that all calls think on: after a turn that took long, or knowledge that took
 * long to prepare, as in a business of hundreds of services somebody made for nothing, that business's
 * calls from browsers rest.
 */
export class ThinkingPace {
  readonly #restsUntil = new Map<string, number>();

  /** Notes how long a turn was thought about, or a receptionist prepared. @param now milliseconds since the epoch. */
  thought(businessId: string, milliseconds: number, now: number): void {
    const rest = Math.min(longestRest, (milliseconds - unnoticed) * restPerThought);
    if (rest <= 0) return;
    if (this.#restsUntil.size >= mostResting) this.#restsUntil.clear();
    this.#restsUntil.set(businessId, Math.max(now + rest, this.restsUntil(businessId)));
  }

  /** Waits until a business's calls from browsers may think again. */
  async rest(businessId: string, clock: Clock): Promise<void> {
    // One that waited as well may have thought for long meanwhile.
    for (let until = 0; until < this.restsUntil(businessId); ) {
      until = this.restsUntil(businessId);
      if (until <= clock.now()) return;
      await new Promise<void>((resolve) => {
        clock.wakeAt(until, resolve);
      });
    }
  }

  /** When a business's calls from browsers may think again; an instant that has passed: now. */
  restsUntil(businessId: string): number {
    return this.#restsUntil.get(businessId) ?? 0;
  }
}
