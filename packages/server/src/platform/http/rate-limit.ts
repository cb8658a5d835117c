import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { sayWait, TooManyRequests } from '../refusal.ts';
import { callingNetworksOf, networksOf } from './network.ts';

/**
 * Limits how often one network may do each thing: an IPv4 address, an IPv6 /64, and the /48 around
 * it. Counts live in this instance: behind several, the limit is that many times as high.
 * `forCalls` gives wide networks the smaller share that calls have.
 */
export function createRateLimit() {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterOf = (action: string, points: number, duration: number) => {
    const name = `${action}:${points}`;
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ points, duration });
    limiters.set(name, limiter);
    return limiter;
  };
  return async (
    action: string,
    times: number,
    address: string | null,
    seconds = 60,
    forCalls = false,
  ): Promise<void> => {
    const networks = forCalls ? callingNetworksOf : networksOf;
    for (const { key, share } of networks(address ?? 'unknown'))
      try {
        await limiterOf(action, times * share, seconds).consume(key);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new TooManyRequests(
          `Too many requests. Please try again in ${sayWait(refused.msBeforeNext)}.`,
          refused.msBeforeNext,
        );
      }
  };
}
