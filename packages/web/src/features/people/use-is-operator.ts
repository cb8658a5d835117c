import { useQuery } from '@tanstack/react-query';
import { queries } from '@/api/client.ts';
import { useAuth } from '@/components/auth/auth-context.tsx';

/** Whether the signed-in person may change other people; false until the server has said so. */
export function useIsOperator(): boolean {
  const { user } = useAuth();
  const q = user?.email ?? '';
  const { data } = useQuery(queries.users.list.queryOptions({ input: { q }, enabled: q !== '' }));
  return data?.body.some(({ id, role }) => id === user?.id && role === 'operator') ?? false;
}
