import type { ReplyFrame } from '@second-ring/contract';

/** The way to one caller: a carrier's socket, or a browser's in its place. */
export interface CallerSocket {
  /** Whether whoever is behind it also reads facts and summaries, as carriers do not. */
  readonly readsAlong: boolean;
  /** Sends a frame, or drops it where the socket is gone: the conversation is told elsewhere. */
  send(frame: ReplyFrame): void;
  /** Closes it so that a carrier comes back (1012, 1011) or does not (1000). */
  close(code: number, reason: string): void;
}
