import { DOMParser } from 'linkedom';
import type { PageElement } from './page-element.ts';

/** A page ready to be read: what no visitor sees is gone, its markup beside it. */
export interface OpenPage {
  url: URL;
  root: PageElement;
  title: string;
  /** The language it says it is in, such as `en` or `fr-CA`. */
  language: string | null;
  /** The texts of its JSON-LD scripts. */
  jsonLd: string[];
  /** `<meta>` contents by name or property, lower case. */
  meta: ReadonlyMap<string, string>;
}

interface ParsedDocument {
  readonly documentElement: PageElement | null;
}

const unseen =
  'script, style, noscript, template, svg, iframe, object, canvas, [hidden], [aria-hidden="true"]';

/** Parses a page; null for what has no elements at all. Costs time: not for a thread with calls. */
export function openPage(html: string, url: URL): OpenPage | null {
  const whole = /<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`;
  const parsed: ParsedDocument = new DOMParser().parseFromString(whole, 'text/html');
  const root = parsed.documentElement;
  if (!root) return null;
  const scripts = [...root.querySelectorAll('script[type*="ld+json" i]')];
  const jsonLd = scripts.map((script) => script.textContent ?? '');
  const meta = new Map<string, string>();
  for (const element of root.querySelectorAll('meta[content]')) {
    const name = element.getAttribute('property') ?? element.getAttribute('name');
    const content = element.getAttribute('content')?.trim();
    if (name && content && !meta.has(name.toLowerCase())) meta.set(name.toLowerCase(), content);
  }
  const title = root.querySelector('title')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  for (const element of [...root.querySelectorAll(unseen)]) {
    // Markup may hide in what is not shown; the words there may be another page's.
    if (!element.hasAttribute('itemprop')) element.remove();
  }
  return { url, root, title, language: root.getAttribute('lang'), jsonLd, meta };
}
