import type { BusinessKnowledge } from '@second-ring/conversation';
import { regionOfNumber } from '../places/area-codes.ts';
import { regionInAddress } from '../places/regions.ts';
import { assumedZone, timeZoneOf } from '../places/time-zone-of.ts';
import type { Gap, ReadSite, SettledFact, SitePage } from '../website/settle-facts.ts';
import {
  firstMessageOf,
  type NewBusiness,
  proposedQuestions,
  withDetails,
} from './new-business.ts';
import { general } from './templates/general.ts';
import { industryOfSite } from './templates/industries.ts';

const mostGaps = 30;

/**
 * The business of a website: what the site says beyond doubt, and nothing else. The questions of its
 * trade are added for the owner to answer; what the site left unclear is told beside them.
 * @param site what makes it the same website when it is asked for again.
 */
export function businessOfSite(
  pages: readonly SitePage[],
  { facts, gaps }: ReadSite,
  site: string,
): NewBusiness {
  const used = facts.filter(({ inUse }) => inUse);
  const [home] = pages;
  const url = home?.url ?? `https://${site}`;
  const types = pages.flatMap(({ reading }) => reading.types);
  const name = textOfKind(used, 'name') ?? new URL(url).hostname.replace(/^www\./, '');
  const trade = industryOfSite(types, `${name}\n${home?.reading.titles ?? ''}`);
  const phone = textOfKind(used, 'phone_number');
  const address = textOfKind(used, 'address');
  const region = (address && regionInAddress(address)) || (phone && regionOfNumber(phone)) || null;
  const position = pages.map(({ reading }) => reading.position).find((each) => each !== null);
  const knowledge: BusinessKnowledge = {
    name,
    industry: trade?.name ?? null,
    phone,
    email: textOfKind(used, 'email'),
    website: url,
    address,
    serviceArea: textOfKind(used, 'geographic_service_area'),
    about: textOfKind(used, 'about_us_text'),
    timeZone: timeZoneOf({ ...position, region }) ?? assumedZone,
    region,
    hours: used.flatMap((fact) => (fact.kind === 'business_hours' ? [fact.value] : []))[0] ?? null,
    services: used.flatMap((fact) => (fact.kind === 'service' ? [fact.value] : [])),
    commonQuestions: [
      ...used.flatMap((fact) => (fact.kind === 'question' ? [fact.value] : [])),
      ...(trade ? proposedQuestions(trade) : []),
    ],
    operationalNotes: [],
    details: null,
  };
  const detailed = withDetails(knowledge, trade ?? general);
  return {
    knowledge: { ...detailed, details: withGaps(detailed.details, gaps, pages) },
    firstMessage: firstMessageOf(knowledge),
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
