import type { UserRow } from '@second-ring/contract';

/** What a person may do here, by the list of the people they may see. */
export function roleAmong(
  people: readonly Pick<UserRow, 'id' | 'role'>[],
  userId: string | undefined,
): 'operator' | 'owner' {
  const isOperator = people.some(({ id, role }) => id === userId && role === 'operator');
  return isOperator ? 'operator' : 'owner';
}
