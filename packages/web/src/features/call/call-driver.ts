import {
  advanceCall,
  type CallEvent,
  type CallState,
  type Command,
  isLive,
  newCall,
} from './call-session.ts';
import { type Line, openLine } from './line.ts';
import type { PlaceCall } from './place-call.ts';
import { canHear, type Ear, openEar } from './speech/ear.ts';
import { isEcho } from './speech/echo.ts';
import { canSpeak, openVoice, type Voice } from './speech/voice.ts';

/** A server that has just gone away needs a moment to be back. */
const redialAfterMs = 1_000;

/** A running call page: the state to draw and the ways to act on it. */
export interface CallDriver {
  state: () => CallState;
  /** Calls back after each change; returns a function that stops it. */
  subscribe: (onChange: () => void) => () => void;
  dispatch: (event: CallEvent) => void;
  /** What of the agent's words has been played so far. */
  heard: () => string;
  /** Leaves without a word: for a page that goes away. */
  dispose: () => void;
}

/** Drives the pure session: carries out its commands and feeds back what comes of them. */
export function createCallDriver(agentId: string, placeCall: PlaceCall): CallDriver {
  let state = newCall({ hears: canHear(), speaks: canSpeak() });
  let line: Line | null = null;
  let closing: ReturnType<typeof setTimeout> | undefined;
  /** Which attempt at a line is current; what an older one still delivers is dropped. */
  let attempt = 0;
  const watchers = new Set<() => void>();
  const voice = canSpeak()
    ? openVoice({
        onStarted: () => dispatch({ type: 'voiceStarted' }),
        onFinished: () => dispatch({ type: 'voiceFinished' }),
      })
    : null;
  const ear = canHear() ? openCallersEar(() => voice, dispatch) : null;
  const heard = () => voice?.heard() ?? '';

  function dispatch(event: CallEvent): void {
    const next = advanceCall(state, event);
    state = next.state;
    for (const command of next.commands) carryOut(command);
    for (const onChange of watchers) onChange();
  }

  function carryOut(command: Command): void {
    if (command.type === 'send') line?.send(command.frame);
    else if (command.type === 'say') voice?.say(command.words, command.last);
    else if (command.type === 'silence') voice?.silence();
    else if (command.type === 'listen') ear?.listen();
    else if (command.type === 'stopListening') ear?.stop();
    else if (command.type === 'closeLine') hangUpAfter(command.afterMs);
    else if (command.type === 'placeCall') void dial(command.resume);
    else void connect(command.url);
  }

  async function dial(resume: string | null): Promise<void> {
    hangUpAfter(0);
    attempt += 1;
    const mine = attempt;
    if (resume) await pause(redialAfterMs);
    const answer = await placeCall(agentId, resume);
    if (mine !== attempt) return;
    if ('failure' in answer) dispatch({ type: 'refused', failure: answer.failure });
    else dispatch({ type: 'placed', ...answer.placed });
  }

  async function connect(url: string): Promise<void> {
    const mine = attempt;
    const current = (event: CallEvent) => {
      if (mine === attempt) dispatch(event);
    };
    const opened = await openLine(url, {
      onOpen: () => current({ type: 'lineOpened' }),
      onFrame: (frame) => current({ type: 'frameArrived', frame }),
      onClosed: () => current({ type: 'lineClosed' }),
    });
    if (mine === attempt && isLive(state.phase)) line = opened;
    else opened.close();
  }

  function hangUpAfter(ms: number): void {
    clearTimeout(closing);
    const close = () => {
      line?.close();
      line = null;
    };
    if (ms === 0) close();
    else closing = setTimeout(close, ms);
  }

  return {
    state: () => state,
    subscribe: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    dispatch,
    heard,
    dispose: () => {
      attempt += 1;
      watchers.clear();
      ear?.stop();
      voice?.silence();
      hangUpAfter(0);
    },
  };
}

/** Passes on what the microphone catches, except the agent's own voice. */
function openCallersEar(
  voice: () => Voice | null,
  dispatch: (event: CallEvent) => void,
): Ear | null {
  const pass = (type: 'callerGuessed' | 'callerSaid') => (words: string) => {
    const speaker = voice();
    if (isEcho(words, speaker?.beingSaid() ?? '')) return;
    dispatch({ type, words, heard: speaker?.heard() ?? '' });
  };
  return openEar({
    onGuess: pass('callerGuessed'),
    onWords: pass('callerSaid'),
    onRefused: () => dispatch({ type: 'earRefused' }),
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
