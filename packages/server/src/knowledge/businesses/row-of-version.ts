import type { KnowledgeVersionRow, VersionAuthor } from '@second-ring/contract';
import type { knowledgeVersions } from '../../platform/database/schema/knowledge-versions.ts';

type StoredVersion = Omit<typeof knowledgeVersions.$inferSelect, 'knowledge'>;

/** Who published a stored version; null: nobody was signed in. */
export function authorOf({
  authorId,
  authorName,
}: Pick<StoredVersion, 'authorId' | 'authorName'>): VersionAuthor | null {
  return authorId === null ? null : { id: authorId, name: authorName };
}

/** A stored version as lists show it. */
export function rowOfVersion(version: StoredVersion): KnowledgeVersionRow {
  return {
    number: version.number,
    author: authorOf(version),
    published_at: version.publishedAt.toISOString(),
    restored_from: version.restoredFrom,
    changes: version.changes,
    change_count: version.changeCount,
  };
}
