/** What the list can be sorted by. Apart from the list, because every page carries this. */
export const userSortKeys = ['email', 'last_sign_in_at', 'created_at'] as const;
export type UserSortKey = (typeof userSortKeys)[number];

/** What the list can be sorted by. Apart from the list, because every page carries this. */
export const ownershipSortKeys = ['user_email', 'business_name', 'created_at'] as const;
export type OwnershipSortKey = (typeof ownershipSortKeys)[number];

/** What the list can be sorted by. Apart from the list, because every page carries this. */
export const auditSortKeys = ['created_at', 'actor_email', 'action', 'business_name'] as const;
export type AuditSortKey = (typeof auditSortKeys)[number];
