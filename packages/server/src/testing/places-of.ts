import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';

/** A column that can hold words, as `table.column`; the job queue's with its schema before it. */
interface Place {
  place: string;
  table: SQL;
  column: SQL;
}

/** Every column of every table there is, ours and the job queue's, that can hold words. */
async function wordColumns(database: Database): Promise<Place[]> {
  const { rows } = await database.execute(sql`
    SELECT columns.table_schema AS schema, columns.table_name AS table, column_name AS column
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_type = 'BASE TABLE'
      AND columns.table_schema NOT IN ('pg_catalog', 'information_schema', 'drizzle')
      AND data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
    ORDER BY 1, 2, 3`);
  return rows.map((row) => {
    const [schema, table, column] = [row.schema, row.table, row.column].map(String);
    return {
      place: [...(schema === 'public' ? [] : [schema]), table, column].join('.'),
      table: sql`${sql.identifier(schema ?? '')}.${sql.identifier(table ?? '')}`,
      column: sql`${sql.identifier(column ?? '')}::text`,
    };
  });
}

/** All places of the application's own tables that can hold words. */
export async function ownPlaces(database: Database): Promise<string[]> {
  const places = (await wordColumns(database)).map(({ place }) => place);
  return places.filter((place) => place.split('.').length === 2);
}

/** Where any of some words can be read, wherever that is. */
export async function placesOf(database: Database, words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { place, table, column } of await wordColumns(database)) {
    const holds = words.map((word) => sql`strpos(${column}, ${word}) > 0`);
    const query = sql`SELECT 1 FROM ${table} WHERE ${sql.join(holds, sql` OR `)} LIMIT 1`;
    if ((await database.execute(query)).rows.length > 0) found.push(place);
  }
  return found;
}
