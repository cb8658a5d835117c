/** What the list can be sorted by. Apart from the list, because every page carries this. */
export const ownershipSortKeys = ['user_email', 'business_name', 'created_at'] as const;
export type OwnershipSortKey = (typeof ownershipSortKeys)[number];
