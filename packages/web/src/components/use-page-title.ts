import { useEffect } from 'react';
import { pageTitle } from './page-head.ts';

/** Titles the page by what only the page itself knows, in place of its route's own title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
