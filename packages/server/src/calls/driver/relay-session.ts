import {
  type CallFrame,
  type ReplyFrame,
  readCallFrame,
  type SetupFrame,
  writeFrame,
} from '@second-ring/contract';
import type { RawData, WebSocket } from 'ws';
import { cleanWords } from '../thinking/utterance.ts';
import type { CallDriver } from './call-driver.ts';
import type { CallExchange } from './exchange.ts';
import { FrameBudget, type Verdict } from './frame-budget.ts';
import { transferReturn, writeHandoff } from './handoff.ts';
import { type CallerSocket, rescueSentences } from './reply-frames.ts';

/** Where a socket leads. */
export interface SocketRoute {
  channel: 'phone' | 'browser';
  /** Which call it may join; null: the one its `setup` names. */
  callSid: string | null;
  /** Why the call a `setup` names may not be joined through this socket; null: it may. */
  refuses: (setup: SetupFrame) => string | null;
  /** Writes the call down where its announcement was lost. */
  recordMissing: (setup: SetupFrame) => Promise<void>;
}

/** As many as a carrier allows us. */
const malformedInARow = 10;
/** Milliseconds a socket may stay without saying which call it is. */
const setupTime = 10_000;
/** How often one socket's mistakes are written to the log, and how much of each. */
const mostTold = 5;
const longestTold = 200;
/** How a browser says that its caller hung up: closed by the page, left, or closed without a word. */
const hangUpCodes: ReadonlySet<number> = new Set([1000, 1001, 1005]);

/** One socket from its opening to its end: frames in, inputs out. Holds nothing about the call. */
export class RelaySession implements CallerSocket {
  readonly #exchange: CallExchange;
  readonly #route: SocketRoute;
  readonly #socket: WebSocket;
  #driver: Promise<CallDriver | null> | null = null;
  readonly #budget: FrameBudget;
  #readsAlong: boolean;
  #malformed = 0;
  /** How often something was written to the log that the other side may cause as often as it likes. */
  #told = 0;
  /** Nothing that still arrives is read. */
  #isFlooded = false;

