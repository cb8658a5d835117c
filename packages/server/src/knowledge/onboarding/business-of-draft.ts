import { checkKnowledge, type OnboardingDraft } from '@second-ring/contract';
import type { BusinessKnowledge } from '@second-ring/conversation';
import { readPayableNumber } from '../../lines/phone-numbers/read-phone-number.ts';
import { Refusal } from '../../platform/refusal.ts';
import { firstMessageOf, type NewBusiness, withDetails } from '../new-agents/new-business.ts';
import { industryOfPlace } from '../new-agents/templates/industries.ts';
import { regionInAddress } from '../places/regions.ts';
import { assumedZone, timeZoneOf } from '../places/time-zone-of.ts';

/**
 * The business an owner described, word for word; purpose, persona and keywords follow from its
 * trade. The zone is the address's where that tells, else the browser's.
 * @throws Refusal `INVALID_REQUEST` with the sentence of the first mistake
 */
export function businessOfDraft(draft: OnboardingDraft, countries: readonly string[]): NewBusiness {
  const { businessName: name, businessHours: hours, services } = draft;
  const { commonQuestions, operationalNotes } = draft;
  const [mistake] = Object.entries(
    checkKnowledge({ hours, services, commonQuestions, operationalNotes }),
  );
  if (mistake) throw new Refusal('INVALID_REQUEST', `${mistake[0]}: ${mistake[1]}`);
  const region = regionInAddress(draft.address);
  const industry = industryOfPlace([], `${name} ${services.map((each) => each.name).join(' ')}`);
  const knowledge: BusinessKnowledge = {
    name,
    industry: industry.name,
    phone: readPayableNumber(draft.phoneNumber, countries) ?? null,
    email: null,
    website: null,
    address: draft.address || null,
    serviceArea: null,
    about: null,
    timeZone:
      timeZoneOf({ region }) ?? timeZoneOf({ timeZone: draft.timeZone ?? null }) ?? assumedZone,
    region,
    hours,
    services,
    commonQuestions,
    operationalNotes,
    details: null,
  };
  return {
    knowledge: withDetails(knowledge, industry),
    firstMessage: firstMessageOf(knowledge),
    plan: draft.plan ?? null,
    placeId: null,
    site: null,
  };
}
