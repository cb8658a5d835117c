import { trialHours } from '@second-ring/contract';
import { count, gt } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { businesses } from '../database/schema/businesses.ts';
import { Refusal } from '../refusal.ts';

/** How many businesses one address may make in a day. */
export const newBusinessesPerDay = 20;

/** How many businesses may be on trial at once, everywhere. */
export const mostTrials = 500;

/**
 * Keeps public set-ups from being hoarded. Counted in the database: for all instances together, and
 * across restarts.
 * @throws Refusal `TOO_MANY_REQUESTS`
 */
export async function limitTrials(database: Queryable, now: Date): Promise<void> {
  const [running] = await database
    .select({ total: count() })
    .from(businesses)
    .where(gt(businesses.trialEndsAt, now));
  if ((running?.total ?? 0) < mostTrials) return;
  throw new Refusal(
    'TOO_MANY_REQUESTS',
    'Very many businesses are being tried out just now. Please try again in a few hours, or sign up first.',
    `${mostTrials} businesses are on trial: no more are made until some are claimed or ${trialHours} hours old.`,
  );
}
