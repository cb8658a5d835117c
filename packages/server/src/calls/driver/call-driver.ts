import {
  type Conversation,
  type Effect,
  type Input,
  type Language,
  type Receptionist,
  waitsForCaller,
} from '@second-ring/conversation';
import { timed } from '../../platform/turn-about.ts';
import type { ClaimedCall } from '../record/claim-call.ts';
import type { RequestEffect } from '../record/rebuild-conversation.ts';
import { LeaseLost } from '../record/record-turns.ts';
import type { CallSurroundings } from '../record/surroundings.ts';
import { nextRound } from '../thinking/thinking-pace.ts';
import { readUtterance } from '../thinking/utterance.ts';
import { type Handoff, writeHandoff } from './handoff.ts';
import { HeldConversation } from './held-conversation.ts';
import { InputQueue } from './input-queue.ts';
import { Playback } from './playback.ts';
import {
  apologies,
  type CallerSocket,
  factsFrame,
  locales,
  rescueSentences,
  textFrames,
} from './reply-frames.ts';
import { CallRequests } from './requests.ts';

/** Nobody is taken to speak on for longer than this, in milliseconds, unless it is told again. */
const longestUtterance = 30_000;
/** So soon after a caller has stopped their words are there, in milliseconds. */
const wordsArriveWithin = 3_000;

/**
 * Drives one call: takes inputs one at a time, stores each before it is answered, and carries out
 * what the conversation decides. Nothing here knows what the call is about.
 */
export class CallDriver {
  readonly call: ClaimedCall;
  readonly #outside: CallSurroundings;
  readonly #onEnded: (handoff: Handoff) => void;
  readonly #playback = new Playback();
  readonly #held: HeldConversation;
  readonly #requests: CallRequests;
  /** Null once the line is gone or the call is someone else's. */
  #socket: CallerSocket | null;
  readonly #queue: InputQueue;
  #isShedding = false;
  #working: Promise<void> | null = null;
  /** Why the session is about to end, once everything said has been heard. */
  #ending: Handoff | null = null;
  /** Something was said to which `last` was not. */
  #turnOpen = false;
  #language: Language;
  #cancelWake: (() => void) | null = null;
  /** Until when what the caller says may still arrive; null: they are not heard speaking. */
  #callerHeardUntil: number | null = null;

  /** @param onEnded called once, when we have ended the session; never after `release`. */
  constructor(
    outside: CallSurroundings,
    call: ClaimedCall,
    receptionist: Receptionist,
    conversation: Conversation,
    socket: CallerSocket,
    onEnded: (handoff: Handoff) => void,
  ) {
    this.call = call;
    this.#outside = outside;
    this.#held = new HeldConversation(outside, call, receptionist, conversation);
    this.#queue = new InputQueue(call, outside.clock);
    this.#language = conversation.language;
    this.#socket = socket;
    this.#onEnded = onEnded;
    this.#requests = new CallRequests(outside, call, (input) => this.receive(input));
    outside.comparer.prepare(receptionist);
  }

