import type { Business } from '@second-ring/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import type { Person, Scope } from '../../platform/tenant-guard/person.ts';
import { changedColumns } from './changed-columns.ts';
import { getBusiness } from './get-business.ts';
import { getVersion } from './get-version.ts';
import { lockBusiness, publishKnowledge } from './publish-knowledge.ts';

export interface Restoring {
  id: string;
  /** The version whose content is to stand again. */
  number: number;
  expectedVersion?: number | undefined;
}

/**
 * Publishes a version's content again, as a new version: what was published in between stays in the
 * history. Refuses like `lockBusiness`.
 */
export function restoreVersion(
  database: Database,
  jobs: Jobs,
  { scope, person }: { scope: Scope; person: Person | null },
  { id, number, expectedVersion }: Restoring,
): Promise<Business> {
  return database.transaction(async (transaction) => {
    const before = await lockBusiness(transaction, scope, id, expectedVersion);
    const { knowledge } = await getVersion(transaction, scope, { id, number });
    // A name cannot be taken away; a number that was published stands as it was.
    const { name, phone_number: phoneNumber, ...rest } = knowledge;
    const change = { ...changedColumns(rest, []), phoneNumber, name: name ?? before.name };
    await publishKnowledge(transaction, jobs, { before, change, person, restoredFrom: number });
    return getBusiness(transaction, scope, id);
  });
}
