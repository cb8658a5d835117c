import { useCallback, useRef } from 'react';

/**
 * Adds to what the address bar holds, such as the row that is open beside a searched and sorted
 * list. The function stays the same, so that columns made with it are not drawn again.
 */
export function useAddToSearch<Search extends object>(
  search: Search,
  onSearch: (search: Search) => void,
): (addition: Search) => void {
  const current = useRef({ search, onSearch });
  current.current = { search, onSearch };
  return useCallback((addition) => {
    current.current.onSearch({ ...current.current.search, ...addition });
  }, []);
}
