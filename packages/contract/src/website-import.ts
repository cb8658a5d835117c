import { z } from 'zod';
import { instant, rowId } from './list.ts';
import { forAnyone } from './procedure.ts';

/** How far the reading of a website has come. */
export const websiteImport = z.object({
  id: rowId,
  website: z.string(),
  status: z.enum(['reading', 'creating', 'created', 'failed']),
  pages_read: z.number(),
  /** Pages worth reading that are known so far, those read included. */
  pages_found: z.number(),
  /** The address being read; null between pages. */
  reading_page: z.string().nullable(),
  error: z.string().nullable(),
  business_id: rowId.nullable(),
  created_at: instant,
});
export type WebsiteImport = z.infer<typeof websiteImport>;

export const websiteImports = {
  get: forAnyone(300)
    .route({ method: 'GET', path: '/website-imports/{id}', tags: ['New agents'] })
    .input(z.object({ id: z.uuid() }))
    .output(websiteImport),
};
