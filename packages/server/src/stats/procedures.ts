import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { countEverything } from './count-everything.ts';

export function statsProcedures({ database, people }: Pick<Services, 'database' | 'people'>) {
  return {
    get: procedures.stats.get.handler(({ context }) =>
      countEverything(database, people, context.scope),
    ),
  };
}
