import type { Services } from '../../platform/services.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { countEverything } from './count-everything.ts';

export function statsProcedures({ people }: Pick<Services, 'people'>) {
  return {
    get: procedures.stats.get.handler(({ context }) =>
      countEverything(context.withDatabase, people, context.scope),
    ),
  };
}
