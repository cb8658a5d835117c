import type { PageLink } from '../finding.ts';
import { type PageElement, textOf } from './page-element.ts';

const mostLinks = 400;
const files = /\.(pdf|jpe?g|png|gif|webp|svg|zip|docx?|xlsx?|mp[34]|mov|avi|css|js|xml|json|ics)$/i;

/** The pages of the same site that a page links to, each once, without fragments. */
export function readLinks(root: PageElement, url: URL): PageLink[] {
  const found = new Map<string, string>();
  const base = root.querySelector('base[href]')?.getAttribute('href');
  const from = base && URL.canParse(base, url.href) ? new URL(base, url) : url;
  for (const link of root.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (!URL.canParse(href, from.href)) continue;
    const target = new URL(href, from);
    target.hash = '';
    if (target.host !== url.host || !/^https?:$/.test(target.protocol)) continue;
    if (files.test(target.pathname) || found.has(target.href)) continue;
    found.set(target.href, textOf(link).slice(0, 100));
    if (found.size === mostLinks) break;
  }
  return [...found].map(([href, text]) => ({ href, text }));
}

/** Price lists that are pictures or files, which nobody here can read. */
export function readUnreadableLists(root: PageElement): string[] {
  const listed = /\b(price|prices|pricing|rates|menu|tarifs?|prix)\b/i;
  const pictures = [...root.querySelectorAll('img[alt], img[src]')]
    .filter((image) => !image.closest('nav, header, a'))
    .map((image) => `${image.getAttribute('alt') ?? ''} ${image.getAttribute('src') ?? ''}`)
    .filter((words) => listed.test(words.replace(/[-_/.]/g, ' ')));
  const documents = [...root.querySelectorAll('a[href]')]
    .filter((link) => /\.pdf($|\?)/i.test(link.getAttribute('href') ?? ''))
    .map((link) => `${textOf(link)} ${link.getAttribute('href') ?? ''}`)
    .filter((words) => listed.test(words.replace(/[-_/.]/g, ' ')));
  return [...pictures, ...documents].map((words) => words.trim());
}
