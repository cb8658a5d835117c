import { checkKnowledge, type NewAgent, type OnboardingDraft } from '@second-ring/contract';
import type { BusinessKnowledge } from '@second-ring/conversation';
import { eq } from 'drizzle-orm';
import { publishAgent } from '../../lines/agents/publish-agent.ts';
import { readPayableNumber } from '../../lines/phone-numbers/read-phone-number.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { foundOrRefused, Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { countryOfNumber, type Tolls } from '../../platform/tolls/tolls.ts';
import { authorNamed, recordVersion } from '../businesses/record-version.ts';
import { awaitNumber } from '../new-agents/announce-numbers.ts';
import {
  type ClaimToken,
  claimTokenOf,
  createClaimToken,
  draftClaimToken,
} from '../new-agents/claim-token.ts';
import { createAgent, rowOf } from '../new-agents/create-agent.ts';
import { firstMessageOf, type NewBusiness, withDetails } from '../new-agents/new-business.ts';
import { isSetUpOf } from '../new-agents/open-claim.ts';
import { replaceNumber } from '../new-agents/take-number.ts';
import { industryOfPlace } from '../new-agents/templates/industries.ts';
import { newBusinessesPerDay } from '../new-agents/trial.ts';
import { placeOfAddress } from '../places/place-of-address.ts';
import { assumedZone, regionOfNumber, timeZoneOf } from '../places/regions.ts';

const secondsOfDay = 86_400;
/** Characters of a draft that is sent without an account: several times what a shop has to say. */
const longestOfStranger = 60_000;
/** How often drafts are sent again from a network: each makes the AI anew for its next call. */
const draftsPerDay = 200;
/** Whoever is named is written to once, so nobody is to name many. */
const numberRequestsPerDay = 10;

export function onboardingProcedures({
  database,
  jobs,
  tolls,
}: Pick<Services, 'database' | 'jobs' | 'tolls'>) {
  const { onboarding } = procedures;
  return {
    complete: onboarding.complete.handler(async ({ input, context }) => {
      const limitAddress = () =>
        context.limitRate('new-business', newBusinessesPerDay, secondsOfDay);
      const limitAgain = () => context.limitRate('draft-again', draftsPerDay, secondsOfDay);
      const person = await context.findPerson();
      return setUpBusiness(
        { database, jobs, tolls, person, address: context.address, limitAddress, limitAgain },
        input,
      );
    }),
    begun: onboarding.begun.handler(async ({ input, context }) =>
      findBegun(database, input.claimToken, await context.findPerson()),
    ),
    awaitNumber: onboarding.awaitNumber.handler(async ({ input: { email }, context }) => {
      await context.limitRate('number-request', numberRequestsPerDay, secondsOfDay);
      await awaitNumber(database, jobs, email);
      return { email };
    }),
  };
}

/**
 * What a business knows of itself that was made of its place or website, for the set-up that goes on with it.
 * @throws Refusal `NOT_FOUND`
 */
async function findBegun(database: Database, claimToken: string, person: Person | null) {
  const [found] = await database
    .select({
      businessName: businesses.name,
      phoneNumber: businesses.phoneNumber,
      address: businesses.address,
      businessHours: businesses.businessHours,
    })
    .from(businesses)
    .where(isSetUpOf(database, claimToken, person, new Date()));
  const begun = foundOrRefused(found, 'set-up');
  return { ...begun, businessName: begun.businessName ?? '' };
}

interface SettingUp {
  database: Database;
  jobs: Jobs;
  tolls: Tolls;
  /** Where the request comes from; null: unknown. */
  address: string | null;
  /** Who is signed in, if anyone. */
  person: Person | null;
  /** Refuses an address that makes too many. Asked only where a business would be made. */
  limitAddress: () => Promise<void>;
  /** Refuses an address that changes those it made too often. */
  limitAgain: () => Promise<void>;
}

/**
 * Makes a business of an owner's draft. The same draft sent again is the same business: its answers
 * are taken over as long as whoever sends them may, and a number it gave back is replaced.
 * @throws Refusal `INVALID_REQUEST`, `NO_NUMBER_LEFT`, `TOO_MANY_REQUESTS`; `ALREADY_CLAIMED` where
 * someone else owns the business by now, or its owner has changed it since.
 */
export async function setUpBusiness(
  { database, jobs, tolls, person, address, limitAddress, limitAgain }: SettingUp,
  draft: OnboardingDraft,
): Promise<NewAgent> {
  const now = new Date();
  if (person === null && JSON.stringify(draft).length > longestOfStranger)
    throw new Refusal('INVALID_REQUEST', 'This is too long. Sign up first, then add the rest.');
  const business = businessOfDraft(draft, tolls.countries);
  const claim = draft.draftId ? draftClaimToken(draft.draftId, now) : createClaimToken(now);
  const begun = draft.claimToken ? [claimTokenOf(draft.claimToken, now)] : [];
  for (const each of [...begun, claim]) {
    const again = await sendAgain({ database, jobs, person, address, limitAgain }, business, each);
    if (again) return again;
  }
  await limitAddress();
  const ownerId = person?.userId ?? null;
  const limited = person?.role === 'owner';
  const vouchedFor = person?.role === 'operator';
  const options = {
    person,
    ownerId,
    vouchedFor,
    claim,
    onTrial: person === null,
    limited,
    address,
  };
  const made = await createAgent(database, jobs, business, options);
  return { ...made, claimToken: person === null ? claim.token : null };
}

