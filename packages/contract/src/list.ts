import { z } from 'zod';

const largestPage = 1000;

const wrongLimit = `Ask for 1 to ${largestPage} rows.`;
const wrongCursor = 'Take it from the Link header of the page before.';

/** The query of a list: what to look for, how to sort, where the last page ended. */
export function listQuery<const Keys extends readonly [string, ...string[]]>(sortKeys: Keys) {
  return z.object({
    limit: z.coerce
      .number<string | number>({ error: wrongLimit })
      .int({ error: wrongLimit })
      .min(1, { error: wrongLimit })
      .max(largestPage, { error: wrongLimit })
      .default(largestPage),
    /** From the `Link` header of the page before. */
    cursor: z.string({ error: wrongCursor }).max(2000, { error: wrongCursor }).optional(),
    /** Kept by rows that contain it, in whatever case. */
    q: z.string().trim().max(200, { error: 'Search for at most 200 characters.' }).optional(),
    sort: z.enum(sortKeys, { error: `Sort by one of ${sortKeys.join(', ')}.` }).optional(),
    order: z.enum(['asc', 'desc'], { error: 'Order by asc or desc.' }).optional(),
  });
}

/** One page: its rows as the body; the count of all rows and the way to the next in headers. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    headers: z.object({ 'x-total-count': z.string(), link: z.string().optional() }),
    body: z.array(row),
  });
}

/** A row's id. */
export const rowId = z.uuid({ error: 'This is not an id: ids look like 3f2b8c1e-….' });

/** An instant on the wire: ISO 8601, UTC. */
export const instant = z.iso.datetime();
