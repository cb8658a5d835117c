import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { removeKeptCall, updateKeptCall } from './change-kept-call.ts';
import { keepCall } from './keep-call.ts';
import { listKeptCalls } from './list-kept-calls.ts';

export function keptCallProcedures() {
  const { keptCalls } = procedures;
  return {
    list: keptCalls.list.handler(({ input, context }) =>
      context.withDatabase((database) => listKeptCalls(database, context.scope, input.id)),
    ),
    keep: keptCalls.keep.handler(({ input, context }) =>
      context.withDatabase((database) => keepCall(database, context.scope, input)),
    ),
    update: keptCalls.update.handler(({ input, context }) =>
      context.withDatabase((database) => updateKeptCall(database, context.scope, input)),
    ),
    remove: keptCalls.remove.handler(({ input, context }) =>
      context.withDatabase((database) => removeKeptCall(database, context.scope, input)),
    ),
  };
}
