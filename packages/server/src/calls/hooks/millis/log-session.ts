import { eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { agents } from '../../../platform/database/schema/agents.ts';
import { callLogs } from '../../../platform/database/schema/call-logs.ts';
import { type Job, type Worker, worker } from '../../../platform/jobs/job.ts';
import type { HeldSession, Voice } from '../../../platform/providers/voice/interface.ts';
import { readCallerNumber } from '../../record/phone-number.ts';
import { maskLines, readUtterance } from '../../thinking/utterance.ts';

const payload = z.object({ sessionId: z.string(), errorMessage: z.string().nullable() });

/** Brings a call that the voice provider held into our log. */
export const logSessionJob: Job<z.infer<typeof payload>> = {
  atOnce: 2,
  name: 'log-session',
  payload,
  retries: 5,
};

/**
 * Asks the provider for the call instead of believing whoever told us that it ended: a session it
 * does not know is none, though it may be told of shortly before the provider knows it itself.
 */
export function logSessionWorker(database: Database, { readSession }: Voice): Worker {
  return worker(logSessionJob, async ({ sessionId, errorMessage }) => {
    if (!readSession) return;
    const session = await readSession(sessionId);
    if (!session) throw new Error('The voice provider does not know the session it told of.');
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
  return { ...message, content: message.content && readUtterance(message.content) };
}
