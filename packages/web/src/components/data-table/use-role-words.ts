import { useRole } from '@/api/use-is-operator.ts';

/**
 * A list's words, with what this reader looks for in its search box: operators by ids, owners by what
 * they know. Neither is told what the other looks for while it is found out who reads.
 */
export function useRoleWords<Words extends { searchPlaceholder: string }>(
  operators: Words,
  ownersPlaceholder: string,
): Words {
  const role = useRole();
  if (role === 'operator') return operators;
  return { ...operators, searchPlaceholder: role === 'owner' ? ownersPlaceholder : 'Search...' };
}
