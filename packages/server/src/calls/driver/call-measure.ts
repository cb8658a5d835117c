import type { Input } from '@second-ring/conversation';
import type { Clock } from '../../platform/clock.ts';
import type { ClaimedCall } from '../record/claim-call.ts';
import { longestUtterance } from '../thinking/utterance.ts';

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
export class CallMeasure {
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
  judge(input: Input, waiting: readonly Input[]): 'taken' | 'shed' | 'over' {
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
