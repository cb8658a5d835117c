import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { overlook } from './overlook.ts';

export function overviewProcedures() {
  return {
    get: procedures.overviews.get.handler(({ input, context }) =>
      context.withDatabase((database) =>
        overlook(database, context.scope, input.timeZone, new Date()),
      ),
    ),
  };
}
