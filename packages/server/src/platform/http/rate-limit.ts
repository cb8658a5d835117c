import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { sayWait, TooManyRequests } from '../refusal.ts';
import { callingNetworksOf, networksOf } from './network.ts';

/**
 * Limits how often one network may do each thing: an IPv4 address, an IPv6 /64, and the /48 around
 * it. Counts live in this instance: behind several, the limit is that many times as high.
 * `forCalls` gives wide networks the smaller share that calls have.
 */
export function createRateLimit() {
  const consume = createLimiters();
  return async (
    action: string,
    times: number,
    address: string | null,
    seconds = 60,
    forCalls = false,
  ): Promise<void> => {
    const networks = forCalls ? callingNetworksOf : networksOf;
    for (const { key, share } of networks(address ?? 'unknown'))
      await consume(action, times * share, seconds, key);
  };
}

/** Limits how often one account may do each thing, from wherever. */
export function createAccountLimit() {
  const consume = createLimiters();
  return (userId: string, action: string, times: number, seconds = 60): Promise<void> =>
    consume(action, times, seconds, userId);
}

/** Counts in this instance; refuses with `TOO_MANY_REQUESTS` and how long to wait. */
function createLimiters() {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterOf = (action: string, points: number, duration: number) => {
    const name = `${action}:${points}`;
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ points, duration });
    limiters.set(name, limiter);
    return limiter;
  };
  return async (action: string, times: number, seconds: number, key: string): Promise<void> => {
    try {
      await limiterOf(action, times, seconds).consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new TooManyRequests(
        `Too many requests. Please try again in ${sayWait(refused.msBeforeNext)}.`,
        refused.msBeforeNext,
      );
    }
  };
}
