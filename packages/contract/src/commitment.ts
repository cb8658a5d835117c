import { z } from 'zod';
import { instant, listQuery, pageOf, rowId } from './list.ts';
import { forOwners } from './procedure.ts';
import { sortKeys } from './sort-keys.ts';

/** Something a caller was promised, for a person to keep. */
export const commitment = z.object({
  id: rowId,
  business_id: rowId,
  business_name: z.string().nullable(),
  /** The business's IANA zone. */
  time_zone: z.string(),
  call_id: rowId.nullable(),
  /** Whom it was promised to, as far as they said. */
  caller_name: z.string().nullable(),
  /** E.164: where they want to be reached, else where they called from. */
  caller_number: z.string().nullable(),
  text: z.string(),
  /** Null: no time was promised. */
  due_at: instant.nullable(),
  made_at: instant,
  /** Null: still to be kept. */
  kept_at: instant.nullable(),
  created_at: instant,
});
export type CommitmentRow = z.infer<typeof commitment>;

export const commitments = {
  list: forOwners
    .route({
      method: 'GET',
      path: '/commitments',
      outputStructure: 'detailed',
      tags: ['Commitments'],
      summary: 'Promises made to callers: open, kept, or both',
    })
    .input(
      listQuery(sortKeys.commitments).extend({
        businessId: rowId.optional(),
        status: z.enum(['open', 'kept']).optional(),
      }),
    )
    .output(pageOf(commitment)),
  keep: forOwners
    .route({
      method: 'PUT',
      path: '/commitments/{id}',
      tags: ['Commitments'],
      summary: 'Marks a promise as kept, or as still to be kept',
    })
    .input(z.object({ id: rowId, kept: z.boolean() }))
    .output(commitment),
};
