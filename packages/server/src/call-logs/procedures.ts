import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { getCallLog } from './get-call-log.ts';
import { listCallLogs } from './list-call-logs.ts';
import { markSpam } from './mark-spam.ts';

export function callLogProcedures({ database }: Pick<Services, 'database'>) {
  const { callLogs } = procedures;
  return {
    list: callLogs.list.handler(({ input, context }) =>
      listCallLogs(database, context.scope, input),
    ),
    get: callLogs.get.handler(({ input, context }) =>
      getCallLog(database, context.scope, input.id),
    ),
    update: callLogs.update.handler(({ input, context }) =>
      markSpam(database, context.scope, input),
    ),
  };
}
