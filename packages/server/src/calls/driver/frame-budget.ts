/** What one socket may send, and how much of each at once. Amounts grow back by so many a second. */
interface Allowance {
  most: number;
  perSecond: number;
}

/** A carrier tells of every word it guesses and plays; nobody needs half of this. */
const frames: Allowance = { most: 200, perSecond: 50 };
const bytes: Allowance = { most: 128 * 1024, perSecond: 16 * 1024 };
/** Nobody finishes more turns than this, not even one who is cut into short ones by silence. */
const turns: Allowance = { most: 20, perSecond: 2 };
/** Keys and interruptions: a phone that dials by itself sends some ten keys a second. */
const events: Allowance = { most: 40, perSecond: 10 };
/** How many frames may be shed before their sender is held to do it on purpose. */
const mostShed = 300;

/** What is done with a frame. */
export type Verdict = 'taken' | 'shed' | 'flood';

/** An amount that is used up and grows back with time. */
class Bucket {
  readonly #allowance: Allowance;
  #left: number;
  #at: number;

  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance;
    this.#left = allowance.most;
    this.#at = now;
  }

  take(amount: number, now: number): boolean {
    const { most, perSecond } = this.#allowance;
    const grown = (Math.max(0, now - this.#at) / 1_000) * perSecond;
    this.#left = Math.min(most, this.#left + grown);
    this.#at = now;
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }
}

/**
 * Bounds what one socket has us read and answer, so that no caller holds up the others. Frames
 * beyond it are shed; whoever goes on all the same floods.
 */
export class FrameBudget {
  readonly #frames: Bucket;
  readonly #bytes: Bucket;
  readonly #turns: Bucket;
  readonly #events: Bucket;
  #shed = 0;

  /** @param now milliseconds; so are those given later. */
  constructor(now: number) {
    this.#frames = new Bucket(frames, now);
    this.#bytes = new Bucket(bytes, now);
    this.#turns = new Bucket(turns, now);
    this.#events = new Bucket(events, now);
  }

  /** How many frames were shed so far. */
  get shed(): number {
    return this.#shed;
  }

  /** Counts a frame that has arrived, before anything is read of it. @param size its bytes */
  arrived(size: number, now: number): Verdict {
    return this.#judge(this.#frames.take(1, now) && this.#bytes.take(size, now));
  }

  /** Counts a frame that asks something of a call, once its kind is known. */
  asked(kind: 'turn' | 'event', now: number): Verdict {
    return this.#judge((kind === 'turn' ? this.#turns : this.#events).take(1, now));
  }

  #judge(isWithin: boolean): Verdict {
    if (isWithin) return 'taken';
    this.#shed += 1;
    return this.#shed > mostShed ? 'flood' : 'shed';
  }
}
