import { sampleBusiness } from '@second-ring/contract/sample-business';
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

/** What the demonstration's caller says, in order; the answers are worked out, not written down. */
export const callerLines = [
  'Hi, how much is it to tint an SUV?',
  'Great. Could I bring it in on Thursday morning?',
  'Sure, it is Dana Whitfield, 604 555 0188.',
  'Yes, that is right. Thanks, bye.',
] as const;

export interface DemoLine {
  speaker: 'caller' | 'agent';
  words: string;
  facts: FactUsed[];
}

export interface DemoCall {
  business: string;
  lines: DemoLine[];
  /** The text message the owner would get. */
  summary: string;
}

const betweenLinesMs = 6_000;

/**
 * A whole call with the sample business, held here and now by the same conversation that answers real
 * ones. Throws nothing; pure but for `now`, which decides what "Thursday" means.
 */
export function holdDemoCall(now: Instant): DemoCall {
  const receptionist = prepareReceptionist({
    agentId: 'demonstration',
    knowledge: sampleBusiness,
    firstMessage: null,
    transferNumber: null,
    languageModel: false,
  });
  const answered = advance(
    receptionist,
    newConversation(),
    { type: 'answered', callId: 'demonstration', channel: 'browser', from: '+16045550188' },
    now,
  ).conversation;
  const conversation = callerLines.reduce(
    (call, text, index) => speak(receptionist, call, text, now + (index + 1) * betweenLinesMs),
    answered,
  );
  const outcome = outcomeOf(conversation);
  return {
    business: sampleBusiness.name,
    lines: outcome.transcript.map(({ role, content, facts }) => ({
      speaker: role === 'user' ? 'caller' : 'agent',
      words: content,
      facts: facts ?? [],
    })),
    summary: summarise(receptionist, outcome, null).sms,
  };
}

/** One line of the caller's, after everything said before it has been heard. */
function speak(
  receptionist: Receptionist,
  call: Conversation,
  text: string,
  now: Instant,
): Conversation {
  const heard = advance(receptionist, call, { type: 'speechPlayed' }, now).conversation;
  return advance(receptionist, heard, { type: 'callerSpoke', text }, now).conversation;
}
