import { useQuery } from '@tanstack/react-query';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { queries } from './client.ts';
import { roleAmong } from './role-among.ts';

/** What the signed-in person may do here; null until the server has said so. */
export function useRole(): 'operator' | 'owner' | null {
  const { user } = useAuth();
  const q = user?.email ?? '';
  const { data } = useQuery(queries.users.list.queryOptions({ input: { q }, enabled: q !== '' }));
  return data ? roleAmong(data.body, user?.id) : null;
}

/**
 * Whether the signed-in person runs the installation; false until the server has said so. Others are
 * owners: they are shown no provider's names and ids.
 */
export function useIsOperator(): boolean {
  return useRole() === 'operator';
}
