/** Time as the calls see it; tests turn their own. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** Calls `wake` once at `instant`, or soon if that has passed. Returns how to call it off. */
  wakeAt(instant: number, wake: () => void): () => void;
}

/** setTimeout holds 31 bits; an instant beyond is reached in several steps by whoever asked. */
const longestWait = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  wakeAt(instant, wake) {
    const timer = setTimeout(wake, Math.min(longestWait, Math.max(0, instant - Date.now())));
    return () => clearTimeout(timer);
  },
};
