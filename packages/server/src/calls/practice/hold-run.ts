import type { PracticeCall, PracticeStop } from '@second-ring/contract';
import {
  type BusinessKnowledge,
  castCallers,
  type KeptCall,
  prepareInSteps,
  type ReceptionistProfile,
  type Request,
  type RequestResult,
} from '@second-ring/conversation';
import { findFreeSlots } from '../../bookings/appointments/free-slots.ts';
import { usualMinutes } from '../../knowledge/businesses/booking-settings.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BookingSettings } from '../../platform/database/schema/businesses.ts';
import type { Log } from '../../platform/observability/log.ts';
import type { LanguageModel } from '../../platform/providers/language-model/interface.ts';
import { TurnAbout } from '../../platform/turn-about.ts';
import { thinkerWith } from '../thinking/thinker.ts';
import { LimitReached, Meter } from './meter.ts';
import { type PlayedOn, playCaller, playKept } from './play-caller.ts';
import { countRun, endRun, keepAlive, storeCall } from './store-run.ts';

/** What is to be held. */
export interface RunOrder {
  runId: string;
  /** The receptionist as staged. */
  profile: ReceptionistProfile;
  booking: BookingSettings;
  /** The calls to be played; null: the model plays ten callers. */
  kept: readonly KeptCall[] | null;
  /** Another one has the callers ask about other things. */
  seed: number;
  most: { requests: number; tokens: number };
}

/** What runs are held on. */
interface RunGround {
  database: Database;
  model: LanguageModel;
  /** Milliseconds without a word of the model's after which a turn is decided without it. */
  deadline: number;
  clock: Clock;
  log: Log;
  /** How often a run gives a sign of life and asks whether it was cancelled, in milliseconds. */
  beat: number;
}

/** Ends a run from within, with what it is stored as. */
export class RunEnded extends Error {
  override name = 'RunEnded';
  /** Null: it is stored already, as a cancelled run is. */
  readonly stop: PracticeStop | null;

  constructor(stop: PracticeStop | null) {
    super(`The run ended: ${stop ?? 'cancelled'}.`);
    this.stop = stop;
  }
}

/** Longer than this nobody waits, in milliseconds. */
const longestRun = 20 * 60_000;
/** A model that plays not even so many callers in a row is not there. */
const mostBrokenOff = 2;

/** Holds a run from its first call to its end, and stores each call that is over. Never rejects. */
export async function holdRun(
  ground: RunGround,
  order: RunOrder,
  ending: AbortController,
): Promise<void> {
  const { database, clock, log } = ground;
  const meter = new Meter(order.most);
  const state: { current: string | null } = { current: null };
  const stopBeating = beat(ground, order.runId, ending, () => ({ current: state.current, meter }));
  const callOff = clock.wakeAt(clock.now() + longestRun, () => ending.abort(new RunEnded('time')));
  let stop: PracticeStop | null = null;
  try {
    await holdCalls(ground, order, meter, ending.signal, async (current) => {
      state.current = current;
      if (!(await keepAlive(database, order.runId, { current, meter }))) throw new RunEnded(null);
    });
  } catch (error) {
    stop = stopOf(error, ending.signal);
    if (stop === 'fault') log.error({ err: error, run: order.runId }, 'a practice run failed');
  }
  callOff();
  await stopBeating();
  const status = stop ? 'stopped' : 'done';
  try {
    await countRun(database, order.runId, meter);
    await endRun(database, order.runId, { status, stop });
  } catch (error) {
    log.error({ err: error, run: order.runId }, 'a practice run could not be ended');
  }
}

function stopOf(error: unknown, signal: AbortSignal): PracticeStop | null {
  const cause: unknown = signal.aborted ? signal.reason : error;
  if (cause instanceof RunEnded) return cause.stop;
  return cause instanceof LimitReached ? 'limit' : 'fault';
}

async function holdCalls(
  ground: RunGround,
  order: RunOrder,
  meter: Meter,
  signal: AbortSignal,
  ring: (name: string | null) => Promise<void>,
): Promise<void> {
  const { clock, deadline, database } = ground;
  const { profile, booking, runId } = order;
  const model = meter.over(ground.model);
  const staged = { ...profile, languageModel: true, modelDeadline: deadline };
  const { result: receptionist } = await new TurnAbout().do(prepareInSteps(staged));
  const on: PlayedOn = {
    model,
    log: ground.log,
    receptionist,
    // A breaker of its own: a run that meets a broken model does not rest it for real callers.
    thinker: thinkerWith(model, clock, deadline),
    clock,
    pretend: (request, now) => pretend(request, { knowledge: profile.knowledge, booking }, now),
    signal,
  };
  const calls: { name: string; play: () => Promise<PracticeCall> }[] =
    order.kept?.map((kept) => ({ name: kept.name, play: () => playKept(on, runId, kept) })) ??
    castCallers(profile.knowledge, order.seed).map((caller) => ({
      name: caller.name,
      play: () => playCaller(on, runId, caller),
    }));
  let brokenOff = 0;
  for (const { name, play } of calls) {
    await ring(order.kept ? null : name);
    const call = await play();
    if (meter.isSpent) throw new LimitReached();
    await storeCall(database, runId, call, meter);
    brokenOff = call.broken_off ? brokenOff + 1 : 0;
    if (brokenOff >= mostBrokenOff) throw new RunEnded('model');
    signal.throwIfAborted();
  }
}

/** Gives signs of life until it is told to stop; a run that was cancelled is aborted. */
function beat(
  { database, log, beat: every }: RunGround,
  runId: string,
  ending: AbortController,
  standing: () => Parameters<typeof keepAlive>[2],
): () => Promise<void> {
  let beating: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    beating = beating.then(async () => {
      try {
        if (!(await keepAlive(database, runId, standing()))) ending.abort(new RunEnded(null));
      } catch (error) {
        log.warn({ err: error, run: runId }, 'a practice run could not give a sign of life');
      }
    });
  }, every);
  return () => {
    clearInterval(timer);
    return beating;
  };
}

/**
 * What a conversation's request comes to on a practice call, where nothing is kept, sent or told
 * anybody: every time within the hours is free, what is booked is booked nowhere, and nobody has an
 * appointment. Null: it fails. Pure.
 */
export function pretend(
  request: Exclude<Request, { kind: 'askModel' }>,
  { knowledge, booking }: { knowledge: BusinessKnowledge; booking: BookingSettings },
  now: number,
): RequestResult | null {
  switch (request.kind) {
    case 'alertOwner':
    case 'stopTexts':
    case 'textConfirmation':
    case 'textWhenKnown':
      return { kind: 'acknowledged' };
    case 'findSlots': {
      const minutes = knowledge.services.find(
        ({ id }) => id === request.serviceId,
      )?.durationMinutes;
      const { hours, timeZone, region } = knowledge;
      const { stepMinutes, capacity, leadMinutes } = booking;
      const earliest = now + leadMinutes * 60_000;
      const book = { hours, timeZone, region, stepMinutes, capacity, earliest, taken: [] };
      return {
        kind: 'slots',
        ...findFreeSlots(book, request.wish, minutes ?? usualMinutes),
      };
    }
    case 'findAppointments':
      return { kind: 'appointments', appointments: [] };
    case 'book':
      return { kind: 'booked', appointmentId: crypto.randomUUID(), slot: request.slot };
    case 'moveAppointment':
    case 'cancelAppointment':
      return null;
  }
}
