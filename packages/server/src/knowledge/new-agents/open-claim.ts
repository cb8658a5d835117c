import { and, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import { hashClaimToken } from './claim-token.ts';
import { isUnclaimed } from './trial.ts';

/**
 * Of a query on businesses: the set-up a token stands for. To whoever holds it as long as it can be
 * claimed with it: once it was, or came to an owner in another way, or after its time, to its owners
 * alone.
 */
export function isSetUpOf(
  database: Queryable,
  claimToken: string,
  person: Person | null,
  now: Date,
): SQL | undefined {
  const open = and(
    isNull(businesses.claimSpentAt),
    or(isNull(businesses.claimExpiresAt), gt(businesses.claimExpiresAt, now)),
    isUnclaimed(database),
  );
  const theirs = person?.role === 'owner' ? [...person.businessIds] : [];
  return and(
    eq(businesses.claimTokenHash, hashClaimToken(claimToken)),
    or(open, theirs.length > 0 ? inArray(businesses.id, theirs) : undefined),
  );
}
