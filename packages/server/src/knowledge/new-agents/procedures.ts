import { createHash } from 'node:crypto';
import type { WebsiteImport } from '@second-ring/contract';
import { eq } from 'drizzle-orm';
import { actorOf, recordAudit } from '../../people/audit-log/audit.ts';
import { spendClaim } from '../../people/user-businesses/spend-claim.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { websiteImports } from '../../platform/database/schema/website-imports.ts';
import { foundOrRefused, Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import { procedures, type RequestContext } from '../../platform/tenant-guard/procedures.ts';
import type { WebsiteOptions } from '../website/read-website.ts';
import { type AgentRequest, createFromPlace } from './from-place.ts';
import { createFromWebsite } from './from-website.ts';
import { createImportTurns } from './import-turns.ts';
import { limitBusinesses, limitNumbers, newBusinessesPerDay } from './trial.ts';

const secondsOfDay = 86_400;

export function newAgentProcedures({
  database,
  jobs,
  websites,
}: Pick<Services, 'database' | 'jobs'> & { websites: WebsiteOptions }) {
  const { newAgents } = procedures;
  const turns = createImportTurns();
  const requestOf = async (
    context: RequestContext,
    setUpId: string | undefined,
  ): Promise<AgentRequest> => ({
    database,
    jobs,
    address: context.address,
    setUpId: setUpId ?? null,
    person: await context.findPerson(),
    limitAddress: () => context.limitRate('new-business', newBusinessesPerDay, secondsOfDay),
  });
  return {
    fromGooglePlace: newAgents.fromGooglePlace.handler(async ({ input, context }) =>
      createFromPlace(await requestOf(context, input.setUpId), input),
    ),
    fromWebsite: newAgents.fromWebsite.handler(async ({ input, context }) =>
      createFromWebsite(await requestOf(context, input.setUpId), { ...websites, turns }, input),
    ),
  };
}

/** A claim reaches beyond its owner's rows: the business is not theirs until it has gone through. */
export function claimProcedures({ database }: Pick<Services, 'database'>) {
  return {
    claim: procedures.claims.claim.handler(({ input, context }) =>
      claimBusiness(database, context.person, input.claimToken),
    ),
  };
}

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

/**
 * Makes a signed-in person the owner of the business they set up before signing up. The token is
 * good once; whoever claimed with it may send it again.
 */
async function claimBusiness(
  database: Database,
  person: Person | null,
  claimToken: string,
  now: Date = new Date(),
): Promise<{ businessId: string; businessName: string | null }> {
  if (!person) throw new Refusal('NOT_SIGNED_IN', 'Please sign in first.');
  const hash = createHash('sha256').update(claimToken).digest('hex');
  return database.transaction(async (transaction) => {
    const [business] = await transaction
      .select()
      .from(businesses)
      .where(eq(businesses.claimTokenHash, hash))
      .for('update');
    if (!business) {
      throw new Refusal('NOT_FOUND', 'This link to your set-up is not known. Set up again.');
    }
    const claimed = { businessId: business.id, businessName: business.name };
    const owners = await transaction
      .select({ userId: userBusinesses.userId })
      .from(userBusinesses)
      .where(eq(userBusinesses.businessId, business.id));
    if (owners.some(({ userId }) => userId === person.userId)) return claimed;
    if (owners.length > 0 || business.claimSpentAt) {
      throw new Refusal(
        'ALREADY_CLAIMED',
        'Someone else owns this business. Ask them to invite you.',
      );
    }
    if (business.claimExpiresAt && business.claimExpiresAt < now) {
      throw new Refusal('CLAIM_EXPIRED', 'This set-up was not claimed in time. Set up again.');
    }
    if (person.role === 'owner') {
      await limitBusinesses(transaction, person.userId);
      await limitNumbers(transaction, person.userId);
    }
    const tie = { userId: person.userId, businessId: business.id };
    await transaction.insert(userBusinesses).values(tie);
    await spendClaim(transaction, business.id);
    await recordAudit(transaction, {
      action: 'business_claimed',
      actor: await actorOf(transaction, person),
      businessId: business.id,
    });
    return claimed;
  });
}
