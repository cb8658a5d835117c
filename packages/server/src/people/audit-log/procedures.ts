import type { Services } from '../../platform/services.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { listAuditLog } from './list-audit-log.ts';

export function auditLogProcedures({ database }: Pick<Services, 'database'>) {
  return {
    list: procedures.auditLog.list.handler(({ input }) => listAuditLog(database, input)),
  };
}
