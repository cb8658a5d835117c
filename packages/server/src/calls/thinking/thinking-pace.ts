import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';

/** Who is thought for. */
export interface ThoughtFor {
  businessId: string | null;
  /** Where the caller's browser is, as it is counted, or the phone that texts; null: a telephone, or this machine. */
  network: string | null;
}

/** A text, and what is to be done about it. */
interface TextToThink<Done> {
  /** Whether it may tell of what cannot wait. */
  urgent: boolean;
  /** What has to be there before; false: nothing is to be thought about after all. */
  ready: () => Promise<boolean>;
  think: () => Promise<Done>;
}

/** What may be thought about in one go, in milliseconds of the processor, and which part of all time. */
interface Allowance {
  most: number;
  part: number;
}

const allowances = {
  /** Several times what a turn takes, and then what a dozen calls at once do. */
  business: { most: 200, part: 1 / 10 },
  /** Half of that: what the few calls do that one network holds. */
  network: { most: 200, part: 1 / 20 },
} as const satisfies Record<string, Allowance>;

/** Nobody waits longer for an answer, in milliseconds. */
const longestRest = 20_000;
/** Businesses and networks that are remembered at most. */
const mostRemembered = 10_000;

/**
 * Shares the one thread that all calls think on: where a business, or what one network says, has been
 * thought about for longer than its part, be it in one long turn or in many short ones, its calls from
 * browsers rest, and its texts. The ones cost their callers nothing, the others are read in their own time;
 * telephones never wait.
 */
export class ThinkingPace {
  /** What was thought beyond each one's part of the time, in milliseconds, and when that was so. */
  readonly #owed = new LRUCache<string, { milliseconds: number; at: number }>({
    max: mostRemembered,
  });
  #last: Promise<void> = Promise.resolve();
  /** Where the texts of each sender and of each business stand in line. */
  readonly #lines = new Map<string, Promise<void>>();
  /** Those of all. */
  readonly #thinking = new OneAtATime();
  /** When a text of each sender's last went before the others, in milliseconds. */
  readonly #wentFirst = new LRUCache<string, number>({ max: mostRemembered });

  /** Notes how long a turn was thought about, or a receptionist prepared. @param now milliseconds since the epoch. */
  thought(by: ThoughtFor, milliseconds: number, now: number): void {
    for (const [key, { most, part }] of countedFor(by)) {
      const owed = this.#owedBy(key, part, now) + milliseconds;
      this.#owed.set(key, { milliseconds: Math.min(owed, most + longestRest * part), at: now });
    }
  }

  /**
   * Waits until a call from a browser may think. No two do in one round of the event loop, so that
   * whoever waited beside it sees what it took.
   */
  async rest(by: ThoughtFor, clock: Clock): Promise<void> {
    do {
      const until = this.restsUntil(by);
      if (until > clock.now())
        await new Promise<void>((resolve) => {
          clock.wakeAt(until, resolve);
        });
      await this.#round();
    } while (this.restsUntil(by) > clock.now());
  }

  /**
   * Does what is to be thought about a text when it is its turn: after those of its sender and of its business
   * that came before, once both have rested, and one of all businesses at a time. So whoever calls waits for one
   * text at most, however many have come. One that cannot wait goes before all that wait, once a while of each
   * sender's.
   */
  async inTurn<Done>(by: ThoughtFor, clock: Clock, text: TextToThink<Done>): Promise<Done | null> {
    const { businessId, network } = by;
    const { ready, think } = text;
    const now = async (first: boolean) =>
      (await ready()) ? this.#thinking.do(() => this.#round().then(think), first) : null;
    if (text.urgent && this.#goesFirst(network, clock.now())) return now(true);
    const ofSender = { businessId: null, network };
    const ofBusiness = { businessId, network: null };
    return this.#inLine(`from ${network}`, async () => {
      await this.rest(ofSender, clock);
      return this.#inLine(`to ${businessId}`, async () => {
        await this.rest(ofBusiness, clock);
        return now(false);
      });
    });
  }

  /** Whoever calls everything urgent waits like everybody. */
  #goesFirst(network: string | null, now: number): boolean {
    const sender = String(network);
    const last = this.#wentFirst.get(sender);
    if (last !== undefined && now - last < longestRest) return false;
    this.#wentFirst.set(sender, now);
    return true;
  }

  /** When somebody's calls from browsers may think again; an instant that has passed: now. */
  restsUntil(by: ThoughtFor): number {
    const ends = countedFor(by).map(([key, { most, part }]) => {
      const owed = this.#owed.get(key);
      return owed && owed.milliseconds > most
        ? owed.at + Math.ceil((owed.milliseconds - most) / part)
        : 0;
    });
    return Math.max(0, ...ends);
  }

  #owedBy(key: string, part: number, now: number): number {
    const owed = this.#owed.get(key);
    return owed ? Math.max(0, owed.milliseconds - Math.max(0, now - owed.at) * part) : 0;
  }

  async #inLine<Done>(line: string, work: () => Promise<Done>): Promise<Done> {
    const before = this.#lines.get(line) ?? Promise.resolve();
    const done = before.then(work);
    const over = done.then(
      () => undefined,
      () => undefined,
    );
    this.#lines.set(line, over);
    try {
      return await done;
    } finally {
      if (this.#lines.get(line) === over) this.#lines.delete(line);
    }
  }

  #round(): Promise<void> {
    this.#last = this.#last.then(nextRound);
    return this.#last;
  }
}

/** Lets everybody else on the thread go first: what has arrived is read before this resolves. */
export function nextRound(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function countedFor({ businessId, network }: ThoughtFor): [string, Allowance][] {
  const counted: [string, Allowance][] = [];
  if (businessId !== null) counted.push([`business ${businessId}`, allowances.business]);
  if (network !== null) counted.push([`network ${network}`, allowances.network]);
  return counted;
}

/** Work of which one piece is done at a time: first what goes first, else what came first. */
class OneAtATime {
  #busy = false;
  readonly #first: (() => void)[] = [];
  readonly #usual: (() => void)[] = [];

  /** @param first whether it goes before all that only waits its turn. */
  async do<Done>(work: () => Promise<Done>, first: boolean): Promise<Done> {
    if (this.#busy)
      await new Promise<void>((resolve) => {
        (first ? this.#first : this.#usual).push(resolve);
      });
    this.#busy = true;
    try {
      return await work();
    } finally {
      const next = this.#first.shift() ?? this.#usual.shift();
      if (next) next();
      else this.#busy = false;
    }
  }
}
