import type { CallFrame, ReplyFrame } from '@second-ring/contract';
import { failures } from './call-failure.ts';
import { advanceCall } from './call-session.ts';
import { type CallEvent, type CallState, type Command, isLive, newCall } from './call-state.ts';
import type { PlaceCall } from './place-call.ts';
import { canHear, type Ear, openEar } from './speech/ear.ts';
import { Reading } from './speech/reading.ts';
import { isEcho } from './speech/speech.ts';
import { canSpeak, Voice } from './speech/voice.ts';

/** A server that has just gone away needs a moment to be back. */
const redialAfterMs = 1_000;

/** Longer than this nobody lets a line ring that nothing answers. */
const longestRingMs = 30_000;

/** How often the other side is told that the caller is still speaking, in milliseconds. */
const tellSpeechEveryMs = 5_000;

/** Drives the pure session: carries out its commands and feeds back what comes of them. */
export class CallDriver {
  readonly #agent: string;
  readonly #placeCall: PlaceCall;
  readonly #watchers = new Set<() => void>();
  readonly #voice: Voice | null;
  readonly #reading = new Reading({
    onStarted: () => this.dispatch({ type: 'readingStarted' }),
    onFinished: () => this.dispatch({ type: 'readingFinished' }),
  });
  readonly #ear: Ear | null;
  #state: CallState = newCall({ hears: canHear(), speaks: canSpeak() });
  #line: Line | null = null;
  #closing: ReturnType<typeof setTimeout> | undefined;
  #ringing: ReturnType<typeof setTimeout> | undefined;
  /** Which attempt at a line is current; what an older one still delivers is dropped. */
  #attempt = 0;
  #toldOfSpeechAt = Number.NEGATIVE_INFINITY;

  /** @param agent an agent's id, or the number it answers on (E.164). */
  constructor(agent: string, placeCall: PlaceCall) {
    this.#agent = agent;
    this.#placeCall = placeCall;
    this.#voice = canSpeak()
      ? new Voice({
          onStarted: () => this.dispatch({ type: 'voiceStarted' }),
          onFinished: () => this.dispatch({ type: 'voiceFinished' }),
        })
      : null;
    this.#ear = openEar({
      onGuess: (words) => this.#caught('callerGuessed', words),
      onWords: (words) => this.#caught('callerSaid', words),
      onRefused: () => this.dispatch({ type: 'earRefused' }),
    });
  }

  /** The call as it stands; a new object after each change. */
  readonly state = (): CallState => this.#state;

  /** Calls back after each change; returns a function that stops it. */
  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#watchers.add(onChange);
    return () => this.#watchers.delete(onChange);
  };

  readonly dispatch = (event: CallEvent): void => {
    const { state, commands } = advanceCall(this.#state, event);
    this.#state = state;
    for (const command of commands) this.#carryOut(command);
    for (const onChange of this.#watchers) onChange();
  };

  /** What of the agent's words has been played so far. */
  heard(): string {
    return this.#voice?.heard() ?? '';
  }

  /** The caller is speaking, or writes what they would say: the other side does not ask for it meanwhile. */
  readonly speaks = (): void => {
    const now = performance.now();
    if (!this.#line || now - this.#toldOfSpeechAt < tellSpeechEveryMs) return;
    this.#toldOfSpeechAt = now;
    this.#line.send({ type: 'info', name: 'clientSpeaking', value: 'on' });
  };

  /** Leaves without a word: for a page that goes away. */
  dispose(): void {
    this.#attempt += 1;
    this.#watchers.clear();
    clearTimeout(this.#ringing);
    this.#ear?.stop();
    this.#voice?.silence();
    this.#reading.stop();
    this.#closeLine(0);
  }

  #carryOut(command: Command): void {
    switch (command.type) {
      case 'send':
        if (command.frame.type === 'prompt') this.#toldOfSpeechAt = Number.NEGATIVE_INFINITY;
        return this.#line?.send(command.frame);
      case 'say':
        return this.#voice?.isInstalled()
          ? this.#voice.say(command.words, command.last)
          : this.#reading.add(command.words, command.last);
      case 'show':
        return this.#reading.add(command.words, command.last);
      case 'silence':
        this.#reading.stop();
        return this.#voice?.silence();
      case 'listen':
        return this.#ear?.listen();
      case 'stopListening':
        return this.#ear?.stop();
      case 'closeLine':
        return this.#closeLine(command.afterMs);
      case 'placeCall':
        void this.#dial(command.resume);
        return;
      case 'openLine':
        void this.#connect(command.url);
    }
  }

  /** Passes on what the microphone catches, except the agent's own voice. */
  #caught(type: 'callerGuessed' | 'callerSaid', words: string): void {
    if (isEcho(words, this.#voice?.beingSaid() ?? '')) return;
    if (type === 'callerGuessed') this.speaks();
    this.dispatch({ type, words, heard: this.heard() });
  }

  async #dial(resume: string | null): Promise<void> {
    this.#closeLine(0);
    this.#attempt += 1;
    const mine = this.#attempt;
    clearTimeout(this.#ringing);
    this.#ringing = setTimeout(() => this.#unreachable(mine), longestRingMs);
    if (resume) await pause(redialAfterMs);
    try {
      const answer = await this.#placeCall(this.#agent, resume);
      if (mine !== this.#attempt) return;
      if ('failure' in answer) this.dispatch({ type: 'refused', failure: answer.failure });
      else this.dispatch({ type: 'placed', ...answer.placed });
    } catch (error) {
      console.warn('The line could not be asked for:', error);
      this.#unreachable(mine);
    }
  }

  /** Ends an attempt that came to nothing; one that was answered, or given up, is left alone. */
  #unreachable(attempt: number): void {
    const rings = this.#state.phase === 'ringing' || this.#state.phase === 'reconnecting';
    if (attempt !== this.#attempt || !rings) return;
    this.#attempt += 1;
    this.dispatch({ type: 'refused', failure: failures.unreachable });
  }

  async #connect(url: string): Promise<void> {
    const mine = this.#attempt;
    const current = (event: CallEvent) => {
      if (mine === this.#attempt) this.dispatch(event);
    };
    try {
      const opened = await openLine(url, {
        onOpen: () => current({ type: 'lineOpened' }),
        onFrame: (frame) => current({ type: 'frameArrived', frame }),
        onClosed: () => current({ type: 'lineClosed' }),
      });
      if (mine === this.#attempt && isLive(this.#state.phase)) this.#line = opened;
      else opened.close();
    } catch (error) {
      console.warn('The line could not be opened:', error);
      this.#unreachable(mine);
    }
  }

  #closeLine(afterMs: number): void {
    clearTimeout(this.#closing);
    const close = () => {
      this.#line?.close();
      this.#line = null;
    };
    if (afterMs === 0) close();
    else this.#closing = setTimeout(close, afterMs);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** The open socket of one call. */
interface Line {
  send: (frame: CallFrame) => void;
  close: () => void;
}

interface LineEvents {
  onOpen: () => void;
  onFrame: (frame: ReplyFrame) => void;
  /** The line went away on its own; not called after `close`. */
  onClosed: () => void;
}

/** Opens the socket of a call. Frames this page does not know are skipped, as newer servers may send them. */
async function openLine(url: string, events: LineEvents): Promise<Line> {
  const { readReplyFrame, writeFrame } = await import('@second-ring/contract');
  const socket = new WebSocket(url);
  let wanted = true;
  socket.onopen = () => events.onOpen();
  socket.onmessage = ({ data }) => {
    const reading = readReplyFrame(String(data));
    if (reading.kind === 'frame') events.onFrame(reading.frame);
    else console.warn('Skipped a frame:', reading);
  };
  socket.onclose = () => {
    if (wanted) events.onClosed();
  };
  return {
    send: (frame) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(writeFrame(frame));
    },
    close: () => {
      wanted = false;
      socket.close(1000);
    },
  };
}
