import { procedures } from '../api/procedures.ts';
import { findAnything } from './find-anything.ts';

export function searchProcedures() {
  return {
    find: procedures.search.find.handler(({ input, context }) =>
      context.withDatabase((database) => findAnything(database, context.scope, input.q)),
    ),
  };
}
