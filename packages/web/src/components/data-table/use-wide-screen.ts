import { useSyncExternalStore } from 'react';

const wide = '(min-width: 1024px)';

/** Whether lists are tables (from 1024 px) rather than cards. */
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
