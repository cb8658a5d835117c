import { useCallback, useEffect, useRef } from 'react';
import type { BusinessSearch, OpenSection } from './business-search.ts';

/**
 * Keeps the open section in the address bar. The browser closes a section by itself when another
 * opens, and tells of both in any order: only the closing of the one last wanted closes all.
 */
export function useOpenSection(
  section: OpenSection | undefined,
  onSearch: (change: BusinessSearch) => void,
): (section: OpenSection, open: boolean) => void {
  const wanted = useRef(section);
  useEffect(() => {
    wanted.current = section;
  }, [section]);
  return useCallback(
    (toggled, open) => {
      if (open === (wanted.current === toggled)) return;
      wanted.current = open ? toggled : undefined;
      onSearch({ section: wanted.current });
    },
    [onSearch],
  );
}
