import type { Input } from '@second-ring/conversation';
import type { Clock } from '../../platform/clock.ts';
import type { ClaimedCall } from '../record/claim-call.ts';
import { longestUtterance, together } from '../thinking/utterance.ts';

/** So many things said over a telephone, each a sentence of its own, are answered one by one. */
const mostHeardSingly = 3;

/** An input that waits to be handled. */
interface Waiting {
  input: Input;
  arrived: number;
}

type Verdict = 'taken' | 'shed' | 'over';

/** A call's inputs that wait to be handled, one at a time and no more of them than may be. */
export class InputQueue {
  readonly #call: ClaimedCall;
  readonly #measure: CallMeasure;
  readonly #waiting: Waiting[] = [];

  constructor(call: ClaimedCall, clock: Clock) {
    this.#call = call;
    this.#measure = new CallMeasure(call, clock);
  }

  /** Takes an input, unless too much waits or the call has gone on for too long; says which. */
  take(input: Input): Verdict {
    const verdict = this.#measure.judge(
      input,
      this.#waiting.map((waiting) => waiting.input),
    );
    if (verdict === 'taken') this.#waiting.push({ input, arrived: performance.now() });
    return verdict;
  }

  /** Whether the caller's words are what is handled next. */
  get startsWithWords(): boolean {
    return this.#waiting[0]?.input.type === 'callerSpoke';
  }

  /**
   * What is to be handled next. What the caller said while we were not done is heard together: it is
   * read once, and answered once.
   */
  next(): Waiting | undefined {
    const isFarBehind = this.#call.channel !== 'phone' || this.#waiting.length > mostHeardSingly;
    const next = this.#waiting.shift();
    if (next?.input.type !== 'callerSpoke' || !isFarBehind) return next;
    let input: Input = next.input;
    for (let also = this.#waiting[0]?.input; also; also = this.#waiting[0]?.input) {
      const both = together(input, also);
      if (!both) break;
      input = both;
      this.#waiting.shift();
    }
    return { ...next, input };
  }

  /** Forgets what waits. */
  clear(): void {
    this.#waiting.length = 0;
  }
}

/** How many of a caller's inputs may wait to be answered… */
const mostWaiting = 40;
/** …and of how many characters: they are heard together, and more is not taken of any turn. */
const mostCharacters = longestUtterance;
/** Well beyond where the conversation itself comes to its end, which a caller may keep cutting into. */
const mostTurns = 200;
const mostInputs = 2_000;
/** How long a call from a browser may last, in milliseconds: it costs its caller nothing. */
const longestBrowserCall = 60 * 60_000;

const fromCallers: ReadonlySet<Input['type']> = new Set([
  'callerSpoke',
  'keyPressed',
  'callerInterrupted',
]);

/** Bounds what one call takes of its caller: how much at once, and how much in all. */
class CallMeasure {
  readonly #call: ClaimedCall;
  readonly #clock: Clock;
  #turns: number;
  #inputs: number;

  constructor(call: ClaimedCall, clock: Clock) {
    this.#call = call;
    this.#clock = clock;
    this.#inputs = call.turns.length;
    this.#turns = call.turns.filter(({ input }) => input?.type === 'callerSpoke').length;
  }

  /**
   * What is done with an input: `shed` where too much waits already, `over` where the call has gone
   * beyond all measure. What comes of ourselves is always taken.
   * @param waiting what waits to be answered
   */
  judge(input: Input, waiting: readonly Input[]): Verdict {
    const { type } = input;
    if (!fromCallers.has(type)) return 'taken';
    if (waiting.length >= mostWaiting) return 'shed';
    const before = waiting.reduce((sum, each) => sum + lengthOf(each), 0);
    if (before > 0 && before + lengthOf(input) > mostCharacters) return 'shed';
    this.#inputs += 1;
    if (type === 'callerSpoke') this.#turns += 1;
    return this.#isOver() ? 'over' : 'taken';
  }

  #isOver(): boolean {
    if (this.#inputs > mostInputs || this.#turns > mostTurns) return true;
    const { channel, startedAt } = this.#call;
    return channel === 'browser' && this.#clock.now() - startedAt.getTime() > longestBrowserCall;
  }
}

function lengthOf(input: Input): number {
  return input.type === 'callerSpoke' ? input.text.length : 0;
}
