import type { CallFrame, ReplyFrame } from '@second-ring/contract';
import { type CallFailure, failures } from './call-failure.ts';
import { addGuess, addWords, agentTurn, cutShort, openTurn, type Turn } from './turns.ts';

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

/**
 * The next state and what to do about it. Pure and total: an event that makes no sense in this phase
 * (a frame after the end, a key before the answer) changes nothing.
 */
export function advanceCall(state: CallState, event: CallEvent): Advance {
  switch (event.type) {
    case 'callPressed':
      return isLive(state.phase) ? stay(state) : startCall(state);
    case 'placed':
      return placed(state, event.callSid, event.url);
    case 'refused':
      return isLive(state.phase) ? fail(state, event.failure) : stay(state);
    case 'lineOpened':
      return lineOpened(state);
    case 'lineClosed':
      return lineClosed(state);
    case 'frameArrived':
      return frameArrived(state, event.frame);
    case 'hungUp':
      return isLive(state.phase) ? hangUp(state) : stay(state);
    default:
      return duringCall(state, event);
  }
}

type DuringCall = Exclude<
  CallEvent,
  {
    type:
      | 'callPressed'
      | 'placed'
      | 'refused'
      | 'lineOpened'
      | 'lineClosed'
      | 'frameArrived'
      | 'hungUp';
  }
>;

function duringCall(state: CallState, event: DuringCall): Advance {
  switch (event.type) {
    case 'callerGuessed':
      return callerGuessed(state, event.words, event.heard);
    case 'callerSaid':
      return callerSaid(state, event.words, event.heard);
    case 'keyPressed':
      return keyPressed(state, event.digit, event.heard);
    case 'voiceStarted':
      return { state: { ...state, speaking: true }, commands: [report('on')] };
    case 'voiceFinished':
      return { state: { ...state, speaking: false }, commands: [report('off')] };
    case 'earRefused':
      return stay({ ...state, ear: 'refused' });
    case 'muteToggled':
      return toggleMute(state);
    case 'soundToggled':
      return toggleSound(state);
  }
}

function stay(state: CallState): Advance {
  return { state, commands: [] };
}

function startCall(state: CallState): Advance {
  const fresh = newCall({ hears: state.ear !== 'absent', speaks: state.sound !== null });
  const kept = { sound: state.sound, ear: state.ear === 'refused' ? state.ear : fresh.ear };
  return {
    state: { ...fresh, ...kept, phase: 'ringing' },
    commands: [{ type: 'placeCall', resume: null }],
  };
}

function placed(state: CallState, callSid: string, url: string): Advance {
  if (state.phase !== 'ringing' && state.phase !== 'reconnecting') return stay(state);
  return { state: { ...state, callSid }, commands: [{ type: 'openLine', url }] };
}

function lineOpened(state: CallState): Advance {
  if (!isLive(state.phase) || state.callSid === null) return stay(state);
  const setup: CallFrame = {
    type: 'setup',
    callSid: state.callSid,
    callStatus: state.phase === 'reconnecting' ? 'IN_PROGRESS' : 'RINGING',
    direction: 'inbound',
  };
  const listens = state.ear === 'waiting' || state.ear === 'listening';
  return {
    state: { ...state, phase: 'inCall', unsent: [], ear: listens ? 'listening' : state.ear },
    commands: [
      { type: 'send', frame: setup },
      ...state.unsent.map(prompt),
      ...(listens ? [{ type: 'listen' } as const] : []),
    ],
  };
}

function lineClosed(state: CallState): Advance {
  if (!isLive(state.phase)) return stay(state);
  if (state.phase === 'inCall' && !state.redialled)
    return {
      state: { ...state, phase: 'reconnecting', redialled: true, speaking: false },
      commands: [{ type: 'silence' }, { type: 'placeCall', resume: state.callSid }],
    };
  return fail(state, state.phase === 'ringing' ? failures.unreachable : failures.lineLost);
}

function fail(state: CallState, failure: CallFailure): Advance {
  return {
    state: { ...state, phase: 'failed', failure, speaking: false, ear: rested(state.ear) },
    commands: [{ type: 'silence' }, { type: 'stopListening' }, { type: 'closeLine', afterMs: 0 }],
  };
}

