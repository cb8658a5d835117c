import type { Turn } from '../dialogue/turn.ts';
import { beginTurn } from '../dialogue/turn.ts';
import type { Heard } from '../heard/heard.ts';
import { plan } from '../plan/plan.ts';
import { readActs } from './read-acts.ts';
import { readReply } from './read-reply.ts';

/**
 * A reply that came after its turn was decided: what the model heard still puts right what is known
 * and wanted, as long as the caller has not gone on. Nothing of it is spoken. True where it did.
 */
export function takeLate(turn: Turn, text: string, done: boolean): boolean {
  const { state } = turn;
  const { late } = state;
  if (!late || !done) return false;
  state.late = null;
  if (late.turns !== state.turns || state.phase !== 'talking' || state.awaiting) return false;
  const head = readReply(text, true)?.head;
  const trial = beginTurn(turn.receptionist, { ...state, ...late.before, late: null }, turn.now);
  const heard = head ? readActs(head, trial, late.heard) : null;
  if (!heard) return false;
  plan(trial, heard);
  const { effects, state: other } = trial;
  if (effects.length > 0 || other.phase !== 'talking') return false;
  // What the other reading would have read back was never heard.
  for (const request of other.wanted.requests)
    if (request.readBackAt === turn.now) request.readBackAt = readBackOf(turn, request.kind);
  Object.assign(state, { caller: other.caller, wanted: other.wanted, focus: other.focus });
  state.tally.corrected += 1;
  return true;
}

/**
 * The caller hung up before their last words were decided on: what they told in them is written down all the
 * same. Nothing of it was answered, read back or done.
 */
export function keepLastWords(turn: Turn, heard: Heard): void {
  const { state } = turn;
  const trial = beginTurn(turn.receptionist, { ...state, model: null, awaiting: null }, turn.now);
  plan(trial, heard);
  const { caller, wanted, focus, said, urgent } = trial.state;
  for (const request of wanted.requests)
    if (request.readBackAt === turn.now) request.readBackAt = readBackOf(turn, request.kind);
  Object.assign(state, { caller, wanted, focus, said, urgent });
}

function readBackOf({ state }: Turn, kind: string): number | null {
  return state.wanted.requests.find((one) => one.kind === kind)?.readBackAt ?? null;
}
