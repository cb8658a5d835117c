import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { findAnything } from './find-anything.ts';

export function searchProcedures({ database }: Pick<Services, 'database'>) {
  return {
    find: procedures.search.find.handler(({ input, context }) =>
      findAnything(database, context.scope, input.q),
    ),
  };
}
