import { z } from 'zod';

/**
 * The frames a call travels in, one JSON object per WebSocket message. The names are those of
 * Twilio's ConversationRelay, which other carriers ship nearly unchanged; the browser's call page
 * and the terminal telephone speak them too, in the carrier's place.
 */

const text = z.string();
const optionalText = z.string().nullish();

/** The first frame on a socket: which call this is. Carriers add fields without notice. */
const setupFrame = z.object({
  type: z.literal('setup'),
  callSid: text.min(1),
  /** Whose call it is, at the carrier. */
  accountSid: optionalText,
  sessionId: optionalText,
  from: optionalText,
  to: optionalText,
  forwardedFrom: optionalText,
  direction: optionalText,
  callStatus: optionalText,
  customParameters: z.record(z.string(), z.unknown()).nullish(),
});

/** What the caller said. `last: false` is a guess that a later frame replaces. */
const promptFrame = z.object({
  type: z.literal('prompt'),
  voicePrompt: text,
  lang: optionalText,
  last: z.boolean().default(true),
});

const dtmfFrame = z.object({
  type: z.literal('dtmf'),
  digit: z.string().regex(/^[0-9*#A-D]$/),
});

/** The caller cut in; `utteranceUntilInterrupt` is all they heard. Older carriers send the duration as text. */
const interruptFrame = z.object({
  type: z.literal('interrupt'),
  utteranceUntilInterrupt: z.string().default(''),
  durationUntilInterruptMs: z.union([z.number(), z.string()]).nullish(),
});

/** Opt-in reports: `agentSpeaking` and `clientSpeaking` are `on` or `off`, `tokensPlayed` holds the text played. */
const infoFrame = z.object({ type: z.literal('info'), name: text, value: z.unknown() });

/**
 * Browser sockets only: the caller hangs up, and stays to read the `summary`. A socket that closes
 * hangs up as well.
 */
const hangUpFrame = z.object({ type: z.literal('hangUp') });

const errorFrame = z.object({ type: z.literal('error'), description: z.string().default('') });

const callFrame = z.discriminatedUnion('type', [
  setupFrame,
  promptFrame,
  dtmfFrame,
  interruptFrame,
  infoFrame,
  hangUpFrame,
  errorFrame,
]);

/** A frame from the carrier, or from a browser in its place, to the server. */
export type CallFrame = z.infer<typeof callFrame>;
export type SetupFrame = z.infer<typeof setupFrame>;

const knownTypes: ReadonlySet<string> = new Set(
  callFrame.options.map((option) => option.shape.type.value),
);

/** A fact an answer stands on, shown beside the conversation in the browser. */
const fact = z.object({ kind: text, id: text, label: text });

const replyFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    token: text,
    last: z.boolean(),
    lang: z.string().optional(),
    interruptible: z.boolean().optional(),
    preemptible: z.boolean().optional(),
  }),
  z.object({
    type: z.literal('play'),
    source: z.url(),
    loop: z.number().int().optional(),
    interruptible: z.boolean().optional(),
    preemptible: z.boolean().optional(),
  }),
  z.object({ type: z.literal('sendDigits'), digits: z.string().regex(/^[0-9w#*]+$/) }),
  z.object({
    type: z.literal('language'),
    ttsLanguage: z.string().optional(),
    transcriptionLanguage: z.string().optional(),
  }),
  z.object({ type: z.literal('end'), handoffData: z.string().optional() }),
  /** Browser sockets only: the facts the next text uses. */
  z.object({ type: z.literal('facts'), facts: z.array(fact) }),
  /** Browser sockets only: what the owner will be told, just before `end`. */
  z.object({ type: z.literal('summary'), text, callLogId: text }),
]);

/** A frame from the server to the carrier, or to a browser in its place. */
export type ReplyFrame = z.infer<typeof replyFrame>;

/** What a message turned out to be. Only `malformed` is the sender's fault. */
export type Reading<Frame> =
  | { kind: 'frame'; frame: Frame }
  /** Well formed, of a type this version does not know: to be ignored. */
  | { kind: 'unknown'; type: string }
  | { kind: 'malformed'; reason: string };

/** Reads one message from the carrier. Never throws; unknown extra fields are dropped. */
export function readCallFrame(message: string): Reading<CallFrame> {
  return readFrame(message, callFrame, knownTypes);
}

const replyTypes: ReadonlySet<string> = new Set(
  replyFrame.options.map((option) => option.shape.type.value),
);

/** Reads one message from the server, for whoever plays the carrier. Never throws. */
export function readReplyFrame(message: string): Reading<ReplyFrame> {
  return readFrame(message, replyFrame, replyTypes);
}

/** Writes one frame, either way, as the text of one WebSocket message. */
export function writeFrame(frame: CallFrame | ReplyFrame): string {
  return JSON.stringify(frame);
}

const envelope = z.looseObject({ type: z.string() });

function readFrame<Frame>(
  message: string,
  schema: z.ZodType<Frame>,
  types: ReadonlySet<string>,
): Reading<Frame> {
  const parsed = parseJson(message);
  const outer = envelope.safeParse(parsed);
  if (!outer.success) return { kind: 'malformed', reason: 'not a JSON object with a type' };
  if (!types.has(outer.data.type)) return { kind: 'unknown', type: outer.data.type };
  const frame = schema.safeParse(parsed);
  return frame.success
    ? { kind: 'frame', frame: frame.data }
    : { kind: 'malformed', reason: z.prettifyError(frame.error) };
}

/** Texts without what no database keeps: NUL, and half a surrogate pair. */
function readable(_key: string, value: unknown): unknown {
  return typeof value === 'string'
    ? value.replaceAll('\u0000', '').replaceAll(/\p{Cs}/gu, '\uFFFD')
    : value;
}

function parseJson(message: string): unknown {
  try {
    return JSON.parse(message, readable);
  } catch {
    return undefined;
  }
}
