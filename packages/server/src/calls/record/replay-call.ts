import {
  type Effect,
  type Input,
  newConversation,
  type Receptionist,
} from '@second-ring/conversation';
import type { Mind } from '../thinking/mind.ts';
import { understood } from '../thinking/utterance.ts';
import type { Turn } from './rebuild-conversation.ts';

/** A stored input, what it led to then, and what a mind makes of it. Null: it was not stored. */
export interface ReplayedTurn {
  input: string;
  then: string[] | null;
  now: string[];
}

/** Gives a call's stored inputs to a mind once more, from the beginning. Changes nothing. */
export function replayCall(
  mind: Mind,
  receptionist: Receptionist,
  turns: readonly Turn[],
): ReplayedTurn[] {
  let conversation = newConversation();
  return turns.map(({ input, at, effects }) => {
    const step = mind.advance(receptionist, conversation, understood(input), at);
    conversation = step.conversation;
    const then = effects?.map(tellEffect) ?? null;
    return { input: tellInput(input), then, now: step.effects.map(tellEffect) };
  });
}

/** A replayed turn as lines for a terminal; what is otherwise now is marked. */
export function tellTurn({ input, then, now }: ReplayedTurn): string[] {
  const isSame = then === null || then.join('\n') === now.join('\n');
  return [
    `> ${input}`,
    ...(then ?? now).map((line) => `  ${line}`),
    ...(isSame ? [] : ['  NOW:', ...now.map((line) => `  ${line}`)]),
  ];
}

function tellInput(input: Input): string {
  switch (input.type) {
    case 'callerSpoke':
      return input.text;
    case 'callerInterrupted':
      return `(cuts in after "${input.heard}")`;
    case 'keyPressed':
      return `(presses ${input.digit})`;
    case 'requestSucceeded':
      return `(${input.effectId} came back: ${JSON.stringify(input.result)})`;
    case 'requestFailed':
      return `(${input.effectId} failed: ${input.reason})`;
    default:
      return `(${input.type})`;
  }
}

function tellEffect(effect: Effect): string {
  switch (effect.type) {
    case 'say':
      return effect.text;
    case 'request':
      return `(${effect.id} asks for ${effect.request.kind})`;
    case 'transfer':
      return `(${effect.id} rings ${effect.to})`;
    case 'hangUp':
      return `(hangs up: ${effect.reason})`;
  }
}
