import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { block, listBlocked, unblock } from './blocked-callers.ts';
import { eraseCaller } from './erase-caller.ts';
import { exportCaller } from './export-caller.ts';

/** Each goes through a business's whole log: enough for a person, too little for a machine. */
const timesPerMinute = 20;

export function callerProcedures() {
  const { callers } = procedures;
  return {
    export: callers.export.handler(async ({ input, context }) => {
      await context.limitRate('callers', timesPerMinute);
      const held = await context.withDatabase((database) =>
        exportCaller(database, context.scope, context.person, input),
      );
      // A person reads this file.
      context.answerWith(JSON.stringify(held, null, 2));
      return held;
    }),
    erase: callers.erase.handler(async ({ input, context }) => {
      await context.limitRate('callers', timesPerMinute);
      return context.withDatabase((database) =>
        eraseCaller(database, context.scope, context.person, input),
      );
    }),
  };
}

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
