import type { Turn } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import { foldWithoutEnd } from '../knowledge/words.ts';

/** The same words as often as this in a row are said by nobody who listens. */
const mostAlike = 5;
/** "Yes", "no" and a number may be said to one question after another. */
const replies: ReadonlySet<Act> = new Set([
  'affirm',
  'deny',
  'either',
  'ack',
  'give',
  'choose',
  'correct',
  'hold',
]);

/** Whether a caller says the very same again and again, whatever is answered; of trouble nobody is tired. */
export function goesRound({ state }: Turn, acts: readonly HeardAct[]): boolean {
  if (state.urgent || acts.some(({ act }) => act.startsWith('alarm.'))) return false;
  if (acts.length > 0 && acts.every(({ act }) => replies.has(act))) return false;
  const said = state.transcript
    .filter(({ role }) => role === 'user')
    .slice(-mostAlike)
    .map(({ content }) => foldWithoutEnd(content));
  return said.length === mostAlike && new Set(said).size === 1;
}
