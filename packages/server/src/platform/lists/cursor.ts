import { z } from 'zod';
import { Refusal } from '../refusal.ts';

const cursorShape = z.object({ walk: z.string(), id: z.uuid(), position: z.string() });

/** Where a page ended: the last row's rank and id, and the walk (list and order) they belong to. */
export type Cursor = z.infer<typeof cursorShape>;

/** What a cursor's position is compared with. */
export type PositionType = 'text' | 'timestamptz' | 'float8' | 'boolean';

/** The cursor as it stands in an address. */
export function writeCursor({ walk, id, position }: Cursor): string {
  return Buffer.from(JSON.stringify({ walk, id, position })).toString('base64url');
}

/**
 * Reads a cursor back.
 * @throws Refusal `INVALID_REQUEST` where it is none of ours, or belongs to another walk.
 */
export function readCursor(text: string, walk: string, type: PositionType): Cursor {
  const cursor = parsedCursor(text);
  if (cursor && cursor.walk !== walk)
    throw new Refusal(
      'INVALID_REQUEST',
      'cursor: this one is of another list or order; take it from the Link header of the page before.',
    );
  if (!cursor || !isPosition[type](cursor.position))
    throw new Refusal(
      'INVALID_REQUEST',
      'cursor: take it from the Link header of the page before.',
    );
  return cursor;
}

function parsedCursor(text: string): Cursor | null {
  try {
    return cursorShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return null;
  }
}

const instant = z.iso.datetime({ offset: true });

/** Whether the database can read a position as its type: anyone may have written it. */
const isPosition: Record<PositionType, (position: string) => boolean> = {
  text: () => true,
  boolean: (position) => position === 'true' || position === 'false',
  float8: (position) => /^-?\d{1,20}(\.\d{1,20})?(e[+-]\d{1,2})?$/.test(position),
  // As PostgreSQL writes it: a blank before the time, whole hours without minutes.
  timestamptz: (position) =>
    /^-?infinity$/.test(position) ||
    instant.safeParse(position.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).success,
};
