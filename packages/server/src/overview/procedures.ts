import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { overlook } from './overlook.ts';

export function overviewProcedures({ database }: Pick<Services, 'database'>) {
  return {
    get: procedures.overviews.get.handler(({ input, context }) =>
      overlook(database, context.scope, input.timeZone, new Date()),
    ),
  };
}
