import { useAuth } from '@/components/auth/auth-context.tsx';
import { differencesKept } from './kept-edits.ts';
import { RemovedEdits } from './publishing/removed-edits.tsx';
import { useOrphanedEdits } from './use-kept-edits.ts';

/** What this browser still keeps for a business that is gone; nothing where it keeps nothing. */
export function OrphanedEdits({ businessId }: { businessId: string }) {
  const { user } = useAuth();
  const { kept, discard } = useOrphanedEdits(user?.id, businessId);
  return kept ? <RemovedEdits differences={differencesKept(kept)} onDiscard={discard} /> : null;
}
