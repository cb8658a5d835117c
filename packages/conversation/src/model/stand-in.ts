import type { ModelTurn, PlanDraft } from '../dialogue/state.ts';
import type { Turn } from '../dialogue/turn.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { endsInGoodbye } from './goodbye.ts';
import { leftOut } from './left-out.ts';

/** As many words of a statement of the plan's have to be about what was dropped. */
const alike = 2;

/**
 * What the plan says of the same thing, and the model has not: spoken in the place of what was dropped.
 * Prices of ours stand in for prices alone: beside an answer that was spoken they would contradict it.
 */
export function standIn(turn: Turn, model: ModelTurn, draft: PlanDraft, dropped: string): void {
  if (endsInGoodbye(model.spoken)) return;
  const about = contentStems(dropped);
  const ofMoney =
    /\{[^}]*f\d/i.test(dropped) ||
    amountsIn(dropped).length > 0 ||
    model.dropped.at(-1) === 'amount';
  const rest = leftOut(draft.statements, model.spoken).filter((statement) => {
    if (amountsIn(statement).length > 0) return ofMoney || /\d/.test(dropped);
    const stems = [...contentStems(statement)];
    const shared = stems.filter((stem) => about.has(stem)).length;
    return shared >= Math.min(alike, stems.length) && shared > 0;
  });
  if (rest.length === 0) return;
  model.stoodIn = true;
  turn.statements.push(...rest);
  model.spoken.push(...rest);
  tellOfDraft(turn, draft, rest);
}

/** Writes down what statements of the plan's tell: sums, facts, quotes. */
export function tellOfDraft(turn: Turn, draft: PlanDraft, said: readonly string[]): void {
  const text = said.join(' ');
  turn.sums.push(...draft.sums, ...amountsIn(text));
  turn.facts.push(...draft.facts);
  turn.quotes.push(...draft.quotes.filter(({ spoken }) => text.includes(spoken)));
}
