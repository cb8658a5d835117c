import { z } from 'zod';
import { instant, listQuery, pageOf, rowId } from './list.ts';
import { procedure } from './procedure.ts';
import { sortKeys } from './sort-keys.ts';

/** Who did what to whom and to which business. */
export const auditLogRow = z.object({
  id: rowId,
  /** One of `auditWords`; entries of an older release may name others. */
  action: z.string(),
  /** Who did it; null: nobody was signed in. */
  actor_id: rowId.nullable(),
  actor_email: z.string().nullable(),
  /** Whom it was done to: a user's id. */
  subject: z.string().nullable(),
  subject_email: z.string().nullable(),
  business_id: rowId.nullable(),
  /** Null where the business has no name or is gone. */
  business_name: z.string().nullable(),
  /** The business's zone; null where there is no business, or it is gone. */
  time_zone: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  ip: z.string().nullable(),
  created_at: instant,
});
export type AuditLogRow = z.infer<typeof auditLogRow>;

export const auditLog = {
  list: procedure
    .route({ method: 'GET', path: '/audit-log', outputStructure: 'detailed', tags: ['People'] })
    .input(listQuery(sortKeys.auditLog))
    .output(pageOf(auditLogRow)),
};
