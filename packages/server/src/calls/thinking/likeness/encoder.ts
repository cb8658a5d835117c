import { Worker } from 'node:worker_threads';

/** Where texts become vectors: never a fault, only an answer or none. */
export interface Encoder {
  /** The vector of a text that somebody waits for; null where it is not had within `patience` ms. */
  encode(text: string, patience: number): Promise<Float32Array | null>;
  /** The vector of a text once nobody waits for another; null where there will be none. */
  encodeLater(text: string): Promise<Float32Array | null>;
  close(): Promise<void>;
}

/** As much of a `Worker` as is used. */
export interface EncoderThread {
  postMessage(text: string): void;
  on(event: 'message' | 'error' | 'exit', listener: (told: unknown) => void): unknown;
  unref(): void;
  terminate(): Promise<unknown>;
}

interface Task {
  text: string;
  /** Gives the answer; a second one is not heard. */
  settle: (vector: Float32Array | null) => void;
  settled: boolean;
}

/** More texts than these do not wait at once: the last would not be had in time. */
const mostUrgent = 8;
const mostPatient = 4_000;
/** A text that takes longer is let go with its thread, and another thread is started. */
const longestEncoding = 10_000;

const startThread = (): EncoderThread =>
  new Worker(new URL('./encoder-thread.ts', import.meta.url));

/**
 * Opens the encoder on a thread of its own; one that stalls is taken up again. Where its libraries are
 * not installed, or the thread ends by itself, every answer is null from then on.
 * @param onGone hears once why there are no vectors any more.
 */
export function openEncoderThread(
  onGone: (reason: string) => void,
  start: () => EncoderThread = startThread,
): Encoder {
  return new ThreadedEncoder(start, onGone);
}

class ThreadedEncoder implements Encoder {
  readonly #start: () => EncoderThread;
  #thread: EncoderThread;
  readonly #onGone: (reason: string) => void;
  readonly #urgent: Task[] = [];
  readonly #patient: Task[] = [];
  #state: 'starting' | 'ready' | 'gone' = 'starting';
  #running: Task | null = null;
  #watch: NodeJS.Timeout | undefined;

  constructor(start: () => EncoderThread, onGone: (reason: string) => void) {
    this.#start = start;
    this.#onGone = onGone;
    this.#thread = this.#open();
  }

  #open(): EncoderThread {
    const thread = this.#start();
    // What a thread says that was let go is not heard.
    const heard = (hear: (told: unknown) => void) => (told: unknown) => {
      if (thread === this.#thread) hear(told);
    };
    thread.unref();
    thread.on(
      'message',
      heard((message) => this.#heard(message)),
    );
    thread.on(
      'error',
      heard((error) => this.#end(String(error))),
    );
    thread.on(
      'exit',
      heard(() => this.#end('its thread has ended')),
    );
    return thread;
  }

  encode(text: string, patience: number): Promise<Float32Array | null> {
    if (this.#state !== 'ready' || this.#urgent.length >= mostUrgent) return Promise.resolve(null);
    return new Promise((resolve) => {
      const task = this.#task(text, (vector) => {
        clearTimeout(timer);
        resolve(vector);
      });
      const timer = setTimeout(() => task.settle(null), patience);
      this.#urgent.push(task);
      this.#next();
    });
  }

  encodeLater(text: string): Promise<Float32Array | null> {
    if (this.#state === 'gone' || this.#patient.length >= mostPatient) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#patient.push(this.#task(text, resolve));
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#end(null);
    await this.#thread.terminate();
  }

  #task(text: string, settle: Task['settle']): Task {
    const task: Task = {
      text,
      settled: false,
      settle: (vector) => {
        if (task.settled) return;
        task.settled = true;
        settle(vector);
      },
    };
    return task;
  }

  /** One text is with the thread at a time, so that what is waited for goes before what is not. */
  #next(): void {
    if (this.#state !== 'ready' || this.#running) return;
    let task = this.#urgent.shift();
    while (task?.settled) task = this.#urgent.shift();
    task ??= this.#patient.shift();
    if (!task) return;
    this.#running = task;
    this.#watch = setTimeout(() => this.#stuck(), longestEncoding).unref();
    this.#thread.postMessage(task.text);
  }

  #heard(message: unknown): void {
    if (message === 'ready') this.#state = 'ready';
    clearTimeout(this.#watch);
    this.#running?.settle(message instanceof Float32Array ? message : null);
    this.#running = null;
    this.#next();
  }

  /** The machine may have been busy: only the text that was with the thread goes without a vector. */
  #stuck(): void {
    const stalled = this.#thread;
    this.#running?.settle(null);
    this.#running = null;
    this.#state = 'starting';
    this.#thread = this.#open();
    // A thread that has ended already cannot be ended: either way it is gone.
    stalled.terminate().catch(() => undefined);
  }

  /** @param reason null: it was closed. */
  #end(reason: string | null): void {
    if (this.#state === 'gone') return;
    this.#state = 'gone';
    clearTimeout(this.#watch);
    for (const task of [this.#running, ...this.#urgent.splice(0), ...this.#patient.splice(0)])
      task?.settle(null);
    this.#running = null;
    if (reason !== null) this.#onGone(reason);
  }
}
