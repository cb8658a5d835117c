import type { Clock } from '../platform/clock.ts';

/** A clock that stands still until a test moves it. */
export class FakeClock implements Clock {
  #now: number;
  #waiting: { at: number; wake: () => void }[] = [];

  constructor(start = Date.parse('2026-03-02T17:00:00Z')) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  /** How many wait for an instant. */
  get waiting(): number {
    return this.#waiting.length;
  }

  wakeAt(at: number, wake: () => void): () => void {
    const entry = { at, wake };
    this.#waiting.push(entry);
    return () => {
      this.#waiting = this.#waiting.filter((each) => each !== entry);
    };
  }

  /** Moves time on and wakes whoever waited for an instant up to the new one, in order. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#nextUntil(end); next; next = this.#nextUntil(end)) {
      const due = next;
      this.#waiting = this.#waiting.filter((each) => each !== due);
      this.#now = Math.max(this.#now, due.at);
      due.wake();
    }
    this.#now = end;
  }

  #nextUntil(end: number) {
    return this.#waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  }
}
