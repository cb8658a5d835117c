import { decodeEntities } from './read-json-ld.ts';

/** A thing in schema.org's words, whichever syntax it was written in. */
export interface SchemaNode {
  types: string[];
  id: string | null;
  /** Every property as a list of texts, numbers, nodes. */
  properties: ReadonlyMap<string, readonly SchemaValue[]>;
}

export type SchemaValue = string | number | boolean | SchemaNode;

/** Deeper markup is a mistake or an attack. */
const deepest = 30;

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
export function nameOf(address: string): string {
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
