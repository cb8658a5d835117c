import type { UserRow } from '@second-ring/contract';
import type { users } from '../../platform/database/schema/users.ts';
import { isOperator } from '../access/account-people.ts';

type User = typeof users.$inferSelect;

/** A user as lists show them, with the businesses the asking person may know of. */
export function rowOfUser(
  user: User,
  businesses: UserRow['businesses'],
  operatorEmails: readonly string[],
  now: Date,
): UserRow {
  return {
    id: user.id,
    email: user.email,
    phone: user.phone && `+${user.phone}`,
    role: isOperator(user, operatorEmails) ? 'operator' : 'owner',
    confirmed_at: (user.emailConfirmedAt ?? user.phoneConfirmedAt)?.toISOString() ?? null,
    last_sign_in_at: user.lastSignInAt?.toISOString() ?? null,
    disabled: user.bannedUntil !== null && user.bannedUntil > now,
    businesses,
    created_at: user.createdAt.toISOString(),
  };
}
