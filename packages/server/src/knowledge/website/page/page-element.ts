/** As much of a document as the readers use; whichever parser made it. */
export interface PageNode {
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
