import { advance, type Conversation, newConversation, outcomeOf } from '../advance.ts';
import type { CallOutcome, Channel, Input, ReceptionistProfile } from '../conversation.ts';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { summarise } from '../summary/summarise.ts';
import { receptionistOf } from './receptionist-of.ts';

/** A call in progress: what is said to it, and what it answers. */
export interface CallInProgress {
  /** Says a caller's words; what is answered, empty where nothing is. */
  say: (text: string) => string;
  /** The ids of the facts the last answer stood on. */
  factIds: () => string[];
  outcome: () => CallOutcome;
  conversation: () => Conversation;
  /** What the owner was alerted of so far. */
  alerts: () => string[];
  /** What the owner is texted of it as it stands. */
  sms: () => string;
}

/** Tuesday, March 10, 2026, 11:00 in Vancouver. */
const answeredAt = 1_773_165_600_000;
const aTurn = 3_000;

/** Calls a business whose appointment book is closed and that has no language model. */
export function callTo(
  knowledge: BusinessKnowledge,
  from: string | null = null,
  profile: Pick<ReceptionistProfile, 'alertsSomeone'> = {},
  channel: Channel = 'phone',
): CallInProgress {
  const receptionist = receptionistOf(knowledge, profile);
  let conversation: Conversation = newConversation();
  let now = answeredAt;
  const alerts: string[] = [];
  const give = (input: Input): string => {
    now += aTurn;
    const step = advance(receptionist, conversation, input, now);
    conversation = step.conversation;
    for (const effect of step.effects)
      if (effect.type === 'request' && effect.request.kind === 'alertOwner')
        alerts.push(effect.request.text);
    return step.effects.flatMap((effect) => (effect.type === 'say' ? [effect.text] : [])).join(' ');
  };
  give({ type: 'answered', callId: 'CA1', channel, from });
  return {
    say: (text) => {
      give({ type: 'speechPlayed' });
      return give({ type: 'callerSpoke', text });
    },
    factIds: () =>
      (conversation.transcript.findLast(({ role }) => role === 'assistant')?.facts ?? []).map(
        ({ id }) => id,
      ),
    outcome: () => outcomeOf(conversation),
    conversation: () => conversation,
    alerts: () => alerts,
    sms: () => summarise(receptionist, outcomeOf(conversation), null).sms,
  };
}