  constructor(exchange: CallExchange, route: SocketRoute, socket: WebSocket) {
    this.#exchange = exchange;
    this.#route = route;
    this.#socket = socket;
    this.#readsAlong = route.channel === 'browser';
    const { clock, log } = exchange.outside;
    this.#budget = new FrameBudget(clock.now());
    const cancel = clock.wakeAt(clock.now() + setupTime, () => {
      if (!this.#driver) this.close(1008, 'no setup frame came');
    });
    socket.on('message', (message) => this.#read(message));
    socket.on('error', (error) => log.warn({ err: error }, 'a call’s socket failed'));
    socket.on('close', (code) => {
      cancel();
      this.#closed(code).catch((error: unknown) =>
        log.error({ err: error }, 'a call’s socket closed badly'),
      );
    });
  }

  get readsAlong(): boolean {
    return this.#readsAlong;
  }

  send(frame: ReplyFrame): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(writeFrame(frame));
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  #read(message: RawData): void {
    const { clock } = this.#exchange.outside;
    if (!this.#isWithin(this.#budget.arrived(sizeOf(message), clock.now()), 'frames')) return;
    const reading = readCallFrame(message.toString());
    if (reading.kind === 'malformed') {
      this.#malformed += 1;
      this.#tell({ reason: reading.reason }, 'a malformed frame is ignored');
      if (this.#malformed === malformedInARow) this.#rescue('the carrier’s frames are malformed');
      return;
    }
    this.#malformed = 0;
    if (reading.kind === 'unknown')
      this.#tell({ type: reading.type.slice(0, longestTold) }, 'an unknown frame is ignored');
    else if (reading.frame.type === 'setup') this.#driver ??= this.#setUp(reading.frame);
    else if (this.#isAffordable(reading.frame)) this.#pass(reading.frame);
  }

  /** Writes what the other side did to the log, a few times: nobody fills it by what they send. */
  readonly #tell = (details: object, message: string): void => {
    this.#told += 1;
    const { log } = this.#exchange.outside;
    if (this.#told <= mostTold) log.warn(details, message);
    if (this.#told === mostTold) log.warn({}, 'what else this socket sends amiss is not told');
  };

  #isAffordable(frame: CallFrame): boolean {
    const kind = kindOf(frame);
    const { clock } = this.#exchange.outside;
    return kind === null || this.#isWithin(this.#budget.asked(kind, clock.now()), `${kind}s`);
  }

  /** Whether a frame is taken. What is shed is told once, and who floods is cut off. */
  #isWithin(verdict: Verdict, what: string): boolean {
    if (this.#isFlooded) return false;
    if (verdict === 'taken') return true;
    const { log } = this.#exchange.outside;
    if (verdict === 'flood') this.#cutOff();
    else if (this.#budget.shed === 1) log.warn({ what }, 'a call sends too much; the rest is shed');
    return false;
  }

  /** Ends a call whose other side floods us; what was said before is kept and told. */
  #cutOff(): void {
    this.#isFlooded = true;
    const { log } = this.#exchange.outside;
    const reason = 'The line sent more than any caller says.';
    log.warn({ shed: this.#budget.shed }, 'a call floods and is ended');
    if (this.#route.channel === 'phone') return this.#rescue(reason);
    this.#socket.terminate();
    this.#driver
      ?.then(
        (driver) =>
          driver && this.#exchange.close({ callSid: driver.call.callSid, failure: reason }),
      )
      .catch((error: unknown) =>
        log.error({ err: error }, 'a call that floods waits to be closed'),
      );
  }

  async #setUp(setup: SetupFrame): Promise<CallDriver | null> {
    const callSid = this.#route.callSid ?? setup.callSid;
    const refusal = this.#route.refuses(setup);
    if (refusal !== null) {
      this.#exchange.outside.log.warn({ callSid, reason: refusal }, 'a call may not be joined');
      this.close(1008, 'this call may not be joined');
      return null;
    }
    // Only our own TwiML and whoever holds our auth token can ask for it.
    this.#readsAlong ||= setup.customParameters?.readsAlong === 'true';
    const returning = transferReturn.safeParse(setup.customParameters).data ?? null;
    try {
      const driver =
        (await this.#exchange.connect(callSid, this, returning)) ??
        (await this.#connectMissing(callSid, setup));
      if (!driver) this.send({ type: 'end', handoffData: writeHandoff({ kind: 'hangUp' }) });
      return driver;
    } catch (error) {
      this.#exchange.outside.log.error({ callSid, err: error }, 'the call could not be answered');
      this.#apologise('the call could not be answered');
      return null;
    }
  }

  async #connectMissing(callSid: string, setup: SetupFrame): Promise<CallDriver | null> {
    await this.#route.recordMissing(setup);
    return this.#exchange.connect(callSid, this, null);
  }

  #pass(frame: Exclude<CallFrame, SetupFrame>): void {
    this.#driver?.then(
      (driver) => driver && apply(driver, frame, this.#exchange.outside.log, this.#tell),
    );
  }

  #rescue(reason: string): void {
    if (this.#driver) this.#driver.then((driver) => driver?.rescue(reason));
    else this.#apologise(reason);
  }

  #apologise(reason: string): void {
    this.send({ type: 'text', token: rescueSentences.en, last: true });
    this.send({
      type: 'end',
      handoffData: writeHandoff({ kind: 'rescue', reason, language: 'en' }),
    });
  }

  async #closed(code: number): Promise<void> {
    const driver = await this.#driver;
    if (!driver) return;
    const { callSid } = driver.call;
    if (this.#route.channel === 'browser' && hangUpCodes.has(code))
      await this.#exchange.close({ callSid });
    else await this.#exchange.releaseDriver(driver);
  }
}

/** The bytes of a message as it came. */
function sizeOf(message: RawData): number {
  if (Array.isArray(message)) return message.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return message.byteLength;
}

/** What of a call a frame takes up; null: nothing to speak of. */
function kindOf(frame: CallFrame): 'turn' | 'event' | null {
  if (frame.type === 'dtmf' || frame.type === 'interrupt') return 'event';
  return frame.type === 'prompt' && frame.last ? 'turn' : null;
}

function apply(
  driver: CallDriver,
  frame: Exclude<CallFrame, SetupFrame>,
  log: CallExchange['outside']['log'],
  tell: (details: object, message: string) => void,
): void {
  switch (frame.type) {
    case 'prompt': {
      const text = frame.last ? cleanWords(frame.voicePrompt) : null;
      if (text !== null)
        driver.receive({ type: 'callerSpoke', text, ...(frame.lang && { language: frame.lang }) });
      return;
    }
    case 'dtmf':
      return driver.receive({ type: 'keyPressed', digit: frame.digit });
    case 'interrupt':
      return driver.interrupted(frame.utteranceUntilInterrupt);
    case 'info':
      if (frame.name === 'clientSpeaking')
        return frame.value === 'on' ? driver.callerBegan() : driver.callerEnded();
      if (frame.name !== 'agentSpeaking') return;
      return frame.value === 'on' ? driver.voiceBegan() : driver.voiceEnded();
    case 'hangUp':
      driver.hangUp().catch((error: unknown) => log.error({ err: error }, 'hanging up failed'));
      return;
    case 'error':
      tell(
        { callSid: driver.call.callSid, description: frame.description.slice(0, longestTold) },
        'carrier error',
      );
  }
}
