import type { PracticeEstimate } from '@second-ring/contract';
import {
  type BusinessKnowledge,
  callerPrompt,
  castCallers,
  estimatePromptSize,
  type KeptCall,
} from '@second-ring/conversation';
import { dollarsOf, type ModelPrice, tokensIn } from '../thinking/model-cost.ts';
import { lengthOf } from './meter.ts';

/** Lines a caller says, of the seven they may: an estimate errs on the dear side. */
const usualLines = 5;
/** Characters by which a prompt grows over a call, on average; and those of usual replies. */
const grownBy = 600;
const usualReply = 220;
const usualLine = 110;
const verdictPromptSize = 2_000;
const usualVerdict = 160;

/** Characters that a number of requests send and bring. */
interface Amount {
  requests: number;
  sent: number;
  written: number;
}

/** What a run of ten callers, and one of the kept calls, would ask of the model. */
export function estimateRuns(
  knowledge: BusinessKnowledge,
  kept: readonly KeptCall[],
  price: ModelPrice | null,
): { callers: PracticeEstimate; kept: PracticeEstimate } {
  const turn = estimatePromptSize(knowledge) + grownBy;
  const cast = castCallers(knowledge, 0);
  const line = cast.map((caller) => lengthOf(callerPrompt(caller, knowledge, [])));
  const perCaller = line.map(
    (size): Amount => ({
      requests: usualLines * 2 + 1,
      sent: usualLines * (turn + size + grownBy / 2) + verdictPromptSize,
      written: usualLines * (usualReply + usualLine) + usualVerdict,
    }),
  );
  const perKept = kept.map(
    ({ turns }): Amount => ({
      requests: turns.length,
      sent: turns.length * turn,
      written: turns.length * usualReply,
    }),
  );
  return { callers: together(perCaller, price), kept: together(perKept, price) };
}

function together(amounts: readonly Amount[], price: ModelPrice | null): PracticeEstimate {
  const sum = (key: keyof Amount) => amounts.reduce((total, amount) => total + amount[key], 0);
  const input = tokensIn(sum('sent'));
  const output = tokensIn(sum('written'));
  return {
    calls: amounts.length,
    requests: sum('requests'),
    tokens: input + output,
    cost: dollarsOf({ input, output }, price),
  };
}
