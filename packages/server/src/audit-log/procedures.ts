import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { listAuditLog } from './list-audit-log.ts';

export function auditLogProcedures({ database }: Pick<Services, 'database'>) {
  return {
    list: procedures.auditLog.list.handler(({ input }) => listAuditLog(database, input)),
  };
}
