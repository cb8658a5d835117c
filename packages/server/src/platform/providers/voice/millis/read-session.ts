import { z } from 'zod';
import type { HeldSession } from '../interface.ts';

const anything = z.record(z.string(), z.unknown());

/** Millis's call log; null values are common. */
const shape = z.looseObject({
  session_id: z.string(),
  call_id: z.string().nullish(),
  agent_id: z.string().nullish(),
  /** Seconds. */
  duration: z.number().nonnegative().nullish(),
  /** Seconds since the Unix epoch. */
  ts: z.number(),
  call_status: z.string().nullish(),
  /** JSON in a string. */
  chat: z.string().nullish(),
  cost_breakdown: z.array(anything).nullish(),
  function_calls: z.array(z.unknown()).nullish(),
  voip: anything.nullish(),
  metadata: anything.nullish(),
});

const messages = z.array(
  z.looseObject({ role: z.string(), content: z.string().nullish().default(null) }),
);

/** Reads what `GET /call-logs/{session_id}` answers. Throws where it is of another shape. */
export function readSession(answer: unknown): HeldSession {
  const log = shape.parse(answer);
  const voip = log.voip ?? {};
  const isPhone = Object.keys(voip).length > 0;
  const calls = log.function_calls ?? [];
  return {
    sessionId: log.session_id,
    callId: log.call_id ?? null,
    agentId: log.agent_id ?? null,
    channel: isPhone ? 'phone' : 'browser',
    from: textIn(voip, ['from', 'from_phone']),
    to: textIn(voip, ['to', 'to_phone']),
    startedAt: new Date(log.ts * 1000),
    seconds: log.duration === null || log.duration === undefined ? null : Math.round(log.duration),
    status: log.call_status ?? null,
    costs: log.cost_breakdown ?? null,
    messages: messagesIn(log.chat),
    metadata: { ...log.metadata, ...(calls.length > 0 && { function_calls: calls }) },
  };
}

function textIn(fields: Record<string, unknown>, names: string[]): string | null {
  const found = names.map((name) => fields[name]).find((value) => typeof value === 'string');
  return typeof found === 'string' ? found : null;
}

function messagesIn(chat: string | null | undefined): HeldSession['messages'] {
  if (!chat) return null;
  try {
    const read = messages.safeParse(JSON.parse(chat));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
