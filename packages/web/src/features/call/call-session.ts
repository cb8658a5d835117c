import type { CallFrame, ReplyFrame } from '@second-ring/contract';
import { type CallFailure, failures } from './call-failure.ts';
import {
  type Advance,
  type CallEvent,
  type CallState,
  type Command,
  type Ear,
  isLive,
  newCall,
  summaryGraceMs,
} from './call-state.ts';
import { addGuess, addWords, agentTurn, cutShort, openTurn } from './turns.ts';

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
    case 'readingStarted':
      return { state, commands: state.phase === 'inCall' ? [report('on')] : [] };
    case 'readingFinished':
      return { state, commands: state.phase === 'inCall' ? [report('off')] : [] };
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

/** What was said to a line that never opened goes along to the new one. */
function startCall(state: CallState): Advance {
  const fresh = newCall({ hears: state.ear !== 'absent', speaks: state.sound !== null });
  return {
    state: {
      ...fresh,
      phase: 'ringing',
      sound: state.sound,
      ear: state.ear === 'refused' ? state.ear : fresh.ear,
      unsent: state.unsent,
      turns: state.unsent.reduce(addWords, fresh.turns),
    },
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
  const type = state.sound ? 'say' : 'show';
  return { state: { ...state, turns }, commands: [{ type, words: token, last }] };
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
