import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';

/** How many statements a connection keeps planned; later ones are planned each time. */
const mostPlanned = 300;

/**
 * Lets a connection read and plan a query once, the second time it is asked, instead of every time:
 * planning a page of a list costs PostgreSQL more than fetching it. How to find a word depends on the
 * word; PostgreSQL notices, and plans a search for each word while keeping what it read. Such
 * statements live as long as their connection, so a pooler between us and PostgreSQL must keep
 * sessions together.
 */
export function planOnce(client: PoolClient): void {
  /** A name for each text, none while it was asked but once. */
  const names = new Map<string, string | null>();
  client.query = new Proxy(client.query, {
    apply: (query, self, [asked, ...more]: unknown[]) =>
      Reflect.apply(query, self, [isQuery(asked) ? named(asked, names) : asked, ...more]),
  });
}

interface Query {
  text: string;
}

/** Reads, unless whoever asks has named them. */
function isQuery(asked: unknown): asked is Query {
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return false;
  if ('name' in asked && asked.name !== undefined) return false;
  return typeof asked.text === 'string' && /^select /i.test(asked.text);
}

function named(query: Query, names: Map<string, string | null>): Query & { name?: string } {
  const { text } = query;
  const known = names.get(text);
  if (known) return { ...query, name: known };
  if (known === undefined) {
    if (names.size < mostPlanned) names.set(text, null);
    return query;
  }
  const name = nameOf(text);
  names.set(text, name);
  return { ...query, name };
}

/** PostgreSQL cuts names at 63 letters; two texts must never share one. */
function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
