import { dangerKinds, inOne, linesTogether } from '../src/listener/danger.ts';
import { dangerFeatures } from '../src/listener/danger-features.ts';
import type { LinearModel } from '../src/listener/linear.ts';
import { type Example, trainLinear } from './linear-trainer.ts';
import { quantise } from './quantise.ts';
import type { CorpusTurn, Trade } from './read-corpus.ts';
import { type DangerCase, ofThemselves } from './read-danger.ts';
import type { PhraseLine } from './read-phrases.ts';

const rows = 1 << 16;
/** What sounds like danger and is none is learned from twice as much as what nobody takes for any. */
const lookAlike = 2;
/** Of a case told in several turns, the last may have been told by itself. */
const lastAlone = 0.5;

const calm = dangerKinds.indexOf('none');
const danger = dangerKinds.indexOf('danger');
const toSelf = dangerKinds.indexOf('toSelf');

/** Whether a call's labels tell of no alarm at all. */
function isOrdinary(turns: readonly CorpusTurn[]): boolean {
  return !turns.some(({ segments }) =>
    segments.some(({ label }) => label.act.startsWith('alarm.')),
  );
}

/** Learns to tell danger from everything else that callers say: the same input, the same weights. */
export function trainDanger(
  cases: readonly DangerCase[],
  trades: readonly Trade[],
  phrases: readonly PhraseLine[],
): LinearModel {
  const examples: Example[] = [];
  const add = (text: string, label: number, weight = 1) =>
    examples.push({
      features: [...new Set(dangerFeatures(text).map((hash) => hash & (rows - 1)))],
      label,
      weight,
    });
  for (const { turns, danger: real, kind } of cases) {
    const label = kind === ofThemselves ? toSelf : danger;
    const [last = ''] = turns.slice(-1);
    add(inOne(turns.slice(-linesTogether)), real ? label : calm, real ? 1 : lookAlike);
    if (turns.length < 2) continue;
    if (real) add(last, label, lastAlone);
    else for (const turn of turns) add(turn, calm, lookAlike);
  }
  for (const { turns } of trades) {
    for (const { text, segments } of turns)
      add(text, segments.some(({ label }) => label.act === 'alarm.danger') ? danger : calm);
    for (const call of Map.groupBy(turns, (turn) => turn.call).values()) {
      if (!isOrdinary(call)) continue;
      for (let to = 2; to <= call.length; to += 2)
        add(inOne(call.slice(Math.max(0, to - linesTogether), to).map(({ text }) => text)), calm);
    }
  }
  for (const { text, segments } of phrases)
    add(text, segments.some(({ act }) => act === 'alarm.danger') ? danger : calm);
  const weights = trainLinear(examples, {
    rows,
    classes: dangerKinds.length,
    epochs: 6,
    rate: 0.3,
    decay: 1e-5,
    seed: 1,
  });
  return quantise(weights, rows, dangerKinds.length);
}
