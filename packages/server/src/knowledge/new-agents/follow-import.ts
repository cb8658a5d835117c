import { eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/database.ts';
import {
  type ImportStatus,
  websiteImports,
} from '../../platform/database/schema/website-imports.ts';
import type { Log } from '../../platform/observability/log.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import type { CrawlProgress } from '../website/crawl.ts';

type StoredImport = typeof websiteImports.$inferSelect;

/**
 * Begins an import. One that was asked for before under the same id goes on from the start, unless
 * it has made its business: then it is returned as it is.
 */
export async function beginImport(
  database: Database,
  website: string,
  id: string | undefined,
): Promise<StoredImport> {
  const [begun] = await database
    .insert(websiteImports)
    .values({ ...(id && { id }), website })
    .onConflictDoNothing()
    .returning();
  if (begun) return begun;
  const [known] = await database
    .select()
    .from(websiteImports)
    .where(eq(websiteImports.id, id ?? ''));
  return foundOrRefused(known, 'website import');
}

/** Writes how far a reading has come, in order, without ever holding it up. */
export function progressWriter(database: Database, id: string, log: Log) {
  let latest: CrawlProgress | null = null;
  let writing: Promise<void> = Promise.resolve();
  const writeLatest = async () => {
    const progress = latest;
    latest = null;
    if (progress) await change(database, id, progress);
  };
  return {
    report: (progress: CrawlProgress) => {
      const idle = latest === null;
      latest = progress;
      if (!idle) return;
      writing = writing
        .then(writeLatest)
        .catch((error: unknown) => log.warn({ err: error }, 'Progress could not be written.'));
    },
    /** Resolves once everything reported is written. */
    written: () => writing,
  };
}

/** Tells what an import came to. */
export async function endImport(
  on: Queryable,
  id: string,
  end: { status: ImportStatus; businessId?: string; error?: string },
): Promise<void> {
  await change(on, id, { readingPage: null, error: null, ...end });
}

async function change(
  on: Queryable,
  id: string,
  values: Partial<typeof websiteImports.$inferInsert>,
): Promise<void> {
  await on.update(websiteImports).set(values).where(eq(websiteImports.id, id));
}
