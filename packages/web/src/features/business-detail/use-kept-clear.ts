import { type RefObject, useEffect } from 'react';

/** Room between what stands at the foot of the page and what is kept clear of it, in pixels. */
const roomAbove = 24;

/** What is in use with its hint and its mistake, as far as they fit above the foot together. */
const wholeField = '[data-field]';

/**
 * Keeps what has the focus out from under something that floats at the foot of the page: scrolling
 * stops above it, and a field it covers is brought up with the sentence below it, also while the thing
 * grows. Where several float, each says for itself.
 */
export function useKeptClear(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = floating.current;
    if (!element) return;
    const page = document.documentElement;
    const clear = () => {
      if (element.offsetHeight === 0) return;
      const { top, bottom } = element.getBoundingClientRect();
      const room = Math.max(0, innerHeight - top) + roomAbove;
      const before = Number.parseFloat(page.style.scrollPaddingBottom) || 0;
      page.style.scrollPaddingBottom = `${Math.max(before, room)}px`;
      const focused = document.activeElement;
      if (!focused || focused === document.body || element.contains(focused)) return;
      const whole = focused.closest(wholeField);
      const field = whole && whole.clientHeight < top - roomAbove ? whole : focused;
      const covered = field.getBoundingClientRect();
      if (covered.bottom > top - roomAbove && focused.getBoundingClientRect().top < bottom)
        field.scrollIntoView({ block: 'nearest' });
    };
    const watching = new ResizeObserver(clear);
    watching.observe(element);
    document.addEventListener('focusin', clear);
    document.addEventListener('input', clear);
    return () => {
      watching.disconnect();
      document.removeEventListener('focusin', clear);
      document.removeEventListener('input', clear);
      page.style.scrollPaddingBottom = '';
    };
  }, [floating]);
}
