import { reachOf } from '../../lines/messages/recipients.ts';
import type { Services } from '../../platform/services.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { refuseForeign } from '../../platform/tenant-guard/refuse-foreign.ts';
import { cancelRun } from './cancel-run.ts';
import { estimateRuns } from './estimate.ts';
import type { Practice } from './open-practice.ts';
import { shownRun } from './shown-run.ts';
import { readStagedGround } from './staged-ground.ts';
import { startRun } from './start-run.ts';
import { endLost, latestRun, takenToday } from './store-run.ts';

export function practiceProcedures({
  practice,
  tolls,
  config,
}: Pick<Services, 'tolls' | 'config'> & { practice: Practice }) {
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
            await takenToday(database, id, now),
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
      const ground = { practice, tolls, config, now: Date.now() };
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
