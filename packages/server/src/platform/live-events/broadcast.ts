import type { Log } from '../observability/log.ts';
import type { Scope } from '../tenant-guard/person.ts';
import type { Change } from './changes.ts';

/** How often the database is looked at while somebody listens, in milliseconds. */
const lookEveryMs = 1_000;

type Listener = (changes: Change[]) => void;

/** Hands changes to whoever listens, each as far as their scope reaches. */
export interface Broadcast {
  /** Answers a function that stops listening. */
  listen(scope: Scope, listener: Listener): () => void;
}

/**
 * Looks for changes while somebody listens, once for all of them; with nobody there, not at all.
 * @param startLooking begins a watch; see `watchChanges`.
 */
export function createBroadcast(startLooking: () => () => Promise<Change[]>, log: Log): Broadcast {
  const listeners = new Map<Listener, Scope>();
  let looking = false;
  const lookOn = async () => {
    const look = startLooking();
    while (listeners.size > 0) {
      try {
        const changes = await look();
        for (const [listener, scope] of listeners) tell(listener, scope, changes);
      } catch (error) {
        log.warn({ err: error }, 'The logs could not be watched; trying again.');
      }
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs).unref());
    }
    looking = false;
  };
  return {
    listen(scope, listener) {
      listeners.set(listener, scope);
      if (!looking) {
        looking = true;
        lookOn();
      }
      return () => listeners.delete(listener);
    },
  };
}

function tell(listener: Listener, scope: Scope, changes: Change[]): void {
  const theirs = changes.filter(
    ({ businessId }) =>
      scope === 'everything' || (businessId !== null && scope.includes(businessId)),
  );
  if (theirs.length > 0) listener(theirs);
}
