import { procedures } from '../api/procedures.ts';
import { getCallLog } from './get-call-log.ts';
import { listCallLogs } from './list-call-logs.ts';
import { markSpam } from './mark-spam.ts';

export function callLogProcedures() {
  const { callLogs } = procedures;
  return {
    list: callLogs.list.handler(({ input, context }) =>
      context.writeRows((database) => listCallLogs(database, context.scope, input)),
    ),
    get: callLogs.get.handler(({ input, context }) =>
      context.withDatabase((database) => getCallLog(database, context.scope, input.id)),
    ),
    update: callLogs.update.handler(({ input, context }) =>
      context.withDatabase((database) => markSpam(database, context.scope, input)),
    ),
  };
}
