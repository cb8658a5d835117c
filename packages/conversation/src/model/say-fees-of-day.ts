import type { ModelTurn } from '../dialogue/state.ts';
import type { Turn } from '../dialogue/turn.ts';
import { tellFeesOfDay } from '../plan/fees-of-a-day.ts';
import { endsInGoodbye } from './goodbye.ts';
import { countOurs } from './ours.ts';
import { asksIn } from './rewording.ts';

/** A price that a model told for a day without what is added then is told with it, before what it asks. */
export function sayFeesOfDay(turn: Turn, model: ModelTurn): void {
  const { statements } = turn;
  const last = statements.at(-1) ?? '';
  const at = asksIn(last) || endsInGoodbye([last]) ? statements.length - 1 : statements.length;
  const end = statements.splice(at);
  if (tellFeesOfDay(turn, model.heard.acts))
    countOurs(turn.state, model, 'in-place', statements.length - at);
  statements.push(...end);
}
