import { excessOf, extentOf, type Publishing, type VersionConflict } from '@second-ring/contract';
import { assessReadiness } from '@second-ring/conversation';
import { and, eq } from 'drizzle-orm';
import { knowledgeOf, publishAgentsOf } from '../../lines/agents/publish-agent.ts';
import { actorOf, recordAudit } from '../../people/audit-log/audit.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { knowledgeVersions } from '../../platform/database/schema/knowledge-versions.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { foundOrRefused, Refusal } from '../../platform/refusal.ts';
import { type Person, type Scope, within } from '../../platform/tenant-guard/person.ts';
import { settleQuestions } from '../knowledge-inbox/settle-questions.ts';
import { authorOf, publishedKnowledgeOf, recordVersion } from './record-version.ts';

type StoredBusiness = typeof businesses.$inferSelect;

/**
 * A business about to be published, its row locked until the transaction ends: of two publishers at
 * once the second waits here, and then sees what the first has published. Refuses with `NOT_FOUND`
 * outside the scope, `VERSION_CONFLICT` where another version stands than the expected one.
 */
export async function lockBusiness(
  transaction: Transaction,
  scope: Scope,
  id: string,
  expectedVersion?: number,
): Promise<StoredBusiness> {
  const [found] = await transaction
    .select()
    .from(businesses)
    .where(and(eq(businesses.id, id), within(scope, businesses.id)))
    .for('update');
  const business = foundOrRefused(found, 'business');
  if (expectedVersion !== undefined && expectedVersion !== business.knowledgeVersion)
    await refuseConflict(transaction, business);
  return business;
}

interface KnowledgeChange extends Pick<Publishing, 'restoredFrom' | 'answeredQuestions'> {
  /** The business as `lockBusiness` gave it. */
  before: StoredBusiness;
  /** The columns to change; those undefined stay. */
  change: Partial<typeof businesses.$inferInsert>;
  /** Who publishes. */
  person: Person | null;
}

/**
 * Publishes a change of what a business's AI knows: the row, its readiness, the version, the
 * questions it answers, the audit log and the way to the voice provider, all in one transaction.
 * Refuses with `INVALID_REQUEST` where it knows too much by then.
 */
export async function publishKnowledge(
  transaction: Transaction,
  jobs: Jobs,
  { before, change, person, restoredFrom, answeredQuestions = [] }: KnowledgeChange,
): Promise<void> {
  const { id } = before;
  const [changed] = await transaction
    .update(businesses)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(businesses.id, id))
    .returning();
  const after = foundOrRefused(changed, 'business');
  refuseExcess(before, after);
  const actor = await actorOf(transaction, person);
  const author = actor && { id: actor.id, name: actor.email };
  const version = await recordVersion(transaction, { before, after, author, restoredFrom });
  await settleQuestions(transaction, id, answeredQuestions, { decision: 'answered', version });
  await refreshReadiness(transaction, id);
  await publishAgentsOf(transaction, jobs, id);
  if (version !== before.knowledgeVersion)
    await recordAudit(transaction, {
      action: 'business_published',
      actor,
      businessId: id,
      details: { version },
    });
}

/**
 * Refuses with `INVALID_REQUEST` more than an AI is to know: each change is within the limit, and so is
 * to be what they come to together. Who had more already may write less.
 */
function refuseExcess(before: StoredBusiness, after: StoredBusiness): void {
  const [was, is] = [before, after].map(publishedKnowledgeOf);
  const excess = excessOf(is);
  if (excess !== null && extentOf(is).characters >= extentOf(was).characters)
    throw new Refusal('INVALID_REQUEST', excess);
}

/** Refuses with `VERSION_CONFLICT`, naming who published what stands now, and when. */
async function refuseConflict(on: Queryable, business: StoredBusiness): Promise<never> {
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

/** Assesses anew how ready the business's receptionist is. To be called with every publish. */
async function refreshReadiness(transaction: Transaction, businessId: string): Promise<void> {
  const [row] = await transaction.select().from(businesses).where(eq(businesses.id, businessId));
  const business = foundOrRefused(row, 'business');
  const details = {
    ...business.details,
    readiness_assessment: assessReadiness(knowledgeOf(business)),
  };
  await transaction.update(businesses).set({ details }).where(eq(businesses.id, businessId));
}
