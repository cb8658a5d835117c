import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../refusal.ts';

/**
 * Limits how often one address may do each thing. Counts live in this instance: behind several,
 * the limit is that many times as high.
 */
export function createRateLimit() {
  const limiters = new Map<string, RateLimiterMemory>();
  return async (
    action: string,
    times: number,
    address: string | null,
    seconds = 60,
  ): Promise<void> => {
    let limiter = limiters.get(action);
    if (!limiter) {
      limiter = new RateLimiterMemory({ points: times, duration: seconds });
      limiters.set(action, limiter);
    }
    try {
      await limiter.consume(address ?? 'unknown');
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new Refusal(
        'TOO_MANY_REQUESTS',
        `Too many requests. Please try again in ${sayWait(refused.msBeforeNext)}.`,
      );
    }
  };
}

function sayWait(milliseconds: number): string {
  const minutes = milliseconds / 60_000;
  if (minutes <= 2) return `${Math.ceil(milliseconds / 1000)} s`;
  return minutes <= 90 ? `${Math.ceil(minutes)} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

export type RateLimit = ReturnType<typeof createRateLimit>;
