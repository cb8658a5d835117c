import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { block, listBlocked, unblock } from './blocked-callers.ts';

export function blockedCallerProcedures() {
  const { blockedCallers } = procedures;
  return {
    list: blockedCallers.list.handler(({ input, context }) =>
      context.withDatabase((database) => listBlocked(database, context.scope, input.businessId)),
    ),
    block: blockedCallers.block.handler(({ input, context }) =>
      context.withDatabase((database) => block(database, context.scope, input)),
    ),
    unblock: blockedCallers.unblock.handler(({ input, context }) =>
      context.withDatabase((database) => unblock(database, context.scope, input)),
    ),
  };
}
