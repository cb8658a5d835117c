import type { CallFrame, ReplyFrame } from '@second-ring/contract';
import type { CallFailure } from './call-failure.ts';
import type { Turn } from './turns.ts';

export type Phase = 'idle' | 'ringing' | 'inCall' | 'reconnecting' | 'ended' | 'failed';

/** The microphone: not offered by this browser, waiting, open, muted by the caller, or refused. */
export type Ear = 'absent' | 'waiting' | 'listening' | 'muted' | 'refused';

/** One call as the page shows it. Plain and immutable; only `advanceCall` makes the next one. */
export interface CallState {
  phase: Phase;
  callSid: string | null;
  turns: Turn[];
  summary: string | null;
  failure: CallFailure | null;
  ear: Ear;
  /** Whether the agent's words are spoken aloud; null where this browser cannot. */
  sound: boolean | null;
  /** True while the agent's voice is playing. */
  speaking: boolean;
  /** The line has dropped once and been tried again: it is not tried twice. */
  redialled: boolean;
  /** Said while no line was open; goes out as soon as one is. */
  unsent: string[];
}

export type CallEvent =
  | { type: 'callPressed' }
  | { type: 'placed'; callSid: string; url: string }
  | { type: 'refused'; failure: CallFailure }
  | { type: 'lineOpened' }
  | { type: 'lineClosed' }
  | { type: 'frameArrived'; frame: ReplyFrame }
  /** Words the recogniser is still unsure of. `heard` is what had been played, where a voice was playing. */
  | { type: 'callerGuessed'; words: string; heard: string }
  | { type: 'callerSaid'; words: string; heard: string }
  | { type: 'keyPressed'; digit: string; heard: string }
  | { type: 'voiceStarted' }
  | { type: 'voiceFinished' }
  /** An answer that nobody hears is there to be read, or has been long enough. */
  | { type: 'readingStarted' }
  | { type: 'readingFinished' }
  | { type: 'earRefused' }
  | { type: 'muteToggled' }
  | { type: 'soundToggled' }
  | { type: 'hungUp' };

/** What the page must do next, in order. */
export type Command =
  /** Asks for a line; `resume` names the dropped call to come back to. */
  | { type: 'placeCall'; resume: string | null }
  | { type: 'openLine'; url: string }
  /** Closes the line, at once or once the summary has had this long to arrive. */
  | { type: 'closeLine'; afterMs: number }
  | { type: 'send'; frame: CallFrame }
  | { type: 'say'; words: string; last: boolean }
  /** The same words, where they are only shown. */
  | { type: 'show'; words: string; last: boolean }
  | { type: 'silence' }
  | { type: 'listen' }
  | { type: 'stopListening' };

export interface Advance {
  state: CallState;
  commands: Command[];
}

/** How long after hanging up the summary may still arrive. */
export const summaryGraceMs = 4000;

/** A page before its first call, on a browser that can or cannot hear and speak. */
export function newCall(abilities: { hears: boolean; speaks: boolean }): CallState {
  return {
    phase: 'idle',
    callSid: null,
    turns: [],
    summary: null,
    failure: null,
    ear: abilities.hears ? 'waiting' : 'absent',
    sound: abilities.speaks ? true : null,
    speaking: false,
    redialled: false,
    unsent: [],
  };
}

/** True while there is someone at the other end to talk to. */
export function isLive(phase: Phase): boolean {
  return phase === 'ringing' || phase === 'inCall' || phase === 'reconnecting';
}
