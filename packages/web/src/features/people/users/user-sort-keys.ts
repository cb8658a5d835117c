/** What the list can be sorted by. Apart from the list, because every page carries this. */
export const userSortKeys = ['email', 'last_sign_in_at', 'created_at'] as const;
export type UserSortKey = (typeof userSortKeys)[number];
