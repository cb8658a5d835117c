import { DOMParser } from 'linkedom';
import { isShort } from '../fetching/web-address.ts';
import type { PageLink } from '../finding.ts';

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
  'script, style, noscript, template, svg, iframe, object, canvas, [hidden], [aria-hidden="true"], .sr-only, .visually-hidden, .screen-reader-text';
/** Styles that keep words from a visitor: not drawn, without size or colour, or off the screen. */
const unseenStyle =
  /display:none|visibility:(?:hidden|collapse)|opacity:0*\.?0*(?:;|$|!)|opacity:0?\.0|font-size:0*\.?0*(?:px|em|rem|pt|%)?(?:;|$|!)|(?:^|;)(?:max-)?(?:width|height):[01](?:px)?(?:;|$|!)|(?:left|right|top|bottom|text-indent|margin-left|margin-top):-\d{3,}|clip:rect\(0|clip:rect\(1px|clip-path:inset\((?:50|100)%|transform:scale\(0\)|translate[xy]?\(-\d{4,}|color:transparent/;
/** Markup of these may hide in what is not shown: they are values, not prose. */
const values =
  /^(?:telephone|email|address|street\w+|address\w+|postalCode|openingHours\w*|opens|closes|dayOfWeek|price\w*|lowPrice|highPrice|name|geo|latitude|longitude|url|image|logo|offers|itemOffered)$/;

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
  const buttons = [...root.querySelectorAll('[aria-controls]')];
  const opened = new Set(buttons.map((button) => button.getAttribute('aria-controls')));
  const styled = [...root.querySelectorAll('[style]')].filter(
    (element) => isUnseen(element.getAttribute('style') ?? '') && !isOpened(element, opened),
  );
  for (const element of [...root.querySelectorAll(unseen), ...styled])
    if (!values.test(element.getAttribute('itemprop') ?? '')) element.remove();
  return { url, root, title, language: root.getAttribute('lang'), jsonLd, meta };
}

function isUnseen(style: string): boolean {
  return unseenStyle.test(style.toLowerCase().replace(/\s+/g, ''));
}

/** A panel that a button of the page opens is seen by whoever presses it. */
function isOpened(panel: PageElement, opened: ReadonlySet<string | null>): boolean {
  if (opened.has(panel.getAttribute('id'))) return true;
  const before = panel.previousElementSibling;
  const button = /^h[2-6]$/.test(before?.localName ?? '')
    ? [...(before?.children ?? [])][0]
    : before;
  return button?.hasAttribute('aria-expanded') ?? false;
}

const mostLinks = 400;
const files = /\.(pdf|jpe?g|png|gif|webp|svg|zip|docx?|xlsx?|mp[34]|mov|avi|css|js|xml|json|ics)$/i;

/** The pages of the same site that a page links to, each once, without fragments; none of endless addresses. */
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
    if (!isShort(target)) continue;
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

/** As much of a document as the readers use; whichever parser made it. */
interface PageNode {
  readonly nodeType: number;
  readonly textContent: string | null;
  readonly childNodes: Iterable<PageNode>;
}

export interface PageElement extends PageNode {
  readonly localName: string;
  readonly children: Iterable<PageElement>;
  readonly parentElement: PageElement | null;
  readonly nextElementSibling: PageElement | null;
  readonly previousElementSibling: PageElement | null;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
  closest(selector: string): PageElement | null;
  remove(): void;
}

function isElement(node: PageNode): node is PageElement {
  return node.nodeType === 1;
}

const textNode = 3;
const blocks = new Set(
  'address article aside blockquote body br button dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section summary table tbody thead tfoot tr ul'.split(
    ' ',
  ),
);
/** Deeper than any page a person made; what lies below is not read. */
const deepest = 400;

export function isBlock(element: PageElement): boolean {
  return blocks.has(element.localName);
}

/** The text of an element as a person reads it, on one line. */
export function textOf(element: PageNode): string {
  return linesWithin(element).join(' ');
}

/** The text of an element as the lines its blocks make; table cells stay on their row's line. */
export function linesWithin(element: PageNode): string[] {
  const parts: string[] = [];
  collect(element, parts, 0);
  return parts
    .join('')
    .split('\n')
    .map((line) => line.replace(/[\s\u00a0\u202f]+/g, ' ').trim())
    .filter((line) => line !== '');
}

function collect(node: PageNode, parts: string[], depth: number): void {
  if (node.nodeType === textNode) {
    parts.push((node.textContent ?? '').replace(/\s+/g, ' '));
    return;
  }
  if (depth > deepest || (node.nodeType !== 1 && node.nodeType !== 9)) return;
  const block = isElement(node) && isBlock(node);
  const cell = isElement(node) && (node.localName === 'td' || node.localName === 'th');
  if (block) parts.push('\n');
  if (cell) parts.push(' ');
  for (const child of node.childNodes) collect(child, parts, depth + 1);
  if (block) parts.push('\n');
  if (cell) parts.push(' ');
}
