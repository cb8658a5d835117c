import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { getSmsLog } from './get-sms-log.ts';
import { listSmsLogs } from './list-sms-logs.ts';

export function smsLogProcedures({ database }: Pick<Services, 'database'>) {
  const { smsLogs } = procedures;
  return {
    list: smsLogs.list.handler(({ input, context }) => listSmsLogs(database, context.scope, input)),
    get: smsLogs.get.handler(({ input, context }) => getSmsLog(database, context.scope, input.id)),
  };
}
