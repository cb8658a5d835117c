import { demoCallerNumber } from '@second-ring/contract/sample-business';
import {
  advance,
  type Conversation,
  type FactUsed,
  type Instant,
  newConversation,
  outcomeOf,
  prepareReceptionist,
  type Receptionist,
  summarise,
} from '@second-ring/conversation';
import { shopWithSuvPrice } from './demo-shop.ts';

/** What the demonstration's caller says, in order; the answers are worked out, not written down. */
const callerLines = [
  'Hi, how much is it to tint an SUV?',
  'Great. Could I bring it in on Thursday morning?',
  `Sure, it is Dana Whitfield, ${demoCallerNumber.replace(/^\+1(...)(...)/, '$1 $2 ')}.`,
  'Yes, that is right. Thanks, bye.',
] as const;

export interface DemoLine {
  /** Counted from 0. */
  place: number;
  speaker: 'caller' | 'agent';
  words: string;
  facts: FactUsed[];
}

export interface DemoCall {
  lines: DemoLine[];
  /** The text message the owner would get. */
  summary: string;
  /** Whether somebody has hung up. */
  ended: boolean;
}

/** A call that is still going on. */
export interface OpenDemoCall {
  receptionist: Receptionist;
  conversation: Conversation;
}

const betweenLinesMs = 6_000;

/**
 * A whole call with the sample shop, held here and now by the same conversation that answers real
 * ones. Pure: `suvPrice` (dollars) is what the shop asks, `now` decides what "Thursday" means.
 */
export function holdDemoCall(suvPrice: number, now: Instant): DemoCall {
  const ended = callerLines.reduce(
    (call, words, index) => sayToDemo(call, words, now + (index + 1) * betweenLinesMs),
    answerDemo(suvPrice, now),
  );
  return demoCallOf(ended);
}

/** Picks up: the greeting has been said, the caller is next. */
export function answerDemo(suvPrice: number, now: Instant): OpenDemoCall {
  const receptionist = prepareReceptionist({
    agentId: 'demonstration',
    knowledge: shopWithSuvPrice(suvPrice),
    firstMessage: null,
    transferNumber: null,
    languageModel: false,
  });
  const { conversation } = advance(
    receptionist,
    newConversation(),
    { type: 'answered', callId: 'demonstration', channel: 'browser', from: demoCallerNumber },
    now,
  );
  return { receptionist, conversation };
}

/** One line of the caller's, after everything said before it has been heard. */
export function sayToDemo(call: OpenDemoCall, text: string, now: Instant): OpenDemoCall {
  const { receptionist } = call;
  const heard = advance(receptionist, call.conversation, { type: 'speechPlayed' }, now);
  const { conversation } = advance(
    receptionist,
    heard.conversation,
    { type: 'callerSpoke', text },
    now,
  );
  return { receptionist, conversation };
}

/** What has been said so far, and what the owner would read if it ended here. */
export function demoCallOf({ receptionist, conversation }: OpenDemoCall): DemoCall {
  const outcome = outcomeOf(conversation);
  return {
    lines: outcome.transcript.map(({ role, content, facts }, place) => ({
      place,
      speaker: role === 'user' ? 'caller' : 'agent',
      words: content,
      facts: facts ?? [],
    })),
    summary: summarise(receptionist, outcome, null).sms,
    ended: conversation.endedAt !== null,
  };
}
