import { type NewAgent, newAgentSentences } from '@second-ring/contract';
import { type BusinessKnowledge, withoutAnsweredElsewhere } from '@second-ring/conversation';
import { eq } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { businessFacts } from '../../platform/database/schema/business-facts.ts';
import {
  type ImportStatus,
  websiteImports,
} from '../../platform/database/schema/website-imports.ts';
import type { Log } from '../../platform/observability/log.ts';
import { foundOrRefused, Refusal } from '../../platform/refusal.ts';
import { countryOfNumber } from '../../platform/tolls/tolls.ts';
import { placeOfAddress } from '../places/place-of-address.ts';
import { assumedZone, regionOfNumber, timeZoneOf } from '../places/regions.ts';
import type { CrawlProgress } from '../website/crawl.ts';
import { readWebAddress, siteOf } from '../website/fetching/web-address.ts';
import { WebsiteProblem } from '../website/fetching/website-problem.ts';
import { readWebsite, type WebsiteOptions } from '../website/read-website.ts';
import {
  type Gap,
  type ReadSite,
  type SettledFact,
  type SitePage,
  settleFacts,
} from '../website/settle-facts.ts';
import { createAgent } from './create-agent.ts';
import { findAgentOf } from './find-agent.ts';
import { type AgentRequest, askerOf } from './from-place.ts';
import type { ImportTurns } from './import-turns.ts';
import {
  firstMessageOf,
  languageOfSite,
  type NewBusiness,
  proposedQuestions,
  withDetails,
} from './new-business.ts';
import { industryOfSite } from './templates/industries.ts';
import { general } from './templates/industry.ts';

/** How websites are read, and who may have one read now. */
interface ReadingOptions extends WebsiteOptions {
  turns: ImportTurns;
}

interface WebsiteRequest {
  website: string;
  /** Chosen by the caller, to follow the reading meanwhile. */
  importId?: string | undefined;
}

/**
 * Reads a website and makes an agent of what it says beyond doubt. The same website always gives the
 * same person the same agent. The import tells how far it has come until this answers.
 * @throws Refusal `INVALID_REQUEST` for what is no address, `WEBSITE_UNREADABLE`, `NO_NUMBER_LEFT`,
 * `TOO_MANY_REQUESTS`
 */
export async function createFromWebsite(
  request: AgentRequest,
  options: ReadingOptions,
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
  request: AgentRequest,
  options: ReadingOptions,
  { website, id }: { website: string; id: string },
): Promise<NewAgent> {
  const { database, jobs, person, address, limitAddress } = request;
  const start = readWebAddress(website);
  const typed = { placeId: null, site: siteOf(start) };
  const known = await findAgentOf(database, typed, askerOf(request, typed));
  if (known) {
    await endImport(database, id, { status: 'created', businessId: known.businessId });
    return known;
  }
  await limitAddress();
  const progress = progressWriter(database, id, options.log);
  const giveBack = options.turns.take(address);
  const pages = await readWebsite(start, options, progress.report)
    .finally(giveBack)
    .finally(progress.written);
  await endImport(database, id, { status: 'creating' });
  const read = settleFacts(pages);
  const site = siteOf(new URL(pages[0]?.url ?? start));
  const made = await createAgent(database, jobs, businessOfSite(pages, read, site), {
    ...askerOf(request, { placeId: null, site }),
    onTrial: person === null,
    limited: true,
    beside: (transaction, businessId) => storeFacts(transaction, businessId, read.facts),
  });
  await endImport(database, id, { status: 'created', businessId: made.businessId });
  return made;
}

function refusalOf({ code, message, detail }: WebsiteProblem): Refusal {
  const typed = code === 'NOT_AN_ADDRESS';
  return new Refusal(typed ? 'INVALID_REQUEST' : 'WEBSITE_UNREADABLE', message, detail);
}

type StoredImport = typeof websiteImports.$inferSelect;

/**
 * Begins an import. One that was asked for before under the same id goes on from the start, unless
 * it has made its business: then it is returned as it is. An id stands for one website alone, so that
 * who knows it shows nobody else another.
 * @throws Refusal `INVALID_REQUEST`
 */
async function beginImport(
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
  const begunBefore = foundOrRefused(known, 'website import');
  if (begunBefore.website !== website)
    throw new Refusal('INVALID_REQUEST', 'Another website is read under this id. Start again.');
  return begunBefore;
}

