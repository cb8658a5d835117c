import {
  advance,
  type CallOutcome,
  type Conversation,
  type Effect,
  type Input,
  type ModelPrompt,
  newConversation,
  nextDeadline,
  outcomeOf,
  type PlayedCall,
  type PlayedTurn,
  type Receptionist,
  type Request,
  type RequestResult,
  type Unsaid,
} from '@second-ring/conversation';
import type { Clock } from '../../platform/clock.ts';
import type { Thinker } from '../thinking/thinker.ts';
import { maskPrompt, readUtterance, understood } from '../thinking/utterance.ts';

/** What a practice call is held on. None of it reaches a caller, an owner or the database. */
export interface HeldOn {
  receptionist: Receptionist;
  thinker: Thinker;
  clock: Clock;
  /** What a request other than to the model comes to; null: it fails. */
  pretend(request: Exclude<Request, { kind: 'askModel' }>, now: number): RequestResult | null;
  /** Aborted where the run is over. */
  signal: AbortSignal;
}

/** How a practice call begins. */
interface Beginning {
  callId: string;
  /** When it is held, as the receptionist sees it. */
  at: number;
  from: string | null;
}

/**
 * A call between whoever gives its lines and the receptionist that answers real ones, with the model
 * leading: the same prompts, pieces, checks, deadlines and built-in answers. What it asks of the
 * outside is only pretended.
 */
export class HeldCall {
  readonly #on: HeldOn;
  readonly #greeting: string;
  readonly #effects: Effect[] = [];
  readonly #turns: PlayedTurn[] = [];
  readonly #said: string[] = [];
  readonly #waiting: Input[] = [];
  /** From the clock to the call's own time: it may be held as on another day. */
  #ahead: number;
  #conversation: Conversation = newConversation();
  #heard: string[] = [];
  #thought: AbortController | null = null;
  #woken: () => void = () => {};
  /** A fault of ours; it is thrown where the line is awaited. */
  #fault: Error | null = null;
  /** What the checks did not let the receptionist say. */
  readonly unsaid: Unsaid[] = [];

  constructor(on: HeldOn, { callId, at, from }: Beginning) {
    this.#on = on;
    this.#ahead = at - on.clock.now();
    this.#give({ type: 'answered', callId, channel: 'phone', from, textable: false });
    this.#greeting = this.#takeHeard();
  }

  /** Whether the receptionist still listens; a goodbye may be spoken into. */
  get goesOn(): boolean {
    const { phase } = this.#conversation;
    return phase === 'talking' || phase === 'closing';
  }

  /** Whether the receptionist has said goodbye, or more. */
  get isClosing(): boolean {
    return this.#conversation.phase !== 'talking';
  }

  get transcript(): Conversation['transcript'] {
    return this.#conversation.transcript;
  }

