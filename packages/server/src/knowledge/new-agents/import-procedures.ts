import type { WebsiteImport } from '@second-ring/contract';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { websiteImports } from '../../platform/database/schema/website-imports.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';

export function websiteImportProcedures({ database }: Pick<Services, 'database'>) {
  return {
    get: procedures.websiteImports.get.handler(({ input }) => getImport(database, input.id)),
  };
}

/** How far an import has come. Its id is known only to who asked for it. */
async function getImport(database: Queryable, id: string): Promise<WebsiteImport> {
  const [row] = await database.select().from(websiteImports).where(eq(websiteImports.id, id));
  const found = foundOrRefused(row, 'website import');
  return {
    id: found.id,
    website: found.website,
    status: found.status,
    pages_read: found.pagesRead,
    pages_found: found.pagesFound,
    reading_page: found.readingPage,
    error: found.error,
    business_id: found.businessId,
    created_at: found.createdAt.toISOString(),
  };
}
