import type { PracticeCall } from '@second-ring/contract';
import type { CallOutcome } from '@second-ring/conversation';

/** What every practice call shows of itself, whoever rang. */
export function shownCall({
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
