import { useSyncExternalStore } from 'react';

const wide = '(min-width: 640px)';

/** Whether lists are tables (from 640 px) rather than cards. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wide);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(wide).matches,
  );
}
