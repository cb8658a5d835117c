import type { VersionConflict } from '@second-ring/contract';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { businesses } from '../database/schema/businesses.ts';
import { knowledgeVersions } from '../database/schema/knowledge-versions.ts';
import { Refusal } from '../refusal.ts';
import { authorOf } from './row-of-version.ts';

/** Refuses with `VERSION_CONFLICT`, naming who published what stands now, and when. */
export async function refuseConflict(
  on: Queryable,
  business: typeof businesses.$inferSelect,
): Promise<never> {
  const [standing] = await on
    .select()
    .from(knowledgeVersions)
    .where(
      and(
        eq(knowledgeVersions.businessId, business.id),
        eq(knowledgeVersions.number, business.knowledgeVersion),
      ),
    );
  const author = standing ? authorOf(standing) : null;
  const publishedAt = standing?.publishedAt ?? business.updatedAt;
  const conflict: VersionConflict = {
    version: business.knowledgeVersion,
    author,
    published_at: publishedAt.toISOString(),
  };
  throw new Refusal(
    'VERSION_CONFLICT',
    `${author?.name ?? 'Someone else'} published changes while you were editing. Look at them before you publish yours.`,
    null,
    conflict,
  );
}
