import type { WebsiteImport } from '@second-ring/contract';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { websiteImports } from '../../platform/database/schema/website-imports.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { procedures, type RequestContext } from '../../platform/tenant-guard/procedures.ts';
import type { WebsiteOptions } from '../website/read-website.ts';
import { claimBusiness } from './claim-business.ts';
import { type AgentRequest, createFromPlace } from './from-place.ts';
import { createFromWebsite } from './from-website.ts';
import { createImportTurns } from './import-turns.ts';
import { newBusinessesPerDay } from './trial.ts';

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
