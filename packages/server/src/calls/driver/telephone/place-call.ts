import { browserCall, errorBody, type ReplyFrame } from '@second-ring/contract';
import { WebSocket } from 'ws';
import { CarrierCall } from './carrier-call.ts';
import { TelephoneSocket } from './telephone-socket.ts';

/** Whom to call, and how the installation is reached. */
export interface CallPlan {
  /** Where the server listens. */
  origin: string;
  /** The address it is known by. */
  publicUrl: string;
  /** The carrier's token: with it the call is signed as the carrier's, without it a browser's. */
  authToken: string | null;
  /** The carrier's account; left out: none is named. */
  accountSid?: string | undefined;
  to: string;
  from: string;
}

type Summary = Extract<ReplyFrame, { type: 'summary' }>;

export interface PlacedCall {
  callSid: string;
  socket: TelephoneSocket;
  /** Hangs up, if the other side has not, and answers what the call came to; null: nobody said. */
  hangUp(): Promise<Summary | null>;
}

/** Nobody took the call; the message says why and what to do. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** Rings and waits for the socket. Throws `NoAnswer`. */
export async function placeCall(plan: CallPlan): Promise<PlacedCall> {
  try {
    return plan.authToken === null
      ? await placeBrowserCall(plan)
      : await placeCarrierCall(plan, plan.authToken);
  } catch (error) {
    if (!isRefusedConnection(error)) throw error;
    throw new NoAnswer(
      `Second Ring is not running at ${plan.origin}. Start it with "npm start", then call again.`,
    );
  }
}

async function placeBrowserCall({ origin, to, from }: CallPlan): Promise<PlacedCall> {
  const response = await fetch(`${origin}/api/browser-calls`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to, from }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new NoAnswer(errorBody.parse(answer).error);
  const { callSid, url } = browserCall.parse(answer);
  const { pathname, search } = new URL(url);
  const local = new URL(pathname + search, origin.replace(/^http/, 'ws'));
  const socket = await TelephoneSocket.open(new WebSocket(local));
  socket.send({ type: 'setup', callSid, from, to });
  return { callSid, socket, hangUp: () => hangUp(socket) };
}

async function placeCarrierCall(plan: CallPlan, authToken: string): Promise<PlacedCall> {
  const call = new CarrierCall({ ...plan, authToken }, plan.to, plan.from);
  const twiml = await call.ring();
  if (!twiml.includes('<ConversationRelay'))
    throw new NoAnswer(/<Say[^>]*>([^<]*)/.exec(twiml)?.[1] ?? `Nobody answers at ${plan.to}.`);
  const socket = await call.connect(twiml, { readsAlong: 'true' });
  return {
    callSid: call.callSid,
    socket,
    async hangUp() {
      const summary = await hangUp(socket);
      await call.action({ SessionStatus: 'completed', CallStatus: 'completed' });
      return summary;
    },
  };
}

async function hangUp(socket: TelephoneSocket): Promise<Summary | null> {
  socket.send({ type: 'hangUp' });
  const summary = await socket.nextSummary();
  socket.raw.close(1000);
  await socket.closed;
  return summary;
}

function isRefusedConnection(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