function hangUp(state: CallState): Advance {
  const answered = state.phase === 'inCall';
  return {
    state: {
      ...state,
      phase: answered ? 'ended' : 'idle',
      speaking: false,
      ear: rested(state.ear),
    },
    commands: [
      { type: 'silence' },
      { type: 'stopListening' },
      ...(answered ? [{ type: 'send', frame: { type: 'hangUp' } } as const] : []),
      { type: 'closeLine', afterMs: answered ? summaryGraceMs : 0 },
    ],
  };
}

function frameArrived(state: CallState, frame: ReplyFrame): Advance {
  if (frame.type === 'summary') return stay({ ...state, summary: frame.text });
  if (state.phase === 'ended' && frame.type === 'end')
    return { state, commands: [{ type: 'closeLine', afterMs: 0 }] };
  if (state.phase !== 'inCall') return stay(state);
  if (frame.type === 'facts') return stay({ ...state, turns: openTurn(state.turns, frame.facts) });
  if (frame.type === 'text') return agentSaid(state, frame.token, frame.last);
  if (frame.type === 'end')
    return {
      state: { ...state, phase: 'ended', ear: rested(state.ear) },
      commands: [{ type: 'stopListening' }, { type: 'closeLine', afterMs: 0 }],
    };
  return stay(state);
}

function agentSaid(state: CallState, token: string, last: boolean): Advance {
  const turns = agentTurn(state.turns, token, last);
  if (state.sound)
    return { state: { ...state, turns }, commands: [{ type: 'say', words: token, last }] };
  return { state: { ...state, turns }, commands: last ? [report('off')] : [] };
}

function callerGuessed(state: CallState, words: string, heard: string): Advance {
  if (state.phase !== 'inCall' || !words.trim()) return stay(state);
  const cut = bargeIn(state, heard);
  return { ...cut, state: { ...cut.state, turns: addGuess(cut.state.turns, words) } };
}

function callerSaid(state: CallState, words: string, heard: string): Advance {
  const said = words.trim();
  if (!said) return stay(state);
  if (state.phase !== 'inCall') return keepForLater(state, said);
  const cut = bargeIn(state, heard);
  return {
    state: { ...cut.state, turns: addWords(cut.state.turns, said) },
    commands: [...cut.commands, prompt(said)],
  };
}

/** Words without a line: they place the call where none is on its way, and wait for it. */
function keepForLater(state: CallState, words: string): Advance {
  const { state: ringing, commands } = isLive(state.phase) ? stay(state) : startCall(state);
  return {
    state: {
      ...ringing,
      turns: addWords(ringing.turns, words),
      unsent: [...ringing.unsent, words],
    },
    commands,
  };
}

function prompt(words: string): Command {
  return { type: 'send', frame: { type: 'prompt', voicePrompt: words, last: true } };
}

function keyPressed(state: CallState, digit: string, heard: string): Advance {
  if (state.phase !== 'inCall') return stay(state);
  const cut = bargeIn(state, heard);
  return { ...cut, commands: [...cut.commands, { type: 'send', frame: { type: 'dtmf', digit } }] };
}

/** Barge-in: the voice stops at once, and the other side learns how much of it was heard. */
function bargeIn(state: CallState, heard: string): Advance {
  if (!state.speaking) return stay(state);
  return {
    state: { ...state, speaking: false, turns: cutShort(state.turns, heard) },
    commands: [
      { type: 'silence' },
      { type: 'send', frame: { type: 'interrupt', utteranceUntilInterrupt: heard } },
    ],
  };
}

function toggleMute(state: CallState): Advance {
  if (state.ear === 'listening')
    return { state: { ...state, ear: 'muted' }, commands: [{ type: 'stopListening' }] };
  if (state.ear === 'muted' || (state.ear === 'refused' && state.phase === 'inCall'))
    return { state: { ...state, ear: 'listening' }, commands: [{ type: 'listen' }] };
  return stay(state);
}

/** Turning the sound off reads on silently: the words stay, nothing counts as interrupted. */
function toggleSound(state: CallState): Advance {
  if (state.sound === null) return stay(state);
  const next = { ...state, sound: !state.sound, speaking: false };
  if (!state.speaking) return stay(next);
  return { state: next, commands: [{ type: 'silence' }, report('off')] };
}

function report(value: 'on' | 'off'): Command {
  return { type: 'send', frame: { type: 'info', name: 'agentSpeaking', value } };
}

function rested(ear: Ear): Ear {
  return ear === 'listening' || ear === 'muted' ? 'waiting' : ear;
}
