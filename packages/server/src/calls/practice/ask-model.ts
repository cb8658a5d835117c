import type { ModelPrompt } from '@second-ring/conversation';
import type { LanguageModel } from '../../platform/providers/language-model/interface.ts';

/** Nobody is on a line: a slow model is waited for longer than by a caller, in milliseconds. */
const longestWait = 30_000;
/** A caller's line and a verdict are short; whoever writes on is not read on. */
const mostText = 2_000;

/**
 * A model's whole reply. Rejects where it refuses, fails, breaks off or takes too long, and with the
 * signal's reason once that is aborted.
 */
export async function askModel(
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
