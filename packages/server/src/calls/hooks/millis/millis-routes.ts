import { Hono } from 'hono';
import { z } from 'zod';
import { clientAddress } from '../../../platform/http/client-address.ts';
import { createRateLimit } from '../../../platform/http/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { logSessionJob } from './log-session.ts';

/** How many ended calls one address may tell of in a minute. */
const toldAMinute = 120;
const longestId = 200;
const longestError = 1_000;

const ended = z.looseObject({
  session_id: z.string().min(1).max(longestId),
  error_message: z.string().nullish(),
});

/**
 * Millis's webhook at the end of a call. It carries no signature, so nothing in it is believed but
 * which call to ask Millis for.
 */
export function millisRoutes({
  database,
  jobs,
  voice,
}: Pick<Services, 'database' | 'jobs' | 'voice'>): Hono {
  const limit = createRateLimit();
  return new Hono().post('/hooks/millis/session-ended', async (context) => {
    if (!voice.readSession)
      throw new Refusal('NOT_FOUND', 'This installation has no Millis account.');
    const address = clientAddress(context.req.raw.headers, context.env);
    await limit('session-ended', toldAMinute, address);
    const told = ended.safeParse(await context.req.json().catch(() => null));
    if (!told.success)
      throw new Refusal('INVALID_REQUEST', 'The body should be JSON that names a session_id.');
    const { session_id: sessionId, error_message: error } = told.data;
    const errorMessage = error?.slice(0, longestError) ?? null;
    await jobs.enqueue(database, logSessionJob, { sessionId, errorMessage }, { key: sessionId });
    return context.body(null, 204);
  });
}
