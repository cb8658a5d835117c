import type { PracticeCall } from '@second-ring/contract';
import {
  type CallOutcome,
  callerPrompt,
  fewestLines,
  findingsOf,
  type KeptCall,
  keptCase,
  type ModelPrompt,
  mostLines,
  type PracticeCaller,
  type PracticeVerdict,
  readCallerLine,
  readVerdict,
  verdictPrompt,
} from '@second-ring/conversation';
import type { Log } from '../../platform/observability/log.ts';
import type { LanguageModel } from '../../platform/providers/language-model/interface.ts';
import { HeldCall, type HeldOn } from './held-call.ts';
import { LimitReached } from './meter.ts';

/** What a played call is held on: the model is its caller too. */
export interface PlayedOn extends HeldOn {
  model: LanguageModel;
  log: Log;
}

/** A reply that holds no line is asked for once more. */
const mostTries = 2;
/** Callers' numbers are shown to the receptionist as on most calls; this one is fictional. */
const fictional = '+16045550110';

/** Holds a call with a caller whom the model plays, and has it judged. */
export async function playCaller(
  on: PlayedOn,
  runId: string,
  caller: PracticeCaller,
): Promise<PracticeCall> {
  const call = new HeldCall(on, {
    callId: `practice:${runId}:${caller.id}`,
    at: on.clock.now(),
    from: fictional,
  });
  let brokenOff = false;
  for (let lines = 1; lines <= mostLines && !call.isClosing; lines += 1) {
    const line = await nextLine(on, caller, call);
    if (line === null) {
      brokenOff = true;
      break;
    }
    if (line.text !== '') await call.say(line.text);
    if (line.ends && lines >= fewestLines) break;
  }
  const outcome = call.end();
  const verdict = brokenOff ? null : await judge(on, caller, outcome.transcript);
  return {
    ...shownCall(outcome),
    id: caller.id,
    name: caller.name,
    got: verdict?.got ?? null,
    why: verdict?.why ?? null,
    findings: findingsOf({
      unansweredQuestions: caller.inEarnest ? outcome.unansweredQuestions : [],
      unsaid: call.unsaid,
      verdict,
    }),
    broken_off: brokenOff,
  };
}

/** What the caller says next; null: the model has no line for them. */
async function nextLine(on: PlayedOn, caller: PracticeCaller, { transcript }: HeldCall) {
  const prompt = callerPrompt(caller, on.receptionist.profile.knowledge, transcript);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const reply = await replyOrNull(on, prompt);
    const line = reply === null ? null : readCallerLine(reply);
    if (line) return line;
  }
  return null;
}

async function judge(
  on: PlayedOn,
  caller: PracticeCaller,
  transcript: HeldCall['transcript'],
): Promise<PracticeVerdict | null> {
  const reply = await replyOrNull(on, verdictPrompt(caller, transcript));
  return reply === null ? null : readVerdict(reply, transcript);
}

/** A failure of the model's costs one call its caller; the run's end is passed on. */
async function replyOrNull(
  { model, log, signal }: PlayedOn,
  prompt: Parameters<typeof askModel>[1],
): Promise<string | null> {
  try {
    return await askModel(model, prompt, signal);
  } catch (error) {
    if (signal.aborted || error instanceof LimitReached) throw error;
    log.warn({ err: error }, 'the language model failed in a practice call');
    return null;
  }
}

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

/** Nobody is on a line: a slow model is waited for longer than by a caller, in milliseconds. */
const longestWait = 30_000;
/** A caller's line and a verdict are short; whoever writes on is not read on. */
const mostText = 2_000;

/**
 * A model's whole reply. Rejects where it refuses, fails, breaks off or takes too long, and with the
 * signal's reason once that is aborted.
 */
async function askModel(
  model: LanguageModel,
  prompt: ModelPrompt,
  signal: AbortSignal,
): Promise<string> {
  const late = AbortSignal.timeout(longestWait);
  const given = AbortSignal.any([signal, late]);
  let text = '';
  for await (const piece of model.reply(prompt, given)) {
    text += piece;
    if (text.length > mostText) break;
  }
  signal.throwIfAborted();
  if (late.aborted) throw new Error(`The language model took more than ${longestWait} ms.`);
  return text;
}

/** What every practice call shows of itself, whoever rang. */
function shownCall({
  language,
  transcript,
  model,
}: CallOutcome): Pick<PracticeCall, 'language' | 'transcript' | 'turns' | 'turns_without_model'> {
  return {
    language,
    transcript: transcript.map(({ role, content }) => ({ role, content })),
    turns: model.asked,
    turns_without_model: model.late + model.failed,
  };
}