/** Writes how far a reading has come, in order, without ever holding it up. */
function progressWriter(database: Database, id: string, log: Log) {
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
async function endImport(
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

const mostGaps = 30;

/**
 * The business of a website: what the site says beyond doubt, and nothing else. The questions of its
 * trade are added for the owner to answer; what the site left unclear is told beside them.
 * @param site what makes it the same website when it is asked for again.
 */
function businessOfSite(
  pages: readonly SitePage[],
  { facts, gaps }: ReadSite,
  site: string,
): NewBusiness {
  const used = facts.filter(({ inUse }) => inUse);
  const [home] = pages;
  const url = home?.url ?? `https://${site}`;
  const types = pages.flatMap(({ reading }) => reading.types);
  const name = textOfKind(used, 'name') ?? new URL(url).hostname.replace(/^www\./, '');
  const services = used.flatMap((fact) => (fact.kind === 'service' ? [fact.value] : []));
  const words = [name, home?.reading.titles ?? '', ...services.map((service) => service.name)];
  const trade = industryOfSite(types, words.join('\n'));
  const about = textOfKind(used, 'about_us_text');
  const asked = used.flatMap((fact) => (fact.kind === 'question' ? [fact.value] : []));
  const phone = textOfKind(used, 'phone_number');
  const address = textOfKind(used, 'address');
  const told = placeOfAddress(address ?? '', phone && countryOfNumber(phone));
  const region = told.region ?? (phone === null ? null : regionOfNumber(phone));
  const language = languageOfSite(
    pages.map(({ reading }) => `${reading.titles}\n${reading.text}`),
    { about, services, commonQuestions: asked, region },
  );
  const position = pages.map(({ reading }) => reading.position).find((each) => each !== null);
  const knowledge: BusinessKnowledge = {
    name,
    industry: trade?.name ?? null,
    phone,
    email: textOfKind(used, 'email'),
    website: url,
    address,
    serviceArea: textOfKind(used, 'geographic_service_area'),
    about,
    timeZone: timeZoneOf({ ...position, timeZone: told.timeZone, region }) ?? assumedZone,
    region,
    hours: used.flatMap((fact) => (fact.kind === 'business_hours' ? [fact.value] : []))[0] ?? null,
    services,
    commonQuestions: withoutAnsweredElsewhere([
      ...asked,
      ...(trade ? proposedQuestions(trade, language) : []),
    ]),
    operationalNotes: [],
    details: null,
  };
  const detailed = withDetails(knowledge, trade ?? general);
  return {
    knowledge: { ...detailed, details: withGaps(detailed.details, gaps, pages) },
    firstMessage: firstMessageOf(knowledge, language),
    placeId: null,
    site,
  };
}

function textOfKind(facts: readonly SettledFact[], kind: SettledFact['kind']): string | null {
  const found = facts.find((fact) => fact.kind === kind);
  return found && typeof found.value === 'string' ? found.value : null;
}

/** What could not be believed goes among the limitations, and with page and words to the details. */
function withGaps(
  details: BusinessKnowledge['details'],
  gaps: readonly Gap[],
  pages: readonly SitePage[],
): BusinessKnowledge['details'] {
  const assessment = details?.readiness_assessment;
  const reasons = [...new Set(gaps.map(({ reason }) => reason))].slice(0, 5);
  const website_import = {
    pages_read: pages.map(({ url }) => url),
    unclear: gaps.slice(0, mostGaps).map(({ topic, words, reason, page }) => ({
      topic,
      words,
      reason,
      page,
    })),
  };
  const limitations = [...(assessment?.limitations ?? []), ...reasons];
  return {
    ...details,
    readiness_assessment: { ...assessment, limitations },
    ...{ website_import },
  };
}

/** How many rows one statement writes. */
const mostAtOnce = 100;

/** Keeps what a website says, with page and words, beside the business it was read for. */
async function storeFacts(
  transaction: Transaction,
  businessId: string,
  facts: readonly SettledFact[],
): Promise<void> {
  for (let first = 0; first < facts.length; first += mostAtOnce) {
    const rows = facts.slice(first, first + mostAtOnce);
    await transaction.insert(businessFacts).values(
      rows.map(({ kind, value, page, words, inUse, doubt }) => ({
        businessId,
        kind,
        value,
        page,
        words,
        inUse,
        doubt,
      })),
    );
  }
}
