import { type PageElement, textOf } from '../page/page-element.ts';

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** A list far from its heading is not the heading's. */
const farthest = 6;

/** The heading an element stands under: the last one before it, or before what holds it. */
export function headingBefore(element: PageElement): string | null {
  let steps = 0;
  for (let held: PageElement | null = element; held && steps < 4; held = held.parentElement) {
    let before = held.previousElementSibling;
    for (let back = 0; before && back < farthest; back += 1) {
      const heading = headings.has(before.localName) ? before : lastHeadingIn(before);
      if (heading) return textOf(heading) || null;
      before = before.previousElementSibling;
    }
    steps += 1;
  }
  return null;
}

function lastHeadingIn(element: PageElement): PageElement | null {
  if (element.localName !== 'header' && element.localName !== 'div') return null;
  const within = [...element.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  return within.length === 1 ? (within[0] ?? null) : null;
}
