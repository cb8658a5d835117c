import type { Business, BusinessChange, Publishing } from '@second-ring/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { Person, Scope } from '../../platform/tenant-guard/person.ts';
import { changedColumns } from './changed-columns.ts';
import { getBusiness } from './get-business.ts';
import { lockBusiness, publishKnowledge } from './publish-knowledge.ts';

/**
 * Stores the sections that changed, leaves the others alone, and publishes the business as its next
 * version: all or nothing. Refuses with `NOT_FOUND` outside the scope, `INVALID_REQUEST` for what is
 * no phone number, `VERSION_CONFLICT` where another version stands than the expected one.
 */
export function updateBusiness(
  database: Database,
  { jobs, tolls }: Pick<Services, 'jobs' | 'tolls'>,
  { scope, person }: { scope: Scope; person: Person | null },
  id: string,
  { expectedVersion, restoredFrom, answeredQuestions, ...change }: BusinessChange & Publishing,
): Promise<Business> {
  return database.transaction(async (transaction) => {
    const before = await lockBusiness(transaction, scope, id, expectedVersion);
    await publishKnowledge(transaction, jobs, {
      before,
      change: changedColumns(change, tolls.countries),
      person,
      restoredFrom,
      answeredQuestions,
    });
    return getBusiness(transaction, scope, id);
  });
}
