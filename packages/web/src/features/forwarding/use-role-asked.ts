import { useEffect, useState } from 'react';
import { api } from '@/api/client.ts';
import { roleAmong } from '@/api/role-among.ts';
import { useAuth } from '@/components/auth/auth-context.tsx';

/**
 * What the signed-in person may do here, asked without the console's cache, which public pages do
 * not carry; null until the server has said so. Whoever cannot be found is an owner.
 */
export function useRoleAsked(): 'operator' | 'owner' | null {
  const { user } = useAuth();
  const [role, setRole] = useState<'operator' | 'owner' | null>(null);
  const { id, email } = user ?? { id: null, email: null };
  useEffect(() => {
    if (id === null || email === null) return;
    api.users.list({ q: email }).then(
      ({ body }) => setRole(roleAmong(body, id)),
      (error: unknown) => {
        console.error('It is not known what this person may do', error);
        setRole('owner');
      },
    );
  }, [id, email]);
  return role;
}
