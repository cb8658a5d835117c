import { procedures } from '../api/procedures.ts';
import { getSmsLog } from './get-sms-log.ts';
import { listSmsLogs } from './list-sms-logs.ts';

export function smsLogProcedures() {
  const { smsLogs } = procedures;
  return {
    list: smsLogs.list.handler(({ input, context }) =>
      context.writeRows((database) => listSmsLogs(database, context.scope, input)),
    ),
    get: smsLogs.get.handler(({ input, context }) =>
      context.withDatabase((database) => getSmsLog(database, context.scope, input.id)),
    ),
  };
}
