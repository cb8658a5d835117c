import { once } from 'node:events';
import { type CallFrame, type ReplyFrame, readReplyFrame, writeFrame } from '@second-ring/contract';
import { WebSocket } from 'ws';

type SummaryFrame = Extract<ReplyFrame, { type: 'summary' }>;

/** The caller's end of a call's socket; what arrived is kept until it is asked for. */
export class TelephoneSocket {
  readonly raw: WebSocket;
  readonly #arrived: ReplyFrame[] = [];
  readonly closed: Promise<number>;
  #wakeReader: () => void = () => {};
  #summary: SummaryFrame | null = null;

  constructor(raw: WebSocket) {
    this.raw = raw;
    raw.on('message', (message) => {
      const reading = readReplyFrame(message.toString());
      if (reading.kind !== 'frame') throw new Error(`Not a frame: ${message.toString()}`);
      this.#arrived.push(reading.frame);
      this.#wakeReader();
    });
    this.closed = once(raw, 'close').then(([code]) => Number(code));
    this.closed.then(() => this.#wakeReader());
  }

  /** Takes a socket that is opening. Rejects where it is refused. */
  static async open(raw: WebSocket): Promise<TelephoneSocket> {
    const socket = new TelephoneSocket(raw);
    await once(raw, 'open');
    return socket;
  }

  /** Sends a frame, or drops it where the socket has closed. */
  send(frame: CallFrame): void {
    if (this.raw.readyState === WebSocket.OPEN) this.raw.send(writeFrame(frame));
  }

  say(voicePrompt: string): void {
    this.send({ type: 'prompt', voicePrompt, lang: 'en-US', last: true });
  }

  /** Plays what was said so far, as a carrier reports it. */
  playAll(): void {
    this.send({ type: 'info', name: 'agentSpeaking', value: 'on' });
    this.send({ type: 'info', name: 'agentSpeaking', value: 'off' });
  }

  /** The next frame. Fails where the socket closes first. */
  async next(): Promise<ReplyFrame> {
    while (this.#arrived.length === 0) {
      if (this.raw.readyState === WebSocket.CLOSED) throw new Error('The socket has closed.');
      await new Promise<void>((resolve) => {
        this.#wakeReader = resolve;
      });
    }
    const frame = this.#arrived.shift();
    if (!frame) throw new Error('No frame.');
    return frame;
  }

  /** Everything said until the turn closes, as one text. Fails where the session ends first. */
  async nextTurn(): Promise<string> {
    const words: string[] = [];
    for (;;) {
      const { token, last } = await this.nextText();
      words.push(token);
      if (last) return words.join('').trimEnd();
    }
  }

  /** What is said next, whether or not the turn closes with it. Fails where the session ends first. */
  async nextText(): Promise<Extract<ReplyFrame, { type: 'text' }>> {
    for (;;) {
      const frame = await this.next();
      if (frame.type === 'summary') this.#summary = frame;
      if (frame.type === 'end') throw new Error('The session ended.');
      if (frame.type === 'text') return frame;
    }
  }

  /** Whether anything arrives, or the socket closes, within so many milliseconds. Takes nothing. */
  async arrivesWithin(milliseconds: number): Promise<boolean> {
    const isHere = () => this.#arrived.length > 0 || this.raw.readyState === WebSocket.CLOSED;
    if (isHere()) return true;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wakeReader = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    return isHere();
  }

  /** What the call came to, once it is over; null where nobody tells. */
  async nextSummary(): Promise<SummaryFrame | null> {
    while (!this.#summary) {
      const frame = await this.next().catch(() => null);
      if (frame?.type === 'summary') this.#summary = frame;
      if (frame === null || frame.type === 'end') break;
    }
    return this.#summary;
  }

  /** The `end` frame's handoff; whatever is said before is passed over. */
  async nextEnd(): Promise<string | undefined> {
    for (;;) {
      const frame = await this.next();
      if (frame.type === 'end') return frame.handoffData;
    }
  }

  /** Frames that arrived and were not asked for. */
  get unread(): readonly ReplyFrame[] {
    return this.#arrived;
  }
}
