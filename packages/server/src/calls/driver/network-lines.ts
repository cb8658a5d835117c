import { isLoopback } from '../../platform/http/client-address.ts';
import { callingNetworksOf } from '../../platform/http/network.ts';

/** How many calls browsers hold in all: half the sockets there are, for telephones need the others. */
const mostOfBrowsers = 2_500;
/** No network's name. */
const everybody = 'everybody';

/** How many calls from browsers one network holds at once, and all of them. Counted per instance. */
export class NetworkLines {
  readonly #most: number;
  readonly #mostInAll: number;
  readonly #held = new Map<string, number>();

  constructor(most: number, mostInAll = mostOfBrowsers) {
    this.#most = most;
    this.#mostInAll = mostInAll;
  }

  /** Whether one more may be held from there. This machine's own are not counted. */
  hasRoom(address: string | null): boolean {
    return (
      isLoopback(address) ||
      this.#limitsOf(address).every(({ key, most }) => (this.#held.get(key) ?? 0) < most)
    );
  }

  /** Holds a line, where there is room. Returns how to let go of it, once; null: there is none. */
  hold(address: string | null): (() => void) | null {
    if (!this.hasRoom(address)) return null;
    if (isLoopback(address)) return () => {};
    const keys = this.#limitsOf(address).map(({ key }) => key);
    for (const key of keys) this.#change(key, 1);
    return () => {
      for (const key of keys.splice(0)) this.#change(key, -1);
    };
  }

  #limitsOf(address: string | null): { key: string; most: number }[] {
    const networks = callingNetworksOf(address ?? 'unknown');
    const own = networks.map(({ key, share }) => ({ key, most: this.#most * share }));
    return [...own, { key: everybody, most: this.#mostInAll }];
  }

  #change(key: string, by: number): void {
    const held = (this.#held.get(key) ?? 0) + by;
    if (held > 0) this.#held.set(key, held);
    else this.#held.delete(key);
  }
}
