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
  sign_in_refused: 'Account disabled',
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
  business_tied: 'Added an owner to a business',
  business_untied: 'Removed an owner from a business',
  business_claimed: 'Claimed a business',
  agent_made: 'Made an agent and its business',
  business_published: 'Published a business',
  agent_changed: 'Changed an agent',
  number_changed: 'Changed a number',
  number_added: 'Added a number',
  number_connected: 'Had a number answered here',
  number_freed: 'Freed a resting number',
  caller_exported: 'Exported what is known of a caller',
  caller_erased: 'Erased a caller',
  call_erased: 'Erased a call',
} as const;
export type AuditAction = keyof typeof auditWords;

/** What of an agent was changed, as people read and search it, under its column's name. */
export const changedWords: Readonly<Record<string, string>> = {
  first_message: 'first message',
  call_summary_recipient_number: 'number for summaries',
  call_summary_recipient_email: 'email for summaries',
  transfer_number: 'number for transfers',
  transfer_hours: 'hours for transfers',
};

/** What somebody's role has become. */
export const roleWords = { operator: 'Now an operator', owner: 'Now an owner' } as const;

/** Whom a deed is told of where there is no address to name them by. */
export const nobodyWords = {
  stranger: 'Not signed in',
  actor: 'Someone without an email',
  subject: 'An account without an email',
  self: 'Themselves',
} as const;
