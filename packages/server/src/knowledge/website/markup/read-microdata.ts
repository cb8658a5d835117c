import { type PageElement, textOf } from '../page/page-element.ts';
import { nameOf, type SchemaNode, type SchemaValue } from './schema-node.ts';

const deepest = 30;

/** The things a page describes in microdata attributes, in the same shape as its JSON-LD. */
export function readMicrodata(root: PageElement): SchemaNode[] {
  const tops = [...root.querySelectorAll('[itemscope]')].filter(
    (element) => !element.hasAttribute('itemprop'),
  );
  return tops.map((element) => itemOf(element, 0));
}

function itemOf(element: PageElement, depth: number): SchemaNode {
  const properties = new Map<string, SchemaValue[]>();
  if (depth < deepest) gather(element, properties, depth);
  const types = (element.getAttribute('itemtype') ?? '').split(/\s+/).filter(Boolean).map(nameOf);
  return { types, id: element.getAttribute('itemid'), properties };
}

function gather(element: PageElement, properties: Map<string, SchemaValue[]>, depth: number): void {
  if (depth > 200) return;
  for (const child of element.children) {
    const names = (child.getAttribute('itemprop') ?? '').split(/\s+/).filter(Boolean);
    const scope = child.hasAttribute('itemscope');
    if (names.length > 0) {
      const value = scope ? itemOf(child, depth + 1) : propertyOf(child);
      for (const name of names) properties.set(name, [...(properties.get(name) ?? []), value]);
    }
    if (!scope) gather(child, properties, depth + 1);
  }
}

function propertyOf(element: PageElement): string {
  const attribute = ['content', 'datetime', 'href', 'src']
    .map((name) => element.getAttribute(name))
    .find((value) => value !== null);
  return (attribute ?? textOf(element)).replace(/^(tel|mailto):/i, '').trim();
}