  /**
   * Takes an input, to be handled after those before it. Ignored once the call is let go. What a
   * caller does while too much waits already is shed, and a call beyond all measure is ended.
   */
  receive(given: Input): void {
    if (this.#socket === null) return;
    if (given.type === 'callerSpoke') this.#callerHeardUntil = null;
    const verdict = this.#queue.take(given);
    const isShed = verdict === 'shed';
    if (isShed && !this.#isShedding)
      this.#log('warn', {}, 'a caller is far ahead of us; the rest is shed');
    this.#isShedding = isShed;
    if (verdict === 'over') this.#endBeyondMeasure();
    if (verdict === 'taken') this.#working ??= this.#work();
  }

  #endBeyondMeasure(): void {
    // Whoever talks into the apology is not going to hear it.
    if (this.#ending?.kind === 'rescue') this.#playback.stop();
    this.rescue('The call went on for too long.');
    this.#settle();
  }

  /** The caller cut in, and `heard` is all they heard. */
  interrupted(heard: string): void {
    this.#playback.stop();
    this.receive({ type: 'callerInterrupted', heard: readUtterance(heard) ?? '' });
  }

  voiceBegan(): void {
    this.#playback.voiceBegan();
  }

  voiceEnded(): void {
    if (this.#playback.voiceEnded()) this.receive({ type: 'speechPlayed' });
  }

  /** The caller is speaking or typing: nobody asks whether they are there. Told again while they go on. */
  callerBegan(): void {
    this.#callerHeardUntil = this.#outside.clock.now() + longestUtterance;
    this.#settle();
  }

  callerEnded(): void {
    if (this.#callerHeardUntil === null) return;
    this.#callerHeardUntil = this.#outside.clock.now() + wordsArriveWithin;
    this.#settle();
  }

  /**
   * Lets go of the call without ending it. Resolves when every turn already taken has been stored;
   * whoever claims the call next continues from there.
   * @param reason given to a carrier that is to come back; null where the socket is gone already.
   */
  async release(reason: string | null): Promise<void> {
    this.#cancelWake?.();
    this.#requests.silenceModel();
    const socket = this.#socket;
    await this.#working;
    this.#socket = null;
    this.#cancelWake?.();
    if (reason !== null) socket?.close(1012, reason);
  }

  /** The caller hangs up, but stays to read what the call came to. */
  async hangUp(): Promise<void> {
    this.receive({ type: 'hungUp' });
    await this.#working;
    if (this.#socket) this.#end(this.#socket, { kind: 'hangUp' });
  }

  /** Says we are sorry and ends the session in a way that passes the caller on. */
  rescue(reason: string): void {
    if (this.#ending?.kind === 'rescue') return;
    const phone = this.call.channel === 'phone';
    const text = (phone ? rescueSentences : apologies)[this.#language];
    this.#socket?.send({ type: 'text', token: text, last: true, lang: locales[this.#language] });
    this.#playback.said(text, this.#outside.clock.now());
    this.#ending = { kind: 'rescue', reason, language: this.#language };
    this.#settle();
  }

  async #work(): Promise<void> {
    // The loop may need no other wait, and must not end before its promise is kept in #working.
    await Promise.resolve();
    for (let next = await this.#next(); next; next = await this.#next()) {
      const { result: input, milliseconds } = timed(() => this.#held.guarded(next.input));
      const compared = await this.#held.compared(input);
      // Vectors come for many calls at once: those are not thought about at once.
      if (input.type === 'callerSpoke') await this.#rest();
      const effects = this.#advance(compared, milliseconds);
      if (effects.length === 0 && input.type === 'speechPlayed') continue;
      if (!(await this.#store(effects))) break;
      this.#carryOut(effects, next.arrived);
    }
    this.#working = null;
    this.#settle();
  }

  async #next() {
    if (this.#queue.startsWithWords) await this.#rest();
    return this.#queue.next();
  }

  /** Lets the others go first; a browser's call costs nothing, and waits until it may think again. */
  async #rest(): Promise<void> {
    const { clock, pace } = this.#outside;
    if (this.call.channel === 'browser') await pace.rest(this.call, clock);
    else await nextRound();
  }

  /**
   * What the conversation makes of an input. A fault of ours costs the caller no word.
   * @param read milliseconds it took to read it.
   */
  #advance(input: Input, read: number): Effect[] {
    const at = this.#outside.clock.now();
    if (this.#ending?.kind === 'rescue') return this.#held.passOver(input, at);
    try {
      const { effects, ignored } = this.#held.advance(input, at, read);
      if (ignored) this.#log('debug', { input: input.type }, ignored);
      // What nobody waits for any longer need not be written to its end, nor paid for.
      const { model, late } = this.#held.state;
      if (!model && !late) this.#requests.silenceModel();
      return effects;
    } catch (error) {
      this.#outside.metrics.turnsFailed.inc();
      this.#log('error', { err: error }, 'the conversation failed; passing the caller on');
      this.rescue('the conversation failed');
      return this.#held.passOver(input, at);
    }
  }

  async #store(effects: readonly Effect[]): Promise<boolean> {
    try {
      await this.#held.store(effects);
      return true;
    } catch (error) {
      this.#abandon(error);
      return false;
    }
  }

  #carryOut(effects: readonly Effect[], arrived: number): void {
    const says = effects.filter((effect) => effect.type === 'say');
    if (says.length > 0) {
      this.#say(says);
      this.#outside.metrics.turnSeconds.observe((performance.now() - arrived) / 1_000);
    } else if (this.#turnOpen && !this.#held.answersLater) {
      this.#turnOpen = false;
      this.#socket?.send({ type: 'text', token: '', last: true });
    }
    for (const effect of effects) {
      if (effect.type === 'hangUp') this.#ending = { kind: 'hangUp' };
      if (effect.type === 'transfer') this.#transfer(effect);
      if (effect.type === 'request') this.request(effect);
    }
  }

  /** Has a request done while the conversation goes on; what it comes to is one more input. */
  request(effect: RequestEffect): void {
    this.#requests.perform(effect, this.#language);
  }

  #say(says: Extract<Effect, { type: 'say' }>[]): void {
    // A receptionist that speaks again has thought better of hanging up.
    this.#ending = null;
    this.#language = says.at(-1)?.language ?? this.#language;
    const facts = this.#socket?.readsAlong ? factsFrame(this.#held.state) : null;
    if (facts) this.#socket?.send(facts);
    for (const frame of textFrames(says, this.#held.answersLater)) this.#socket?.send(frame);
    this.#turnOpen = this.#held.answersLater;
    const now = this.#outside.clock.now();
    for (const { text } of says) this.#playback.said(text, now);
  }

  #transfer({ id: effectId, to, handoff: reason }: Extract<Effect, { type: 'transfer' }>): void {
    if (this.call.channel === 'phone') {
      this.#ending = { kind: 'transfer', effectId, to, reason, language: this.#language };
      return;
    }
    const result = { kind: 'transfer', outcome: 'failed' } as const;
    this.receive({ type: 'requestSucceeded', effectId, result });
  }

  /** Nothing is left to do now: end the session if that is due, else wait for what comes first. */
  #settle(): void {
    this.#cancelWake?.();
    this.#cancelWake = null;
    if (this.#socket === null || this.#working) return;
    if (this.#ending && this.#playback.endsAt === null) {
      this.#end(this.#socket, this.#ending);
      return;
    }
    const instants = [this.#playback.endsAt, this.#wakeAt()].filter((at) => at !== null);
    if (instants.length > 0)
      this.#cancelWake = this.#outside.clock.wakeAt(Math.min(...instants), () => this.#wake());
  }

  /** When the conversation is to be woken: not while the words it waits for are being said. */
  #wakeAt(): number | null {
    const due = this.#held.dueDeadline;
    if (due === null || !waitsForCaller(this.#held.state)) return due;
    return Math.max(due, this.#callerHeardUntil ?? due);
  }

  #wake(): void {
    const now = this.#outside.clock.now();
    const deadline = this.#held.dueDeadline;
    const wakeAt = this.#wakeAt();
    if (this.#playback.endsAt !== null && this.#playback.endsAt <= now) {
      this.#playback.stop();
      this.receive({ type: 'speechPlayed' });
    } else if (deadline !== null && wakeAt !== null && wakeAt <= now) {
      this.#held.reach(deadline);
      this.receive({ type: 'deadlineReached' });
    } else this.#settle();
  }

  #end(socket: CallerSocket, handoff: Handoff): void {
    this.#requests.silenceModel();
    this.#socket = null;
    if (socket.readsAlong) socket.send(this.#held.summary());
    socket.send({ type: 'end', handoffData: writeHandoff(handoff) });
    this.#onEnded(handoff);
  }

  /** The carrier is asked to come back, to an instance that can store what is said. */
  #abandon(error: unknown): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#queue.clear();
    if (error instanceof LeaseLost) {
      this.#outside.metrics.leasesLost.inc();
      this.#log('warn', {}, error.message);
      socket?.close(1000, 'the call continues elsewhere');
      return;
    }
    this.#outside.metrics.turnsFailed.inc();
    this.#log('error', { err: error }, 'turns could not be stored; the carrier is to come back');
    socket?.close(1011, 'the call could not be stored');
  }

  #log(level: 'debug' | 'warn' | 'error', details: object, message: string): void {
    this.#outside.log[level]({ callSid: this.call.callSid, ...details }, message);
  }
}
