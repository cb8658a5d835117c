import type { NewAgent } from '@second-ring/contract';
import type { Person } from '../access/person.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs/job.ts';
import { readPlace } from '../places/read-place.ts';
import { createAgent } from './create-agent.ts';
import { businessOfPlace } from './new-business.ts';

/**
 * Makes an agent of a place as the browser's Google Maps library gives it. The same place always
 * gives the same agent.
 * @throws Refusal `PLACE_NOT_FOUND` without a name and an id, `NO_NUMBER_LEFT`
 */
export function createFromPlace(
  database: Database,
  jobs: Jobs,
  place: unknown,
  person: Person | null,
): Promise<NewAgent> {
  const business = businessOfPlace(readPlace(place));
  return createAgent(database, jobs, business, {
    ownerId: ownerOf(person),
    onTrial: person === null,
  });
}

/** Who owns what a person makes: an operator makes for others. */
export function ownerOf(person: Person | null): string | null {
  return person?.role === 'owner' ? person.userId : null;
}
