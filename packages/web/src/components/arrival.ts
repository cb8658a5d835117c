import type { AnyRouter } from '@tanstack/react-router';

/**
 * After each navigation to another page: scrolls smoothly to the top (at once under reduced motion)
 * and moves the focus to the page, so that a screen reader starts there. A changed search or a jump
 * to an anchor leaves both alone. Returns a function that stops it.
 */
export function arriveOnNavigation(router: AnyRouter): () => void {
  return router.subscribe('onResolved', ({ fromLocation, pathChanged, toLocation }) => {
    if (!fromLocation || !pathChanged || toLocation.hash) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.getElementById('main')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  });
}
