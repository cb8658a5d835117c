import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../refusal.ts';

/**
 * Limits how often one address may do each thing. Counts live in this instance: behind several,
 * the limit is that many times as high.
 */
export function createRateLimit() {
  const limiters = new Map<string, RateLimiterMemory>();
  return async (action: string, perMinute: number, address: string | null): Promise<void> => {
    let limiter = limiters.get(action);
    if (!limiter) {
      limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
      limiters.set(action, limiter);
    }
    try {
      await limiter.consume(address ?? 'unknown');
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = Math.ceil(refused.msBeforeNext / 1000);
      throw new Refusal(
        'TOO_MANY_REQUESTS',
        `Too many requests. Please try again in ${seconds} s.`,
      );
    }
  };
}

export type RateLimit = ReturnType<typeof createRateLimit>;
