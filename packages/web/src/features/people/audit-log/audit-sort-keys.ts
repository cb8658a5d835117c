/** What the list can be sorted by. Apart from the list, because every page carries this. */
export const auditSortKeys = ['created_at', 'actor_email', 'action', 'business_name'] as const;
export type AuditSortKey = (typeof auditSortKeys)[number];