/** Takes a draft over into the business it made before; null where it has made none. */
function sendAgain(
  {
    database,
    jobs,
    person,
    address,
    limitAgain,
  }: Pick<SettingUp, 'database' | 'jobs' | 'person' | 'address' | 'limitAgain'>,
  business: NewBusiness,
  claim: ClaimToken,
): Promise<NewAgent | null> {
  return database.transaction(async (transaction) => {
    const [existing] = await transaction
      .select()
      .from(businesses)
      .where(eq(businesses.claimTokenHash, claim.hash))
      .for('update');
    if (!existing) return null;
    await limitAgain();
    const owners = await transaction
      .select({ userId: userBusinesses.userId })
      .from(userBusinesses)
      .where(eq(userBusinesses.businessId, existing.id));
    const claimed = owners.length > 0 || existing.claimSpentAt !== null;
    if (claimed && !owners.some(({ userId }) => userId === person?.userId)) {
      throw new Refusal(
        'ALREADY_CLAIMED',
        'This business now belongs to an account. Sign in to change it.',
      );
    }
    const { placeId: _, site: __, ...row } = rowOf(business);
    const [after] = await transaction
      .update(businesses)
      .set({ ...row, ...keptOf(existing) })
      .where(eq(businesses.id, existing.id))
      .returning();
    const version = await recordVersion(transaction, {
      before: existing,
      after: foundOrRefused(after, 'business'),
      author: await authorNamed(transaction, person?.userId ?? null),
      inPlace: !claimed,
    });
    // What was published from the console since would be lost to an old draft.
    if (claimed && existing.knowledgeVersion > 1 && version !== existing.knowledgeVersion) {
      throw new Refusal(
        'ALREADY_CLAIMED',
        `${existing.name ?? 'This business'} has been changed in the console since it was set up. Change it there.`,
      );
    }
    const agent = await agentOf(transaction, existing.id);
    await jobs.enqueue(transaction, publishAgent, { agentId: agent.id });
    const number =
      agent.number ??
      (await replaceNumber(transaction, jobs, business, {
        businessId: existing.id,
        person,
        ownerId: claimed ? (person?.userId ?? null) : null,
        vouchedFor: person?.role === 'operator',
        address,
      }));
    return {
      agent: number,
      agentId: agent.id,
      businessId: existing.id,
      claimToken: claimed ? null : claim.token,
    };
  });
}

/** What a set-up does not ask for, and a place or website may have told. */
function keptOf(existing: typeof businesses.$inferSelect): Partial<typeof businesses.$inferInsert> {
  const { website, email, geographicServiceArea, aboutUsText, promotions } = existing;
  return { website, email, geographicServiceArea, aboutUsText, promotions };
}

async function agentOf(transaction: Transaction, businessId: string) {
  const [agent] = await transaction
    .select({ id: agents.id, number: phoneNumbers.phoneNumber })
    .from(agents)
    .leftJoin(phoneNumbers, eq(phoneNumbers.id, agents.phoneNumberId))
    .where(eq(agents.businessId, businessId))
    .limit(1);
  return foundOrRefused(agent, 'agent');
}

/**
 * The business an owner described, word for word; purpose, persona and keywords follow from its
 * trade. Province and zone are the address's where that tells them; else the number's province and the
 * browser's zone.
 * @throws Refusal `INVALID_REQUEST` with the sentence of the first mistake
 */
function businessOfDraft(draft: OnboardingDraft, countries: readonly string[]): NewBusiness {
  const { businessName: name, businessHours: hours, services } = draft;
  const { commonQuestions, operationalNotes } = draft;
  const [mistake] = Object.entries(
    checkKnowledge({ hours, services, commonQuestions, operationalNotes }),
  );
  if (mistake) throw new Refusal('INVALID_REQUEST', `${mistake[0]}: ${mistake[1]}`);
  const phone = readPayableNumber(draft.phoneNumber, countries, { field: 'phoneNumber' }) ?? null;
  const told = placeOfAddress(draft.address, phone && countryOfNumber(phone));
  const region = told.region ?? (phone === null ? null : regionOfNumber(phone));
  const industry = industryOfPlace([], `${name} ${services.map((each) => each.name).join(' ')}`);
  const knowledge: BusinessKnowledge = {
    name,
    industry: industry.name,
    phone,
    email: null,
    website: null,
    address: draft.address || null,
    serviceArea: null,
    about: null,
    timeZone:
      timeZoneOf(told) ?? timeZoneOf({ timeZone: draft.timeZone ?? null, region }) ?? assumedZone,
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
