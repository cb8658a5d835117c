import type { PracticeCall } from '@second-ring/contract';
import { findingsOf, type KeptCall, keptCase } from '@second-ring/conversation';
import { HeldCall, type HeldOn } from './held-call.ts';
import { shownCall } from './shown-call.ts';

/** Plays a kept call against the receptionist with the model leading, and judges its answers. */
export async function playKept(on: HeldOn, runId: string, kept: KeptCall): Promise<PracticeCall> {
  const { id, name, calledAt } = kept;
  const script = keptCase(kept);
  const call = new HeldCall(on, { callId: `practice:${runId}:${id}`, at: calledAt, from: null });
  for (const line of script.lines) {
    if (!call.goesOn) break;
    await call.say(line);
  }
  const { passed, why } = script.judge(call.played());
  const outcome = call.end();
  const findings = findingsOf({ ...outcome, unsaid: call.unsaid, verdict: null });
  return {
    ...shownCall(outcome),
    id,
    name,
    got: passed ? 'yes' : 'no',
    why,
    findings: [...(passed ? [] : [{ kind: 'unlike', why } as const]), ...findings],
    broken_off: false,
  };
}
