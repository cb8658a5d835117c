import type { Draft, SetUp } from './draft.ts';

export type Sending =
  | { stage: 'idle' }
  | { stage: 'sending'; attempt: number }
  /** The server is away: it is tried again by itself. */
  | { stage: 'waiting'; attempt: number; seconds: number }
  | { stage: 'refused'; code: string; sentence: string }
  | { stage: 'done'; setUp: SetUp };

/** A refusal that another try would not change. */
export class SetUpRefused extends Error {
  readonly code: string;
  constructor(code: string, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

export interface SendingMeans {
  /** Sends the draft once. Throws `SetUpRefused` where trying again is no use. */
  send: (draft: Draft) => Promise<SetUp>;
  /** Resolves after so many seconds, or as soon as it is worth trying again. */
  wait: (seconds: number) => Promise<void>;
  /** Whether somebody still wants this. */
  wanted: () => boolean;
  tell: (sending: Sending) => void;
}

const longestPauseSeconds = 15;

/** 1, 2, 4, 8, then every 15 seconds. */
export function pauseBefore(attempt: number): number {
  return Math.min(longestPauseSeconds, 2 ** (attempt - 2));
}

/**
 * Sends the draft until the server has taken it or refused it. The draft carries its id, so however
 * often it arrives it becomes one business.
 */
export async function sendSetUp(draft: () => Draft, means: SendingMeans): Promise<void> {
  for (let attempt = 1; means.wanted(); attempt += 1) {
    if (attempt > 1) {
      const seconds = pauseBefore(attempt);
      means.tell({ stage: 'waiting', attempt, seconds });
      await means.wait(seconds);
      if (!means.wanted()) return;
    }
    means.tell({ stage: 'sending', attempt });
    try {
      means.tell({ stage: 'done', setUp: await means.send(draft()) });
      return;
    } catch (error) {
      if (error instanceof SetUpRefused) {
        means.tell({ stage: 'refused', code: error.code, sentence: error.message });
        return;
      }
      console.warn('The set-up could not be sent; it is tried again:', error);
    }
  }
}
