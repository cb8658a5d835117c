import type { NewAgent } from '@second-ring/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import { readPlace } from '../places/read-place.ts';
import { setUpClaimToken } from './claim-token.ts';
import { createAgent } from './create-agent.ts';
import { type Asker, findAgentOf, type Key } from './find-agent.ts';
import { businessOfPlace } from './new-business.ts';

/** Who asks for an agent, and what it stands on. */
export interface AgentRequest {
  database: Database;
  jobs: Jobs;
  /** Where the request comes from; null: unknown. */
  address: string | null;
  /** Who is signed in, if anyone. */
  person: Person | null;
  /** What the browser is known by that asks; null: it says nothing of itself. */
  setUpId: string | null;
  /** Refuses an address that makes too many. Asked only where a business would be made. */
  limitAddress: () => Promise<void>;
}

/**
 * Makes an agent of a place as the browser's Google Maps library gives it. The same place always
 * gives the same person the same agent.
 * @throws Refusal `PLACE_NOT_FOUND` without a name and an id, `NO_NUMBER_LEFT`, `TOO_MANY_REQUESTS`
 */
export async function createFromPlace(request: AgentRequest, place: unknown): Promise<NewAgent> {
  const { database, jobs, person, limitAddress } = request;
  const business = businessOfPlace(readPlace(place));
  const asker = askerOf(request, business);
  const known = await findAgentOf(database, business, asker);
  if (known) return known;
  await limitAddress();
  return createAgent(database, jobs, business, {
    ...asker,
    onTrial: person === null,
    limited: true,
  });
}

/** Who asks for an agent, as far as it decides whose it will be. */
export function askerOf({ person, address, setUpId }: AgentRequest, key: Key): Asker {
  const isStranger = person === null && setUpId !== null;
  return {
    person,
    ownerId: ownerOf(person),
    vouchedFor: person?.role === 'operator',
    address,
    claim: isStranger ? setUpClaimToken(setUpId, key, new Date()) : null,
  };
}

/** Who owns what a person makes: an operator makes for others. */
function ownerOf(person: Person | null): string | null {
  return person?.role === 'owner' ? person.userId : null;
}
