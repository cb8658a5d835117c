import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { block, listBlocked, unblock } from './blocked-callers.ts';

export function blockedCallerProcedures({ database }: Pick<Services, 'database'>) {
  const { blockedCallers } = procedures;
  return {
    list: blockedCallers.list.handler(({ input, context }) =>
      listBlocked(database, context.scope, input.businessId),
    ),
    block: blockedCallers.block.handler(({ input, context }) =>
      block(database, context.scope, input),
    ),
    unblock: blockedCallers.unblock.handler(({ input, context }) =>
      unblock(database, context.scope, input),
    ),
  };
}
