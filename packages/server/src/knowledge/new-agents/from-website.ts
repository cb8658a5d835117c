import { type NewAgent, newAgentSentences } from '@second-ring/contract';
import { Refusal } from '../../platform/refusal.ts';
import { storeFacts } from '../business-facts/store-facts.ts';
import { readWebAddress, siteOf } from '../website/fetching/web-address.ts';
import { WebsiteProblem } from '../website/fetching/website-problem.ts';
import { readWebsite, type WebsiteOptions } from '../website/read-website.ts';
import { settleFacts } from '../website/settle-facts.ts';
import { businessOfSite } from './business-of-site.ts';
import { createAgent } from './create-agent.ts';
import { findAgentOf } from './existing-agent.ts';
import { beginImport, endImport, progressWriter } from './follow-import.ts';
import { type AgentRequest, ownerOf } from './from-place.ts';

export interface WebsiteRequest {
  website: string;
  /** Chosen by the caller, to follow the reading meanwhile. */
  importId?: string | undefined;
}

/**
 * Reads a website and makes an agent of what it says beyond doubt. The same website always gives the
 * same agent. The import tells how far it has come until this answers.
 * @throws Refusal `INVALID_REQUEST` for what is no address, `WEBSITE_UNREADABLE`, `NO_NUMBER_LEFT`,
 * `TOO_MANY_REQUESTS`
 */
export async function createFromWebsite(
  request: AgentRequest,
  options: WebsiteOptions,
  { website, importId }: WebsiteRequest,
): Promise<NewAgent> {
  if (website.trim() === '') {
    throw new Refusal('INVALID_REQUEST', newAgentSentences.emptyWebsite);
  }
  const { database } = request;
  const { id } = await beginImport(database, website.trim(), importId);
  try {
    return await importWebsite(request, options, { website, id });
  } catch (error) {
    const refusal = error instanceof WebsiteProblem ? refusalOf(error) : error;
    const sentence = refusal instanceof Refusal ? refusal.message : 'Something went wrong.';
    await endImport(database, id, { status: 'failed', error: sentence });
    throw refusal;
  }
}

async function importWebsite(
  { database, jobs, person, address, limitAddress }: AgentRequest,
  options: WebsiteOptions,
  { website, id }: { website: string; id: string },
): Promise<NewAgent> {
  const start = readWebAddress(website);
  const known = await findAgentOf(database, { placeId: null, site: siteOf(start) });
  if (known) {
    await endImport(database, id, { status: 'created', businessId: known.businessId });
    return known;
  }
  await limitAddress();
  const progress = progressWriter(database, id, options.log);
  const pages = await readWebsite(start, options, progress.report).finally(progress.written);
  await endImport(database, id, { status: 'creating' });
  const read = settleFacts(pages);
  const site = siteOf(new URL(pages[0]?.url ?? start));
  const made = await createAgent(database, jobs, businessOfSite(pages, read, site), {
    ownerId: ownerOf(person),
    onTrial: person === null,
    limited: true,
    address,
    beside: (transaction, businessId) => storeFacts(transaction, businessId, read.facts),
  });
  await endImport(database, id, { status: 'created', businessId: made.businessId });
  return made;
}

function refusalOf({ code, message, detail }: WebsiteProblem): Refusal {
  const typed = code === 'NOT_AN_ADDRESS';
  return new Refusal(typed ? 'INVALID_REQUEST' : 'WEBSITE_UNREADABLE', message, detail);
}
