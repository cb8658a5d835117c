import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { countEverything } from './count-everything.ts';

export function statsProcedures({ people }: Pick<Services, 'people'>) {
  return {
    get: procedures.stats.get.handler(({ context }) =>
      countEverything(context.withDatabase, people, context.scope),
    ),
  };
}
