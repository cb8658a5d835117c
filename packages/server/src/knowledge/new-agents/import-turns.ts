import { isLoopback } from '../../platform/http/client-address.ts';
import { networksOf } from '../../platform/http/network.ts';
import { TooManyRequests } from '../../platform/refusal.ts';

/** How many websites are read at once, whoever asks. */
const mostAtOnce = 6;
/** How many of those for one network: an address (of IPv6 a /64), a /48, a /32. */
const mostOfNetwork = [1, 2, 3];
/** As long as one is read at most. */
const usualWait = 15_000;

/** Who is having a website read. Counted per instance. */
export interface ImportTurns {
  /**
   * Takes a turn; what it answers gives it back.
   * @throws TooManyRequests
   */
  take(address: string | null): () => void;
}

/** Turns at having a website read: each costs a thread's time and the site's, whoever asks for it. */
export function createImportTurns(): ImportTurns {
  const held = new Map<string, number>();
  let all = 0;
  return {
    take: (address) => {
      const isOurs = address === null || isLoopback(address);
      const networks = isOurs ? [] : networksOf(address).map(({ key }) => key);
      const isTheirsOut = networks.some(
        (key, width) => (held.get(key) ?? 0) >= (mostOfNetwork[width] ?? 1),
      );
      if (isTheirsOut || all >= mostAtOnce) {
        const message = isTheirsOut
          ? 'A website is being read for you already. Please wait until it is done.'
          : 'Many websites are being read just now. Please try again in a moment.';
        throw new TooManyRequests(message, usualWait);
      }
      all += 1;
      for (const key of networks) held.set(key, (held.get(key) ?? 0) + 1);
      return () => {
        all -= 1;
        for (const key of networks) {
          const left = (held.get(key) ?? 1) - 1;
          if (left > 0) held.set(key, left);
          else held.delete(key);
        }
      };
    },
  };
}
