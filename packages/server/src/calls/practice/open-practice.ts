import type { PracticeLoad } from '@second-ring/contract';
import { type Clock, systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/observability/log.ts';
import type { LanguageModel } from '../../platform/providers/language-model/interface.ts';
import type { ModelPrice } from '../thinking/model-cost.ts';
import { holdRun, RunEnded, type RunOrder } from './hold-run.ts';

/** Where practice calls are held. */
export interface Practice {
  /** False: there is no language model, and nothing can be held. */
  readonly available: boolean;
  readonly price: ModelPrice | null;
  /** What one run, an owner's businesses in a day, and all businesses in a day, may ask of the model. */
  readonly most: { perRun: PracticeLoad; perDay: PracticeLoad; perDayOfAll: PracticeLoad };
  /** Whether this instance can hold one more run now. */
  readonly hasRoom: boolean;
  /** Whether this instance holds none. */
  readonly isIdle: boolean;
  /** Begins to hold a run that is stored as running, and answers at once. */
  begin(order: RunOrder): Promise<void>;
  /** Ends a run within the request it is at, where this instance holds it. */
  abort(runId: string): void;
  /** Ends what is held, and resolves once that is stored. */
  stop(): Promise<void>;
}

interface PracticeGround {
  database: Database;
  log: Log;
  /** Left out: there is none. */
  model?: LanguageModel | undefined;
  price: ModelPrice | null;
  /** Milliseconds without a word of the model's after which a turn is decided without it. */
  deadline: number;
  /** Tokens one business may take in a day. */
  tokensPerDay: number;
  clock?: Clock;
}

/** A hosted model's limits are shared with the calls of real people: they go first. */
const mostAtOnce = 3;
const mostPerRun: PracticeLoad = { requests: 240, tokens: 600_000 };
const mostRequestsPerDay = 1_000;
/** So many owners may use up a day of theirs; what it costs has an end, however many sign up. */
const ownersADay = 10;
const beat = 1_000;

/** Opens the practice of one instance. Nothing happens until a run begins. */
export function openPractice(ground: PracticeGround): Practice {
  const { database, log, model, price, deadline, tokensPerDay, clock = systemClock } = ground;
  const held = new Map<string, { ending: AbortController; over: Promise<void> }>();
  return {
    available: model !== undefined,
    price,
    most: {
      perRun: { ...mostPerRun, tokens: Math.min(mostPerRun.tokens, tokensPerDay) },
      perDay: { requests: mostRequestsPerDay, tokens: tokensPerDay },
      perDayOfAll: {
        requests: mostRequestsPerDay * ownersADay,
        tokens: tokensPerDay * ownersADay,
      },
    },
    get hasRoom() {
      return held.size < mostAtOnce;
    },
    get isIdle() {
      return held.size === 0;
    },
    begin: async (order) => {
      if (!model) throw new Error('There is no language model to practise with.');
      const ending = new AbortController();
      const over = holdRun({ database, model, deadline, clock, log, beat }, order, ending).finally(
        () => held.delete(order.runId),
      );
      held.set(order.runId, { ending, over });
    },
    abort: (runId) => held.get(runId)?.ending.abort(new RunEnded(null)),
    stop: async () => {
      const all = [...held.values()];
      for (const { ending } of all) ending.abort(new RunEnded('restart'));
      await Promise.all(all.map(({ over }) => over));
    },
  };
}
