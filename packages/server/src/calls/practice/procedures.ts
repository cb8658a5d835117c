import type { PracticeEstimate, PracticeRun } from '@second-ring/contract';
import {
  type BusinessKnowledge,
  callerPrompt,
  castCallers,
  estimatePromptSize,
  type KeptCall,
} from '@second-ring/conversation';
import { and, eq } from 'drizzle-orm';
import { reachOf } from '../../lines/messages/recipients.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { practiceRuns } from '../../platform/database/schema/practice-runs.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { refuseForeign, type Scope, within } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { dollarsOf, type ModelPrice, tokensIn } from '../thinking/model-cost.ts';
import { lengthOf } from './meter.ts';
import type { Practice } from './open-practice.ts';
import { readShared, readStagedGround, startRun } from './start-run.ts';
import { endLost, endRun, latestRun, type StoredRun, takenToday } from './store-run.ts';

export function practiceProcedures({
  practice,
  tolls,
  config,
  database: whole,
}: Pick<Services, 'tolls' | 'config' | 'database'> & { practice: Practice }) {
  const { price, most } = practice;
  const { practice: of } = procedures;
  return {
    outlook: of.outlook.handler(async ({ input: { id }, context }) => {
      const now = Date.now();
      const published = { staged: {}, countries: tolls.countries, reach: reachOf(config), now };
      const [{ profile, kept }, taken] = await context.withDatabase(
        async (database) =>
          [
            await readStagedGround(database, context.scope, id, published),
            await takenToday(database, { of: 'business', businessId: id }, now),
          ] as const,
      );
      return {
        available: practice.available,
        most_per_run: most.perRun,
        most_per_day: most.perDay,
        taken_today: taken,
        estimates: estimateRuns(profile.knowledge, kept, price),
      };
    }),
    latest: of.latest.handler(({ input: { id }, context }) =>
      context.withDatabase(async (database) => {
        await refuseForeign(database, context.scope, id);
        await endLost(database, id);
        const run = await latestRun(database, context.scope, id);
        return { run: run && shownRun(run, price) };
      }),
    ),
    start: of.start.handler(async ({ input, context }) => {
      const now = Date.now();
      const shared = await readShared(whole, input.id, now);
      const ground = { practice, tolls, config, shared, now };
      const { run, order } = await context.withDatabase((database) =>
        startRun(database, ground, context.scope, input),
      );
      await practice.begin(order);
      return shownRun(run, price);
    }),
    cancel: of.cancel.handler(async ({ input, context }) => {
      const run = await context.withDatabase((database) =>
        cancelRun(database, context.scope, input),
      );
      practice.abort(run.id);
      return shownRun(run, price);
    }),
  };
}

/** Lines a caller says, of the seven they may: an estimate errs on the dear side. */
const usualLines = 5;
/** Characters by which a prompt grows over a call, on average; and those of usual replies. */
const grownBy = 600;
const usualReply = 220;
const usualLine = 110;
const verdictPromptSize = 2_000;
const usualVerdict = 160;

/** Characters that a number of requests send and bring. */
interface Amount {
  requests: number;
  sent: number;
  written: number;
}

/** What a run of ten callers, and one of the kept calls, would ask of the model. */
function estimateRuns(
  knowledge: BusinessKnowledge,
  kept: readonly KeptCall[],
  price: ModelPrice | null,
): { callers: PracticeEstimate; kept: PracticeEstimate } {
  const turn = estimatePromptSize(knowledge) + grownBy;
  const cast = castCallers(knowledge, 0);
  const line = cast.map((caller) => lengthOf(callerPrompt(caller, knowledge, [])));
  const perCaller = line.map(
    (size): Amount => ({
      requests: usualLines * 2 + 1,
      sent: usualLines * (turn + size + grownBy / 2) + verdictPromptSize,
      written: usualLines * (usualReply + usualLine) + usualVerdict,
    }),
  );
  const perKept = kept.map(
    ({ turns }): Amount => ({
      requests: turns.length,
      sent: turns.length * turn,
      written: turns.length * usualReply,
    }),
  );
  return { callers: together(perCaller, price), kept: together(perKept, price) };
}

function together(amounts: readonly Amount[], price: ModelPrice | null): PracticeEstimate {
  const sum = (key: keyof Amount) => amounts.reduce((total, amount) => total + amount[key], 0);
  const input = tokensIn(sum('sent'));
  const output = tokensIn(sum('written'));
  return {
    calls: amounts.length,
    requests: sum('requests'),
    tokens: input + output,
    cost: dollarsOf({ input, output }, price),
  };
}

/**
 * Ends a run: whoever holds it finds out within a second, and keeps the calls that are over. One
 * that has ended stays as it is. Refuses with `NOT_FOUND` outside the scope.
 */
async function cancelRun(
  database: Queryable,
  scope: Scope,
  { id: businessId, runId }: { id: string; runId: string },
): Promise<StoredRun> {
  const which = and(
    eq(practiceRuns.id, runId),
    eq(practiceRuns.businessId, businessId),
    within(scope, practiceRuns.businessId),
  );
  const [before] = await database.select().from(practiceRuns).where(which);
  foundOrRefused(before, 'practice run');
  await endRun(database, runId, { status: 'cancelled', stop: null });
  const [run] = await database.select().from(practiceRuns).where(which);
  return foundOrRefused(run, 'practice run');
}

/** A stored run as the API shows it. */
function shownRun(run: StoredRun, price: ModelPrice | null): PracticeRun {
  const { id, kind, status, stop, total, current, calls, staged, requests } = run;
  return {
    id,
    kind,
    status,
    stop,
    total,
    current,
    calls,
    staged,
    requests,
    tokens: run.inputTokens + run.outputTokens,
    cost: dollarsOf({ input: run.inputTokens, output: run.outputTokens }, price),
    created_at: run.createdAt.toISOString(),
    ended_at: run.endedAt?.toISOString() ?? null,
  };
}
