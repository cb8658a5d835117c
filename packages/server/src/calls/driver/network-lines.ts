import { isLoopback } from '../../platform/http/client-address.ts';
import { networksOf } from '../../platform/http/network.ts';

/** How many calls from browsers one network holds at once. Counted per instance. */
export class NetworkLines {
  readonly #most: number;
  readonly #held = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether one more may be held from there. This machine's own are not counted. */
  hasRoom(address: string | null): boolean {
    if (isLoopback(address)) return true;
    return networksOf(address ?? 'unknown').every(
      ({ key, share }) => (this.#held.get(key) ?? 0) < this.#most * share,
    );
  }

  /** Holds a line, where there is room. Returns how to let go of it, once; null: there is none. */
  hold(address: string | null): (() => void) | null {
    if (!this.hasRoom(address)) return null;
    if (isLoopback(address)) return () => {};
    const keys = networksOf(address ?? 'unknown').map(({ key }) => key);
    for (const key of keys) this.#change(key, 1);
    return () => {
      for (const key of keys.splice(0)) this.#change(key, -1);
    };
  }

  #change(key: string, by: number): void {
    const held = (this.#held.get(key) ?? 0) + by;
    if (held > 0) this.#held.set(key, held);
    else this.#held.delete(key);
  }
}
