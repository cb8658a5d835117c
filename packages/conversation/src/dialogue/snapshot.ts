import type { CallOutcome, Effect } from '../conversation.ts';
import { newConversation } from './new-conversation.ts';
import type { Conversation } from './state.ts';

export { stateVersion } from './state.ts';

/** What grows with every turn of a call, and is stored beside its state as it grows. */
export type CallRecord = Pick<CallOutcome, 'transcript' | 'quotes' | 'unansweredQuestions'>;

/** A conversation as it is stored: without what grows with every turn. */
export type Snapshot = Omit<Conversation, 'transcript' | 'quotes' | 'unanswered'>;

/** What a driver stores of a conversation, to go on from there. */
export function snapshotOf(conversation: Conversation): Snapshot {
  const { transcript: _lines, quotes: _prices, unanswered: _questions, ...state } = conversation;
  return state;
}

/** The conversation a snapshot was made of. */
export function fromSnapshot(snapshot: Snapshot, record: CallRecord): Conversation {
  const { transcript, quotes, unansweredQuestions: unanswered } = record;
  return { ...newConversation(), ...snapshot, transcript, quotes, unanswered };
}

/** What one turn is known to have done, in shapes that outlive a state nobody can read any more. */
export interface TurnRecord {
  effects: readonly Effect[];
  outcome: CallOutcome;
}

/**
 * A replayed conversation with what was said and done put back: another mind may have said it
 * otherwise now, but nobody heard that. What was sent before counts as heard.
 * @param replayed the effects the replay had in place of those of `record`.
 */
export function asRecorded(
  conversation: Conversation,
  replayed: readonly Effect[],
  { effects, outcome }: TurnRecord,
): Conversation {
  const { awaiting, model, late, booking, phase, endReason } = conversation;
  const ids = asAskedThen(replayed, effects);
  const named = <Value extends { effectId: string }>(value: Value | null) =>
    value && { ...value, effectId: ids.get(value.effectId) ?? value.effectId };
  const hasEnded = outcome.endedAt !== null;
  return {
    ...conversation,
    sequence: lastOf(effects) ?? conversation.sequence,
    phase: hasEnded ? 'ended' : phase === 'ended' ? 'talking' : phase,
    endedAt: outcome.endedAt,
    endReason: hasEnded ? outcome.endReason : phase === 'ended' ? null : endReason,
    language: outcome.language,
    transcript: outcome.transcript,
    pending: [],
    awaiting: named(awaiting),
    model: named(model),
    late: named(late),
    tally: outcome.model,
    booking: { ...booking, changes: outcome.bookings },
    quotes: outcome.quotes,
    unanswered: outcome.unansweredQuestions,
    wantsNoCall: outcome.wantsNoCall,
    urgent: outcome.urgent,
    spam: outcome.spam,
    transferred: outcome.transferred,
  };
}

/** The ids that requests of a replay had when they were made, by the replay's own. */
function asAskedThen(
  replayed: readonly Effect[],
  effects: readonly Effect[],
): ReadonlyMap<string, string> {
  const asked = new Map<string, string>();
  for (const effect of replayed) {
    if (effect.type !== 'request') continue;
    const then = effects.find(
      (each) => each.type === 'request' && each.request.kind === effect.request.kind,
    );
    if (then) asked.set(effect.id, then.id);
  }
  return asked;
}

/** The highest last part of these effects' ids; null where there was no effect. */
function lastOf(effects: readonly Effect[]): number | null {
  const sequences = effects.map(({ id }) => Number(id.slice(id.lastIndexOf(':') + 1)));
  return sequences.length > 0 ? Math.max(...sequences) : null;
}
