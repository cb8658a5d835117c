import { type PageElement, textOf } from '../page/page.ts';

/**
 * The values in a JSON-LD script, as forgiving as search engines are: comments, trailing commas,
 * raw line breaks in strings, HTML entities, CDATA and several values in a row are all met in the
 * wild.
 * @returns null where even so it cannot be read.
 */
export function readJsonLd(script: string): unknown[] | null {
  const text = script
    .replace(/^\s*(\/\/\s*)?<!\[CDATA\[/, '')
    .replace(/(\/\/\s*)?\]\]>\s*$/, '')
    .replace(/^\s*<!--/, '')
    .replace(/-->\s*$/, '')
    .replace(/^\uFEFF/, '')
    .trim();
  if (text === '') return [];
  const repaired = repairJson(text);
  for (const attempt of [text, repaired, repairJson(decodeEntities(text)), inRow(repaired)]) {
    const value = parsed(attempt);
    if (value !== undefined) return [value].flat();
  }
  return null;
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Several objects one after the other, as one list. */
function inRow(text: string): string {
  return repairJson(`[${text.replace(/\}\s*;?\s*\{/g, '},{')}]`);
}

/** Comments and trailing commas out, raw control characters in strings escaped. */
function repairJson(text: string): string {
  const pieces =
    /"(?:[^"\\]|\\[\s\S])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|,(?=(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*[}\]])/g;
  return text
    .replace(pieces, (piece) => (piece.startsWith('"') ? escapeControls(piece) : ''))
    .replace(/[;,]\s*$/, '');
}

function escapeControls(string: string): string {
  const escapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return [...string]
    .map((letter) => (letter < ' ' ? (escapes[letter] ?? '') : letter))
    .join('')
    .replace(/\\(?!["\\/bfnrtu])/g, '');
}

const named = new Map(
  Object.entries({
    quot: '"',
    amp: '&',
    apos: "'",
    lt: '<',
    gt: '>',
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    eacute: 'é',
    egrave: 'è',
    agrave: 'à',
    ccedil: 'ç',
  }),
);

/** HTML entities as the characters they stand for; one nobody knows stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (entity, body: string) => {
    if (!body.startsWith('#')) return named.get(body.toLowerCase()) ?? entity;
    const hex = body.charAt(1).toLowerCase() === 'x';
    const code = Number.parseInt(body.slice(hex ? 2 : 1), hex ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}

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

/** A thing in schema.org's words, whichever syntax it was written in. */
export interface SchemaNode {
  types: string[];
  id: string | null;
  /** Every property as a list of texts, numbers, nodes. */
  properties: ReadonlyMap<string, readonly SchemaValue[]>;
}

export type SchemaValue = string | number | boolean | SchemaNode;

/** Turns JSON-LD values into nodes, `@graph` and lists opened, types without their address. */
export function nodesOf(values: readonly unknown[]): SchemaNode[] {
  return values.flatMap((value) => {
    const node = nodeOf(value, 0);
    if (!node) return [];
    const graph = node.properties.get('@graph') ?? [];
    return [node, ...graph].filter((each) => isNode(each));
  });
}

export function isNode(value: SchemaValue | undefined): value is SchemaNode {
  return typeof value === 'object';
}

function nodeOf(value: unknown, depth: number): SchemaNode | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > deepest) {
    return null;
  }
  const entries = Object.entries(value);
  const properties = new Map(
    entries.map(([name, held]) => [nameOf(name), valuesOf(held, depth + 1)] as const),
  );
  const types = valuesOf(Reflect.get(value, '@type') ?? Reflect.get(value, 'type'), depth);
  const [id] = valuesOf(Reflect.get(value, '@id'), depth);
  return {
    types: types.flatMap((type) => (typeof type === 'string' ? nameOf(type) : [])),
    id: typeof id === 'string' ? id : null,
    properties,
  };
}

function valuesOf(held: unknown, depth: number): SchemaValue[] {
  if (Array.isArray(held)) return held.flatMap((each) => valuesOf(each, depth + 1));
  if (typeof held === 'string') return [decodeEntities(held)];
  if (typeof held === 'number' || typeof held === 'boolean') return [held];
  const value = nodeOf(held, depth);
  if (!value) return [];
  const wrapped = value.properties.get('@value');
  return wrapped ? [...wrapped] : [value];
}

/** `Monday` of `https://schema.org/Monday`, `schema:Monday` and `Monday`. */
function nameOf(address: string): string {
  return address.replace(/^.*schema\.org\/|^schema:/i, '').trim();
}

/** Puts the node an `@id` points at in the place of the pointer. */
export function resolver(nodes: readonly SchemaNode[]): (value: SchemaValue) => SchemaValue {
  const known = new Map<string, SchemaNode>();
  for (const node of nodes) {
    if (node.id && node.properties.size > 1) known.set(node.id, node);
  }
  return (value) =>
    isNode(value) && value.id && value.properties.size === 1
      ? (known.get(value.id) ?? value)
      : value;
}

/** The texts of a property; numbers as texts, nodes by their name. */
export function textsOf(node: SchemaNode, property: string): string[] {
  return (node.properties.get(property) ?? []).flatMap((value) => {
    if (isNode(value)) return textsOf(value, 'name').slice(0, 1);
    const text = String(value).replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [text];
  });
}

export function textIn(node: SchemaNode, property: string): string | null {
  return textsOf(node, property)[0] ?? null;
}

/** The nodes of a property, pointers followed. */
export function nodesIn(
  node: SchemaNode,
  property: string,
  resolve: (value: SchemaValue) => SchemaValue = (value) => value,
): SchemaNode[] {
  return (node.properties.get(property) ?? []).map(resolve).filter(isNode);
}
