import { z } from 'zod';
import { instant, listQuery, pageOf, rowId } from './list.ts';
import { procedure } from './procedure.ts';

/** What is written down about accounts, access and businesses, and how people read and search it. */
export const auditWords = {
  user_signed_up: 'Signed up',
  user_invited: 'Invited someone',
  user_confirmed: 'Confirmed their address',
  user_modified: 'Changed an account',
  user_deleted: 'Deleted an account',
  user_disabled: 'Disabled an account',
  user_enabled: 'Let someone in again',
  user_recovery_requested: 'Asked for a way back in',
  user_reauthenticate_requested: 'Asked for a code to change a password',
  user_updated_password: 'Changed a password',
  signed_in: 'Signed in',
  sign_in_failed: 'Wrong password',
  signed_out: 'Signed out',
  session_ended: 'Ended a session',
  refresh_token_reused: 'Session ended: its token was used twice',
  factor_enrolled: 'Began to set up a second factor',
  factor_verified: 'Showed a second factor',
  factor_unenrolled: 'Removed a second factor',
  recovery_codes_made: 'Made recovery codes',
  recovery_code_used: 'Used a recovery code',
  second_factor_removed: "Removed someone's second factor",
  link_generated: 'Made a sign-in link',
  role_changed: 'Changed a role',
  business_tied: 'Tied someone to a business',
  business_untied: 'Untied someone from a business',
  business_claimed: 'Claimed a business',
  business_published: 'Published a business',
  agent_changed: 'Changed an agent',
  number_changed: 'Changed a number',
} as const;
export type AuditAction = keyof typeof auditWords;

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
  details: z.record(z.string(), z.unknown()),
  ip: z.string().nullable(),
  created_at: instant,
});
export type AuditLogRow = z.infer<typeof auditLogRow>;

export const auditLog = {
  list: procedure
    .route({ method: 'GET', path: '/audit-log', outputStructure: 'detailed', tags: ['People'] })
    .input(listQuery(['created_at', 'action', 'actor_email', 'business_name']))
    .output(pageOf(auditLogRow)),
};
