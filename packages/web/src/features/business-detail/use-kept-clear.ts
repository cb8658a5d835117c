import { type RefObject, useEffect } from 'react';

/** Room between the bar and what is kept clear of it, in pixels. */
const room = 24;

/**
 * Keeps what has the focus out from under a bar that stands at the foot of the page: scrolling stops
 * above the bar, and a field it covers is brought up, also while the bar grows.
 */
export function useKeptClear(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const page = document.documentElement;
    const clear = () => {
      page.style.scrollPaddingBottom = `${element.offsetHeight + room}px`;
      page.style.setProperty('--publish-bar', `${element.offsetHeight + room / 2}px`);
      const focused = document.activeElement;
      if (!focused || focused === document.body || element.contains(focused)) return;
      const covered = focused.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      if (covered.bottom > top - room && covered.top < bottom)
        focused.scrollIntoView({ block: 'nearest' });
    };
    const watching = new ResizeObserver(clear);
    watching.observe(element);
    document.addEventListener('focusin', clear);
    return () => {
      watching.disconnect();
      document.removeEventListener('focusin', clear);
      page.style.scrollPaddingBottom = '';
      page.style.removeProperty('--publish-bar');
    };
  }, [bar]);
}
