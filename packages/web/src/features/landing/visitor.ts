const movements = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** How much of an element has to be seen for it to be in sight. */
const inSight = 0.4;

/** Calls once, when the element is first in sight. Returns a function that stops the watch. */
export function onSight(element: Element, call: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { threshold: inSight },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls once, when the page has nothing to do after its visitor first moved, pressed or scrolled.
 * Returns a function that stops the watch.
 */
export function onFirstMovement(call: () => void): () => void {
  const stop = () => {
    for (const movement of movements) removeEventListener(movement, hear);
  };
  const hear = () => {
    stop();
    // Not every browser tells when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: 2_000 });
    else setTimeout(call, 200);
  };
  for (const movement of movements) addEventListener(movement, hear, { passive: true });
  return stop;
}
