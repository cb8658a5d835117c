import { z } from 'zod';
import { emailAddress } from './email-address.ts';
import { instant, listQuery, pageOf, rowId } from './list.ts';
import { forOwners, procedure } from './procedure.ts';
import { sortKeys } from './sort-keys.ts';

/** What someone may do: everything, or what concerns their own businesses. */
const userRole = z.enum(['operator', 'owner']);
export type UserRole = z.infer<typeof userRole>;

export const userRow = z.object({
  id: rowId,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: userRole,
  /** Null: the address (or number) is not confirmed yet. */
  confirmed_at: instant.nullable(),
  last_sign_in_at: instant.nullable(),
  /** Kept out until an operator lets them in again. */
  disabled: z.boolean(),
  /** Whether they show a second factor when they sign in; only operators are told of others'. */
  second_factor: z.boolean(),
  businesses: z.array(z.object({ id: rowId, name: z.string().nullable(), time_zone: z.string() })),
  created_at: instant,
});
export type UserRow = z.infer<typeof userRow>;

const invitation = z.object({
  email: emailAddress('This is not an email address.').toLowerCase(),
  role: userRole.default('owner'),
  /** The businesses they are to own. */
  business_ids: z.array(rowId).max(100).default([]),
});
export type Invitation = z.infer<typeof invitation>;

/** Only what changes. */
const userChange = z.object({ role: userRole, disabled: z.boolean() }).partial();
export type UserChange = z.infer<typeof userChange>;

export const users = {
  list: forOwners
    .route({ method: 'GET', path: '/users', outputStructure: 'detailed', tags: ['People'] })
    .input(listQuery(sortKeys.users))
    .output(pageOf(userRow)),
  invite: procedure
    .route({
      method: 'POST',
      path: '/users/invite',
      tags: ['People'],
      summary: 'Mails someone a way in',
    })
    .input(invitation)
    .output(userRow),
  update: procedure
    .route({ method: 'PUT', path: '/users/{id}', tags: ['People'] })
    .input(userChange.extend({ id: rowId }))
    .output(userRow),
  removeSecondFactors: procedure
    .route({
      method: 'DELETE',
      path: '/users/{id}/second-factors',
      tags: ['People'],
      summary: 'Lets someone who lost their second factor in with their password alone',
    })
    .input(z.object({ id: rowId }))
    .output(userRow),
};
