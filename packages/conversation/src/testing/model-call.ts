import { advance, type Conversation, newConversation, nextDeadline } from '../advance.ts';
import type { Channel, Effect, Input, ModelPrompt, ReceptionistProfile } from '../conversation.ts';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { receptionistOf } from './receptionist-of.ts';

/** Tuesday, March 10, 2026, 2 PM in Halifax, 1 PM in Toronto. */
const answeredAt = 1_773_162_000_000;

/** A call whose model is played by the test. */
export interface ModelCall {
  /** The conversation as it stands. */
  state: () => Conversation;
  /** What the last step asked for. */
  effects: () => readonly Effect[];
  /** What the model was asked last; null: it was not. */
  prompt: () => ModelPrompt | null;
  /** Says a caller's words once everything sent has been heard; what is spoken at once. */
  say: (text: string) => string;
  /**
   * The model's reply as far as it has come; what is spoken of it. Where it is asked to say something another
   * way it fails, unless `rewords`.
   */
  reply: (text: string, done?: boolean) => string;
  /** Any other input. */
  give: (input: Input, after?: number) => string;
  /** Waits for the next deadline. */
  wait: () => string;
  now: () => number;
}

/** Calls a business that has a language model; the caller's number may be withheld. */
export function modelCall(
  knowledge: BusinessKnowledge,
  from: string | null = null,
  profile: Partial<ReceptionistProfile> = {},
  rewords = false,
  channel: Channel = 'phone',
): ModelCall {
  const receptionist = receptionistOf(knowledge, { languageModel: true, ...profile });
  let conversation = newConversation();
  let now = answeredAt;
  let effects: Effect[] = [];
  let asked: { id: string; prompt: ModelPrompt } | null = null;
  const give = (input: Input, after = 100): string => {
    now += after;
    const step = advance(receptionist, conversation, input, now);
    conversation = step.conversation;
    effects = step.effects;
    for (const effect of effects)
      if (effect.type === 'request' && effect.request.kind === 'askModel')
        asked = { id: effect.id, prompt: effect.request.prompt };
    return effects.flatMap((effect) => (effect.type === 'say' ? [effect.text] : [])).join(' ');
  };
  give({ type: 'answered', callId: 'CA1', channel, from });
  return {
    state: () => conversation,
    effects: () => effects,
    prompt: () => asked?.prompt ?? null,
    give,
    say: (text) => {
      give({ type: 'speechPlayed' });
      asked = null;
      return give({ type: 'callerSpoke', text }, 2_000);
    },
    reply: (text, done = true) => {
      const before = asked?.id;
      const said = give({
        type: 'requestSucceeded',
        effectId: asked?.id ?? '',
        result: { kind: 'modelSaid', text, done },
      });
      const again = conversation.model?.lost ? asked : null;
      if (rewords || !again || again.id === before) return said;
      const rest = give({ type: 'requestFailed', effectId: again.id, reason: 'nothing better' });
      return `${said} ${rest}`.trim();
    },
    wait: () => {
      now = nextDeadline(conversation) ?? now;
      return give({ type: 'deadlineReached' }, 0);
    },
    now: () => now,
  };
}
