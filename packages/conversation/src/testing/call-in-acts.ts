import { advance, type Conversation, newConversation } from '../advance.ts';
import type { Effect, Input } from '../conversation.ts';
import { say } from '../dialogue/say.ts';
import { beginTurn } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { plan } from '../plan/plan.ts';
import type { Receptionist } from '../receptionist.ts';
import { receptionistOf } from './receptionist-of.ts';

/** Tuesday, March 10, 2026, 11:00 in Vancouver. */
const answeredAt = 1_773_165_600_000;
const aTurn = 8_000;

/** A call whose turns are given as what was heard, so that the plan alone is what is tried. */
export interface CallInActs {
  /** Takes a turn; what is said to it. */
  hear: (...acts: readonly HeardAct[]) => string;
  /** Anything else that happens, such as what the appointment book answers. */
  give: (input: Input) => string;
  state: () => Conversation;
  /** Effects of the last turn. */
  effects: () => readonly Effect[];
}

/** An act heard for sure, with words that say no more than it does. */
export function heardAct(act: Act, more: Partial<HeardAct> = {}): HeardAct {
  const words = more.words ?? act;
  return {
    act,
    confidence: 1,
    start: 0,
    end: words.length,
    target: null,
    slots: {},
    ...more,
    words,
  };
}

export function receptionistFor(knowledge: BusinessKnowledge, books = false): Receptionist {
  return receptionistOf(knowledge, { books });
}

export function callInActs(receptionist: Receptionist, from: string | null = null): CallInActs {
  let conversation: Conversation = newConversation();
  let now = answeredAt;
  let effects: readonly Effect[] = [];
  const spoken = () => effects.flatMap((one) => (one.type === 'say' ? [one.text] : [])).join(' ');
  const give = (input: Input): string => {
    now += aTurn;
    const step = advance(receptionist, conversation, input, now);
    conversation = step.conversation;
    effects = step.effects;
    return spoken();
  };
  give({ type: 'answered', callId: 'CA1', channel: 'phone', from });
  return {
    hear: (...acts) => {
      if (conversation.phase !== 'talking') return '';
      now += aTurn;
      const turn = beginTurn(receptionist, conversation, now);
      turn.state.turns += 1;
      turn.state.pending = [];
      const text = acts.map(({ words }) => words).join(' ');
      turn.state.transcript.push({ role: 'user', content: text, at: now });
      say(turn, plan(turn, { text, language: turn.state.language, acts: [...acts] }));
      conversation = turn.state;
      effects = turn.effects;
      return spoken();
    },
    give,
    state: () => conversation,
    effects: () => effects,
  };
}
