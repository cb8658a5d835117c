import type {
  CallOutcome,
  Effect,
  EndReason,
  Input,
  Instant,
  TranscriptEntry,
} from './conversation.ts';
import type { Receptionist } from './receptionist.ts';

/** A call as it stands. Plain data: it can be stored, compared and replayed. */
export interface Conversation {
  callId: string;
  sequence: number;
  callerNumber: string | null;
  startedAt: Instant;
  endedAt: Instant | null;
  endReason: EndReason | null;
  silentSince: Instant | null;
  transcript: TranscriptEntry[];
}

export interface Step {
  conversation: Conversation;
  effects: Effect[];
  /** Why the input changed nothing, for the log; null where it was used. */
  ignored: string | null;
}

/** A conversation before the call is answered. */
export function newConversation(): Conversation {
  return {
    callId: '',
    sequence: 0,
    callerNumber: null,
    startedAt: 0,
    endedAt: null,
    endReason: null,
    silentSince: null,
    transcript: [],
  };
}

export function advance(
  receptionist: Receptionist,
  conversation: Conversation,
  input: Input,
  now: Instant,
): Step {
  const next = { ...conversation, transcript: [...conversation.transcript] };
  const effects: Effect[] = [];
  const say = (text: string) => {
    next.sequence += 1;
    next.transcript.push({ role: 'assistant', content: text, at: now });
    effects.push({
      id: `${next.callId}:${next.sequence}`,
      type: 'say',
      text,
      language: 'en',
      interruptible: true,
    });
  };
  if (input.type === 'answered') {
    next.callId = input.callId;
    next.callerNumber = input.from;
    next.startedAt = now;
    say(`Thanks for calling ${receptionist.profile.knowledge.name}. How can I help?`);
  } else if (input.type === 'callerSpoke') {
    next.transcript.push({ role: 'user', content: input.text, at: now });
    say('I will pass that on.');
  } else if (input.type === 'hungUp') {
    next.endedAt = now;
    next.endReason = 'caller-hung-up';
  }
  return { conversation: next, effects, ignored: null };
}

/** When `deadlineReached` is due if nothing else happens first; null: never. */
export function nextDeadline(conversation: Conversation): Instant | null {
  return conversation.silentSince;
}

/** Rebuilds a conversation from its stored inputs. */
export function replay(
  receptionist: Receptionist,
  log: Iterable<{ input: Input; at: Instant }>,
): Conversation {
  let conversation = newConversation();
  for (const { input, at } of log)
    conversation = advance(receptionist, conversation, input, at).conversation;
  return conversation;
}

/** What the call came to so far. */
export function outcomeOf(conversation: Conversation): CallOutcome {
  return {
    startedAt: conversation.startedAt,
    endedAt: conversation.endedAt,
    endReason: conversation.endReason,
    callerNumber: conversation.callerNumber,
    transcript: conversation.transcript,
    lead: null,
    quotes: [],
    commitments: [],
    unansweredQuestions: [],
    urgent: false,
    spam: false,
    transferred: false,
  };
}
