import { type Conversation, stateVersion } from './state.ts';

/** A conversation before the call is answered. */
export function newConversation(): Conversation {
  return {
    version: stateVersion,
    callId: '',
    channel: 'phone',
    language: 'en',
    callerNumber: null,
    earlier: null,
    textable: false,
    startedAt: 0,
    endedAt: null,
    endReason: null,
    phase: 'waiting',
    sequence: 0,
    turns: 0,
    transcript: [],
    pending: [],
    awaiting: null,
    model: null,
    late: null,
    tally: noTally(),
    modelFailures: 0,
    booking: {
      offered: [],
      chosen: null,
      existing: null,
      appointmentId: null,
      searches: 0,
      off: false,
      unsettled: null,
      changes: [],
    },
    open: null,
    openText: '',
    deadline: null,
    fragment: null,
    caller: {
      name: null,
      phone: null,
      email: null,
      address: null,
      company: null,
      partialPhone: '',
      otherNumber: false,
      refused: [],
    },
    wanted: {
      requests: [],
      items: [],
      details: [],
      why: [],
      time: null,
      callTime: null,
      existing: null,
      person: null,
      others: [],
      declined: [],
      justAsking: false,
    },
    focus: {
      refs: [],
      count: 1,
      asked: null,
      factId: null,
      town: null,
      oneOf: false,
      day: null,
      toldCents: null,
      hints: [],
    },
    said: [],
    lastActs: [],
    quotes: [],
    commitments: [],
    unanswered: [],
    wantsNoCall: false,
    used: {},
    lastLine: '',
    lastAnswer: '',
    misses: 0,
    silences: 0,
    spamTurns: 0,
    holding: false,
    urgent: false,
    spam: false,
    transferred: false,
  };
}

function noTally(): Conversation['tally'] {
  return {
    asked: 0,
    led: 0,
    late: 0,
    failed: 0,
    corrected: 0,
    sentences: 0,
    dropped: {},
    references: 0,
    sent: 0,
    written: 0,
    note: null,
  };
}

/** A copy that a step may change without touching the original. */
export function draftOf(conversation: Conversation): Conversation {
  return copyOf(conversation);
}

/** A deep copy of plain data. */
export function copyOf<T>(value: T): T;
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => copyOf(one));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copyOf(one)]));
}
