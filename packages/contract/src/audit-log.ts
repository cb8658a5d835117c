import { z } from 'zod';
import { instant, listQuery, pageOf, rowId } from './list.ts';
import { procedure } from './procedure.ts';

/** Who did what to accounts and access. */
export const auditLogRow = z.object({
  id: rowId,
  action: z.string(),
  actor_id: rowId.nullable(),
  actor_email: z.string().nullable(),
  subject: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  ip: z.string().nullable(),
  created_at: instant,
});
export type AuditLogRow = z.infer<typeof auditLogRow>;

export const auditLog = {
  list: procedure
    .route({ method: 'GET', path: '/audit-log', outputStructure: 'detailed', tags: ['People'] })
    .input(listQuery(['created_at', 'action']))
    .output(pageOf(auditLogRow)),
};
