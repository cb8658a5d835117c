import {
  type Conversation,
  type Effect,
  type Input,
  nextDeadline,
  type Receptionist,
} from '@second-ring/conversation';
import { timed } from '../../platform/turn-about.ts';
import type { ClaimedCall } from '../record/claim-call.ts';
import { CardGuard } from '../record/keyed-digits.ts';
import { withWords } from '../record/record-turns.ts';
import { type CallSurroundings, countModel } from '../record/surroundings.ts';
import { understood } from '../thinking/utterance.ts';
import { summaryFrame } from './reply-frames.ts';
import { TurnLog } from './turn-log.ts';

/** One call's conversation as it stands, and its turns on their way into the database. */
export class HeldConversation {
  readonly #outside: CallSurroundings;
  readonly #call: ClaimedCall;
  readonly #receptionist: Receptionist;
  #conversation: Conversation;
  readonly #cards: CardGuard;
  readonly #turns: TurnLog;
  #reachedDeadline: number | null = null;

  constructor(
    outside: CallSurroundings,
    call: ClaimedCall,
    receptionist: Receptionist,
    conversation: Conversation,
  ) {
    this.#outside = outside;
    this.#call = call;
    this.#receptionist = receptionist;
    this.#conversation = conversation;
    this.#turns = new TurnLog(outside, call);
    this.#cards = new CardGuard(call.turns);
  }

  get state(): Conversation {
    return this.#conversation;
  }

  /** The input without cards; what it tells of the turns before is hidden in them too. */
  guarded(given: Input): Input {
    const { transcript } = this.#conversation;
    const prompt = transcript.findLast(({ role }) => role === 'assistant')?.content ?? '';
    const { input, revealed } = this.#cards.guard(given, prompt);
    if (!revealed) return input;
    this.#conversation = revealed.inConversation(this.#conversation);
    this.#turns.hide(revealed);
    return input;
  }

  /** The input with what sentence vectors say of its words, if they say it soon. */
  compared(input: Input): Promise<Input> {
    const { comparer, clock } = this.#outside;
    return comparer.compare(this.#receptionist, this.#conversation, input, clock.now());
  }

  /**
   * What the conversation makes of an input. Throws what the mind throws, and stands as before then.
   * @param read milliseconds it took to read it.
   */
  advance(input: Input, at: number, read: number): { effects: Effect[]; ignored: string | null } {
    const { mind, metrics } = this.#outside;
    const { result: step, milliseconds } = timed(() =>
      mind.advance(this.#receptionist, this.#conversation, understood(input), at),
    );
    countModel(metrics, this.#conversation.tally, step.conversation.tally);
    this.#conversation = step.conversation;
    this.#turns.add({ input, at, ...step }, read + milliseconds);
    return step;
  }

  /** An input the conversation cannot take; its words are kept. */
  passOver(input: Input, at: number): Effect[] {
    this.#conversation = withWords(this.#conversation, input, at);
    this.#turns.add({ input, at, effects: [], conversation: this.#conversation });
    return [];
  }

  /** Stores every turn so far, as `TurnLog` does. */
  store(effects: readonly Effect[]): Promise<void> {
    return this.#turns.store(effects);
  }

  /** Whether more of this turn is said once the model, or the appointment book, has answered. */
  get answersLater(): boolean {
    return this.#conversation.model !== null || this.#conversation.awaiting !== null;
  }

  /** When the conversation wants to be woken; one deadline is reached once, even where it is ignored. */
  get dueDeadline(): number | null {
    const deadline = nextDeadline(this.#conversation);
    return deadline === this.#reachedDeadline ? null : deadline;
  }

  reach(deadline: number): void {
    this.#reachedDeadline = deadline;
  }

  /** What the call came to, for whoever reads along. */
  summary(): ReturnType<typeof summaryFrame> {
    const { result, milliseconds } = timed(() =>
      summaryFrame(this.#call.callId, this.#receptionist, this.#conversation),
    );
    this.#outside.pace.thought(this.#call, milliseconds, this.#outside.clock.now());
    return result;
  }
}
