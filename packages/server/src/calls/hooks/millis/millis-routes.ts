import { eq, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { agents } from '../../../platform/database/schema/agents.ts';
import { callLogs } from '../../../platform/database/schema/call-logs.ts';
import { clientAddress } from '../../../platform/http/client-address.ts';
import { createRateLimit } from '../../../platform/http/rate-limit.ts';
import { type Job, type Worker, worker } from '../../../platform/jobs/job.ts';
import type { HeldSession, Voice } from '../../../platform/providers/voice/interface.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { readCallerNumber } from '../../record/find-line.ts';
import { cleanWords, maskLines } from '../../thinking/utterance.ts';

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
    // Anybody may tell of a call before it is over: what is told later counts all the same.
    const key = `${sessionId} ${Math.floor(Date.now() / 60_000)}`;
    await jobs.enqueue(database, logSessionJob, { sessionId, errorMessage }, { key });
    return context.body(null, 204);
  });
}

const payload = z.object({ sessionId: z.string(), errorMessage: z.string().nullable() });

/** Brings a call that the voice provider held into our log. */
const logSessionJob: Job<z.infer<typeof payload>> = {
  atOnce: 2,
  name: 'log-session',
  payload,
  retries: 5,
};

/** How a call stands that goes on. */
const running = new Set(['in-progress', 'in_progress', 'queued', 'ringing', 'initiated']);

/**
 * Asks the provider for the call instead of believing whoever told us that it ended: a session it
 * does not know is none, though it may be told of shortly before the provider knows it itself, or
 * knows that it is over.
 */
export function logSessionWorker(database: Database, { readSession }: Voice): Worker {
  return worker(logSessionJob, async ({ sessionId, errorMessage }) => {
    if (!readSession) return;
    const session = await readSession(sessionId);
    if (!session) throw new Error('The voice provider does not know the session it told of.');
    if (session.status !== null && running.has(session.status))
      throw new Error('The session the voice provider told of is not over.');
    await logSession(database, session, errorMessage);
  });
}

async function logSession(
  database: Database,
  session: HeldSession,
  errorMessage: string | null,
): Promise<void> {
  const agent = session.agentId === null ? undefined : await findAgent(database, session.agentId);
  const { startedAt, seconds } = session;
  const logged = {
    millisCallId: session.callId,
    millisAgentId: session.agentId,
    agentId: agent?.id ?? null,
    businessId: agent?.businessId ?? null,
    channel: session.channel,
    fromNumber: readCallerNumber(session.from),
    toNumber: readCallerNumber(session.to),
    callTimestamp: startedAt,
    callDuration: seconds,
    callStatus: session.status,
    errorMessage,
    costBreakdown: session.costs,
    chatTranscript: session.messages ? maskLines(session.messages.map(readable)) : null,
    metadata: session.metadata,
    endedAt: new Date(startedAt.getTime() + (seconds ?? 0) * 1000),
  };
  await database
    .insert(callLogs)
    .values({ millisSessionId: session.sessionId, ...logged })
    .onConflictDoUpdate({
      target: callLogs.millisSessionId,
      set: logged,
      // The provider still knows what was erased here.
      setWhere: isNull(callLogs.callerErasedAt),
    });
}

async function findAgent(database: Database, millisAgentId: string) {
  const [agent] = await database
    .select({ id: agents.id, businessId: agents.businessId })
    .from(agents)
    .where(eq(agents.millisAgentId, millisAgentId))
    .orderBy(agents.createdAt)
    .limit(1);
  return agent;
}

/** As everything a caller says is stored. */
function readable<Message extends { content: string | null }>(message: Message): Message {
  return { ...message, content: message.content && cleanWords(message.content) };
}