  /** Says a line and waits for the whole answer. Rejects once the run is over. */
  async say(line: string): Promise<PlayedTurn> {
    const { signal } = this.#on;
    signal.throwIfAborted();
    if (this.#conversation.phase === 'talking') this.#give({ type: 'speechPlayed' });
    const [entries, quotes] = [
      this.#conversation.transcript.length,
      this.#conversation.quotes.length,
    ];
    const text = readUtterance(line, this.#said) ?? '';
    this.#said.push(line);
    this.#give(understood({ type: 'callerSpoke', text }));
    while (this.#isOwed()) await this.#next();
    signal.throwIfAborted();
    if (this.#fault) throw this.#fault;
    const { transcript } = this.#conversation;
    const turn: PlayedTurn = {
      caller: text,
      said: this.#takeHeard(),
      facts: transcript.slice(entries).flatMap(({ facts }) => facts ?? []),
      quotes: this.#conversation.quotes.slice(quotes),
    };
    this.#turns.push(turn);
    return turn;
  }

  /** Ends the call; what it came to. */
  end(): CallOutcome {
    this.#thought?.abort();
    this.#give({ type: 'hungUp' });
    return outcomeOf(this.#conversation);
  }

  /** The call as a rehearsal judges it. */
  played(): PlayedCall {
    const { transcript, urgent, lead, commitments } = outcomeOf(this.#conversation);
    const promises = commitments.map(({ text }) => text);
    const [greeting, turns, effects] = [this.#greeting, this.#turns, this.#effects];
    return { greeting, turns, transcript, effects, urgent, lead, promises };
  }

  #now(): number {
    return this.#on.clock.now() + this.#ahead;
  }

  #takeHeard(): string {
    return this.#heard.splice(0).join(' ');
  }

  /** Whether an answer, or its rest, is still to come. */
  #isOwed(): boolean {
    if (this.#on.signal.aborted || this.#fault || this.#conversation.phase === 'ended')
      return false;
    const { model, awaiting, deadline } = this.#conversation;
    return (
      model !== null ||
      awaiting !== null ||
      (this.#heard.length === 0 && deadline?.kind === 'fragment')
    );
  }

  /** Waits for a piece of the model's reply or a deadline, whichever comes first. */
  async #next(): Promise<void> {
    const due = nextDeadline(this.#conversation);
    if (this.#conversation.deadline?.kind === 'fragment' && due !== null) {
      // Nothing follows, and nobody has to wait to find that out.
      this.#ahead += Math.max(0, due - this.#now());
      this.#give({ type: 'deadlineReached' });
      return;
    }
    const { clock, signal } = this.#on;
    let callOff = () => {};
    const wake = () => this.#woken();
    signal.addEventListener('abort', wake);
    await new Promise<void>((resolve) => {
      this.#woken = resolve;
      if (due !== null)
        callOff = clock.wakeAt(due - this.#ahead, () => {
          this.#give({ type: 'deadlineReached' });
          resolve();
        });
    });
    callOff();
    signal.removeEventListener('abort', wake);
  }

  /** Gives the conversation an input, and whatever its requests come to at once. */
  #give(input: Input): void {
    this.#waiting.push(input);
    if (this.#waiting.length > 1) return;
    try {
      for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
        this.#advance(next);
        this.#waiting.shift();
      }
    } catch (error) {
      this.#waiting.length = 0;
      this.#fault = new Error('A practice call failed.', { cause: error });
    }
    this.#woken();
  }

  #advance(input: Input): void {
    const step = advance(this.#on.receptionist, this.#conversation, input, this.#now());
    this.#conversation = step.conversation;
    this.unsaid.push(...step.unsaid);
    if (!this.#conversation.model && !this.#conversation.late) this.#thought?.abort();
    for (const effect of step.effects) this.#carryOut(effect);
  }

  #carryOut(effect: Effect): void {
    this.#effects.push(effect);
    if (effect.type === 'say') this.#heard.push(effect.text);
    if (effect.type === 'transfer')
      this.#answer(effect.id, { kind: 'transfer', outcome: 'answered' });
    if (effect.type !== 'request') return;
    const { id, request } = effect;
    if (request.kind === 'askModel') this.#think(id, request.prompt);
    else this.#answer(id, this.#on.pretend(request, this.#now()));
  }

  #answer(effectId: string, result: RequestResult | null): void {
    this.#waiting.push(
      result
        ? { type: 'requestSucceeded', effectId, result }
        : { type: 'requestFailed', effectId, reason: 'not on a practice call' },
    );
  }

  #think(effectId: string, prompt: ModelPrompt): void {
    this.#thought?.abort();
    const thought = new AbortController();
    this.#thought = thought;
    const signal = AbortSignal.any([thought.signal, this.#on.signal]);
    const heard = (text: string, done: boolean) => {
      if (signal.aborted) return;
      const result = { kind: 'modelSaid', text, done } as const;
      this.#give({ type: 'requestSucceeded', effectId, result });
    };
    const unseen = { ...prompt, messages: maskPrompt(prompt.messages) };
    this.#on.thinker.ask(unseen, heard, signal).catch((error: unknown) => {
      if (!signal.aborted) this.#give({ type: 'requestFailed', effectId, reason: String(error) });
    });
  }
}
