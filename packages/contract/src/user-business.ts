import { z } from 'zod';
import { instant, listQuery, pageOf, rowId } from './list.ts';
import { forOwners, procedure } from './procedure.ts';
import { sortKeys } from './sort-keys.ts';

/** That someone owns a business. */
export const userBusinessRow = z.object({
  id: rowId,
  user_id: rowId,
  user_email: z.string().nullable(),
  business_id: rowId,
  business_name: z.string().nullable(),
  /** The business's zone: the row's time is shown on its clock. */
  time_zone: z.string(),
  created_at: instant,
});
export type UserBusinessRow = z.infer<typeof userBusinessRow>;

export const userBusinesses = {
  list: forOwners
    .route({
      method: 'GET',
      path: '/user-businesses',
      outputStructure: 'detailed',
      tags: ['People'],
    })
    .input(listQuery(sortKeys.userBusinesses))
    .output(pageOf(userBusinessRow)),
  tie: procedure
    .route({ method: 'POST', path: '/user-businesses', tags: ['People'] })
    .input(z.object({ user_id: rowId, business_id: rowId }))
    .output(userBusinessRow),
  untie: procedure
    .route({ method: 'DELETE', path: '/user-businesses/{id}', tags: ['People'] })
    .input(z.object({ id: rowId }))
    .output(z.object({ id: rowId })),
};

/** How someone who set a business up before signing up becomes its owner. */
export const claims = {
  claim: forOwners
    .route({ method: 'POST', path: '/businesses/claim', tags: ['Businesses'] })
    .input(z.object({ claimToken: z.string().min(1).max(200) }))
    .output(z.object({ businessId: rowId, businessName: z.string().nullable() })),
};
