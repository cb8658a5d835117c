import { z } from 'zod';
import { instant, rowId } from './list.ts';
import { forOwners } from './procedure.ts';

/** A number in full, E.164. */
export const phoneNumber = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/, 'Write the number like +16045550142.');

const blockedCaller = z.object({
  business_id: rowId,
  /** E.164. */
  phone_number: z.string(),
  created_at: instant,
});
export type BlockedCaller = z.infer<typeof blockedCaller>;

const which = z.object({ businessId: rowId, phone_number: phoneNumber });

export const blockedCallers = {
  list: forOwners
    .route({
      method: 'GET',
      path: '/businesses/{businessId}/blocked-callers',
      tags: ['Blocked callers'],
    })
    .input(z.object({ businessId: rowId }))
    .output(z.array(blockedCaller)),
  block: forOwners
    .route({
      method: 'PUT',
      path: '/businesses/{businessId}/blocked-callers/{phone_number}',
      tags: ['Blocked callers'],
      summary: 'Turns calls from a number away from now on',
    })
    .input(which)
    .output(blockedCaller),
  unblock: forOwners
    .route({
      method: 'DELETE',
      path: '/businesses/{businessId}/blocked-callers/{phone_number}',
      tags: ['Blocked callers'],
    })
    .input(which)
    .output(which),
};
