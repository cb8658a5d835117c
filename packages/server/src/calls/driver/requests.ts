import type { Input, Language, ModelPrompt } from '@second-ring/conversation';
import { and, eq, isNull } from 'drizzle-orm';
import { changesBook, type Requester } from '../../bookings/appointments/appointment-book.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type ClaimedCall, readTurns } from '../record/claim-call.ts';
import { isDoneWithTurn } from '../record/done-with-turn.ts';
import { type RequestEffect, rebuildConversation } from '../record/rebuild-conversation.ts';
import type { CallSurroundings } from '../record/surroundings.ts';

/** What the conversation of one call asks of others while it goes on. */
export class CallRequests {
  readonly #outside: CallSurroundings;
  readonly #call: ClaimedCall;
  readonly #tell: (input: Input) => void;
  #thought: AbortController | null = null;

  /** @param tell is given what a request came to, as the conversation's next input. */
  constructor(outside: CallSurroundings, call: ClaimedCall, tell: (input: Input) => void) {
    this.#outside = outside;
    this.#call = call;
    this.#tell = tell;
  }

  /** Has a request done, for a caller who speaks this language. */
  perform(effect: RequestEffect, language: Language): void {
    const { id: effectId, request } = effect;
    if (isDoneWithTurn(request)) {
      this.#tell({ type: 'requestSucceeded', effectId, result: { kind: 'acknowledged' } });
      return;
    }
    if (request.kind === 'askModel') {
      this.#think(effectId, request.prompt);
      return;
    }
    performRequest(this.#outside, effect, { ...this.#call, language }).then(this.#tell);
  }

  /** Nobody waits any longer for what the model was asked: it need not be written to its end. */
  silenceModel(): void {
    this.#thought?.abort();
  }

  /** What a model says comes back as inputs, a sentence at a time; a new question silences the last. */
  #think(effectId: string, prompt: ModelPrompt): void {
    this.#thought?.abort();
    const thought = new AbortController();
    this.#thought = thought;
    const heard = (text: string, done: boolean) => {
      if (thought.signal.aborted) return;
      this.#tell({ type: 'requestSucceeded', effectId, result: { kind: 'modelSaid', text, done } });
    };
    const { thinker, log } = this.#outside;
    thinker.ask(this.#call, prompt, heard, thought.signal).catch((error: unknown) => {
      if (thought.signal.aborted) return;
      const { callSid } = this.#call;
      log.warn({ callSid, err: error, request: 'askModel' }, 'a request failed');
      this.#tell({ type: 'requestFailed', effectId, reason: String(error) });
    });
  }
}

/** A caller waits no longer, in milliseconds: then a message is taken instead. */
const longestWait = 5_000;

/**
 * Has a request done and answers what it came to, as the conversation's next input. Never rejects.
 * Asked again with the same effect, it is done once.
 */
export async function performRequest(
  { book, clock, log }: Pick<CallSurroundings, 'book' | 'clock' | 'log'>,
  { id: effectId, request }: RequestEffect,
  requester: Omit<Requester, 'effectId'>,
): Promise<Input> {
  if (isDoneWithTurn(request))
    return { type: 'requestSucceeded', effectId, result: { kind: 'acknowledged' } };
  let cancel = () => {};
  const tooLong = new Promise<never>((_resolve, reject) => {
    cancel = clock.wakeAt(clock.now() + longestWait, () =>
      reject(new Error(`Nothing came back within ${longestWait} ms.`)),
    );
  });
  try {
    const result = await Promise.race([book.perform(request, { effectId, ...requester }), tooLong]);
    return { type: 'requestSucceeded', effectId, result };
  } catch (error) {
    const { callId } = requester;
    log.warn({ callId, err: error, request: request.kind }, 'a request failed');
    // What was refused was not done; what went unanswered may have been.
    if (changesBook(request) && !(error instanceof Refusal))
      await book
        .settleLater(request, { effectId, ...requester })
        .catch((cause: unknown) =>
          log.error(
            { callId, err: cause, request: request.kind },
            'nobody will find out whether this was done',
          ),
        );
    return { type: 'requestFailed', effectId, reason: String(error) };
  } finally {
    cancel();
  }
}

/**
 * Finishes what a caller agreed to before their line went: a booking that was asked for and never
 * heard of is made, or found made, so that the owner is told the truth. Answers what is to be told
 * to the conversation; nothing of it was heard by the caller.
 */
export async function settleRequests(outside: CallSurroundings, callSid: string): Promise<Input[]> {
  const { database, receptionists, mind } = outside;
  const [call] = await database
    .select({
      callId: callLogs.id,
      agentId: callLogs.agentId,
      businessId: callLogs.businessId,
      snapshotHash: callLogs.snapshotHash,
      test: callLogs.test,
    })
    .from(callLogs)
    .where(and(eq(callLogs.callSid, callSid), isNull(callLogs.endedAt)));
  if (!call?.snapshotHash) return [];
  const receptionist = await receptionists.asOf(database, call.snapshotHash);
  if (!receptionist.profile.books) return [];
  const turns = await readTurns(database, call.callId);
  const { conversation, openRequests } = await rebuildConversation(mind, receptionist, turns);
  const agreed = openRequests.filter(({ request }) => changes.has(request.kind));
  const requester = { ...call, language: conversation.language };
  const results = await Promise.all(
    agreed.map((request) => performRequest(outside, request, requester)),
  );
  return results.length > 0 ? [...results, { type: 'callerInterrupted', heard: '' }] : [];
}

const changes: ReadonlySet<string> = new Set([
  'book',
  'moveAppointment',
  'cancelAppointment',
  'textConfirmation',
  'textWhenKnown',
]);
