import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

/**
 * Says whether the router scrolls by itself: only to an anchor, or to where a reloaded page stood. Left
 * to itself it would throw the page to its top whenever a search changes, which is how dialogs and panels
 * over a page open and close; the top of another page is for `arriveOnNavigation`.
 */
export function makeScrollRule(): (to: { location: Pick<ParsedLocation, 'hash'> }) => boolean {
  let isFirst = true;
  return ({ location }) => {
    const scrolls = isFirst || location.hash !== '';
    isFirst = false;
    return scrolls;
  };
}

/**
 * After each navigation to another page: scrolls smoothly to the top (at once under reduced motion),
 * moves the focus to the page, so that a screen reader starts there, and has the canonical address,
 * which browsers share, follow. A changed search or a jump to an anchor leaves all alone. Returns a
 * function that stops it.
 */
export function arriveOnNavigation(router: AnyRouter): () => void {
  return router.subscribe('onResolved', ({ fromLocation, pathChanged, toLocation }) => {
    if (!fromLocation || !pathChanged || toLocation.hash) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.getElementById('main')?.focus({ preventScroll: true });
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(toLocation.pathname, canonical.href).href;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  });
}
