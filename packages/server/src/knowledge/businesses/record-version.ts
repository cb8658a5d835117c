import {
  differencesBetween,
  type KnowledgeVersionRow,
  namedChanges,
  type PublishedKnowledge,
  type VersionAuthor,
} from '@second-ring/contract';
import { and, eq, lte, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { knowledgeVersions } from '../../platform/database/schema/knowledge-versions.ts';
import { users } from '../../platform/database/schema/users.ts';
import { usualBooking } from './booking-settings.ts';

type StoredBusiness = typeof businesses.$inferSelect;

interface Publication {
  /** The business before, locked for update; null: it is new. */
  before: StoredBusiness | null;
  after: StoredBusiness;
  /** Null: nobody was signed in. */
  author: VersionAuthor | null;
  restoredFrom?: number | undefined;
  /** Nobody owns it yet: what it knows now takes the place of what it knew. */
  inPlace?: boolean | undefined;
}

/** How many versions of a business are kept: the newest, whoever publishes. */
const mostVersions = 200;

/**
 * Keeps what a business knows now as its next version, in the transaction of the change. To be
 * called by whoever writes a business's knowledge. What changes nothing is no version.
 * @returns the number of the version that stands now.
 */
export async function recordVersion(
  transaction: Queryable,
  { before, after, author, restoredFrom, inPlace }: Publication,
): Promise<number> {
  const knowledge = publishedKnowledgeOf(after);
  const differences = before ? differencesBetween(publishedKnowledgeOf(before), knowledge) : [];
  if (before && before.knowledgeVersion > 0 && differences.length === 0)
    return before.knowledgeVersion;
  const last = before?.knowledgeVersion ?? 0;
  const number = inPlace && last > 0 ? last : last + 1;
  const tooOld = lte(knowledgeVersions.number, number - mostVersions);
  const replaced = or(eq(knowledgeVersions.number, number), tooOld);
  await transaction
    .delete(knowledgeVersions)
    .where(and(eq(knowledgeVersions.businessId, after.id), replaced));
  await transaction.insert(knowledgeVersions).values({
    businessId: after.id,
    number,
    authorId: author?.id ?? null,
    authorName: author?.name ?? null,
    publishedAt: new Date(),
    restoredFrom: restoredFrom ?? null,
    knowledge,
    changes: differences.slice(0, namedChanges).map(({ subject, part }) => ({ subject, part })),
    changeCount: differences.length,
  });
  await transaction
    .update(businesses)
    .set({ knowledgeVersion: number })
    .where(eq(businesses.id, after.id));
  return number;
}

/** What publishing may change about a stored business. The readiness follows from it. */
export function publishedKnowledgeOf(row: StoredBusiness): PublishedKnowledge {
  return {
    name: row.name,
    primary_industry: row.primaryIndustry,
    website: row.website,
    email: row.email,
    phone_number: row.phoneNumber,
    address: row.address,
    geographic_service_area: row.geographicServiceArea,
    about_us_text: row.aboutUsText,
    details: withoutReadiness(row.details),
    business_hours: row.businessHours,
    services: row.services,
    promotions: row.promotions,
    common_questions: row.commonQuestions,
    operational_notes: row.operationalNotes,
    booking: row.booking ?? usualBooking,
  };
}

function withoutReadiness(details: PublishedKnowledge['details']): PublishedKnowledge['details'] {
  if (!details) return null;
  const { readiness_assessment: _, ...told } = details;
  return told;
}

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

/** Someone as versions name them; null: nobody was signed in. */
export async function authorNamed(
  on: Queryable,
  userId: string | null,
): Promise<VersionAuthor | null> {
  if (userId === null) return null;
  const [user] = await on.select({ name: users.email }).from(users).where(eq(users.id, userId));
  return { id: userId, name: user?.name ?? null };
}
