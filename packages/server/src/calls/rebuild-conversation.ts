import {
  advance,
  type Conversation,
  type Effect,
  type Input,
  newConversation,
  type Receptionist,
} from '@second-ring/conversation';
import { understood } from './utterance.ts';

/** One stored input of a call. */
export interface Turn {
  input: Input;
  /** The `now` it was given to the conversation with. */
  at: number;
}

export type RequestEffect = Extract<Effect, { type: 'request' }>;

/** A call as its log tells it. */
export interface Rebuilt {
  conversation: Conversation;
  /** A transfer that was asked for and whose end is not in the log. */
  openTransfer: Extract<Effect, { type: 'transfer' }> | null;
  /** Requests whose end is not in the log: a crash may have come before it. */
  openRequests: RequestEffect[];
}

/** Brings a call back from its stored inputs. Pure: every instance arrives at the same call. */
export function rebuildConversation(receptionist: Receptionist, turns: Iterable<Turn>): Rebuilt {
  let conversation = newConversation();
  let openTransfer: Rebuilt['openTransfer'] = null;
  let openRequests: RequestEffect[] = [];
  for (const { input, at } of turns) {
    const step = advance(receptionist, conversation, understood(input), at);
    conversation = step.conversation;
    if ('effectId' in input) {
      if (input.effectId === openTransfer?.id) openTransfer = null;
      openRequests = openRequests.filter(({ id }) => id !== input.effectId);
    }
    openRequests.push(...step.effects.filter((effect) => effect.type === 'request'));
    openTransfer = step.effects.find((effect) => effect.type === 'transfer') ?? openTransfer;
  }
  return { conversation, openTransfer, openRequests };
}
