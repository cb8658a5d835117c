import type { Clock } from '../../platform/clock.ts';

/** Failures in a row after which a provider is left alone. */
const mostFailures = 3;
/** How long it is left alone, in milliseconds. */
const rest = 30_000;

/** Keeps calls from waiting for a provider that is down: each failure would cost a caller seconds. */
export class Breaker {
  readonly #clock: Pick<Clock, 'now'>;
  #failures = 0;
  #openUntil = 0;

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  /** Whether the provider is being left alone. After its rest one request tries it again. */
  get isOpen(): boolean {
    return this.#clock.now() < this.#openUntil;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures < mostFailures) return;
    this.#openUntil = this.#clock.now() + rest;
    this.#failures = mostFailures - 1;
  }
}
