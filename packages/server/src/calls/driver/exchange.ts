import type { EarlierCall, Input } from '@second-ring/conversation';
import { type Closing, closeCall } from '../after-call/close-call.ts';
import { reportThread } from '../after-call/report-outcome.ts';
import { type ClaimedCall, claimCall } from '../record/claim-call.ts';
import { earlierCall } from '../record/earlier-call.ts';
import { writeReason } from '../record/read-outcome.ts';
import { rebuildConversation } from '../record/rebuild-conversation.ts';
import type { CallSurroundings } from '../record/surroundings.ts';
import { CallDriver } from './call-driver.ts';
import type { Handoff, TransferReturn } from './handoff.ts';
import type { CallerSocket } from './reply-frames.ts';
import { settleRequests } from './requests.ts';

/** Nobody listens to a line on which all has been said longer than this, in milliseconds. */
const longestOnLine = 1_500;

/** The calls this instance is answering. Any instance can take over any of them at any time. */
export class CallExchange {
  readonly outside: CallSurroundings;
  readonly #linkOf: Closing['linkOf'];
  readonly #drivers = new Map<string, CallDriver>();
  /** The calls that are being closed. */
  readonly #closings = new Map<string, Promise<boolean>>();
  #draining = false;

  /** @param linkOf the address of a call's page, null where there is none. */
  constructor(outside: CallSurroundings, linkOf: Closing['linkOf']) {
    this.outside = outside;
    this.#linkOf = linkOf;
  }

  /** True from the moment no further calls should come here. */
  get draining(): boolean {
    return this.#draining;
  }

  get callsInProgress(): number {
    return this.#drivers.size;
  }

  /**
   * Joins a caller's socket to their call: a new one is greeted, a running one taken over from
   * wherever it was. Null where no call with this sid is running.
   * @param returning what became of the transfer the caller comes back from, if they do.
   */
  async connect(
    callSid: string,
    socket: CallerSocket,
    returning: TransferReturn | null,
  ): Promise<CallDriver | null> {
    const { database, receptionists, instance, mind } = this.outside;
    await this.release(callSid, 'the caller has connected again');
    const call = await claimCall(database, callSid, instance);
    if (!call?.snapshotHash) return null;
    const receptionist = await receptionists.asOf(database, call.snapshotHash);
    const { conversation, openTransfer, openRequests } = await rebuildConversation(
      mind,
      receptionist,
      call.turns,
    );
    const isNew = call.turns.length === 0 && call.channel === 'phone';
    const textable = isNew && (await this.outside.mayText(call));
    const earlier = isNew ? await earlierCall(database, call, this.outside.clock.now()) : null;
    const driver = new CallDriver(
      this.outside,
      call,
      receptionist,
      conversation,
      socket,
      (handoff) => this.#ended(driver, socket, handoff),
    );
    this.#drivers.set(callSid, driver);
    this.#count();
    const back = returning?.transferEffectId === openTransfer?.id ? returning : null;
    driver.receive(firstInput(call, back, { textable, earlier }));
    for (const request of openRequests) driver.request(request);
    return driver;
  }

  /** Lets go of a call, if it is here, once the turn in progress is stored. It goes on elsewhere. */
  async release(callSid: string, reason: string | null = null): Promise<void> {
    const driver = this.#drivers.get(callSid);
    if (driver) await this.releaseDriver(driver, reason);
  }

  /** The same for one driver; a later one of the same call stays. */
  async releaseDriver(driver: CallDriver, reason: string | null = null): Promise<void> {
    await driver.release(reason);
    this.#forget(driver);
  }

  /** Closes a call wherever it is. Returns false where that has been done. */
  close(closing: Omit<Closing, 'linkOf'>): Promise<boolean> {
    const { callSid } = closing;
    // A carrier reports an end more than once, and while the first report is still being seen to.
    const begun = this.#closings.get(callSid);
    if (begun) return begun;
    const closed = this.#close(closing).finally(() => this.#closings.delete(callSid));
    this.#closings.set(callSid, closed);
    return closed;
  }

  /**
   * Closes a call whose caller is on the line until we answer: what takes long goes on once they have
   * been let go.
   */
  async letGo(closing: Omit<Closing, 'linkOf'>): Promise<void> {
    const { clock, log } = this.outside;
    const closed = this.close(closing);
    let cancel = () => {};
    const waited = new Promise<void>((resolve) => {
      cancel = clock.wakeAt(clock.now() + longestOnLine, () => {
        closed.catch((error: unknown) =>
          log.error({ callSid: closing.callSid, err: error }, 'a call waits to be closed'),
        );
        resolve();
      });
    });
    await Promise.race([closed, waited]).finally(cancel);
  }

  async #close(closing: Omit<Closing, 'linkOf'>): Promise<boolean> {
    await this.release(closing.callSid);
    const { callSid } = closing;
    const settled = await settleRequests(this.outside, callSid).catch((error: unknown) => {
      this.outside.log.error({ callSid, err: error }, 'what was asked for could not be settled');
      return [];
    });
    const inputs = [...settled, ...(closing.inputs ?? [])];
    const reason = await writeReason(this.outside, callSid);
    return closeCall(this.outside, { ...closing, inputs, reason, linkOf: this.#linkOf });
  }

  /** Tells the owner what is new on a thread that goes on. Returns false where it is closed. */
  report(callSid: string): Promise<boolean> {
    return reportThread(this.outside, callSid, this.#linkOf);
  }

  /**
   * Takes no more calls, and lets those in progress finish until `deadline`; the rest is handed
   * back, so that their carriers connect to another instance.
   */
  async drain(deadline: number): Promise<void> {
    this.#draining = true;
    const { clock } = this.outside;
    while (this.#drivers.size + this.#closings.size > 0 && clock.now() < deadline)
      await new Promise<void>((resolve) => {
        clock.wakeAt(Math.min(deadline, clock.now() + 100), resolve);
      });
    await Promise.all(
      [...this.#drivers.keys()].map((callSid) => this.release(callSid, 'this instance is closing')),
    );
  }

  #ended(driver: CallDriver, socket: CallerSocket, handoff: Handoff): void {
    const { callSid, channel } = driver.call;
    this.#forget(driver);
    // A carrier tells us by its `action` request what became of the call; a browser has none.
    if (channel === 'phone') return;
    const failure = handoff.kind === 'rescue' ? handoff.reason : null;
    this.close({ callSid, failure })
      .catch((error: unknown) =>
        this.outside.log.error({ callSid, err: error }, 'a call waits to be closed'),
      )
      .finally(() => socket.close(1000, 'the call is over'));
  }

  #forget(driver: CallDriver): void {
    const { callSid } = driver.call;
    if (this.#drivers.get(callSid) === driver) this.#drivers.delete(callSid);
    this.#count();
  }

  #count(): void {
    this.outside.metrics.callsInProgress.set(this.#drivers.size);
  }
}

function firstInput(
  call: ClaimedCall,
  back: TransferReturn | null,
  { textable, earlier }: { textable: boolean; earlier: EarlierCall | null },
): Input {
  if (call.turns.length === 0)
    return {
      type: 'answered',
      callId: call.callSid,
      channel: call.channel,
      from: call.fromNumber,
      textable,
      ...(earlier && { earlier }),
    };
  if (!back) return { type: 'reconnected' };
  return {
    type: 'requestSucceeded',
    effectId: back.transferEffectId,
    result: { kind: 'transfer', outcome: back.transferOutcome },
  };
}
